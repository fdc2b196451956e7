import { describe, expect, it, vi } from 'vitest';
import { createAhead, mostWaitMs } from './ahead.ts';
import { createSlots, isScarce } from './slots.ts';

const delivery = (destination_id: string, body_bytes = 2) => ({ destination_id, body_bytes });

const round = { free: 200, aheadForOthers: 0 };

/** Slots and what waits for them; `quick` is a destination that answers in 5 ms and has all its slots. */
function atWork() {
  const slots = createSlots();
  slots.take(delivery('quick'));
  slots.end(delivery('quick'), true, 5);
  while (slots.freeFor('quick') > 0) slots.take(delivery('quick'));
  return { slots, ahead: createAhead(slots) };
}

describe('claimed ahead (docs/decisions/webhooks.md#ahead)', () => {
  it('for a destination whose last attempt was quick: what it answers in a tenth of a second, 64 at most', () => {
    const { slots, ahead } = atWork();
    expect(ahead.roomFor('quick', round)).toBe(64);
    slots.end(delivery('quick'), true, 400);
    expect(ahead.roomFor('quick', round)).toBe(4);
  });

  it('256 in all, those for others in the same round included', () => {
    const { ahead } = atWork();
    expect(ahead.roomFor('quick', { ...round, aheadForOthers: 250 })).toBe(6);
    void ahead.slotFor(delivery('quick'));
    expect(ahead.roomFor('quick', { ...round, aheadForOthers: 250 })).toBe(5);
    expect(ahead.roomFor('quick', { ...round, aheadForOthers: 256 })).toBe(0);
  });

  it('nothing for one that is new, slow or failing, nor where a round leaves few slots', () => {
    const { slots, ahead } = atWork();
    slots.take(delivery('failing'));
    slots.end(delivery('failing'), false, 5);
    slots.take(delivery('slow'));
    slots.end(delivery('slow'), true, 1_000);
    expect(['new', 'failing', 'slow'].map((id) => ahead.roomFor(id, round))).toEqual([0, 0, 0]);
    expect([isScarce(63), ahead.roomFor('quick', { ...round, free: 63 })]).toEqual([true, 0]);
  });

  it('8 MiB of bodies', async () => {
    const { ahead } = atWork();
    void ahead.slotFor(delivery('quick', 1024 * 1024));
    expect(ahead.bytesLeft).toBe(7 * 1024 * 1024);
    ahead.giveBack(true);
    expect(ahead.bytesLeft).toBe(8 * 1024 * 1024);
  });

  it('one that waits gets the slot that an attempt leaves, in the order of claiming', async () => {
    const { slots, ahead } = atWork();
    const got: string[] = [];
    const waits = ['first', 'second'].map((name) =>
      ahead.slotFor(delivery('quick')).then((hasSlot) => got.push(`${name} ${hasSlot}`)),
    );
    expect(ahead.count).toBe(2);
    slots.end(delivery('quick'), true, 5);
    ahead.serve('quick');
    await waits[0];
    expect([got, ahead.count, slots.freeFor('quick')]).toEqual([['first true'], 1, 0]);
  });

  it('is given back when its destination fails, after half a second, and when the process stops', async () => {
    const { slots, ahead } = atWork();
    const failing = ahead.slotFor(delivery('quick'));
    slots.end(delivery('quick'), false, 5);
    ahead.serve('quick');
    expect(await failing).toBe(false);

    const other = atWork();
    const start = performance.now();
    const late = other.ahead.slotFor(delivery('quick'));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start + mostWaitMs + 1_000);
    other.ahead.giveBack(false);
    clock.mockRestore();
    expect(await late).toBe(false);

    const last = atWork();
    const stopped = last.ahead.slotFor(delivery('quick'));
    last.ahead.giveBack(true);
    expect([await stopped, last.ahead.count]).toEqual([false, 0]);
  });
});
