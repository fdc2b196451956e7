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

interface Line {
  speaker: string;
  start: number;
  end: number;
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
  const { right, errors, voices, shareOff } = speakers(truth, segments);
  console.log(
    `${name.padEnd(26)} WER ${percent(wordErrorRate(textOf(truth), textOf(segments)))}  voices ${voices}  right ${percent(right)} of the time heard  DER ${percent(errors)}  share ${percent(shareOff)} off` +
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

/**
 * Labels are given to the speakers so that most time is right. `errors`: the diarization error rate, of what is missed, invented and confused, with
 * overlaps and without a collar; `right`: of the time in which one speaks and somebody is heard; `shareOff`: how far the first speaker's share of the talk is off.
 */
function speakers(truth: readonly Line[], heard: readonly Line[]) {
  const [names, labels] = [truth, heard].map((lines) => [...new Set(lines.map(({ speaker }) => speaker))]) as [
    string[],
    string[],
  ];
  const at = (lines: readonly Line[], time: number) =>
    new Set(lines.filter((line) => line.start <= time && time < line.end).map((line) => line.speaker));
  const times = Array.from({ length: Math.ceil(Math.max(...truth.map(({ end }) => end)) / 0.02) }, (_, i) => i * 0.02);
  const moments = times.map((time) => ({ said: at(truth, time), named: at(heard, time) }));
  const together = (name: string, label: string) =>
    moments.filter(({ said, named }) => said.has(name) && named.has(label)).length;
  const counts = new Map(names.map((name) => [name, new Map(labels.map((label) => [label, together(name, label)]))]));
  const owners = bestOwners(names, labels, (name, label) => counts.get(name)!.get(label)!).owners;
  let [spoken, wrong, alone, right] = [0, 0, 0, 0];
  for (const { said, named } of moments) {
    const hits = [...named].filter((label) => said.has(owners.get(label) ?? '')).length;
    spoken += said.size;
    wrong += Math.max(said.size, named.size) - hits;
    if (said.size !== 1 || named.size === 0) continue;
    alone++;
    right += hits > 0 ? 1 : 0;
  }
  const share = (side: 'said' | 'named', isFirst: (label: string) => boolean) => {
    const all = moments.flatMap((moment) => [...moment[side]]);
    return all.filter(isFirst).length / Math.max(all.length, 1);
  };
  const off = share('said', (name) => name === names[0]) - share('named', (label) => owners.get(label) === names[0]);
  return {
    voices: `${labels.length} of ${names.length}`,
    right: right / Math.max(alone, 1),
    errors: wrong / Math.max(spoken, 1),
    shareOff: Math.abs(off),
  };
}

/** Each name gets at most one label. */
function bestOwners(
  [name, ...names]: readonly string[],
  labels: readonly string[],
  count: (name: string, label: string) => number,
): { owners: Map<string, string>; sum: number } {
  if (name === undefined) return { owners: new Map(), sum: 0 };
  let best = bestOwners(names, labels, count);
  for (const label of labels) {
    const rest = bestOwners(
      names,
      labels.filter((other) => other !== label),
      count,
    );
    const sum = rest.sum + count(name, label);
    if (sum > best.sum) best = { owners: new Map([...rest.owners, [label, name]]), sum };
  }
  return best;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
