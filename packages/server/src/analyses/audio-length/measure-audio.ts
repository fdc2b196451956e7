// What a recording is and how long it lasts, by its content alone (docs/decisions/creation.md#d26, docs/decisions/audio.md#d27).
import { type AudioContainer, audioContainerOf, otherFileOf, tellingBytes } from '@earshot/core';
import { type AudioMeasures, type Measure, withAudioFile } from './audio-file.ts';
import { measureFlac } from './flac.ts';
import { measureMp3 } from './mp3.ts';
import { measureMp4 } from './mp4.ts';
import { measureOgg } from './ogg.ts';
import { measureWav } from './wav.ts';
import { measureWebm } from './webm.ts';

const measureOf: Readonly<Record<AudioContainer, Measure>> = {
  flac: measureFlac,
  mp3: measureMp3,
  mp4: measureMp4,
  ogg: measureOgg,
  wav: measureWav,
  webm: measureWebm,
};

/** The container that the first bytes tell; null if Earshot does not read it. */
export const containerOfFile = (path: string): Promise<AudioContainer | null> =>
  withAudioFile(path, async (file) => audioContainerOf(await file.read(0, 64)));

/** What a file is that Earshot does not hear, for people; null where nothing tells. */
export const otherFileAt = (path: string): Promise<string | null> =>
  withAudioFile(path, async (file) => otherFileOf(await file.read(0, tellingBytes))?.name ?? null);

/** Seconds to the millisecond, and channels. Throws 400 `audioUndecodable` or `audioWithoutTrack` (docs/decisions/creation.md#d26). */
export const measureAudio = (path: string, container: AudioContainer): Promise<AudioMeasures> =>
  withAudioFile(path, measureOf[container]);
