// What a trial of an interaction type, or scoring an analysis again, costs where a model is asked: held before, spent on success, given back otherwise (docs/decisions/minutes.md#d23, #d62).
import { requireBalance } from '@earshot/core';
import {
  appendEntry,
  balanceMinutes,
  type CreditEntry,
  holdCredits,
  releaseHold,
  toHundredths,
} from '../records/credits.ts';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { deleteTrialHold, insertTrialHold, possiblyLostTrialHolds, type TrialHold } from '../records/trial-holds.ts';
import type { Service } from '../service.ts';

type TrialService = Pick<Service, 'db' | 'runner' | 'now'>;

/** Spends what is held, in the transaction that makes the work last. */
export type Settle = (tx: Queries, entry: Pick<CreditEntry, 'kind' | 'analysis_id'>) => Promise<void>;

/**
 * Does `work` for `costMinutes` of the company's balance, which it settles when it is done. Throws 403 where the balance does not allow it, and
 * what `work` throws, after which nothing is charged.
 */
export async function paidWork<T>(
  companyId: string,
  costMinutes: number,
  service: TrialService,
  work: (settle: Settle) => Promise<T>,
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
    const settle: Settle = async (tx, entry) => {
      if (!(await deleteTrialHold(tx, hold.id))) throw new Error(`hold ${hold.id} is no longer this process's`);
      await releaseHold(tx, companyId, hundredths);
      await appendEntry(tx, {
        ...entry,
        id: newId().id,
        company_id: companyId,
        hundredths: -hundredths,
        reference: null,
        created_at: now(),
      });
    };
    return work(settle).catch(async (error) => {
      await giveBack(hold, service);
      throw error;
    });
  });
}

/** The same where there is nothing to store. */
export const paidTrial = <T>(
  companyId: string,
  costMinutes: number,
  service: TrialService,
  work: () => Promise<T>,
): Promise<T> =>
  paidWork(companyId, costMinutes, service, async (settle) => {
    const result = await work();
    await service.db.transaction((tx) => settle(tx, { kind: 'trial', analysis_id: null }));
    return result;
  });

async function giveBack(hold: TrialHold, { db }: Pick<Service, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (await deleteTrialHold(tx, hold.id)) await releaseHold(tx, hold.company_id, hold.hundredths);
  });
}

/** Gives back what processes that died held. */
export async function recoverTrials({ db, runner, log }: Pick<Service, 'db' | 'runner' | 'log'>): Promise<void> {
  for (const hold of await possiblyLostTrialHolds(db, runner.id)) {
    if (runner.inHand.has(hold.id)) continue;
    await giveBack(hold, { db });
    log.warn({ trialId: hold.id }, 'minutes of a trial or a rescoring whose process stopped were given back');
  }
}
