// Making people: with a password, or with a one-time invitation link (docs/decisions/sign-in.md#d52).

import { randomBytes } from 'node:crypto';
import type { UserRole } from '@earshot/core';
import { earshotError } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { type Actor, commandLine, recordDeed } from '../audit/record-deed.ts';
import type { Database, Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertInvitation, withdrawInvitations } from '../records/invitations.ts';
import { insertUser, userById } from '../records/users.ts';
import { changeExtensions } from './attribution.ts';
import { requireRoomForPerson } from './company-limits.ts';
import { hashPassword } from './passwords.ts';

const invitationMs = 7 * 24 * 60 * 60 * 1000;

export interface NewUser {
  companyId: string;
  name: string;
  email: string;
  role: UserRole;
  supervisorId: string | null;
  /** Null = the person chooses one through the invitation. */
  password: string | null;
  /** Extensions of the telephone system. */
  extensions?: readonly string[];
  /** Who makes the invitation of a person without a password; null: nobody does. Left out: the command line. */
  invitedBy?: InvitationMaker | null;
  /** Who makes the person. Left out: the command line, which has no limit. */
  by?: Actor;
}

export interface InvitationMaker {
  userId: string;
  /** Null: in a session. */
  keyId: string | null;
}

/**
 * The new user's id and, where one is made, the token of the invitation; null when the company has somebody with this e-mail. Throws 409 for
 * a taken extension, and where the company has no room for one more.
 */
export async function createUser(
  db: Database,
  user: NewUser,
): Promise<{ id: string; invitationToken: string | null } | null> {
  const { id, createdAt } = newId();
  const passwordHash = user.password === null ? null : await hashPassword(db, user.email, user.password);
  return db.transaction(async (tx) => {
    if (user.by) await requireRoomForPerson(tx, user.companyId);
    const isNew = await insertUser(tx, {
      id,
      company_id: user.companyId,
      name: user.name,
      email: user.email,
      role: user.role,
      supervisor_id: user.supervisorId,
      password_hash: passwordHash,
      created_at: createdAt,
    });
    if (!isNew) return null;
    await changeExtensions(tx, user.companyId, id, user.extensions ?? [], createdAt);
    const isInvited = passwordHash === null && user.invitedBy !== null;
    const invitation = isInvited ? await invite(tx, id, user.invitedBy ?? null, createdAt) : null;
    const details = { role: user.role, supervisorId: user.supervisorId, isInvited };
    const actor = user.by ?? commandLine(user.companyId);
    await recordDeed(tx, actor, { kind: 'person.created', subjectId: id, details }, createdAt);
    return { id, invitationToken: invitation?.token ?? null };
  });
}

/** A new invitation, in the transaction that has locked the person; the person's earlier ones stop working. `now` in ms. */
export async function invite(
  tx: Queries,
  userId: string,
  maker: InvitationMaker | null,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = now + invitationMs;
  await withdrawInvitations(tx, userId);
  await insertInvitation(tx, {
    token_hash: hashSecret(token),
    user_id: userId,
    expires_at: expiresAt,
    made_by: maker?.userId ?? null,
    key_id: maker?.keyId ?? null,
  });
  return { token, expiresAt };
}

/** Throws 404 for anybody but an active supervisor of the company (docs/decisions/access.md#d18). */
export async function requireSupervisor(db: Queries, companyId: string, id: string): Promise<void> {
  const row = await userById(db, companyId, id);
  if (row?.role !== 'supervisor' || row.deactivated_at !== null) throw earshotError('supervisorNotFound');
}
