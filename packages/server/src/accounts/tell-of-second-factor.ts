// The mail that two-step sign-in of a person has changed: whoever did it, the owner of the mailbox learns of it (docs/decisions/sign-in.md#two-step-sign-in).
import { queueNotice } from '../mail/queue-notice.ts';
import type { Queries } from '../records/database.ts';

export type SecondFactorDeed = 'enabled' | 'disabled' | 'reset' | 'codesRenewed';

/** `address`: from where the person did it; null where somebody else did. `now` in ms. */
export async function tellOfSecondFactor(
  tx: Queries,
  { companyId, userId, address }: { companyId: string; userId: string; address: string | null },
  how: SecondFactorDeed,
  now: number,
): Promise<void> {
  await queueNotice(tx, { companyId, userId, kind: 'secondFactorChanged', facts: { how, at: now, address } }, now);
}
