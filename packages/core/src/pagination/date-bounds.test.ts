import { describe, expect, it } from 'vitest';
import { lowerBoundMs, upperBoundMs } from './date-bounds.ts';
import { parseIsoTime } from './iso-time.ts';

describe('D38: times that are accepted', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-03-01T10:30', '2026-03-01T10:30:00.000Z'],
    ['2026-03-01T10:30:15', '2026-03-01T10:30:15.000Z'],
    ['2026-03-01T10:30:15Z', '2026-03-01T10:30:15.000Z'],
    ['2026-03-01T10:30:15.25Z', '2026-03-01T10:30:15.250Z'],
    ['2026-03-01T10:30:15-03:00', '2026-03-01T13:30:15.000Z'],
    ['2026-03-01T00:30:00+0530', '2026-02-28T19:00:00.000Z'],
    ['2026-12-31T23:00:00-02', '2027-01-01T01:00:00.000Z'],
    ['0099-01-01', '0099-01-01T00:00:00.000Z'],
  ])('%s', (text, iso) => {
    expect(parseIsoTime(text)).toBe(new Date(iso).getTime());
  });
});

describe('D38: times that are refused with 400', () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-01-01 10:00',
    '2026-01-01T24:00:00',
    '2026-01-01T10:60',
    '2026-01-01T10:00:60',
    '2026-01-01T10',
    '2026-01-01Z',
    '2026-01-01T10:00+25:00',
    '20260101',
    '1767225600000',
    'yesterday',
    '',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T10:00:00.Z',
  ])('%j', (text) => {
    expect(parseIsoTime(text)).toBeNull();
    expect(() => lowerBoundMs('from', text)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });

  it('names the parameter', () => {
    expect(() => upperBoundMs('to', '2026-02-30')).toThrow("'to'");
    expect(() => lowerBoundMs('dateFrom', 'x')).toThrow("'dateFrom'");
  });
});

describe('D38: bounds are inclusive to the millisecond', () => {
  it('contract: a date alone as `to` cuts at the start of that day', () => {
    expect(upperBoundMs('to', '2026-03-01')).toBe(Date.UTC(2026, 2, 1));
  });

  it('rounds finer times inwards', () => {
    expect(lowerBoundMs('from', '2026-03-01T00:00:00.0005Z')).toBe(Date.UTC(2026, 2, 1) + 1);
    expect(upperBoundMs('to', '2026-03-01T00:00:00.0019Z')).toBe(Date.UTC(2026, 2, 1) + 1);
  });
});
