// Reconciliation of analyses against webhooks that did not arrive: delivery is best effort, the list is complete (docs/contract.md#delivery-and-retry; docs/contract.md#get-apianalyses).
import type { Analysis, AnalysisListItem } from '../../generated/types.gen.ts';
import { ConfigurationError, NotFoundError } from '../errors.ts';

/** Progress of a reconciliation. Keep it as JSON. */
export interface ReconcilePosition {
  /** The last analysis that was checked. Everything created before it is done, except `unfinished`. */
  createdAt: string;
  id: string;
  /** Ids of analyses that were not finished when they were checked. A later call passes them on. */
  unfinished: string[];
}

/** Start of a reconciliation, and the function that receives each analysis. */
export interface ReconcileOptions {
  /** Creation time to start from (UTC if it has no offset), or the position that the last call returned. */
  since: Date | string | ReconcilePosition;
  /**
   * Receives each completed analysis once, and each failed one if you ask for them, oldest first; the call awaits it. `position` is the position after this analysis. Save it in one
   * transaction with your own data, and no analysis comes twice even if the program crashes. An error that it throws ends the call.
   */
  onAnalysis: (analysis: Analysis, position: ReconcilePosition) => unknown;
  /** Whether you already have this analysis, for instance from its webhook. The call then skips it. */
  isKnown?: ((id: string) => boolean | Promise<boolean>) | undefined;
  /** Whether `onAnalysis` also receives analyses that failed; their `status` is `failed`. Default: false. */
  includeFailed?: boolean | undefined;
  /** Maximum number of analyses in this call; default 1,000. */
  limit?: number | undefined;
}

/** Result of a reconciliation. */
export interface Reconciled {
  /** Pass it to the next call as `since`. */
  position: ReconcilePosition;
  /** Number of analyses that `onAnalysis` received. */
  count: number;
  /** False when `limit` ended the call or too many analyses are unfinished. Call again at once, or a little later. */
  isComplete: boolean;
}

interface Source {
  scan(query: { from: string; to: string }): AsyncIterable<AnalysisListItem>;
  get(id: string): Promise<Analysis>;
}

const minuteMs = 60_000;
/** A row may appear a moment after its `createdAt`, so younger ones wait for the next call. Also allows for a clock ahead of the server's. */
const settleMs = minuteMs;
const firstSpanMs = 24 * 60 * minuteMs;
const mostItems = 2_000;
const fewItems = 100;
const mostUnfinished = 200;

export async function reconcile(source: Source, options: ReconcileOptions): Promise<Reconciled> {
  const { onAnalysis, isKnown, includeFailed = false, limit = 1_000 } = options;
  const isWanted = (status: string) => status === 'completed' || (includeFailed && status === 'failed');
  if (!(limit >= 1)) throw new ConfigurationError('limit must be 1 or more.');
  let position = startPosition(options.since);
  let count = 0;

  /** Passes an analysis on if it is wanted, and moves the position in any case. */
  async function advance(analysis: Analysis | null, next: ReconcilePosition): Promise<void> {
    if (analysis && isWanted(analysis.status)) {
      await onAnalysis(analysis, next);
      count += 1;
    }
    position = next;
  }

  for (const id of position.unfinished) {
    if (count >= limit) return { position, count, isComplete: false };
    const analysis = (await isKnown?.(id)) ? null : await getOrNull(source, id);
    if (analysis && isRunning(analysis.status)) continue;
    await advance(analysis, { ...position, unfinished: position.unfinished.filter((other) => other !== id) });
  }
  for await (const items of windows(source, Date.parse(position.createdAt), Date.now() - settleMs)) {
    for (const { id, createdAt, status } of items) {
      if (!isAfter({ id, createdAt }, position)) continue;
      if (count >= limit || position.unfinished.length >= mostUnfinished) return { position, count, isComplete: false };
      const unfinished = isRunning(status) ? [...position.unfinished, id] : position.unfinished;
      const isMissing = isWanted(status) && !(await isKnown?.(id));
      await advance(isMissing ? await getOrNull(source, id) : null, { createdAt, id, unfinished });
    }
  }
  return { position, count, isComplete: true };
}

/** The list from a time to another, oldest first, a span at a time, so that little is held of a long list; spans grow where there is little. */
async function* windows(source: Source, fromMs: number, endMs: number): AsyncGenerator<AnalysisListItem[]> {
  let spanMs = firstSpanMs;
  for (let startMs = fromMs; startMs < endMs; ) {
    const stopMs = Math.min(startMs + spanMs, endMs);
    const items: AnalysisListItem[] = [];
    const isNarrow = stopMs - startMs <= minuteMs;
    for await (const item of source.scan({ from: iso(startMs), to: iso(stopMs) })) {
      items.push(item);
      if (items.length > mostItems && !isNarrow) break;
    }
    if (items.length > mostItems && !isNarrow) {
      spanMs = Math.max(minuteMs, Math.floor((stopMs - startMs) / 8));
      continue;
    }
    yield items.reverse();
    startMs = stopMs;
    if (items.length < fewItems) spanMs *= 2;
  }
}

function startPosition(since: unknown): ReconcilePosition {
  if (isPosition(since)) return since;
  const ms = since instanceof Date ? since.getTime() : timeOf(since);
  // A wrong start would skip analyses silently.
  if (Number.isNaN(ms))
    throw new ConfigurationError('since must be an ISO-8601 time or the position of an earlier call.');
  return { createdAt: iso(ms), id: '', unfinished: [] };
}

/** It comes from the caller's own store. */
function isPosition(since: unknown): since is ReconcilePosition {
  if (typeof since !== 'object' || since === null) return false;
  const { createdAt, id, unfinished } = since as Record<string, unknown>;
  const areIds = Array.isArray(unfinished) && unfinished.every((each) => typeof each === 'string' && each !== '');
  return areIds && typeof id === 'string' && !Number.isNaN(timeOf(createdAt));
}

/** Milliseconds of an ISO-8601 time as the service reads it, where no offset means UTC; NaN for anything else, which JavaScript would guess at. */
function timeOf(text: unknown): number {
  const match = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(String(text));
  if (!match) return Number.NaN;
  const [whole, day, time, , , offset] = match;
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && iso(midnight.getTime()).startsWith(day!);
  return isDay ? Date.parse(time && !offset ? `${whole}Z` : whole) : Number.NaN;
}

/** Order of the list, oldest first: by time, then by id. */
function isAfter(item: { createdAt: string; id: string }, position: ReconcilePosition): boolean {
  if (item.createdAt !== position.createdAt) return Date.parse(item.createdAt) > Date.parse(position.createdAt);
  return item.id > position.id;
}

/** Null for one that is gone, or that the key may no longer see. */
async function getOrNull(source: Source, id: string): Promise<Analysis | null> {
  try {
    return await source.get(id);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

const isRunning = (status: string) => status === 'pending' || status === 'processing';
const iso = (ms: number) => new Date(ms).toISOString();
