// One file to sound: by the system's ffmpeg where there is one, otherwise by decoders that are part of this package.
import { readFile } from 'node:fs/promises';
import type { AudioContainer } from '@earshot/core';
import { DecodingFailure, decodeWav, decodeWithFfmpeg, findFfmpeg } from '@earshot/engine/decoding';
import type { Progressed } from '../progressed.ts';
import type { Sound } from '../signal/sound.ts';
import { channelsOf } from './channels-of.ts';
import { decodeFlac } from './flac.ts';
import { decodeMp3 } from './mp3.ts';
import { decodeOpus } from './opus.ts';
import { decodeWebm } from './webm.ts';

/** `channels`: 2 are kept apart, any other number is mixed to one. */
export interface MeasuredFile {
  readonly path: string;
  readonly container: AudioContainer;
  readonly channels: number;
  readonly durationSeconds: number;
}

type Decoder = (file: MeasuredFile, longestSeconds: number, progressed: Progressed) => Promise<Sound>;

/** A header may tell too little: what is heard beyond it is cut, so that nobody gets hours for the price of a minute. */
const graceSeconds = 60;

const ownDecoders: Partial<Record<AudioContainer, Decoder>> = {
  wav: async (file, longestSeconds, progressed) => ({
    channels: await channelsOf(await decodeWav(file, longestSeconds), progressed),
  }),
  mp3: async ({ path }, ...how) => decodeMp3(await readFile(path), ...how),
  ogg: async ({ path }, ...how) => decodeOpus(await readFile(path), ...how),
  webm: async ({ path }, ...how) => decodeWebm(await readFile(path), ...how),
  flac: async ({ path, channels }, longestSeconds, progressed) => ({
    channels: await channelsOf(await decodeFlac(path, channels, longestSeconds), progressed),
  }),
};

/**
 * Throws a DecodingFailure: `undecodable`, `trackless`, or `ffmpegMissing` for a format that only ffmpeg decodes.
 * @param ffmpeg its path, or null to do without; looked for in PATH when left out
 */
export async function decode(
  file: MeasuredFile,
  ffmpeg?: string | null,
  progressed: Progressed = () => {},
): Promise<Sound> {
  const longestSeconds = Math.ceil(file.durationSeconds) + graceSeconds;
  const wanted = { ...file, channels: file.channels === 2 ? 2 : 1 };
  const program = ffmpeg === undefined ? await findFfmpeg() : ffmpeg;
  if (program) return { channels: await channelsOf(decodeWithFfmpeg(program, wanted, longestSeconds), progressed) };
  const decoder = ownDecoders[file.container];
  if (!decoder)
    throw new DecodingFailure('ffmpegMissing', `Install ffmpeg: ${file.container} can't be decoded without it`);
  try {
    return await decoder(wanted, longestSeconds, progressed);
  } catch (error) {
    if (error instanceof DecodingFailure) throw error;
    throw new DecodingFailure('undecodable', `This ${file.container} can't be decoded: ${(error as Error).message}`);
  }
}
