// What must hold when a trial of collection is over: each recording was taken once and paid once, the sums agree, and nothing is left open.
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from './world.ts';

const ended = `SELECT
  (SELECT COUNT(*) FROM analyses WHERE status = 'completed' AND trigger = 'scheduled_collection') AS done,
  (SELECT COUNT(*) FROM collection_runs WHERE finished_at IS NULL) AS open`;

/** Waits until as many analyses are complete as there are calls, and no run is open; at most so long. Seconds, or null. */
export async function settled(trial: Trial, withinMs: number): Promise<number | null> {
  const wanted = [...trial.calls.values()].flat().length;
  for (const startedAt = performance.now(); performance.now() - startedAt < withinMs; await sleep(500)) {
    await trial.hurry();
    const row = await trial.db.get<{ done: number; open: number }>(ended);
    if (Number(row!.done) >= wanted && Number(row!.open) === 0) return (performance.now() - startedAt) / 1000;
  }
  return null;
}

export interface TrialReport {
  faults: string[];
  figures: Record<string, unknown>;
}

export async function checkTrial({ db, companyId, calls, storageFolder }: Trial): Promise<TrialReport> {
  const faults: string[] = [];
  const expectNone = (found: readonly unknown[], text: string) => {
    if (found.length > 0) faults.push(`${found.length} ${text}: ${JSON.stringify(found.slice(0, 5))}`);
  };
  const rows = await db.all<{ id: string; called: string; integration_id: string; status: string }>(
    "SELECT id, external_call_id AS called, integration_id, status FROM analyses WHERE trigger = 'scheduled_collection'",
  );
  const byCall = Map.groupBy(rows, (row) => `${row.integration_id} ${row.called}`);
  const names = [...calls].flatMap(([id, all]) => all.map((call) => `${id} ${call}`));
  expectNone(
    names.filter((name) => !byCall.has(name)),
    'recordings were lost',
  );
  expectNone(
    [...byCall].filter(([, all]) => all.length > 1).map(([name]) => name),
    'recordings were analysed twice',
  );
  expectNone(
    [...byCall.keys()].filter((name) => !names.includes(name)),
    'analyses are of no recording',
  );
  expectNone(
    rows.filter(({ status }) => status !== 'completed'),
    'analyses are not complete',
  );
  const entries = await db.all<{ analysis_id: string; hundredths: number }>(
    "SELECT analysis_id, hundredths FROM credit_entries WHERE kind = 'analysis'",
  );
  const ids = new Set(rows.map(({ id }) => id));
  const paid = Map.groupBy(entries, (entry) => entry.analysis_id);
  expectNone(
    rows.filter(({ id, status }) => (paid.get(id)?.length ?? 0) !== Number(status === 'completed')),
    'analyses were not paid once',
  );
  // 12 seconds cost a minute.
  expectNone(
    entries.filter(({ analysis_id, hundredths }) => ids.has(analysis_id) && hundredths !== -100),
    'entries have another price',
  );
  const sums = await db.all(
    `SELECT id, ledger_hundredths, held_hundredths FROM companies c WHERE held_hundredths <> 0
       OR ledger_hundredths <> (SELECT COALESCE(SUM(hundredths), 0) FROM credit_entries e WHERE e.company_id = c.id)`,
  );
  expectNone(sums, 'companies have a sum that is not that of their ledger, or hold minutes');
  expectNone(await db.all('SELECT reason, detail FROM held_recordings'), 'recordings are held');
  expectNone(await db.all('SELECT external_id, reason FROM skipped_recordings'), 'recordings were left out');
  expectNone(await db.all('SELECT id FROM collection_runs WHERE finished_at IS NULL'), 'runs are open');
  const [run] = await db.all<{ runs: number; queued: number }>(
    'SELECT COUNT(*) AS runs, COALESCE(SUM(queued), 0) AS queued FROM collection_runs',
  );
  if (Number(run!.queued) !== names.length) faults.push(`runs say that they queued ${run!.queued}`);
  const stored: string[] = await readdir(`${storageFolder}/uploads/${companyId}`).catch(() => []);
  const kept = await db.all<{ key: string }>(
    'SELECT audio_storage_key AS "key" FROM analysis_documents WHERE audio_storage_key IS NOT NULL',
  );
  const referred = new Set(kept.map(({ key }) => key.split('/').at(-1)));
  expectNone(
    [...referred].filter((name) => !stored.includes(name!)),
    'recordings are not in storage',
  );
  expectNone(
    stored.filter((name) => !referred.has(name)),
    'files are of no analysis',
  );
  const deaths = await db.get<{ n: number }>(
    'SELECT COUNT(*) AS n FROM analyses WHERE wait_count > 0 OR auto_retry_count > 0',
  );
  return {
    faults,
    figures: {
      recordings: names.length,
      analyses: rows.length,
      paid: entries.length,
      runs: run!.runs,
      diedUnder: deaths!.n,
    },
  };
}
