// Offline recognition against recordings with a known transcript: word errors, voices, diarization errors, speed. `node bench/speech.ts <folder> [name] [language] [--voices]`; the name may be empty, and `--voices` recognises no words.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AudioContainer, audioContainerOf } from '../packages/core/src/audio/formats.ts';
import { decode } from '../packages/speech/src/decode/decode.ts';
import { availableModels, modelFor } from '../packages/speech/src/model-choice.ts';
import { loadRecogniser } from '../packages/speech/src/recogniser/recogniser.ts';
import { samplesPerSecond } from '../packages/speech/src/signal/sound.ts';
import { transcribeSound } from '../packages/speech/src/sound-to-segments.ts';
import { wordErrorRate } from '../packages/speech/src/word-errors.fixture.ts';
import { type SpokenLine, speakerErrors } from './evaluation/speaker-errors.ts';

interface Line extends SpokenLine {
  text: string;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { voices: { type: 'boolean', default: false } },
});
const [folder, only, language = 'en'] = positionals;
if (!folder)
  throw new Error('Name a folder of recordings, each beside a .txt with lines of speaker, start, end and text');
const models = await availableModels({ modelFolder: null, installedFolder: null, log: console.error });
const loaded = loadRecogniser(modelFor(models, language as 'pt' | 'en' | 'es')!);
const recogniser = values.voices ? { ...loaded, ways: 0, textOf: async () => 'Words' } : loaded;

const names = await readdir(folder);
for (const name of names.filter((each) => extname(each) !== '.txt' && (!only || each.includes(only)))) {
  const sheet = name.replace(/\.\w+$/, '.txt');
  if (!names.includes(sheet)) continue;
  const truth = linesOf(await readFile(join(folder, sheet), 'utf8'));
  const path = join(folder, name);
  const container = audioContainerOf(await readFile(path)) as AudioContainer;
  const sound = await decode({ path, container, channels: 2, durationSeconds: 7_200 });
  const started = performance.now();
  const segments = (await transcribeSound(sound, recogniser)).segments as Line[];
  const seconds = (performance.now() - started) / 1000;
  const length = sound.channels[0]!.length / samplesPerSecond;
  const { right, errors, found, there, shareOff } = speakerErrors(truth, segments);
  console.log(
    `${name.padEnd(26)} WER ${percent(wordErrorRate(textOf(truth), textOf(segments)))}  voices ${found} of ${there}  right ${percent(right)} of the time heard  DER ${percent(errors)}  share ${percent(shareOff)} off` +
      `  RTF ${(seconds / length).toFixed(3)}  ${Math.round(process.memoryUsage().rss / 1e6)} MB  ${segments.length} segments`,
  );
  if (only) for (const { speaker, start, end, text } of segments) console.log(`  ${speaker} ${start}–${end} ${text}`);
}

function linesOf(text: string): Line[] {
  const rows = text.split('\n').map((row) => row.split('\t'));
  return rows
    .filter(([, start]) => /^[\d.]+$/.test(start ?? ''))
    .map(([speaker, start, end, words]) => ({
      speaker: speaker!,
      start: Number(start),
      end: Number(end),
      text: words!,
    }));
}

/** Turns by their start, speakers aside. */
function textOf(lines: readonly Line[]): string {
  return lines
    .toSorted((one, other) => one.start - other.start)
    .map(({ text }) => text)
    .join(' ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
