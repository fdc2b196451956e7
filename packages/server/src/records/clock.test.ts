// docs/decisions/database.md#clock: whose clock is off goes by the database's, with its ids; whose clock is right, or on SQLite, by its own.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clusterNow, followClock } from './clock.ts';
import { newId } from './ids.ts';
import type { Database } from './queries.ts';

/** Look at a database whose clock is ahead of this machine's by so much; what was logged. */
async function look(aheadMs: number | null): Promise<unknown[]> {
  const told: unknown[] = [];
  const clock = async () => (aheadMs === null ? null : Date.now() + aheadMs);
  await followClock({ clock } as Database, { warn: (facts) => void told.push(facts) });
  return told;
}

const aheadMs = (time: number) => time - Date.now();

// Time stands still, or a busy machine would be taken for a clock that is off.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() }));
afterEach(async () => {
  await look(0);
  vi.useRealTimers();
});

it.each([120_000, -120_000])(
  '%i ms off: goes by the database, with ids and their order, and says so once',
  async (ms) => {
    const before = newId();
    expect(await look(ms)).toHaveLength(1);
    expect(await look(ms + 40)).toEqual([]);
    expect(aheadMs(clusterNow())).toBe(ms);
    const [first, second] = [newId(), newId()];
    expect(first.id < second.id).toBe(true);
    expect(second.id > before.id).toBe(true);
    if (ms > 0) expect(aheadMs(first.createdAt)).toBe(ms);
  },
);

it('goes by its own again when that was put right', async () => {
  await look(120_000);
  expect(await look(3)).toHaveLength(1);
  expect(aheadMs(clusterNow())).toBe(0);
});

it.each([600, -600, null])('%s ms: goes by its own', async (ms) => {
  expect(await look(ms)).toEqual([]);
  expect(clusterNow()).toBe(Date.now());
});
