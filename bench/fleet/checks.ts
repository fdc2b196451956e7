// What must hold after every scenario: nothing is lost, nothing is done twice, and the sums agree.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../packages/server/src/records/database.ts';
import type { Receiver } from '../../test/harness/receiver.ts';
import { quantile } from '../quantile.ts';
import type { Load } from './load.ts';

export interface Findings {
  faults: string[];
  figures: string[];
}

/** Answers that the contract has: a client that tries again gets what it asked for. */
const contract = /^\w+ (200|409 idempotency_key_running|429 .*|503 \w+)$/;

/** For any answer of a busy machine: somebody who waits longer believes that the server is down. */
const longestWaitMs = 40_000;

/** Waits until nothing is queued or under way any more, at most so long. */
export async function drained(db: Database, withinMs: number): Promise<boolean> {
  for (const startedAt = performance.now(); performance.now() - startedAt < withinMs; await sleep(500)) {
    const row = await db
      .get<{ n: number }>(
        `SELECT (SELECT count(*) FROM analyses WHERE status IN ('pending', 'processing')) + (SELECT count(*) FROM webhook_deliveries)
           + (SELECT count(*) FROM search_due) AS n`,
      )
      .catch(() => undefined);
    if (row?.n === 0) return true;
  }
  return false;
}

export async function check(
  db: Database,
  load: Load,
  receiver: Receiver,
  { mayMissAnswers = false, since }: { mayMissAnswers?: boolean; since: number },
): Promise<Findings> {
  const faults: string[] = [];
  const expect = (count: number, text: string) => count > 0 && faults.push(`${count} ${text}`);
  const rows = await db.all<{ id: string; mark: string; status: string; error_source: string | null }>(
    'SELECT id, client_name AS mark, status, error_source FROM analyses WHERE created_at >= ?',
    [since],
  );
  const completed = rows.filter((row) => row.status === 'completed');
  const byMark = Map.groupBy(completed, (row) => row.mark);
  expect([...load.acknowledged].filter((mark) => !byMark.has(mark)).length, 'acknowledged analyses are lost');
  expect([...byMark.values()].filter((all) => all.length > 1).length, 'analyses were made twice');
  expect(load.unanswered.size, 'creations got no good answer however often they were tried');
  expect(rows.filter((row) => row.status === 'pending' || row.status === 'processing').length, 'analyses never ended');
  const ledger = await db.all<{ analysis_id: string; n: number }>(
    "SELECT analysis_id, count(*) AS n FROM credit_entries WHERE kind = 'analysis' AND created_at >= ? GROUP BY analysis_id",
    [since],
  );
  const paid = new Map(ledger.map((row) => [row.analysis_id, row.n]));
  expect(completed.filter((row) => paid.get(row.id) === undefined).length, 'analyses were not charged');
  expect([...paid.values()].filter((n) => n > 1).length, 'analyses were charged twice');
  const made = new Set(completed.map((row) => row.id));
  expect([...paid.keys()].filter((id) => !made.has(id)).length, 'charges are for nothing');
  const sums = await db.get<{ n: number }>(
    `SELECT count(*) AS n FROM companies c WHERE held_hundredths <> 0
       OR ledger_hundredths <> (SELECT COALESCE(SUM(hundredths), 0) FROM credit_entries e WHERE e.company_id = c.id)`,
  );
  expect(sums!.n, 'companies have a sum that is not that of their ledger, or minutes that are still held');
  const deliveries = new Map<string, number>();
  for (const { body } of receiver.received) {
    const id = /"analysisId":"([^"]+)"|"id":"([^"]+)"/.exec(body.toString())?.slice(1).find(Boolean) ?? '';
    deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
  }
  expect(completed.filter((row) => !deliveries.has(row.id)).length, 'deliveries never came');
  for (const [text, count] of load.answers)
    if (!contract.test(text) && !(mayMissAnswers && text.endsWith('no answer'))) faults.push(`${count} times: ${text}`);
  if (load.longestMs > longestWaitMs) faults.push(`an answer took ${(load.longestMs / 1000).toFixed(0)} s`);
  const again = [...deliveries.values()].reduce((sum, n) => sum + n - 1, 0);
  const failed = Map.groupBy(
    rows.filter((row) => row.status === 'failed'),
    (row) => row.error_source,
  );
  return {
    faults,
    figures: [
      `${completed.length} analyses, ${again} deliveries again`,
      `failed: ${[...failed].map(([source, all]) => `${all.length} ${source}`).join(', ') || 'none'}`,
      `longest wait ${(load.longestMs / 1000).toFixed(1)} s`,
      [...load.answers].map(([text, count]) => `${text}: ${count}`).join(', '),
      ...[...load.times].map(
        ([deed, ms]) =>
          `${deed}: ${[0.5, 0.95, 0.99].map((share) => quantile(ms, share).toFixed(0)).join(', ')} ms (50, 95 and 99 of 100)`,
      ),
    ],
  };
}
