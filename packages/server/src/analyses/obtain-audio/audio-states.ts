// Where the recording of a creation stands, as states and the steps between them, so that no step can be left out (docs/decisions/creation.md#d24, #d26, #d37).
//
//   temporary ──keepAudio──▶ kept ──attachAudio──▶ attached ──withdrawAudio──▶ withdrawn
//                             └──────────removeAudio─────────▶ gone ◀──removeAudio──┘
import { rm } from 'node:fs/promises';
import { type AudioContainer, earshotError, playbackType } from '@earshot/core';
import type { Queries } from '../../records/database.ts';
import { deletePendingAudio, insertPendingAudio } from '../../records/pending-audio.ts';
import { deleteUpload, giveUpRecording, insertUsed, markUsed, unmarkUsed, uploadByKey } from '../../records/uploads.ts';
import type { Service } from '../../service.ts';

/** The same in every state. */
interface AudioFacts {
  /** A temporary copy, until `discardCopy`. */
  path: string;
  bytes: number;
  container: AudioContainer;
  durationSeconds: number;
  channels: number;
  /** What `audioKey` shows: address or storage key; of a Data URL, the key that it is kept under (docs/decisions/audio.md#d30). */
  audioKey: string;
  storageKey: string;
  /** From a Data URL. */
  mediaType: string | null;
  companyId: string;
  /** It came with the request; or it was in storage before: as an upload, or from before recordings had rows. */
  origin: 'request' | 'upload' | 'storage';
}

/** Only the temporary copy is this creation's. */
export type TemporaryAudio = AudioFacts & { state: 'temporary' };
/** `digest`: SHA-256 in hex of the recording as it came. */
export type NewAudio = TemporaryAudio & { digest: string };
/** Kept in storage. What came with the request is removed if this process ends. */
export type KeptAudio = AudioFacts & { state: 'kept' };
/** Kept in storage, and used by an analysis. */
export type AttachedAudio = AudioFacts & { state: 'attached' };
/** The analysis was taken back, and what came with the request is to be removed: a sweep does so if this process dies. */
export type WithdrawnAudio = AudioFacts & { state: 'withdrawn' };

export type ObtainedAudio = TemporaryAudio | KeptAudio | AttachedAudio | WithdrawnAudio;

type Room = Pick<Service, 'db' | 'now' | 'room' | 'runner' | 'storage'>;

/** Puts it into storage, unless it came from there. Nothing is left when it fails. */
export async function keepAudio(audio: TemporaryAudio, service: Room): Promise<KeptAudio> {
  const kept: KeptAudio = { ...audio, state: 'kept' };
  if (audio.origin !== 'request') return kept;
  const { db, room, runner, storage } = service;
  const release = await room.reserve('storage', audio.bytes);
  try {
    await insertPendingAudio(db, audio.storageKey, runner.id);
    await storage.put(audio.storageKey, { path: audio.path });
    return kept;
  } catch (error) {
    // Where even that fails, it is removed once this process is gone.
    await removeAudio(kept, service).catch(() => {});
    throw error;
  } finally {
    release();
  }
}

/**
 * Call it in the transaction that inserts the analysis, and use what it returns only once that is committed. Throws when
 * this process was given up meanwhile, and 400 when the recording was removed.
 */
export async function attachAudio(audio: KeptAudio, tx: Queries, now: number): Promise<AttachedAudio> {
  const { storageKey, origin } = audio;
  if (origin === 'request' && !(await deletePendingAudio(tx, storageKey)))
    throw new Error('this process was given up, and the audio that it kept with it');
  const isThere =
    origin === 'upload' ? await markUsed(tx, storageKey, now) : await insertUsed(tx, usedRecording(audio), now);
  if (!isThere) throw earshotError('audioNotFound');
  return { ...audio, state: 'attached' };
}

const usedRecording = ({ storageKey, companyId, container, bytes }: AudioFacts) => ({
  storage_key: storageKey,
  company_id: companyId,
  content_type: playbackType(container),
  bytes,
});

/** Call it in the transaction that takes the analysis back. */
export async function withdrawAudio(audio: AttachedAudio, tx: Queries, now: number): Promise<WithdrawnAudio> {
  await (audio.origin === 'request' ? giveUpRecording : unmarkUsed)(tx, audio.storageKey, now);
  return { ...audio, state: 'withdrawn' };
}

/** Takes it out of storage, unless it came from there or another analysis names it. */
export async function removeAudio(
  { origin, storageKey }: KeptAudio | WithdrawnAudio,
  { db, storage }: Pick<Room, 'db' | 'storage'>,
): Promise<void> {
  if (origin !== 'request') return;
  const upload = await uploadByKey(db, storageKey);
  // Without a row nothing is kept: others took this process for dead before the file was complete.
  if (upload && upload.removing_at === null) return;
  await storage.remove(storageKey);
  await deletePendingAudio(db, storageKey);
  await deleteUpload(db, storageKey);
}

/** Removes the temporary copy; in any state. */
export const discardCopy = ({ path }: Pick<AudioFacts, 'path'>): Promise<void> => rm(path, { force: true });
