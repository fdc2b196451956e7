// Which language is spoken: told by Whisper for several stretches from the first minute of speech.
import type { SpeechModel } from '../model-folder.ts';
import type { Progressed } from '../progressed.ts';
import { cut, floatsOf, inARow, type Sound, type Span, samplesPerSecond } from '../signal/sound.ts';
import { spansOfSpeech } from './detector.ts';
import { loadSherpa } from './sherpa.ts';

/** How much speech is looked at. */
const speechSeconds = 60;
/** Speech is looked for within this much of the recording. */
export const searchedSeconds = 300;
/** Length of a stretch; shorter ones tell little. */
const stretchSeconds = { longest: 15, shortest: 2 };
const mostStretches = 4;

/** One code for each stretch, such as `pt`; none where nobody speaks. `model` is of Whisper and knows several languages. */
export async function languagesHeard(sound: Sound, model: SpeechModel, progressed: Progressed): Promise<string[]> {
  const stretches: Int16Array[] = [];
  for (const channel of sound.channels) {
    const searched = cut(channel, { start: 0, end: searchedSeconds });
    stretches.push(...stretchesOf(searched, await spansOfSpeech(searched, model.vad, progressed)));
  }
  const chosen = spread(stretches, mostStretches);
  if (chosen.length === 0) return [];
  const { encoder, decoder } = model.recogniser.whisper as { encoder: string; decoder: string };
  const settings = { whisper: { encoder, decoder, tailPaddings: 300 }, numThreads: 1, provider: 'cpu', debug: 0 };
  const engine = new (loadSherpa().SpokenLanguageIdentification)(settings);
  progressed();
  const codes: string[] = [];
  for (const stretch of chosen) {
    const stream = engine.createStream();
    const whole = { start: 0, end: stretch.length / samplesPerSecond };
    stream.acceptWaveform({ samples: floatsOf(stretch, whole), sampleRate: samplesPerSecond });
    codes.push(engine.compute(stream));
    progressed();
    // Messages of the parent (an abort) are read in between.
    await new Promise(setImmediate);
  }
  return codes;
}

/** Speech in a row, joined without its pauses. */
function stretchesOf(samples: Int16Array, spans: readonly Span[]): Int16Array[] {
  const stretches: Int16Array[] = [];
  let [parts, seconds, total] = [[] as Int16Array[], 0, 0];
  const end = () => {
    if (seconds >= stretchSeconds.shortest) stretches.push(inARow(parts));
    [parts, seconds] = [[], 0];
  };
  for (const { start, end: until } of spans) {
    const part = { start, end: Math.min(until, start + stretchSeconds.longest) };
    if (seconds + part.end - part.start > stretchSeconds.longest) end();
    parts.push(cut(samples, part));
    seconds += part.end - part.start;
    total += part.end - part.start;
    if (total >= speechSeconds) break;
  }
  end();
  return stretches;
}

/** At most `most` items, spread evenly from the first to the last. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))]!);
}
