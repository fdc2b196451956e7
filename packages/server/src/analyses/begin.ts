// Storing a new analysis: its cost is held and its row inserted in one transaction, so that concurrent requests can't spend the same minutes (D23, D24).
import { requireBalance } from '@earshot/core';
import { insertAnalysis, type Placement } from '../records/analyses.ts';
import { balanceMinutes, holdCredits, toMinutes } from '../records/credits.ts';
import type { Service } from '../service.ts';
import type { PreparedAnalysis } from './prepare.ts';

/** Throws 403 when the balance does not pay for it. */
export async function beginAnalysis(
  { row, request }: PreparedAnalysis,
  placement: Placement,
  { db }: Service,
): Promise<void> {
  await db.transaction(async (tx) => {
    // A hold may be released between the refusal and the look at the balance: then the minutes are there after all.
    while (!(await holdCredits(tx, row.company_id, row.held_hundredths))) {
      requireBalance(await balanceMinutes(tx, row.company_id), toMinutes(row.held_hundredths));
    }
    await insertAnalysis(tx, row, placement, request.transcript);
  });
}
