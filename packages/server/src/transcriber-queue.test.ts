// A transcriber that takes few recordings at a time: companies that wait take turns (issue 16).
import type { Recording, Transcriber } from '@earshot/engine';
import { expect, it } from 'vitest';
import { transcriberQueue } from './transcriber-queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('another company’s recording waits for what is being heard, not for all that wait', async () => {
  const heard: string[] = [];
  const ending: (() => void)[] = [];
  const one: Transcriber = {
    name: 'local',
    languages: 'all',
    separatesChannels: true,
    capacity: 1,
    transcribe: async ({ path, language }) => {
      heard.push(path);
      await new Promise<void>((resolve) => ending.push(resolve));
      return { segments: [], language };
    },
  };
  const shared = transcriberQueue(one);
  const recording = (path: string): Recording => ({
    path,
    container: 'wav',
    durationSeconds: 1,
    channels: 1,
    language: 'en',
  });
  for (const path of ['1', '2', '3']) void shared.forCompany('many').transcribe(recording(path));
  void shared.forCompany('few').transcribe(recording('other'));
  for (let count = 0; count < 4; count += 1) {
    await settled();
    ending.shift()?.();
  }
  expect(heard).toEqual(['1', 'other', '2', '3']);
});
