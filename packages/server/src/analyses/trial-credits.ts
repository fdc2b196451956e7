// What a trial of an interaction type costs where a model is asked: held before, spent on success, given back otherwise (docs/decisions/minutes.md#d23, #d62).
import { requireBalance } from '@earshot/core';
import { appendEntry, balanceMinutes, holdCredits, releaseHold, toHundredths } from '../records/credits.ts';
import { newId } from '../records/ids.ts';
import { deleteTrialHold, insertTrialHold, possiblyLostTrialHolds, type TrialHold } from '../records/trial-holds.ts';
import type { Service } from '../service.ts';

type TrialService = Pick<Service, 'db' | 'runner' | 'now'>;

/**
 * Does `work` for `costMinutes` of the company's balance. Throws 403 where the balance does not allow it, and what `work` throws, after
 * which nothing is charged.
 */
export async function paidTrial<T>(
  companyId: string,
  costMinutes: number,
  service: TrialService,
  work: () => Promise<T>,
): Promise<T> {
  const { db, runner, now } = service;
  const hundredths = toHundredths(costMinutes);
  const hold: TrialHold = { id: newId().id, company_id: companyId, runner_id: runner.id, hundredths };
  return runner.holding(hold.id, async () => {
    await db.transaction(async (tx) => {
      // A hold may be released between the refusal and the look at the balance: then the minutes are there after all.
      while (!(await holdCredits(tx, companyId, hundredths)))
        requireBalance(await balanceMinutes(tx, companyId), costMinutes);
      await insertTrialHold(tx, hold);
    });
    const result = await work().catch(async (error) => {
      await giveBack(hold, service);
      throw error;
    });
    await db.transaction(async (tx) => {
      if (!(await deleteTrialHold(tx, hold.id))) throw new Error(`trial ${hold.id} is no longer this process's`);
      await releaseHold(tx, companyId, hundredths);
      await appendEntry(tx, {
        id: newId().id,
        company_id: companyId,
        kind: 'trial',
        hundredths: -hundredths,
        analysis_id: null,
        reference: null,
        created_at: now(),
      });
    });
    return result;
  });
}

async function giveBack(hold: TrialHold, { db }: Pick<Service, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deleteTrialHold(tx, hold.id)) await releaseHold(tx, hold.company_id, hold.hundredths);
  });
}

/** Gives back what trials of processes that died held. */
export async function recoverTrials({ db, runner, log }: Pick<Service, 'db' | 'runner' | 'log'>): Promise<void> {
  for (const hold of await possiblyLostTrialHolds(db, runner.id)) {
    if (runner.inHand.has(hold.id)) continue;
    await giveBack(hold, { db });
    log.warn({ trialId: hold.id }, 'minutes of a trial whose process stopped were given back');
  }
}
