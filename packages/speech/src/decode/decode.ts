// One file to sound: by the system's ffmpeg where there is one, otherwise by decoders that are part of this package.
import { readFile } from 'node:fs/promises';
import type { AudioContainer } from '@earshot/core';
import { Failure } from '../failure.ts';
import type { Sound } from '../signal/sound.ts';
import { decodeWithFfmpeg, findFfmpeg } from './ffmpeg.ts';
import { decodeMp3 } from './mp3.ts';
import { decodeOpus } from './opus.ts';
import { decodeWav } from './wav.ts';

export interface AudioFile {
  readonly path: string;
  readonly container: AudioContainer;
  readonly channels: number;
  readonly durationSeconds: number;
}

/** A header may tell too little: what is heard beyond it is cut, so that nobody gets hours for the price of a minute. */
const graceSeconds = 60;

const ownDecoders: Partial<Record<AudioContainer, (bytes: Buffer, longestSeconds: number) => Sound | Promise<Sound>>> =
  {
    wav: decodeWav,
    mp3: decodeMp3,
    ogg: decodeOpus,
  };

/**
 * Throws a Failure: `undecodable`, `trackless`, or `ffmpegMissing` for a format that only ffmpeg decodes.
 * @param ffmpeg its path, or null to do without; looked for in PATH when left out
 */
export async function decode(file: AudioFile, ffmpeg?: string | null): Promise<Sound> {
  const longestSeconds = Math.ceil(file.durationSeconds) + graceSeconds;
  const program = ffmpeg === undefined ? await findFfmpeg() : ffmpeg;
  if (program) return decodeWithFfmpeg(program, file, longestSeconds);
  const decoder = ownDecoders[file.container];
  if (!decoder) throw new Failure('ffmpegMissing', `Install ffmpeg: ${file.container} can't be decoded without it`);
  const bytes = await readFile(file.path);
  try {
    return await decoder(bytes, longestSeconds);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('undecodable', `This ${file.container} can't be decoded: ${(error as Error).message}`);
  }
}
