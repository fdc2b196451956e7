// Table trial_holds: one row per trial of an interaction type, or analysis that is scored again, that a model is asked for. Who removes the row settles its hold, once.
import type { Queries } from './database.ts';

export interface TrialHold {
  id: string;
  company_id: string;
  runner_id: string;
  hundredths: number;
}

export async function insertTrialHold(tx: Queries, hold: TrialHold): Promise<void> {
  await tx.run('INSERT INTO trial_holds (id, company_id, runner_id, hundredths) VALUES (?, ?, ?, ?)', [
    hold.id,
    hold.company_id,
    hold.runner_id,
    hold.hundredths,
  ]);
}

/** False when it is settled already. */
export async function deleteTrialHold(tx: Queries, id: string): Promise<boolean> {
  return (await tx.run('DELETE FROM trial_holds WHERE id = ?', [id])) === 1;
}

/** Those of processes that have no lease any more, and of `runnerId`, which knows what it has in hand. */
export const possiblyLostTrialHolds = (db: Queries, runnerId: string) =>
  db.all<TrialHold>(
    `SELECT id, company_id, runner_id, hundredths FROM trial_holds
     WHERE runner_id = ? OR runner_id NOT IN (SELECT id FROM runners) ORDER BY id`,
    [runnerId],
  );
