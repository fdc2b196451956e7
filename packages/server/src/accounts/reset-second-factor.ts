// Switching off two-step sign-in for somebody else, who has lost the app and the recovery codes or a device with passkeys, which go too (docs/decisions/sign-in.md#two-step-sign-in).
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import type { Queries } from '../records/database.ts';
import { deletePasskeysOf } from '../records/passkeys.ts';
import { endSecondFactor } from '../records/second-factors.ts';
import type { UserRow } from '../records/users.ts';
import { notifyOfSecondFactor } from './second-factor-notices.ts';
import { endSessionsOf } from './sessions.ts';

/** Call it in the transaction that has locked the person. Ends all their sessions. */
export async function resetSecondFactor(tx: Queries, row: UserRow, by: Actor, now: number): Promise<void> {
  const { id, company_id: companyId, second_factor_at: since } = row;
  await endSecondFactor(tx, id);
  const passkeys = await deletePasskeysOf(tx, id);
  await endSessionsOf(tx, id);
  if (since !== null || passkeys > 0)
    await notifyOfSecondFactor(tx, { companyId, userId: id, address: null }, 'reset', now);
  await recordDeed(tx, by, { kind: 'secondFactor.reset', subjectId: id, details: { passkeys } }, now);
}
