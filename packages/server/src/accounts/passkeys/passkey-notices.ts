// The mail to a person whose passkeys have changed, whoever changed them (docs/decisions/sign-in.md#passkeys).
import { queueNotice } from '../../mail/queue-notice.ts';
import type { Queries } from '../../records/database.ts';
import type { OwnSession } from '../own-session.ts';

export type PasskeyChange = 'added' | 'removed';

/** `now` in ms. */
export async function notifyOfPasskeys(
  tx: Queries,
  { companyId, userId, address }: OwnSession,
  how: PasskeyChange,
  now: number,
): Promise<void> {
  await queueNotice(tx, { companyId, userId, kind: 'passkeysChanged', facts: { how, at: now, address } }, now);
}
