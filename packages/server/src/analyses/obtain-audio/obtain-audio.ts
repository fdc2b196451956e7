// Recordings in, by every form of the contract: into a temporary file first, told apart and measured there, kept in storage only when nothing is wrong (docs/decisions/creation.md#d20, #d26, docs/decisions/audio.md#d27, #d28, #d29).
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  type AudioContainer,
  type AudioKey,
  earshotError,
  maxAudioBytes,
  maxProcedureAudioSeconds,
  playbackType,
  procedureContainers,
  procedureFormats,
  restContainers,
  restFormats,
} from '@earshot/core';
import type { Queries } from '../../records/database.ts';
import { abandonedAudio, deleteKeptAudio, insertKeptAudio, isKeptAudio } from '../../records/kept-audio.ts';
import {
  deleteUpload,
  giveUpRecording,
  insertUsed,
  markUsed,
  touchUpload,
  unmarkUsed,
  uploadByKey,
} from '../../records/uploads.ts';
import type { Service } from '../../service.ts';
import type { DiskRoom } from '../../storage/disk-room.ts';
import { containerOfFile, measureAudio } from '../audio-length/measure-audio.ts';
import { requireQuotaLeft } from '../uploads/upload-quota.ts';
import { audioTooLarge, writeAudioFile } from './audio-file-writer.ts';
import { download } from './download.ts';

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
  };
  style: 'collection';
}

export type AudioSource = NamedAudio | StreamedAudio;

export interface ObtainedAudio {
  /** A temporary copy, until `discard`. */
  path: string;
  container: AudioContainer;
  durationSeconds: number;
  channels: number;
  /** What `audioKey` shows: address or storage key; of a Data URL, the key that it is kept under (docs/decisions/audio.md#d30). */
  audioKey: string;
  storageKey: string;
  /** Of a Data URL. */
  mediaType: string | null;
  /** Puts it into storage, unless it came from there; until `settle` it goes with this process. Nothing is left when it fails. */
  keep(): Promise<void>;
  /** In the transaction that inserts the analysis: from now on the object is its. Throws when this process was given up meanwhile. */
  settle(tx: Queries): Promise<void>;
  /** In the transaction that takes the analysis back: `forget` is to follow, and follows even if this process dies. */
  unsettle(tx: Queries): Promise<void>;
  /** Takes it out of storage, unless it came from there or another analysis names it. */
  forget(): Promise<void>;
  /** Removes the temporary copy. */
  discard(): Promise<void>;
}

/** Throws the contract's 400s, 403 beyond the quota, and NoRoomError; nothing then stays behind. `companyId` owns what is kept. */
export async function obtainAudio(source: AudioSource, companyId: string, service: Service): Promise<ObtainedAudio> {
  const { audio, style } = source;
  const { db, room, runner, storage, now } = service;
  const isStored = audio.form === 'storage-key';
  // Before anything is fetched in vain. What is in storage already takes nothing more.
  if (!isStored) {
    await requireQuotaLeft(companyId, service);
    await room.check('storage');
  }
  // From here on no sweep takes it while the creation lasts.
  const isUpload = isStored && (await touchUpload(db, companyId, audio.key, now()));
  // Its object may still be there, but not for long.
  if (isStored && !isUpload && (await uploadByKey(db, audio.key))) throw earshotError('audioNotFound');
  const path = await service.scratch.newPath();
  try {
    await writeSource(source, path, service);
    const container = await containerOfFile(path);
    const [containers, formats] =
      style === 'procedure' ? [procedureContainers, procedureFormats] : [restContainers, restFormats];
    if (container === null || !containers.has(container)) throw earshotError('audioFormat', formats);
    const { durationSeconds, channels } = await measureAudio(path, container);
    if (style === 'procedure' && durationSeconds > maxProcedureAudioSeconds) throw earshotError('audioTooLong');
    const storageKey = isStored ? audio.key : `uploads/${companyId}/${randomUUID()}.${container}`;
    const { size: bytes } = await stat(path);
    const recording = { storage_key: storageKey, company_id: companyId, content_type: playbackType(container), bytes };
    const forget = async () => {
      if (isStored) return;
      const isBeingRemoved = ((await uploadByKey(db, storageKey))?.removing_at ?? null) !== null;
      if (!isBeingRemoved && !(await isKeptAudio(db, storageKey))) return;
      await storage.remove(storageKey);
      await deleteKeptAudio(db, storageKey);
      await deleteUpload(db, storageKey);
    };
    return {
      path,
      container,
      durationSeconds,
      channels,
      audioKey: audio.form === 'url' && 'text' in source ? source.text : storageKey,
      storageKey,
      mediaType: audio.form === 'data-url' ? audio.mediaType : null,
      keep: async () => {
        if (isStored) return;
        const release = await room.reserve('storage', bytes);
        try {
          await insertKeptAudio(db, storageKey, runner.id);
          await storage.put(storageKey, { path });
        } catch (error) {
          // Where even that fails, it is removed once this process is gone.
          await forget().catch(() => {});
          throw error;
        } finally {
          release();
        }
      },
      settle: async (tx) => {
        if (!isStored && !(await deleteKeptAudio(tx, storageKey)))
          throw new Error('this process was given up, and the audio that it kept with it');
        const isThere = isUpload ? await markUsed(tx, storageKey, now()) : await insertUsed(tx, recording, now());
        if (!isThere) throw earshotError('audioNotFound');
      },
      unsettle: async (tx) => {
        await (isStored ? unmarkUsed : giveUpRecording)(tx, storageKey, now());
      },
      forget,
      discard: () => rm(path, { force: true }),
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
    await deleteKeptAudio(db, storageKey);
  }
}

/** A temporary copy of audio that is in storage; null when it is no longer there. Whoever asks removes it. Throws NoRoomError. */
export async function stageStored(storageKey: string, service: Service): Promise<string | null> {
  const { room, scratch, storage } = service;
  const stored = await storage.stat(storageKey);
  if (!stored) return null;
  return withRoom(room, stored.bytes, async () => {
    const stream = await storage.read(storageKey, { version: stored.version });
    if (!stream) return null;
    const path = await scratch.newPath();
    try {
      await writeAudioFile(stream, path, room);
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

async function writeSource(source: AudioSource, path: string, service: Service): Promise<void> {
  const { storage, audioHosts, room } = service;
  if (source.style === 'collection') {
    const { stream, asThrown } = source.audio;
    return withRoom(room, maxAudioBytes, () => writeAudioFile(stream, path, room, asThrown));
  }
  const { audio, style } = source;
  switch (audio.form) {
    case 'data-url': {
      const { base64 } = audio;
      const decodedBytes = (base64.length * 3) / 4;
      return withRoom(room, decodedBytes, () =>
        writeAudioFile(Readable.from(base64Pieces(base64), { objectMode: false }), path, room),
      );
    }
    case 'url': {
      const { url } = audio;
      return withRoom(room, maxAudioBytes, () => download({ url, style }, audioHosts, path, room));
    }
    case 'storage-key': {
      const stored = await storage.stat(audio.key);
      if (stored && stored.bytes > maxAudioBytes) throw audioTooLarge();
      if (!stored) throw earshotError('audioNotFound');
      return withRoom(room, stored.bytes, async () => {
        const stream = await storage.read(audio.key, { version: stored.version });
        if (!stream) throw earshotError('audioNotFound');
        return writeAudioFile(stream, path, room);
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
