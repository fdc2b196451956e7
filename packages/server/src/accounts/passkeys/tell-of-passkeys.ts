// The mail that a passkey of a person was added or removed: the owner of the mailbox learns of it, whoever did it (docs/decisions/sign-in.md#passkeys).
import { queueNotice } from '../../mail/queue-notice.ts';
import type { Queries } from '../../records/database.ts';
import type { OwnSession } from '../own-session.ts';

export type PasskeyDeed = 'added' | 'removed';

/** `now` in ms. */
export async function tellOfPasskeys(
  tx: Queries,
  { companyId, userId, address }: OwnSession,
  how: PasskeyDeed,
  now: number,
): Promise<void> {
  await queueNotice(tx, { companyId, userId, kind: 'passkeysChanged', facts: { how, at: now, address } }, now);
}
