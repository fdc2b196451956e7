import { describe, expect, it } from 'vitest';
import { instantOf, isTimeZone, type LocalTime, offsetMs } from './local-time.ts';

const reading = (text: string): LocalTime => {
  const [year, month, day, hour, minute, second] = text.split(/\D/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { year, month, day, hour, minute, second };
};
const iso = (text: string, zone: string) => {
  const at = instantOf(reading(text), zone);
  return at === null ? null : new Date(at).toISOString().slice(0, 19);
};

describe('times of a zone', () => {
  it('reads summer and winter', () => {
    expect(iso('2026-01-15 12:00:00', 'Europe/Berlin')).toBe('2026-01-15T11:00:00');
    expect(iso('2026-07-15 12:00:00', 'Europe/Berlin')).toBe('2026-07-15T10:00:00');
    expect(iso('2026-07-15 12:00:00', 'America/Sao_Paulo')).toBe('2026-07-15T15:00:00');
    expect(iso('2026-07-15 00:00:00', 'Asia/Kolkata')).toBe('2026-07-14T18:30:00');
  });

  it('takes the first of two', () => {
    expect(iso('2026-10-25 02:30:00', 'Europe/Berlin')).toBe('2026-10-25T00:30:00');
    expect(iso('2026-10-25 01:59:59', 'Europe/Berlin')).toBe('2026-10-24T23:59:59');
    expect(iso('2026-10-25 03:00:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00');
  });

  it('reads what a spring night leaves out as if it did not', () => {
    expect(iso('2026-03-29 02:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00');
    expect(iso('2026-03-29 03:30:00', 'Europe/Berlin')).toBe('2026-03-29T01:30:00');
    expect(iso('2026-03-29 01:59:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:59');
  });

  it('knows no day that is none', () => {
    expect(iso('2026-02-30 10:00:00', 'UTC')).toBeNull();
    expect(iso('2026-13-01 10:00:00', 'UTC')).toBeNull();
    expect(iso('2026-01-01 24:00:00', 'UTC')).toBeNull();
    expect(iso('2026-01-01 10:60:00', 'UTC')).toBeNull();
    expect(iso('2024-02-29 10:00:00', 'UTC')).toBe('2024-02-29T10:00:00');
  });

  it('knows zones by name, and their offsets', () => {
    expect(isTimeZone('America/Sao_Paulo')).toBe(true);
    expect(isTimeZone('Brazil/Nowhere')).toBe(false);
    expect(offsetMs(Date.parse('2026-07-01T00:00:00.500Z'), 'Asia/Kolkata')).toBe(19_800_000);
  });
});
