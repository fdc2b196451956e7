// A stereo call as two recordings, one for each line; what only looks like stereo stays one.
import { rm } from 'node:fs/promises';
import { frames, leakWindowSeconds, levelOfSpeech, sameSound } from '../decoding/index.ts';
import { type Loudness, loudness, silentLine } from './loudness.ts';
import { createWav } from './mono-wav.ts';
import { decodePcm } from './pcm.ts';
import type { Recording } from './transcriber.ts';

export interface Channel {
  recording: Recording;
  loudness: Loudness;
  /** The other line holds the same sound. */
  isOnBoth: boolean;
}

/**
 * The lines that somebody speaks on, as WAV files beside the recording; one, when both carry the same or one is silent; none, when
 * nothing is heard; null when it can't be decoded here. The caller removes the files.
 */
export async function splitChannels(recording: Recording, signal?: AbortSignal): Promise<Channel[] | null> {
  const pcm = await decodePcm(recording, 2, signal);
  if (!pcm) return null;
  const paths = [`${recording.path}-left.wav`, `${recording.path}-right.wav`];
  const writers = await Promise.all(paths.map((path) => createWav(path, pcm.rate)));
  const levels = [loudness(pcm.rate), loudness(pcm.rate)];
  const same = sameSound(pcm.rate);
  try {
    for await (const both of frames(pcm)) {
      const length = both.length / 2;
      const [left, right] = [new Int16Array(length), new Int16Array(length)];
      for (let at = 0; at < length; at += 1) {
        left[at] = both[at * 2]!;
        right[at] = both[at * 2 + 1]!;
      }
      for (const [index, samples] of [left, right].entries()) {
        levels[index]!.add(samples);
        await writers[index]!.write(samples);
      }
      same.add(left, right);
    }
  } catch (error) {
    await removeAll(paths);
    throw error;
  } finally {
    await Promise.all(writers.map((writer) => writer.close()));
  }
  const isSame = same.isSame();
  const channels = paths.map((path, index) => ({
    recording: { ...recording, path, container: 'wav' as const, channels: 1 },
    loudness: levels[index]!,
    isOnBoth: isSame,
  }));
  const spoken = channels.filter(({ loudness: line }) => isSpokenOn(line));
  const kept = isSame ? spoken.slice(0, 1) : spoken;
  await removeAll(channels.filter((channel) => !kept.includes(channel)).map((channel) => channel.recording.path));
  return kept;
}

/** By the whole line, where little is said, and by the loudest of it, where that is faint. */
const isSpokenOn = (line: Loudness) =>
  line.power(0, line.seconds()) > silentLine ** 2 || levelOfSpeech(line.levels(leakWindowSeconds)) > silentLine;

export const removeAll = (paths: readonly string[]) => Promise.all(paths.map((path) => rm(path, { force: true })));
