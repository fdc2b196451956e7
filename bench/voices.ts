// The voices of calls in one channel: all pairs of people, put together from recordings of each alone, and each alone. `node bench/voices.ts FOLDER [PEOPLE]`.
// PEOPLE has a folder of recordings for each person; without it, espeak-ng speaks. It needs ffmpeg. Calls stay in FOLDER, each beside a sheet for bench/speech.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode } from '../packages/speech/src/decode/decode.ts';
import { availableModels, modelFor } from '../packages/speech/src/model-choice.ts';
import { loadRecogniser } from '../packages/speech/src/recogniser/recogniser.ts';
import { transcribeSound } from '../packages/speech/src/sound-to-segments.ts';
import { type SpeakerErrors, type SpokenLine, speakerErrors } from './evaluation/speaker-errors.ts';
import { type Person, peopleIn, syntheticPeople, writeCall } from './evaluation/two-voices.ts';

const [folder, recorded] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the calls');
await mkdir(folder, { recursive: true });
const people = recorded ? await peopleIn(recorded) : await syntheticPeople(join(folder, 'people'));
const models = await availableModels({ modelFolder: null, installedFolder: null, log: console.error });
const recogniser = { ...loadRecogniser(modelFor(models, 'en')!), ways: 0, textOf: async () => 'Words' };

const pairs = people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other]));
const ofPairs: SpeakerErrors[] = [];
for (const [index, pair] of pairs.entries()) ofPairs.push(await measured(pair, index));
const ofOne: SpeakerErrors[] = [];
for (const [index, person] of people.entries()) ofOne.push(await measured([person], index));

const two = ofPairs.filter(({ found }) => found === 2);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
const print = (calls: readonly SpeakerErrors[]) =>
  [
    `right ${percent(mean(calls.map(({ right }) => right)))} of the time, in ${calls.filter(({ right }) => right >= 0.9).length} at least 90 %`,
    `share off ${percent(mean(calls.map(({ shareOff }) => shareOff)))}, in ${calls.filter(({ shareOff }) => shareOff <= 0.05).length} at most 5 points`,
    `DER ${percent(mean(calls.map(({ errors }) => errors)))}`,
  ].join('; ');
console.log(`two voices found in ${two.length} of ${ofPairs.length} calls`);
console.log(`all ${ofPairs.length}: ${print(ofPairs)}`);
console.log(`those ${two.length}: ${print(two)}`);
console.log(
  `one voice found in ${ofOne.filter(({ found }) => found === 1).length} of ${ofOne.length} recordings of one person`,
);

async function measured(speakers: readonly Person[], index: number): Promise<SpeakerErrors> {
  const name = speakers.map((person) => person.name).join(' and ');
  const path = join(folder!, `${name.replaceAll(/[^\w-]+/g, '-')}.wav`);
  const truth = await writeCall(speakers, index, path);
  await writeFile(path.replace(/wav$/, 'txt'), truth.map(sheetLine).join(''));
  const sound = await decode({ path, container: 'wav', channels: 1, durationSeconds: 60 });
  const { segments } = await transcribeSound(sound, recogniser);
  const figures = speakerErrors(truth, [...segments] as SpokenLine[]);
  const { found, there, right, errors, shareOff } = figures;
  console.log(
    `${name.padEnd(28)} voices ${found} of ${there}  right ${percent(right)}  DER ${percent(errors)}  share ${percent(shareOff)} off`,
  );
  return figures;
}

function sheetLine({ speaker, start, end }: SpokenLine): string {
  return `${speaker}\t${start.toFixed(2)}\t${end.toFixed(2)}\t\n`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
