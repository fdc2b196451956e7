// Table type_trials: digests of criteria that were tried on a conversation, the newest of each company; nothing of the conversation.
import type { Queries } from './database.ts';

const mostTrials = 200;

export async function keepTrial(db: Queries, companyId: string, digest: string, now: number): Promise<void> {
  await db.run(
    `INSERT INTO type_trials (company_id, digest, tried_at) VALUES (?, ?, ?)
     ON CONFLICT (company_id, digest) DO UPDATE SET tried_at = excluded.tried_at`,
    [companyId, digest, now],
  );
  await db.run(
    `DELETE FROM type_trials WHERE company_id = ? AND digest NOT IN (
       SELECT digest FROM type_trials WHERE company_id = ? ORDER BY tried_at DESC, digest LIMIT ?)`,
    [companyId, companyId, mostTrials],
  );
}

export async function trialDigests(db: Queries, companyId: string): Promise<Set<string>> {
  const rows = await db.all<{ digest: string }>('SELECT digest FROM type_trials WHERE company_id = ?', [companyId]);
  return new Set(rows.map(({ digest }) => digest));
}
