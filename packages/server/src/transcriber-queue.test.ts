// A transcriber that takes few recordings at a time: companies that wait take turns (issue 16).
import type { Recording, Transcriber } from '@earshot/engine';
import { expect, it } from 'vitest';
import { transcriberQueue } from './transcriber-queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const recording = (path: string): Recording => ({
  path,
  container: 'wav',
  durationSeconds: 1,
  channels: 1,
  language: 'en',
});

it.each(['transcribe', 'languagesSpoken'] as const)(
  'another company’s recording waits for what is being heard, not for all that wait: %s',
  async (use) => {
    const heard: string[] = [];
    const ending: (() => void)[] = [];
    const hear = async (path: string) => {
      heard.push(path);
      await new Promise<void>((resolve) => ending.push(resolve));
    };
    const one: Transcriber = {
      name: 'local',
      languages: 'all',
      separatesChannels: true,
      capacity: 1,
      transcribe: async ({ path, language }) => {
        await hear(path);
        return { segments: [], language };
      },
      languagesSpoken: async ({ path }) => {
        await hear(path);
        return ['en'];
      },
    };
    const shared = transcriberQueue(one);
    for (const path of ['1', '2', '3']) void shared.forCompany('many')[use]!(recording(path));
    void shared.forCompany('few')[use]!(recording('other'));
    for (let count = 0; count < 4; count += 1) {
      await settled();
      ending.shift()?.();
    }
    expect(heard).toEqual(['1', 'other', '2', '3']);
  },
);
