// Signing in with e-mail and password (docs/decisions/sign-in.md#d51), throttled so that nobody can lock another out (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { type Actor, recordDeed, visitor } from '../audit/record-deed.ts';
import { sessionByTokenHash } from '../records/sessions.ts';
import { lockUser, type UserRow, usersWithPassword } from '../records/users.ts';
import type { Service } from '../service.ts';
import { isKnown } from './devices.ts';
import { noteSignIn } from './new-sign-ins.ts';
import { requirePasswordDoor } from './open-id/requirement.ts';
import { peopleWithPassword } from './passwords.ts';
import { beginSession, isLive, type SessionOrigin, type Visit } from './sessions.ts';
import { claimOfDevice, claimTry, forgetTriesOfDevice } from './sign-in-tries.ts';

export interface SignIn {
  email: string;
  password: string;
  /** Which one, when the e-mail has the same password in several. */
  companyId?: string;
}

const waitingRoom = createWaitingRoom(1000);

/**
 * Who it is, in every company where the e-mail has this password. Throws 401 (alike for an unknown e-mail and a wrong password), 429 when
 * throttled, 403 when no such company lets them in, 503 when too many sign in at once.
 */
export async function signIn(service: Service, input: SignIn, visit: Visit): Promise<UserRow[]> {
  const { db } = service;
  const now = service.now();
  const { email, password, companyId } = input;
  const people = (await usersWithPassword(db, email)).filter(
    (one) => companyId === undefined || one.company_id === companyId,
  );
  const { id: deviceId, people: known } = await knownPeople(service, visit, people, now);
  const isSettled = known.length > 0 && companyId !== undefined;
  const { countedAddress: address, isProxy } = visit;
  const userIds = people.map(({ id }) => id);
  const claim = isSettled
    ? null
    : await claimTry(db, { email, address, isProxy, userIds, now }).catch((error) => {
        // What others did from here, or to this e-mail, does not keep them out.
        if (known.length === 0) throw error;
        return null;
      });
  const unknownPeople = people.filter((one) => !known.includes(one) && claim?.open.has(one.id));
  const turnOwner = known.length > 0 ? `device ${deviceId}` : isProxy ? `${address} ${email.toLowerCase()}` : address;
  const matching = (some: readonly UserRow[]) => peopleWithPassword(turnOwner, password, some);

  const waitMs = claim?.waitMs ?? 0;
  let matches: UserRow[];
  if (waitMs === 0) matches = await matching([...known, ...unknownPeople]);
  else {
    matches = known.length > 0 ? await matching(known) : [];
    if (matches.length === 0) {
      await waitingRoom(() => service.pause(waitMs));
      matches = await matching(unknownPeople);
    }
  }
  if (matches.length === 0) {
    noteRefusal(service, people, visit);
    throw earshotError('signInRefused');
  }
  if (known.length > 0 && known.every((one) => matches.includes(one))) await forgetTriesOfDevice(db, deviceId!);
  await claim?.succeeded(matches.map(({ id }) => id));
  return ofOpenCompanies(service, matches, visit);
}

interface KnownPeople {
  /** Id of the device or session; null without one. */
  id: string | null;
  people: UserRow[];
}

/** Which of these people the browser has signed in before, by whose tries are left. A person who has copied the device's cookie uses up that person's tries only. */
async function knownPeople(
  service: Service,
  visit: Visit,
  people: readonly UserRow[],
  now: number,
): Promise<KnownPeople> {
  for (const known of await peopleByCookie(service, visit, people, now))
    if (await claimOfDevice(service.db, known.id!, now)) return known;
  return { id: null, people: [] };
}

/** Finds people by the device while they still have the same password, then by the session. */
async function peopleByCookie(
  { db }: Service,
  { device, sessionToken }: Visit,
  people: readonly UserRow[],
  now: number,
): Promise<KnownPeople[]> {
  const ofDevice = people.filter((one) => isKnown(device, one, now));
  const tokenHash = sessionToken === null ? null : hashSecret(sessionToken);
  const session = tokenHash === null ? undefined : await sessionByTokenHash(db, tokenHash);
  const ofSession = session && isLive(session, now) ? people.filter(({ id }) => id === session.user_id) : [];
  return [
    { id: device.id, people: ofDevice },
    { id: tokenHash, people: ofSession },
  ].filter(({ people: some }) => some.length > 0);
}

/** The people whose company lets them in with a password. Throws 403 if there are none (docs/decisions/access.md#d57). */
async function ofOpenCompanies(service: Service, people: readonly UserRow[], visit: Visit): Promise<UserRow[]> {
  const active: UserRow[] = [];
  let refusal: unknown;
  for (const one of people) {
    await requirePasswordDoor(service.db, one, service).then(
      () => active.push(one),
      (error) => {
        refusal = error;
      },
    );
  }
  if (active.length === 0) {
    noteRefusal(service, people, visit);
    throw refusal;
  }
  return active;
}

/** Throws 401 when the person, read before, has switched two-step sign-in on meanwhile: nobody has asked for a code then. */
export function requireSameSteps(before: UserRow, now: UserRow): void {
  if (before.second_factor_at === null && now.second_factor_at !== null) throw earshotError('secondFactorRequired');
}

/** A session of who has signed in; null when the password is not the person's any more, or the person was deactivated. Throws 401 as `requireSameSteps`, 403 when the company requires its sign-in service meanwhile. */
export const beginSessionOf = (
  { db, publicUrl, now: clock }: Service,
  user: UserRow,
  from: Visit,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    // A new password ends the sessions that there are: none may come after it that an old one opened.
    const locked = await lockUser(tx, user.company_id, user.id);
    if (!locked || locked.deactivated_at !== null || locked.password_hash !== user.password_hash) return null;
    requireSameSteps(user, locked);
    await requirePasswordDoor(tx, locked, { publicUrl });
    const now = clock();
    const token = await beginSession(tx, user.id, now, from);
    await noteSignIn(tx, user, from, now);
    await recordDeed(tx, actorOf(user, from), { kind: 'signIn.succeeded', subjectId: user.id }, now);
    return token;
  });

/** The person, from where the request comes. */
export const actorOf = ({ id, company_id: companyId }: UserRow, { address = null }: SessionOrigin): Actor => ({
  companyId,
  userId: id,
  keyId: null,
  address,
});

/** Logs the wrong password in the log of each of these people's companies. Nobody waits for it, so that the time of the answer does not tell whether anybody exists. */
function noteRefusal(service: Service, people: readonly UserRow[], { address = null }: SessionOrigin): void {
  setImmediate(() => {
    for (const { id, company_id: companyId } of people)
      service.reads
        .note(visitor(companyId, address), { kind: 'signIn.refused', subjectId: id })
        .catch((error) => service.log.error({ err: error }, 'a refused sign-in is missing in the audit log'));
  });
}

/** Lets requests wait, each of which holds little but its socket. Throws 503 when `most` wait already. */
export function createWaitingRoom(most: number): (pause: () => Promise<void>) => Promise<void> {
  let waiting = 0;
  return async (pause) => {
    if (waiting >= most) throw earshotError('signInBusy');
    waiting += 1;
    try {
      await pause();
    } finally {
      waiting -= 1;
    }
  };
}
