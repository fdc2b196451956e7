import { describe, expect, it, vi } from 'vitest';
import { createSlots, type Slots } from './slots.ts';

const load = (destination_id: string, body_bytes = 2) => ({ destination_id, body_bytes });

/** Takes all that a destination may have; how many they were. */
function fill(slots: Slots, id: string): number {
  let taken = 0;
  while (slots.freeFor(id) > 0) {
    slots.take(load(id));
    taken += 1;
  }
  return taken;
}

/** A destination whose attempt failed, or was slow. */
function makeSluggish(slots: Slots, id: string, isDelivered = false, tookMs = 5): void {
  slots.take(load(id));
  slots.end(load(id), isDelivered, tookMs);
}

describe('D48: one slow destination never delays another', () => {
  it('a destination has 16 slots of 256', () => {
    const slots = createSlots();
    expect(fill(slots, 'a')).toBe(16);
    expect([slots.used, slots.free]).toEqual([16, 240]);
    expect([...slots.closed()]).toEqual(['a']);
    expect(slots.freeFor('b')).toBe(16);
  });

  it('4 after a failure or a slow answer, 16 again after a quick one', () => {
    const slots = createSlots();
    makeSluggish(slots, 'failed');
    makeSluggish(slots, 'slow', true, 1_000);
    expect([slots.freeFor('failed'), slots.freeFor('slow')]).toEqual([4, 4]);
    for (const id of ['failed', 'slow']) {
      slots.take(load(id));
      slots.end(load(id), true, 20);
    }
    expect([slots.freeFor('failed'), slots.freeFor('slow')]).toEqual([16, 16]);
  });

  it('the sluggish together have half of all', () => {
    const slots = createSlots();
    const ids = Array.from({ length: 100 }, (_, index) => `hanging ${index}`);
    for (const id of ids) makeSluggish(slots, id);
    expect(ids.reduce((sum, id) => sum + fill(slots, id), 0)).toBe(128);
    expect(slots.closed()).toEqual(new Set(ids));
    expect(fill(slots, 'healthy')).toBe(16);
  });

  it('in all 256, and what is given back is free', () => {
    const slots = createSlots();
    const ids = Array.from({ length: 20 }, (_, index) => String(index));
    expect(ids.reduce((sum, id) => sum + fill(slots, id), 0)).toBe(256);
    expect([slots.free, slots.freeFor('another')]).toEqual([0, 0]);
    slots.giveBack(load('3'));
    expect([slots.free, slots.freeFor('3'), slots.freeFor('another')]).toEqual([1, 1, 1]);
  });
});

describe('the memory of bodies that are being sent (docs/decisions/webhooks.md#d48)', () => {
  const mib = 1024 * 1024;
  /** How many bodies of this size a destination may have at once. */
  function fillWith(slots: Slots, id: string, bytes: number): number {
    let taken = 0;
    while (slots.freeFor(id) > 0 && slots.hasRoomFor(load(id, bytes))) {
      slots.take(load(id, bytes));
      taken += 1;
    }
    return taken;
  }

  describe('room that becomes free is kept for whoever found none', () => {
    /** Four quick destinations that have all the room, and always more to send. */
    function full(): Slots {
      const slots = createSlots();
      for (const id of ['a', 'b', 'c', 'd']) fillWith(slots, id, 4 * mib);
      return slots;
    }

    it('those who had it have none of it meanwhile, but for what is small', () => {
      const slots = full();
      expect(slots.hasRoomFor(load('e', 8 * mib))).toBe(false);
      slots.end(load('a', 4 * mib), true, 5);
      expect([slots.hasRoomFor(load('a', 4 * mib)), slots.hasRoomFor(load('a', 64 * 1024))]).toEqual([false, true]);
      slots.end(load('b', 4 * mib), true, 5);
      expect(slots.hasRoomFor(load('b', 4 * mib))).toBe(false);
      expect(slots.hasRoomFor(load('e', 8 * mib))).toBe(true);
      slots.take(load('e', 8 * mib));
      slots.end(load('c', 4 * mib), true, 5);
      expect(slots.hasRoomFor(load('c', 4 * mib))).toBe(true);
    });

    it('for one that does not come, no longer than an attempt lasts', () => {
      vi.useFakeTimers();
      const slots = full();
      slots.hasRoomFor(load('e', 8 * mib));
      slots.end(load('a', 4 * mib), true, 5);
      vi.advanceTimersByTime(12_000);
      expect(slots.hasRoomFor(load('a', 4 * mib))).toBe(true);
      vi.useRealTimers();
    });

    it('not for one that is slow or fails, or that has its own part', () => {
      const slots = full();
      makeSluggish(slots, 'slow');
      for (const id of ['slow', 'b']) expect(slots.hasRoomFor(load(id, 4 * mib))).toBe(false);
      slots.end(load('a', 4 * mib), true, 5);
      expect(slots.hasRoomFor(load('a', 4 * mib))).toBe(true);
    });
  });

  it('a destination has 16 MiB of 64', () => {
    const slots = createSlots();
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => fillWith(slots, id, 4 * mib))).toEqual([4, 4, 4, 4, 0]);
    slots.giveBack(load('b', 4 * mib));
    expect([fillWith(slots, 'e', 4 * mib), slots.hasRoomFor(load('a'))]).toEqual([1, false]);
  });

  it('the sluggish together have half of it', () => {
    const slots = createSlots();
    for (const id of ['a', 'b', 'c']) makeSluggish(slots, id);
    expect(['a', 'b', 'c'].map((id) => fillWith(slots, id, 4 * mib))).toEqual([4, 4, 0]);
    expect(fillWith(slots, 'quick', 4 * mib)).toBe(4);
  });

  it('one that is larger than all of it is sent alone', () => {
    const slots = createSlots();
    expect([fillWith(slots, 'a', 80 * mib), fillWith(slots, 'b', 2)]).toEqual([1, 0]);
    slots.end(load('a', 80 * mib), true, 5);
    expect(fillWith(slots, 'b', 2)).toBe(16);
  });
});
