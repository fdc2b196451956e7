// Making people: with a password, or with a one-time invitation link (D52).
import { randomBytes } from 'node:crypto';
import type { UserRole } from '@earshot/core';
import { hashSecret } from '../access/secrets.ts';
import type { Database, Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertInvitation, withdrawInvitations } from '../records/invitations.ts';
import { insertUser } from '../records/users.ts';
import { changeExtensions } from './extensions.ts';
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
  /** Of the PBX. */
  extensions?: readonly string[];
}

/** The new user's id and, without a password, the token of its invitation; null when the e-mail is taken. Throws 409 for a taken extension. */
export async function createUser(
  db: Database,
  user: NewUser,
): Promise<{ id: string; invitationToken: string | null } | null> {
  const { id, createdAt } = newId();
  const passwordHash = user.password === null ? null : await hashPassword(user.password);
  return db.transaction(async (tx) => {
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
    const invitation = passwordHash === null ? await invite(tx, id, createdAt) : null;
    return { id, invitationToken: invitation?.token ?? null };
  });
}

/** A new invitation; the person's earlier ones stop working. `now` in ms. */
export const createInvitation = (db: Database, userId: string, now: number) =>
  db.transaction((tx) => invite(tx, userId, now));

async function invite(tx: Queries, userId: string, now: number): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = now + invitationMs;
  await withdrawInvitations(tx, userId);
  await insertInvitation(tx, hashSecret(token), userId, expiresAt);
  return { token, expiresAt };
}
