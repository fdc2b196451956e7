// Sign-ins from a browser or a network that the person has not used before: told by mail, and at every other browser until it says that they are known (docs/decisions/mail.md#new-sign-ins).
import { type NewSignIn, toTimestamp } from '@earshot/core';
import { queueNotice } from '../mail/queue-notice.ts';
import { placeOf } from '../network/networks.ts';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { hasNetworks, insertNewSignIn, isKnownNetwork, keepNetwork, newSignInsOf } from '../records/sign-in-places.ts';
import type { UserRow } from '../records/users.ts';
import { hasSignedIn } from './devices.ts';
import type { Visit } from './sessions.ts';

const mostTold = 10;

/** Call it in the transaction that begins the session. Somebody who signs in for the first time has no other place. `now` in ms. */
export async function noteSignIn(tx: Queries, user: UserRow, visit: Visit, now: number): Promise<void> {
  const { device, userAgent = null, address = null } = visit;
  const network = networkOf(visit);
  const isUsual = hasSignedIn(device, user.id, now) && (await isKnownNetwork(tx, user.id, network));
  const isFirst = !(await hasNetworks(tx, user.id));
  await keepNetwork(tx, user.id, network, now);
  if (isUsual || isFirst) return;
  await insertNewSignIn(tx, {
    id: newId().id,
    user_id: user.id,
    device_id: device.id,
    at: now,
    user_agent: userAgent,
    address,
  });
  const facts = { at: now, userAgent, address };
  await queueNotice(tx, { companyId: user.company_id, userId: user.id, kind: 'newSignIn', facts }, now);
}

/** All that a proxy hides is one place. */
const networkOf = ({ countedAddress, isProxy }: Visit): string => (isProxy ? 'proxy' : placeOf(countedAddress));

/** As `user.me` tells them; nothing where there are none. */
export async function newSignInsFor(
  db: Queries,
  userId: string,
  deviceId: string,
): Promise<{ newSignIns?: NewSignIn[] }> {
  const rows = await newSignInsOf(db, userId, deviceId, mostTold);
  if (rows.length === 0) return {};
  return {
    newSignIns: rows.map(({ at, user_agent, address }) => ({ at: toTimestamp(at), userAgent: user_agent, address })),
  };
}
