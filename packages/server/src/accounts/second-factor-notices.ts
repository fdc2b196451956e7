// The mail to a person whose two-step sign-in has changed, whoever changed it (docs/decisions/sign-in.md#two-step-sign-in).
import { queueNotice } from '../mail/queue-notice.ts';
import type { Queries } from '../records/database.ts';

export type SecondFactorChange = 'enabled' | 'disabled' | 'reset' | 'codesRenewed';

/** `address`: from where the person did it; null where somebody else did. `now` in ms. */
export async function notifyOfSecondFactor(
  tx: Queries,
  { companyId, userId, address }: { companyId: string; userId: string; address: string | null },
  how: SecondFactorChange,
  now: number,
): Promise<void> {
  await queueNotice(tx, { companyId, userId, kind: 'secondFactorChanged', facts: { how, at: now, address } }, now);
}
