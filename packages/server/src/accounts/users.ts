// Making people: with a password, or with a one-time invitation link (D52).
import { randomBytes } from 'node:crypto';
import type { UserRole } from '@earshot/core';
import { hash } from '@node-rs/argon2';
import { hashSecret } from '../access/secrets.ts';
import type { Database } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertInvitation, insertUser } from '../records/users.ts';

const invitationMs = 7 * 24 * 60 * 60 * 1000;

export interface NewUser {
  companyId: string;
  name: string;
  email: string;
  role: UserRole;
  supervisorId: string | null;
  /** Null = the person chooses one through the invitation. */
  password: string | null;
}

/** The new user's id and, without a password, the token of its invitation; null when the e-mail is taken. */
export async function createUser(
  db: Database,
  user: NewUser,
): Promise<{ id: string; invitationToken: string | null } | null> {
  const { id, createdAt } = newId();
  // argon2id with the library's recommended costs (D51).
  const passwordHash = user.password === null ? null : await hash(user.password);
  const invitationToken = user.password === null ? randomBytes(24).toString('base64url') : null;
  const inserted = await db.transaction(async (tx) => {
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
    if (isNew && invitationToken !== null)
      await insertInvitation(tx, hashSecret(invitationToken), id, createdAt + invitationMs);
    return isNew;
  });
  return inserted ? { id, invitationToken } : null;
}
