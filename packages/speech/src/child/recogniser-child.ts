// The child process: hears one recording at a time, and ends when its parent does.

import { DecodingFailure } from '@earshot/engine/decoding';
import { decode } from '../decode/decode.ts';
import { loadRecogniser, type Recogniser } from '../recogniser/recogniser.ts';
import { languagesHeard, searchedSeconds } from '../recogniser/spoken-language.ts';
import { transcribeSound } from '../sound-to-segments.ts';
import type { Answer, Job } from './messages.ts';

let recogniser: Recogniser | null = null;

const tell = (answer: Answer) => void process.send?.(answer);
const progressed = () => tell({ progressed: true });

async function hear(job: Job): Promise<Answer> {
  try {
    if (job.task === 'identify') {
      const durationSeconds = Math.min(job.durationSeconds, searchedSeconds);
      return {
        languages: await languagesHeard(
          await decode({ ...job, durationSeconds }, undefined, progressed),
          job.model,
          progressed,
        ),
      };
    }
    const sound = await decode(job, undefined, progressed);
    recogniser ??= loadRecogniser(job.model, progressed);
    return { heard: await transcribeSound(sound, recogniser) };
  } catch (error) {
    const kind = error instanceof DecodingFailure ? error.kind : 'internal';
    return { failure: { kind, message: error instanceof Error ? error.message : String(error) } };
  }
}

process.on('message', async (job: Job) => tell(await hear(job)));
process.on('disconnect', () => process.exit());
