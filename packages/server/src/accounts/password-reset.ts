// A forgotten password, by mail: a link that works once, for an hour, and a new password that ends every session (docs/decisions/mail.md#forgotten-passwords).
import { hashSecret, type Secrets, sealsFor } from '../access/cryptography.ts';
import { recordDeed, visitor } from '../audit/record-deed.ts';
import { noticeKinds, queueNotice } from '../mail/queue-notice.ts';
import type { Queries } from '../records/database.ts';
import { withdrawInvitations } from '../records/invitations.ts';
import { insertReset, personOfReset, withdrawResets } from '../records/password-resets.ts';
import { deleteSessionsOfUser } from '../records/sessions.ts';
import { lockUser, setPassword, type UserRow, userOfAnyCompany, usersWithPassword } from '../records/users.ts';
import type { Service } from '../service.ts';
import { requirePasswordDoor } from './open-id/requirement.ts';
import { hashPassword } from './passwords.ts';
import type { SessionOrigin, Visit } from './sessions.ts';
import { actorOf } from './sign-in.ts';
import { claimReset } from './sign-in-tries.ts';

const purpose = 'password-reset';

/** The token of the mail with this id, under each secret: it is stored nowhere, and made again when the mail is sent. */
export const resetTokens = (secrets: Secrets, noticeId: string): string[] =>
  sealsFor(secrets, purpose).map((seal) => Buffer.from(seal(Buffer.from(noticeId))).toString('base64url'));

export const resetLink = (publicUrl: string, token: string) => `${publicUrl}/password/${token}`;

/**
 * Sends a link to everybody with this e-mail who has a password, one for each company. The work is done after the answer, so that its time
 * does not tell whether there is anybody. Throws 429 when the network address has asked too often.
 */
export async function requestReset(
  service: Service,
  { email, language }: { email: string; language: string | null },
  { countedAddress: address, isProxy, address: shownAddress = null }: Visit,
): Promise<void> {
  const isFree = await claimReset(service.db, { email, address, isProxy, now: service.now() });
  if (!isFree || !service.settings.EARSHOT_SMTP_URL) return;
  setImmediate(() => {
    sendLinks(service, email, language, shownAddress).catch((error) =>
      service.log.error({ err: error }, 'a link for a forgotten password was not made'),
    );
  });
}

async function sendLinks(service: Service, email: string, language: string | null, address: string | null) {
  for (const user of await usersWithPassword(service.db, email)) {
    const isOpen = await requirePasswordDoor(service.db, user, service).then(
      () => true,
      () => false,
    );
    if (isOpen) await sendLink(service, user, language, address);
  }
}

const sendLink = ({ db, secrets, now }: Service, user: UserRow, language: string | null, address: string | null) =>
  db.transaction(async (tx) => {
    const { id: userId, company_id: companyId } = user;
    const locked = await lockUser(tx, companyId, userId);
    if (!locked?.password_hash || locked.deactivated_at !== null) return;
    const noticeId = await queueNotice(tx, { companyId, userId, kind: 'passwordReset', facts: { language } }, now());
    if (noticeId === null) return;
    const [token] = resetTokens(secrets, noticeId);
    await insertReset(tx, hashSecret(token!), userId, now() + noticeKinds.passwordReset.lastsMs);
    await recordDeed(tx, visitor(companyId, address), { kind: 'password.resetRequested', subjectId: userId }, now());
  });

/** False for a link that is unknown, used or over. Nobody is signed in by it: a second factor, where there is one, is still asked for. Throws 403 when the company lets nobody in; the link stays good. */
export async function resetPassword(
  service: Service,
  token: string,
  password: string,
  from: SessionOrigin,
): Promise<boolean> {
  const { db, now } = service;
  const tokenHash = hashSecret(token);
  const userId = await personOfReset(db, tokenHash, now());
  const user = userId === null ? undefined : await userOfAnyCompany(db, userId);
  if (!user || user.deactivated_at !== null) return false;
  await requirePasswordDoor(db, user, service);
  // Costly: only somebody with a link makes the server do it.
  const passwordHash = await hashPassword(db, user.email, password);
  return db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.company_id, user.id);
    if (!locked?.password_hash || locked.deactivated_at !== null) return false;
    if ((await personOfReset(tx, tokenHash, now())) !== user.id) return false;
    await setPassword(tx, user.id, { passwordHash, isReplacement: false }, now());
    await withdrawResets(tx, user.id);
    await withdrawInvitations(tx, user.id);
    await deleteSessionsOfUser(tx, user.id);
    await notifyOfPassword(tx, user, 'reset', from, now());
    await recordDeed(tx, actorOf(user, from), { kind: 'password.reset', subjectId: user.id }, now());
    return true;
  });
}

/** Whoever did it, the owner of the mailbox learns of it. */
export async function notifyOfPassword(
  tx: Queries,
  { id: userId, company_id: companyId }: Pick<UserRow, 'id' | 'company_id'>,
  how: 'change' | 'invitation' | 'reset',
  { address = null }: SessionOrigin,
  now: number,
): Promise<void> {
  await queueNotice(tx, { companyId, userId, kind: 'passwordChanged', facts: { how, at: now, address } }, now);
}
