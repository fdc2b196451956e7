// Calls of two people in one channel, put together from recordings of each alone, so that it is known who speaks when.
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@earshot/core';
import { cut, loudness, samplesPerSecond } from '../../packages/speech/src/signal/sound.ts';
import { heldCases } from './held-cases.ts';
import type { SpokenLine } from './speaker-errors.ts';

const run = promisify(execFile);

export interface Person {
  readonly name: string;
  /** What they say, one sound each, without silence around it. */
  readonly said: readonly Int16Array[];
}

/** Voices of espeak-ng, their pitch and their words a minute. */
const synthetic: readonly (readonly [Language, string, number, number])[] = [
  ['en', 'en-us+f2', 45, 155],
  ['en', 'en-gb+m3', 40, 150],
  ['es', 'es+f5', 60, 160],
  ['es', 'es-419+m7', 50, 165],
  ['pt', 'pt-br+f4', 50, 150],
  ['pt', 'pt+m1', 30, 145],
  ['en', 'en-us+m2', 65, 170],
  ['es', 'es+f1', 35, 150],
  ['pt', 'pt-br+m5', 45, 160],
];
const soundsOfPerson = 30;
const wordsOfSentence = { fewest: 5, most: 25 };
/** Between two turns; one in eight begins while the other still speaks. */
const pauses = [0.35, 0.6, 0.25, 0.9, 0.4, -0.3, 0.5, 0.3];
const [pauseInside, shortestTurn] = [0.2, 2];
/** At the edges of a recording, what has a hundredth of its power is silence. */
const [edgeSeconds, edgeShare] = [0.05, 0.1];
/** The level at which people speak; how much softer the other is, by turns; and the noise of the line. */
const [level, softer, noiseLevel] = [0.08, [1, 0.7, 0.5], 60];
const callSeconds = 60;
const quiet = ['-v', 'error', '-y'];
const rawSound = ['-f', 's16le', '-ac', '1', '-ar', `${samplesPerSecond}`];

/** A folder for each person, with recordings of nobody else. */
export async function peopleIn(folder: string): Promise<Person[]> {
  const people: Person[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const said: Int16Array[] = [];
    const files = (await readdir(join(folder, name))).sort();
    for (const file of files.slice(0, soundsOfPerson)) said.push(await soundOf(join(folder, name, file)));
    people.push({ name, said });
  }
  return people;
}

/** espeak-ng says sentences of the held conversations; what it said stays in `folder`. */
export async function syntheticPeople(folder: string): Promise<Person[]> {
  for (const [index, [language, voice, pitch, pace]] of synthetic.entries()) {
    const own = join(folder, voice);
    await mkdir(own, { recursive: true });
    const sentences = heldCases()
      .filter(({ lang }) => lang === language)
      .flatMap(({ lines }) => lines ?? [])
      .map(([, said]) => said)
      .filter((said) => said.split(' ').length >= wordsOfSentence.fewest)
      .filter((said) => said.split(' ').length <= wordsOfSentence.most);
    for (let place = 0; place < soundsOfPerson; place++) {
      const path = join(own, `${String(place).padStart(2, '0')}.wav`);
      const sentence = sentences[(index + place * synthetic.length) % sentences.length]!;
      await run('espeak-ng', ['-v', voice, '-p', `${pitch}`, '-s', `${pace}`, '-w', path, '--', sentence]);
    }
  }
  return peopleIn(folder);
}

/** Writes the call as a WAV file and tells who speaks when: the same in each run. `index` chooses what is said, how loud the other is and the line. */
export async function writeCall(people: readonly Person[], index: number, path: string): Promise<SpokenLine[]> {
  const isTelephone = index % 2 === 0;
  const { samples, truth } = callOf(people, index);
  const raw = `${path}.raw`;
  await writeFile(raw, samples);
  const line = ['-af', 'highpass=f=300,lowpass=f=3400', '-ar', '8000', '-c:a', 'pcm_alaw'];
  await run('ffmpeg', [...quiet, ...rawSound, '-i', raw, ...(isTelephone ? line : []), path]);
  await rm(raw);
  return truth;
}

function callOf(people: readonly Person[], index: number): { samples: Int16Array; truth: SpokenLine[] } {
  const samples = noise(callSeconds * samplesPerSecond);
  const truth: SpokenLine[] = [];
  const next = people.map((_, place) => index * 7 + place);
  let at = 0.5;
  for (let turn = 0; ; turn++) {
    const place = turn % people.length;
    const { name, said } = people[place]!;
    const gain = place === 0 ? 1 : softer[index % softer.length]!;
    const wanted = shortestTurn + ((turn * 5 + index) % 4);
    for (let seconds = 0; seconds < wanted; ) {
      const sound = said[next[place]!++ % said.length]!;
      const length = sound.length / samplesPerSecond;
      if (at + length > callSeconds) return { samples, truth };
      const first = Math.round(at * samplesPerSecond);
      for (const [index, sample] of sound.entries())
        samples[first + index] = Math.max(-32_768, Math.min(32_767, samples[first + index]! + sample * gain));
      truth.push({ speaker: name, start: at, end: at + length });
      at += length + pauseInside;
      seconds += length;
    }
    at += people.length === 1 ? 0 : pauses[turn % pauses.length]! - pauseInside;
  }
}

/** At the level of all, without the silence at its edges. */
async function soundOf(path: string): Promise<Int16Array> {
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout } = await run('ffmpeg', [...quiet, '-i', path, ...rawSound, '-'], options);
  const whole = new Int16Array(new Uint8Array(stdout).buffer);
  const length = whole.length / samplesPerSecond;
  const least = loudness(whole, { start: 0, end: length }) * edgeShare;
  const isLoud = (at: number) => loudness(whole, { start: at, end: at + edgeSeconds }) > least;
  let [start, end] = [0, length];
  while (start < end && !isLoud(start)) start += edgeSeconds;
  while (end > start && !isLoud(end - edgeSeconds)) end -= edgeSeconds;
  const spoken = cut(whole, { start, end });
  const gain = level / Math.max(loudness(spoken, { start: 0, end: end - start }), 1e-4);
  return spoken.map((sample) => Math.max(-32_768, Math.min(32_767, sample * gain)));
}

/** The same in each run. */
function noise(length: number): Int16Array {
  let state = 1;
  return Int16Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return noiseLevel * ((2 * state) / 2 ** 32 - 1);
  });
}
