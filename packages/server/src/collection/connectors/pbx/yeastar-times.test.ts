import { describe, expect, it } from 'vitest';
import { clockOf, type PbxClock, readTime, recordedAt } from './yeastar-times.ts';

const clock: PbxClock = { zone: 'UTC', offsetMs: 0, isKnown: true, dateOrder: 'mdy' };
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 19));

describe('when a Yeastar recording began', () => {
  it('is the moment in the name of its file, whatever zone and form the PBX shows', () => {
    const row = {
      time: '01/12/2022 17:36:24',
      uid: '2022011217362446627',
      file: '20220112173629-1641980184.14-5566-5556-Internal.wav',
    };
    expect(iso(recordedAt(row, clock))).toBe('2022-01-12T09:36:24');
    expect(iso(recordedAt({ ...row, time: '?' }, { ...clock, zone: 'America/Sao_Paulo' }))).toBe('2022-01-12T09:36:24');
  });

  it('is the local time in the id of the call, when the file is named otherwise', () => {
    const row = { time: '02/01/2022 05:36:24 PM', uid: '2022011217362446627', file: 'call.wav' };
    expect(iso(recordedAt(row, { ...clock, zone: 'Asia/Shanghai' }))).toBe('2022-01-12T09:36:24');
    expect(iso(recordedAt(row, { ...clock, zone: null, offsetMs: 28_800_000 }))).toBe('2022-01-12T09:36:24');
    // Digits behind a name that cannot be its moment do not count.
    const stray = { ...row, file: '20220112173629-1000000000.14-5566-5556-Internal.wav' };
    expect(iso(recordedAt(stray, { ...clock, zone: 'Asia/Shanghai' }))).toBe('2022-01-12T09:36:24');
  });

  it('is the time shown, by the form that the PBX names', () => {
    const at = (time: string, dateOrder: PbxClock['dateOrder']) =>
      iso(recordedAt({ time, uid: 'x', file: 'y' }, { ...clock, dateOrder }));
    expect(at('02/03/2026 17:36:24', 'mdy')).toBe('2026-02-03T17:36:24');
    expect(at('02/03/2026 17:36:24', 'dmy')).toBe('2026-03-02T17:36:24');
    expect(at('2026/02/03 05:36:24 PM', 'ymd')).toBe('2026-02-03T17:36:24');
    expect(at('02-03-2026 12:05:00 AM', 'dmy')).toBe('2026-03-02T00:05:00');
    // Written before the setting was changed.
    expect(at('2026-02-03 09:00:00', 'dmy')).toBe('2026-02-03T09:00:00');
    expect(at('22/03/2026 09:00:00', null)).toBe('2026-03-22T09:00:00');
    expect(at('02/03/2026 09:00:00', null)).toBe('2026-02-03T09:00:00');
    expect(at('yesterday', 'mdy')).toBeNull();
  });

  it('takes no time that there is not', () => {
    for (const text of [
      '13/13/2026 10:00:00',
      '02/30/2026 10:00:00',
      '01/01/2026 25:00:00',
      '01/01/2026 13:00:00 PM',
      '01/01/26 10:00:00',
    ]) {
      expect(readTime(text, null)).toBeNull();
    }
  });

  it('knows the clock from what the PBX says of it', () => {
    const timestamp = Date.parse('2026-08-02T16:44:40Z') / 1000;
    const said = (more: object) => clockOf({ timestamp, ...more }, null);
    expect(said({ system_time: '2026/08/03 00:44:40', system_date_format: 'YYYY/MM/DD' })).toMatchObject({
      offsetMs: 28_800_000,
      dateOrder: 'ymd',
    });
    expect(said({ system_time: '02/08/2026 01:44:40 PM', system_date_format: 'DD/MM/YYYY' })).toMatchObject({
      offsetMs: -10_800_000,
      dateOrder: 'dmy',
    });
    // Older firmware names no form: the moment beside the clock decides.
    expect(said({ system_time: '08/02/2026 16:44:40' })).toMatchObject({
      offsetMs: 0,
      dateOrder: 'mdy',
      isKnown: true,
    });
    expect(said({ system_time: '02/08/2026 16:44:40' })).toMatchObject({ offsetMs: 0, dateOrder: 'dmy' });
    const same = Date.parse('2026-05-05T10:00:00Z') / 1000;
    expect(clockOf({ timestamp: same, system_time: '05/05/2026 10:00:00' }, null)).toMatchObject({
      offsetMs: 0,
      dateOrder: null,
    });
    expect(clockOf({}, 'UTC')).toEqual({ zone: 'UTC', offsetMs: 0, isKnown: false, dateOrder: null });
  });
});
