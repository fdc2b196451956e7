// What every transcriber does, run by the test of each.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Recording, Transcriber } from './transcriber.ts';

/** Path of a recording of test/fixtures/audio. */
export const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../../test/fixtures/audio/${name}`, import.meta.url));

/** The clear dialogue of two English voices, 11.7 s. */
export const spokenCall: Recording = {
  path: fixture('vbr.mp3'),
  container: 'mp3',
  durationSeconds: 11.736,
  channels: 1,
  language: 'en',
};
const silence: Recording = { ...spokenCall, path: fixture('silence.mp3'), durationSeconds: 5.076 };
const noAudio: Recording = { ...spokenCall, path: fixture('README.md') };

/** What the engine behind it is told to do next, where it can be told; an engine that really listens needs no telling. */
export interface Script {
  hear(): void;
  hearNothing(): void;
  cannotDecode(): void;
}

export function transcriberContract(name: string, open: () => Transcriber, script?: Script): void {
  describe(`transcriber contract: ${name}`, () => {
    it('says what it is: a name, languages, at least one recording at a time', () => {
      const { name: own, languages, capacity } = open();
      expect(own).toMatch(/^[a-z]+$/);
      expect(languages === 'all' || languages.length > 0).toBe(true);
      expect(capacity).toBeGreaterThanOrEqual(1);
    });

    it('hears words, in spoken order, at times within the recording', async () => {
      script?.hear();
      const { segments, language } = await open().transcribe(spokenCall);
      expect(language).toMatch(/^[a-z]/);
      expect(segments.length).toBeGreaterThan(1);
      expect(segments.map(({ text }) => text).join(' ')).toMatch(/good morning/i);
      for (const [index, { start, end }] of segments.entries()) {
        expect(start).toBeGreaterThanOrEqual(segments[index - 1]?.start ?? 0);
        expect(end).toBeGreaterThanOrEqual(start!);
        expect(end).toBeLessThanOrEqual(spokenCall.durationSeconds + 0.5);
      }
    });

    it('hears nothing in silence, which is no error', async () => {
      script?.hearNothing();
      expect((await open().transcribe(silence)).segments).toEqual([]);
    });

    it('a file that is no audio is the file’s fault (D26)', async () => {
      script?.cannotDecode();
      await expect(open().transcribe(noAudio)).rejects.toMatchObject({ key: 'audioUndecodable' });
    });
  });
}
