import { describe, expect, it } from 'vitest';
import { partsOf } from './zoom-parts.ts';

const now = Date.parse('2026-03-04T00:00:00Z');
const file = (start: string, more: object) => ({
  recording_start: `2026-03-02T${start}Z`,
  recording_end: `2026-03-02T${start.replace(':00:', ':30:')}Z`,
  download_url: `https://zoom.us/rec/download/${start}`,
  status: 'completed',
  ...more,
});
const sound = (start: string) => file(start, { file_type: 'M4A', recording_type: 'audio_only' });
const words = (start: string) => file(start, { file_type: 'TRANSCRIPT' });
const parts = (...files: unknown[]) => partsOf({ uuid: '/a//b==', recording_files: files }, now);

describe('parts of a meeting of Zoom', () => {
  it('hold what began within seconds of each other', () => {
    const found = parts(words('12:00:03'), sound('10:00:00'), words('10:00:04'), sound('12:00:00'));
    expect(found.map(({ externalId }) => externalId)).toEqual(['/a//b==', '/a//b==#2026-03-02T12:00:00.000Z']);
    for (const { transcript, audio } of found) expect([transcript, audio]).not.toContain(null);
  });

  it('are few, however many files a meeting has', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      ...sound('10:00:00'),
      recording_start: new Date(now - 2 * 86_400_000 - index * 60_000).toISOString(),
    }));
    expect(parts(...many)).toHaveLength(200);
  }, 5_000);

  it('are of the smallest film where there is no other sound', () => {
    const video = (size: number) => file('10:00:00', { file_type: 'MP4', file_size: size });
    expect(parts(video(3), video(1), video(2))).toMatchObject([{ transcript: null, audio: { bytes: 1 } }]);
    expect(parts(video(1), { ...sound('10:00:00'), file_size: 9 })).toMatchObject([{ audio: { bytes: 9 } }]);
  });

  it('are of sound or words alone', () => {
    const chat = file('10:00:00', { file_type: 'CHAT' });
    const oneVoice = file('10:00:00', { file_type: 'M4A', recording_type: 'audio_interpretation' });
    expect(parts(chat, oneVoice)).toEqual([]);
    expect(parts({ ...sound('10:00:00'), download_url: undefined })).toEqual([]);
  });

  it('are none of what is no meeting', () => {
    for (const given of [null, 'x', {}, { uuid: 'a' }, { uuid: 'a', recording_files: [null, 1, {}] }]) {
      expect(partsOf(given, now)).toEqual([]);
    }
  });
});
