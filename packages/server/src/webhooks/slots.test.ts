import { describe, expect, it } from 'vitest';
import { createSlots, type Slots } from './slots.ts';

/** Takes all that a destination may have; how many they were. */
function fill(slots: Slots, id: string): number {
  let taken = 0;
  while (slots.freeFor(id) > 0) {
    slots.take(id);
    taken += 1;
  }
  return taken;
}

/** A destination whose attempt failed, or was slow. */
function makeSluggish(slots: Slots, id: string, isDelivered = false, tookMs = 5): void {
  slots.take(id);
  slots.end(id, isDelivered, tookMs);
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
      slots.take(id);
      slots.end(id, true, 20);
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
    slots.giveBack('3');
    expect([slots.free, slots.freeFor('3'), slots.freeFor('another')]).toEqual([1, 1, 1]);
  });
});
