// One file to sound: by the system's ffmpeg where there is one, otherwise by decoders that are part of this package.
import type { AudioContainer } from '@earshot/core';
import { Failure } from '../failure.ts';
import type { Sound } from '../signal/sound.ts';
import { decodeWithFfmpeg, findFfmpeg } from './ffmpeg.ts';

export interface AudioFile {
  readonly path: string;
  readonly container: AudioContainer;
  readonly channels: number;
  readonly durationSeconds: number;
}

/** A header may tell too little: what is heard beyond it is cut, so that nobody gets hours for the price of a minute. */
const graceSeconds = 60;

/** Throws a Failure: `undecodable`, `trackless`, or `ffmpegMissing` for a format that is decoded only by ffmpeg. */
export async function decode(file: AudioFile, ffmpeg?: string | null): Promise<Sound> {
  const longestSeconds = Math.ceil(file.durationSeconds) + graceSeconds;
  const program = ffmpeg === undefined ? await findFfmpeg() : ffmpeg;
  if (program) return decodeWithFfmpeg(program, file, longestSeconds);
  throw new Failure('ffmpegMissing', `Install ffmpeg: this ${file.container} can't be decoded without it`);
}
