import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis, AnalysisListItem } from '../../generated/types.gen.ts';
import { ConfigurationError, NotFoundError } from '../errors.ts';
import { type ReconcileOptions, type ReconcilePosition, reconcile } from './reconcile.ts';

interface Row {
  id: string;
  createdAt: string;
  status: string;
}

const now = Date.UTC(2026, 5, 1);
const dayMs = 24 * 60 * 60 * 1000;
const at = (ms: number) => new Date(ms).toISOString();

let rows: Row[];
/** Spans that were asked for, in ms, and ids that were read in full. */
let spans: number[];
let read: string[];

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  rows = [];
  spans = [];
  read = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const source = {
  async *scan({ from, to }: { from: string; to: string }) {
    spans.push(Date.parse(to) - Date.parse(from));
    const found = rows.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
    const order = (row: Row) => `${row.createdAt} ${row.id}`;
    yield* found.sort((a, b) => (order(a) < order(b) ? 1 : -1)) as unknown as AnalysisListItem[];
  },
  async get(id: string) {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new NotFoundError({ message: 'Analysis not found', code: 'NOT_FOUND' });
    read.push(id);
    return row as unknown as Analysis;
  },
};

/** `count` analyses, `everyMs` apart, the last one at `lastMs`. */
function make(count: number, everyMs: number, lastMs: number, status = 'completed'): string[] {
  const made = Array.from({ length: count }, (_, index) => ({
    id: `${String(rows.length + index).padStart(6, '0')}`,
    createdAt: at(lastMs - (count - 1 - index) * everyMs),
    status,
  }));
  rows.push(...made);
  return made.map(({ id }) => id);
}

async function run(since: ReconcileOptions['since'], options: Partial<ReconcileOptions> = {}) {
  const got: string[] = [];
  const result = await reconcile(source, { since, onAnalysis: ({ id }) => got.push(id), ...options });
  return { got, ...result };
}

describe('contract: Delivery and retry 4: reconcile', () => {
  it('D70: hands over failures too when asked, in their place, also what fails after it was checked', async () => {
    const [completed] = make(1, 0, now - dayMs);
    const [failed] = make(1, 0, now - dayMs + 1000, 'failed');
    const [running] = make(1, 0, now - dayMs + 2000, 'processing');
    const since = at(now - 2 * dayMs);
    expect((await run(since)).got).toEqual([completed]);
    const first = await run(since, { includeFailed: true });
    expect(first.got).toEqual([completed, failed]);
    rows.find(({ id }) => id === running)!.status = 'failed';
    expect((await run(first.position)).got).toEqual([]);
    expect((await run(first.position, { includeFailed: true })).got).toEqual([running]);
  });

  it('hands over what was completed since then, oldest first, each once, and nothing at the next call', async () => {
    make(5, 1000, now - 30 * dayMs);
    const ids = make(250, 60_000, now - dayMs);
    const first = await run(at(now - 20 * dayMs));
    expect(first).toMatchObject({ got: ids, count: 250, isComplete: true });
    expect(await run(first.position)).toMatchObject({ got: [], count: 0, isComplete: true, position: first.position });
    const later = make(1, 0, now - 120_000);
    expect((await run(JSON.parse(JSON.stringify(first.position)))).got).toEqual(later);
  });

  it('tells those of one millisecond apart', async () => {
    const ids = make(7, 0, now - dayMs);
    const halves = await run(at(now - 2 * dayMs), { limit: 3 });
    expect(halves).toMatchObject({ got: ids.slice(0, 3), isComplete: false });
    expect(await run(halves.position)).toMatchObject({ got: ids.slice(3), isComplete: true });
  });

  it('continues after a failure with the position of the last one that was taken', async () => {
    const ids = make(10, 1000, now - dayMs);
    const taken: string[] = [];
    let kept: ReconcilePosition | undefined;
    const take = ({ id }: Analysis, position: ReconcilePosition) => {
      if (taken.length === 4) throw new Error('disk full');
      taken.push(id);
      kept = position;
    };
    await expect(run(new Date(now - 2 * dayMs), { onAnalysis: take })).rejects.toThrow('disk full');
    expect([...taken, ...(await run(kept!)).got]).toEqual(ids);
  });

  it('those that are not finished come when they are; failed ones and those that are gone never', async () => {
    const [slow, failing, gone] = make(3, 1000, now - dayMs, 'processing') as [string, string, string];
    make(1, 0, now - dayMs + 5000, 'failed');
    const done = make(2, 1000, now - dayMs + 60_000);
    const first = await run(at(now - 2 * dayMs));
    expect(first.got).toEqual(done);
    expect(first.position.unfinished).toEqual([slow, failing, gone]);
    rows.find(({ id }) => id === failing)!.status = 'failed';
    rows = rows.filter(({ id }) => id !== gone);
    const second = await run(first.position);
    expect([second.got, second.position.unfinished]).toEqual([[], [slow]]);
    rows.find(({ id }) => id === slow)!.status = 'completed';
    const third = await run(second.position);
    expect([third.got, third.position.unfinished]).toEqual([[slow], []]);
  });

  it('is bounded: by limit, by 200 that are not finished, and in what it holds of a long list', async () => {
    const ids = make(9_000, 10_000, now - dayMs);
    const all: string[] = [];
    let since: ReconcileOptions['since'] = at(now - 300 * dayMs);
    for (let isComplete = false; !isComplete; ) {
      const { got, ...result } = await run(since, { limit: 4_000 });
      expect(got.length).toBeLessThanOrEqual(4_000);
      all.push(...got);
      ({ isComplete } = result);
      since = result.position;
    }
    expect(all).toEqual(ids);
    make(300, 1000, now - 10_000_000, 'pending');
    expect(await run(since)).toMatchObject({ count: 0, isComplete: false, position: { unfinished: { length: 200 } } });
  });

  it('asks seldom over quiet times', async () => {
    await run('2016-01-01');
    expect(spans.length).toBeLessThan(15);
  });

  it('reads nothing that is known already', async () => {
    const ids = make(4, 1000, now - dayMs);
    const { got } = await run(at(now - 2 * dayMs), { isKnown: async (id) => id !== ids[2] });
    expect([got, read]).toEqual([[ids[2]], [ids[2]]]);
  });

  it('leaves those of the last minute to the next call', async () => {
    const [id] = make(1, 0, now - 30_000);
    const first = await run(at(now - dayMs));
    expect(first.got).toEqual([]);
    vi.setSystemTime(now + 60_000);
    expect((await run(first.position)).got).toEqual([id]);
  });

  it.each([
    'yesterday',
    '5',
    'May 1, 2026',
    '2026-02-30',
    '2026-05-01T25:00:00Z',
    null,
    {},
    { createdAt: 'yesterday', id: '', unfinished: [] },
    { createdAt: '2026-05-01T00:00:00Z', id: 7, unfinished: [] },
    { createdAt: '2026-05-01T00:00:00Z', id: '' },
    { createdAt: '2026-05-01T00:00:00Z', id: '', unfinished: ['', null] },
  ])('refuses to begin at %j, which is no time and no position, and asks nothing', async (since) => {
    make(1, 0, now - dayMs);
    await expect(run(since as never)).rejects.toThrow(ConfigurationError);
    expect(spans).toEqual([]);
  });

  it('a time without an offset is UTC, wherever the program runs; fractions and offsets count', async () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    const [id] = make(1, 0, Date.UTC(2026, 4, 20, 12));
    for (const since of ['2026-05-20', '2026-05-20T12:00', '2026-05-20T12:00:00.000', '2026-05-20T09:00:00-03:00'])
      expect((await run(since)).got, since).toEqual([id]);
    for (const since of ['2026-05-20T12:00:00.001', '2026-05-20T12:00:01Z', '2026-05-20T09:00:01-03:00'])
      expect((await run(since)).got, since).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('refuses a limit below 1', async () => {
    await expect(run(at(now), { limit: 0 })).rejects.toThrow(ConfigurationError);
  });
});
