// The child process: hears one recording at a time, and ends when its parent does.

import { DecodingFailure } from '@earshot/engine/decoding';
import { decode } from '../decode/decode.ts';
import { loadRecogniser, type Recogniser } from '../recogniser/recogniser.ts';
import { languagesHeard, searchedSeconds } from '../recogniser/spoken-language.ts';
import { transcribeSound } from '../sound-to-segments.ts';
import type { Answer, Job } from './messages.ts';

let recogniser: Recogniser | null = null;

async function hear(job: Job): Promise<Answer> {
  try {
    if (job.task === 'identify') {
      const durationSeconds = Math.min(job.durationSeconds, searchedSeconds);
      return { languages: await languagesHeard(await decode({ ...job, durationSeconds }), job.model) };
    }
    const sound = await decode(job);
    recogniser ??= loadRecogniser(job.model);
    return { heard: await transcribeSound(sound, recogniser) };
  } catch (error) {
    const kind = error instanceof DecodingFailure ? error.kind : 'internal';
    return { failure: { kind, message: error instanceof Error ? error.message : String(error) } };
  }
}

process.on('message', async (job: Job) => {
  const answer = await hear(job);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
