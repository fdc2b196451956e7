// Offline recognition against recordings with a known transcript: word errors, speakers, speed. `node bench/speech.ts <folder> [name] [language]`; the name may be empty.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type AudioContainer, audioContainerOf } from '../packages/core/src/audio/formats.ts';
import { decode } from '../packages/speech/src/decode/decode.ts';
import { availableModels, modelFor } from '../packages/speech/src/model-choice.ts';
import { loadRecogniser } from '../packages/speech/src/recogniser/recogniser.ts';
import { samplesPerSecond } from '../packages/speech/src/signal/sound.ts';
import { transcribeSound } from '../packages/speech/src/sound-to-segments.ts';
import { wordErrorRate } from '../packages/speech/src/word-errors.fixture.ts';

interface Line {
  speaker: string;
  start: number;
  end: number;
  text: string;
}

const [folder, only, language = 'en'] = process.argv.slice(2);
if (!folder)
  throw new Error('Name a folder of recordings, each beside a .txt with lines of speaker, start, end and text');
const models = await availableModels({ modelFolder: null, installedFolder: null, log: console.error });
const recogniser = loadRecogniser(modelFor(models, language as 'pt' | 'en' | 'es')!);

const names = await readdir(folder);
for (const name of names.filter((each) => extname(each) !== '.txt' && (!only || each.includes(only)))) {
  const sheet = name.replace(/\.\w+$/, '.txt');
  if (!names.includes(sheet)) continue;
  const truth = linesOf(await readFile(join(folder, sheet), 'utf8'));
  const path = join(folder, name);
  const container = audioContainerOf(await readFile(path)) as AudioContainer;
  const sound = await decode({ path, container, channels: 2, durationSeconds: 7_200 });
  const started = performance.now();
  const segments = (await transcribeSound(sound, recogniser)) as Line[];
  const seconds = (performance.now() - started) / 1000;
  const length = sound.channels[0]!.length / samplesPerSecond;
  const { right, covered } = speakers(truth, segments);
  console.log(
    `${name.padEnd(26)} WER ${percent(wordErrorRate(textOf(truth), textOf(segments)))}  speakers ${percent(right)} of time, ${percent(covered)} of covered` +
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

/** Share of the time spoken, and of the time also heard, in which the right one of two is named; overlapping speech counts for both. */
function speakers(truth: readonly Line[], heard: readonly Line[]): { right: number; covered: number } {
  const names = [...new Set(truth.map((line) => line.speaker))];
  const labels = [...new Set(heard.map((line) => line.speaker))];
  const at = (lines: readonly Line[], time: number) =>
    new Set(lines.filter((line) => line.start <= time && time < line.end).map((line) => line.speaker));
  let [spoken, covered] = [0, 0];
  const hits = [0, 0];
  for (let time = 0; time < Math.max(...truth.map((line) => line.end)); time += 0.02) {
    const [said, named] = [at(truth, time), at(heard, time)];
    for (const speaker of said) {
      spoken++;
      if (named.size > 0) covered++;
      for (const swap of [0, 1]) if (named.has(labels[names.indexOf(speaker) ^ swap]!)) hits[swap]!++;
    }
  }
  const best = Math.max(...hits);
  return { right: best / spoken, covered: covered === 0 ? 0 : best / covered };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
