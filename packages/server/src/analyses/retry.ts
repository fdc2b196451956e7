// Failed analyses back in the queue: the recording is in use again, and the minutes are held, in one transaction each (docs/decisions/creation.md#retry).
import {
  type AnalysisRetryInput,
  costMinutes,
  EarshotError,
  earshotError,
  parseIsoTime,
  type RefusedRetry,
  type RetriedAnalyses,
  toTimestamp,
} from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { analysisFacts, wholeAnalysis } from '../records/analysis-documents.ts';
import { holdCredits, toHundredths } from '../records/credits.ts';
import { type FailedRow, failedRow, failedRows, requeueFailed } from '../records/retries.ts';
import { markUsed } from '../records/uploads.ts';
import type { Caller, Service } from '../service.ts';
import { redactionOfRow } from './redaction.ts';

/** Analyses that one call puts back, at most. */
const mostRetries = 500;

type Refusal = RefusedRetry['reason'];

/** Thrown in the transaction, which it undoes. */
class Refused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Throws 404 for a single one that the company does not have. */
export async function retryAnalyses(
  input: AnalysisRetryInput,
  caller: Caller,
  service: Service,
): Promise<RetriedAnalyses> {
  const { db } = service;
  const { companyId } = caller;
  if ('id' in input) {
    const row = await failedRow(db, companyId, input.id);
    if (!row && !(await analysisFacts(db, companyId, input.id))) throw earshotError('analysisNotFound');
    if (!row) return { queued: 0, refused: [{ id: input.id, reason: 'not_failed' }], nextFrom: null };
    return { ...(await retryAll([row], caller, service)), nextFrom: null };
  }
  const [from, to] = [parseIsoTime(input.from) ?? 0, parseIsoTime(input.to) ?? 0];
  const rows = await failedRows(db, companyId, from, to, mostRetries + 1);
  const next = rows[mostRetries];
  const retried = await retryAll(rows.slice(0, mostRetries), caller, service);
  return { ...retried, nextFrom: next ? toTimestamp(next.created_at) : null };
}

async function retryAll(rows: readonly FailedRow[], caller: Caller, service: Service) {
  const refused: RefusedRetry[] = [];
  let queued = 0;
  for (const row of rows) {
    const reason = await retry(row, caller, service);
    if (reason === null) queued += 1;
    // Somebody else put it back meanwhile.
    else if (reason !== 'not_failed' || rows.length === 1) refused.push({ id: row.id, reason });
  }
  if (queued > 0) service.wakeQueue();
  return { queued, refused };
}

async function retry(row: FailedRow, caller: Caller, service: Service): Promise<Refusal | null> {
  const { db, now } = service;
  const { companyId } = caller;
  try {
    const held = toHundredths(costMinutes(await secondsToPay(row, companyId, service)));
    await db.transaction(async (tx) => {
      const { id, audio_storage_key: key, has_words } = row;
      const hasSound = key !== null && (await markUsed(tx, key, now()));
      if (!hasSound && has_words === 0) throw new Refused('recording_gone');
      if (!(await holdCredits(tx, companyId, held))) throw new Refused('balance');
      if (!(await requeueFailed(tx, companyId, id, held, now()))) throw new Refused('not_failed');
      await recordDeed(tx, caller, { kind: 'analysis.retried', subjectId: id }, now());
    });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    // A transcript that is too much for a reader; others of the period go on.
    if (error instanceof EarshotError && error.httpStatus === 422) return 'unreadable';
    throw error;
  }
}

/** Throws 422 where its transcript cannot be read. As at its creation (docs/decisions/minutes.md#d22, #d62). */
async function secondsToPay(row: FailedRow, companyId: string, { analyser, db }: Service): Promise<number> {
  const soundSeconds = row.audio_duration_seconds ?? 0;
  const redacted = redactionOfRow(row);
  if (row.has_words === 0 || (redacted ? redacted.length === null : row.was_heard === 1)) return soundSeconds;
  const transcript = redacted ? '' : ((await wholeAnalysis(db, companyId, row.id))?.transcript ?? '');
  const { estimatedSeconds, leastSeconds } =
    redacted?.length ?? (await analyser.inspect({ companyId, isWaitedFor: true }, transcript));
  return row.audio_duration_seconds === null ? estimatedSeconds : Math.max(soundSeconds, leastSeconds);
}
