import { describe, expect, it } from 'vitest';
import { localMoment, occurredOf, sentMoment } from './occurred.ts';

const now = new Date(2026, 10, 29, 12).getTime();
const changed = new Date(2026, 10, 28, 18, 30, 12).getTime();
const of = (name: string, lastModified = changed) => occurredOf({ name, lastModified }, now);

describe('issue 23, the date of the call: what a file tells', () => {
  it.each([
    ['out-5551234-201-20260316-101500-call.wav', '2026-03-16T10:15'],
    ['2026-03-16 10.15.00 Ana.mp3', '2026-03-16T10:15'],
    ['WhatsApp Audio 2026-03-16 at 10.15.00.ogg', '2026-03-16T10:15'],
    ['call_2026_03_16T10-15.m4a', '2026-03-16T10:15'],
    ['q-201-1773656100.12.wav', localMoment(new Date(1773656100_000))],
    // A day alone: its first moment, or the change of the file on that day.
    ['20260316-northwind.txt', '2026-03-16T00:00'],
    ['20261128-northwind.txt', '2026-11-28T18:30'],
    // No day, or one to come: the last change.
    ['northwind.vtt', '2026-11-28T18:30'],
    ['5511987654321.wav', '2026-11-28T18:30'],
    ['20261345.wav', '2026-11-28T18:30'],
    ['2027-01-05 plan.txt', '2026-11-28T18:30'],
  ])('%s', (name, expected) => expect(of(name)).toBe(expected));

  it('is never later than now', () => expect(of('a.wav', now + 1e9)).toBe('2026-11-29T12:00'));

  it('is sent as a moment, and an empty field as nothing', () => {
    expect(sentMoment('2026-11-28T18:30')).toEqual({ occurredAt: new Date(2026, 10, 28, 18, 30).toISOString() });
    expect([sentMoment(''), sentMoment('x')]).toEqual([{}, {}]);
  });
});
