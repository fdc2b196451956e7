// Samples of a recording for the transcribers here: by ffmpeg, or from a WAV file without it.
import { earshotError } from '@earshot/core';
import { DecodingFailure, decodeWav, decodeWithFfmpeg, findFfmpeg, type Pcm } from '../decoding/index.ts';
import { createQueue } from './queue.ts';
import type { Recording } from './transcriber.ts';

/** A header may tell too little, so this much more is read. */
const graceSeconds = 30;
/** ffmpeg takes a processor for itself: requests must not wait for recordings. */
const enter = createQueue(2);

/** Null when nothing here can decode it. Throws `audioUndecodable` or `audioWithoutTrack`. `channels` is 1, or as many as the recording has. */
export async function decodePcm(recording: Recording, channels: number, signal?: AbortSignal): Promise<Pcm | null> {
  const { path, container, durationSeconds } = recording;
  const file = { path, container, channels };
  const longestSeconds = Math.ceil(durationSeconds * 1.1 + graceSeconds);
  const program = await findFfmpeg();
  if (program) {
    const leave = await enter();
    const pcm = decodeWithFfmpeg(program, file, longestSeconds, signal);
    void pcm.ended.then(leave);
    return { ...pcm, chunks: withContractErrors(pcm.chunks) };
  }
  if (container !== 'wav') return null;
  return decodeWav(file, longestSeconds).catch((error) => {
    if (error instanceof DecodingFailure && error.kind === 'ffmpegMissing') return null;
    throw asContractError(error);
  });
}

async function* withContractErrors(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw asContractError(error);
  }
}

function asContractError(error: unknown): unknown {
  if (!(error instanceof DecodingFailure)) return error;
  return earshotError(error.kind === 'trackless' ? 'audioWithoutTrack' : 'audioUndecodable');
}
