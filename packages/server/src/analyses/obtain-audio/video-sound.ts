// A video whose sound is taken: written to a temporary file under the guard of the disk; of one that is larger than a recording may be, ffmpeg takes the sound out.
import { rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { EarshotError, earshotError, restContainers, restFormats } from '@earshot/core';
import { extractSound, findFfmpeg } from '@earshot/engine/decoding';
import type { Service } from '../../service.ts';
import { mostRecordingBytes, mostVideoBytes } from '../../settings.ts';
import { containerOfFile, measureAudio } from '../audio-length/measure-audio.ts';
import { writeAudioFile } from './audio-file-writer.ts';

export interface VideoStream {
  stream: Readable;
  /** What an error of the stream is thrown as. */
  asThrown(error: unknown): unknown;
  /** As far as anybody says it; it may be wrong. */
  bytes: number | null;
  /** Ends also the work of ffmpeg. */
  signal: AbortSignal;
}

/** The video is larger than a recording may be, and there is nothing here that takes the sound out of it. */
export class FfmpegMissing extends Error {
  override name = 'FfmpegMissing';
}

type VideoService = Pick<Service, 'room' | 'scratch' | 'settings'>;

/** Throws FfmpegMissing if a video of this size could not be taken. */
export async function requireFfmpegFor(bytes: number | null, settings: Service['settings']): Promise<void> {
  if ((bytes ?? 0) > mostRecordingBytes(settings) && (await findFfmpeg()) === null) throw new FfmpegMissing();
}

/**
 * Leaves the video at `path`, or the sound of one that is too large for a recording, and returns the SHA-256 in hex of what came. Throws
 * the 400s of what is too large, no video, or without sound, FfmpegMissing, NoRoomError, the signal's reason, and what `asThrown` makes
 * of the stream's errors.
 */
export async function writeVideoSound(path: string, video: VideoStream, service: VideoService): Promise<string> {
  const { room, settings } = service;
  const program = await findFfmpeg();
  const mostKept = mostRecordingBytes(settings);
  const mostBytes = program === null ? mostKept : mostVideoBytes(settings);
  const release = await room.reserve('temporary', Math.min(mostBytes, video.bytes ?? mostBytes));
  try {
    const digest = await writeAudioFile(video.stream, { path, mostBytes, room }, video.asThrown).catch((error) => {
      const isTooLarge = error instanceof EarshotError && error.key === 'audioTooLarge';
      throw isTooLarge && program === null ? new FfmpegMissing() : error;
    });
    if (program !== null && (await stat(path)).size > mostKept) await keepSound(path, program, video.signal, service);
    return digest;
  } finally {
    release();
  }
}

async function keepSound(path: string, program: string, signal: AbortSignal, service: VideoService): Promise<void> {
  const container = await containerOfFile(path);
  if (container === null || !restContainers.has(container)) throw earshotError('audioFormat', restFormats);
  const { durationSeconds } = await measureAudio(path, container);
  const mostBytes = mostRecordingBytes(service.settings);
  const release = await service.room.reserve('temporary', mostBytes);
  const to = await service.scratch.newPath();
  try {
    const video = { path, container, durationSeconds };
    if (!(await extractSound(program, video, { to, mostBytes, signal }))) throw earshotError('audioUndecodable');
    await rename(to, path);
  } finally {
    release();
    await rm(to, { force: true });
  }
}
