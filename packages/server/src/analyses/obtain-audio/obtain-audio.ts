// Recordings in, by every form of the contract: into a temporary file first, told apart and measured there, kept in storage only when nothing is wrong (docs/decisions/creation.md#d20, #d26, docs/decisions/audio.md#d27, #d28, #d29).
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  type AudioKey,
  earshotError,
  procedureContainers,
  procedureFormats,
  restContainers,
  restFormats,
} from '@earshot/core';
import { abandonedAudio, deletePendingAudio } from '../../records/pending-audio.ts';
import { touchUpload, uploadByKey } from '../../records/uploads.ts';
import type { Service } from '../../service.ts';
import { mostRecordingBytes } from '../../settings.ts';
import type { DiskRoom } from '../../storage/disk-room.ts';
import { containerOfFile, measureAudio, otherFileAt } from '../audio-length/measure-audio.ts';
import { requireQuotaLeft } from '../uploads/upload-quota.ts';
import { audioTooLarge, writeAudioFile } from './audio-file-writer.ts';
import type { NewAudio } from './audio-states.ts';
import { download } from './download.ts';
import { type VideoStream, writeVideoSound } from './video-sound.ts';

/** What a caller named. */
export interface NamedAudio {
  audio: AudioKey;
  /** As it was given. */
  text: string;
  style: 'rest' | 'procedure';
}

/** What comes in without a caller: formats and lengths are those of REST. */
export interface StreamedAudio {
  audio: {
    form: 'stream';
    stream: Readable;
    /** What an error of the stream is thrown as. */
    asThrown: (error: unknown) => unknown;
    /** Set for a video; its sound is taken. */
    video?: Pick<VideoStream, 'bytes' | 'signal'>;
  };
  style: 'collection';
}

export type AudioSource = NamedAudio | StreamedAudio;

/** Throws the contract's 400s, 403 beyond the quota, NoRoomError, and of a video FfmpegMissing; nothing then stays behind. `companyId` owns what is kept. */
export async function obtainAudio(source: AudioSource, companyId: string, service: Service): Promise<NewAudio> {
  const { audio, style } = source;
  const { db, room, now } = service;
  const isStored = audio.form === 'storage-key';
  // Checked before anything is fetched in vain. What is in storage already takes nothing more.
  if (!isStored) {
    await requireQuotaLeft(companyId, service);
    await room.check('storage');
  }
  // From here on no sweep removes it while the creation lasts.
  const isUpload = isStored && (await touchUpload(db, companyId, audio.key, now()));
  // Its object may still be there, but not for long.
  if (isStored && !isUpload && (await uploadByKey(db, audio.key))) throw earshotError('audioNotFound');
  const path = await service.scratch.newPath();
  try {
    const digest = await writeSource(source, path, service);
    const container = await containerOfFile(path);
    // An upload is a procedure's: what it took, both styles analyse (docs/decisions/audio.md#d27).
    const containers = style === 'procedure' || isStored ? procedureContainers : restContainers;
    const formats = style === 'procedure' ? procedureFormats : restFormats;
    if (container === null || !containers.has(container))
      throw earshotError('audioFormat', formats, container === null ? await otherFileAt(path) : null);
    const { durationSeconds, channels } = await measureAudio(path, container);
    const { EARSHOT_RECORDING_HOURS: mostHours } = service.settings;
    if (style === 'procedure' && durationSeconds > mostHours * 3600) throw earshotError('audioTooLong', mostHours);
    const storageKey = isStored ? audio.key : `uploads/${companyId}/${randomUUID()}.${container}`;
    const { size: bytes } = await stat(path);
    // The sound of a video of many hours.
    if (style === 'collection' && bytes > mostRecordingBytes(service.settings))
      throw audioTooLarge(mostRecordingBytes(service.settings));
    return {
      state: 'temporary',
      path,
      bytes,
      digest,
      container,
      durationSeconds,
      channels,
      audioKey: audio.form === 'url' && 'text' in source ? source.text : storageKey,
      storageKey,
      mediaType: audio.form === 'data-url' ? audio.mediaType : null,
      companyId,
      origin: isStored ? (isUpload ? 'upload' : 'storage') : 'request',
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what processes that are gone had put into storage for analyses that were never inserted. */
export async function removeAbandonedAudio({ db, storage }: Pick<Service, 'db' | 'storage'>): Promise<void> {
  for (const storageKey of await abandonedAudio(db)) {
    await storage.remove(storageKey);
    await deletePendingAudio(db, storageKey);
  }
}

/** A temporary copy of audio that is in storage; null when it is no longer there. The caller removes it. Throws NoRoomError. */
export async function stageStored(storageKey: string, service: Service): Promise<string | null> {
  const { room, scratch, storage } = service;
  const stored = await storage.stat(storageKey);
  if (!stored) return null;
  return withRoom(room, stored.bytes, async () => {
    const stream = await storage.read(storageKey, { version: stored.version });
    if (!stream) return null;
    const path = await scratch.newPath();
    try {
      await writeAudioFile(stream, { path, mostBytes: stored.bytes, room });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return path;
  });
}

async function withRoom<T>(room: DiskRoom, bytes: number, write: () => Promise<T>): Promise<T> {
  const release = await room.reserve('temporary', bytes);
  try {
    return await write();
  } finally {
    release();
  }
}

/** SHA-256 of what was written, in hex. */
async function writeSource(source: AudioSource, path: string, service: Service): Promise<string> {
  const { storage, audioHosts, room, settings } = service;
  const mostBytes = mostRecordingBytes(settings);
  const file = { path, mostBytes, room };
  if (source.style === 'collection') {
    const { stream, asThrown, video } = source.audio;
    if (video) return writeVideoSound(path, { stream, asThrown, ...video }, service);
    return withRoom(room, mostBytes, () => writeAudioFile(stream, file, asThrown));
  }
  const { audio, style } = source;
  switch (audio.form) {
    case 'data-url': {
      const { base64 } = audio;
      const decodedBytes = (base64.length * 3) / 4;
      return withRoom(room, decodedBytes, () =>
        writeAudioFile(Readable.from(base64Pieces(base64), { objectMode: false }), file),
      );
    }
    case 'url': {
      const { url } = audio;
      return withRoom(room, mostBytes, () => download({ url, style }, audioHosts, file));
    }
    case 'storage-key': {
      const stored = await storage.stat(audio.key);
      if (stored && stored.bytes > mostBytes) throw audioTooLarge(mostBytes);
      if (!stored) throw earshotError('audioNotFound');
      return withRoom(room, stored.bytes, async () => {
        const stream = await storage.read(audio.key, { version: stored.version });
        if (!stream) throw earshotError('audioNotFound');
        return writeAudioFile(stream, file);
      });
    }
  }
}

/** In pieces, so that the audio is never in memory a second time. */
function* base64Pieces(base64: string): Generator<Uint8Array> {
  const pieceCharacters = 4 * 64 * 1024;
  for (let at = 0; at < base64.length; at += pieceCharacters)
    yield Buffer.from(base64.slice(at, at + pieceCharacters), 'base64');
}
