// A written conversation, spoken by two synthetic voices: on two lines or one, over a telephone with noise or in a wide band.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@earshot/core';

const run = promisify(execFile);

type Line = readonly ['A' | 'C', string];

interface Voice {
  readonly name: string;
  readonly pitch: number;
  readonly wordsPerMinute: number;
}

/** How a call is recorded. */
export interface Circumstances {
  readonly isTelephone: boolean;
  readonly isStereo: boolean;
}

/** The two of a call, by turns: a woman and a man, two men, two women. */
const variants = [
  ['f2', 'm3'],
  ['m1', 'm7'],
  ['f5', 'f3'],
  ['m3', 'f4'],
  ['f1', 'm2'],
] as const;
const accents: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-us', 'en-gb', 'en-gb-x-rp'],
  es: ['es', 'es-419'],
  pt: ['pt-br', 'pt'],
};
const sampleRate = 22_050;
/** Between two turns; a turn in eight begins while the other still speaks. */
const pauses = [0.35, 0.6, 0.25, 0.9, 0.4, -0.2, 0.5, 0.3];
/** Level of the noise beside the speech on a telephone line. */
const noiseLevel = 180;

/** Writes the call to `path`, whose name tells ffmpeg the form; `index` chooses voices, their speed and their pitch; `program` speaks in espeak-ng's place. */
export async function speakCall(
  lines: readonly Line[],
  language: Language,
  index: number,
  { isTelephone, isStereo }: Circumstances,
  path: string,
  program?: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-spoken-'));
  try {
    const voices = voicesOf(language, index);
    const turns: { side: 0 | 1; start: number; sound: Int16Array }[] = [];
    let at = 0.4;
    let before = '';
    for (const [place, [letter, text]] of lines.entries()) {
      const side = letter === 'A' ? 0 : 1;
      const turn = join(folder, 'turn.wav');
      const { name, pitch, wordsPerMinute } = voices[side];
      if (program) await run(program, [language, `${side}`, `${index}`, turn, text]);
      else await run('espeak-ng', ['-v', name, '-p', `${pitch}`, '-s', `${wordsPerMinute}`, '-w', turn, '--', text]);
      const sound = await samplesOf(turn);
      const pause = pauses[place % pauses.length]!;
      const start = at + (letter === before ? Math.abs(pause) : pause);
      turns.push({ side, start, sound });
      at = start + sound.length / sampleRate;
      before = letter;
    }
    const channels = isStereo ? 2 : 1;
    const whole = noise(Math.ceil((at + 0.5) * sampleRate) * channels, isTelephone ? noiseLevel : 0);
    for (const { side, start, sound } of turns) {
      const first = Math.round(start * sampleRate);
      for (let place = 0; place < sound.length; place++) {
        const slot = (first + place) * channels + (isStereo ? side : 0);
        whole[slot] = Math.max(-32_768, Math.min(32_767, whole[slot]! + sound[place]! * 0.7));
      }
    }
    const raw = join(folder, 'call.raw');
    await writeFile(raw, whole);
    const input = ['-v', 'error', '-y', '-f', 's16le', '-ar', `${sampleRate}`, '-ac', `${channels}`, '-i', raw];
    const line = ['-af', 'highpass=f=300,lowpass=f=3400', '-ar', '8000', '-c:a', 'pcm_alaw'];
    await run('ffmpeg', [...input, ...(isTelephone ? line : ['-ar', '16000']), path]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function voicesOf(language: Language, index: number): readonly [Voice, Voice] {
  const names = variants[index % variants.length]!;
  const accent = accents[language][index % accents[language].length]!;
  return [
    { name: `${accent}+${names[0]}`, pitch: 42 + ((index * 7) % 17), wordsPerMinute: 145 + ((index * 11) % 26) },
    { name: `${accent}+${names[1]}`, pitch: 48 + ((index * 5) % 13), wordsPerMinute: 140 + ((index * 13) % 31) },
  ];
}

async function samplesOf(path: string): Promise<Int16Array> {
  const file = await readFile(path);
  const bytes = file.subarray(44);
  const samples = new Int16Array(Math.floor(bytes.length / 2));
  for (let place = 0; place < samples.length; place++) samples[place] = bytes.readInt16LE(place * 2);
  return samples;
}

/** The same in each run. */
function noise(length: number, level: number): Int16Array {
  let state = 1;
  return Int16Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return level * ((2 * state) / 2 ** 32 - 1);
  });
}
