// What becomes of a recording in which something was found: it is silenced there, or not kept (docs/decisions/redaction.md#recordings).
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { Redaction, RedactionPolicy } from '@earshot/core';
import { findFfmpeg, muteWithFfmpeg } from '@earshot/engine/decoding';
import type { Queries } from '../records/database.ts';
import { dropRecording, replaceRecording } from '../records/retained-parts.ts';
import { eraseRecording } from '../records/uploads.ts';
import type { Service } from '../service.ts';
import type { RedactedReading } from '../threads/analysis-tasks.ts';
import { attachAudio, keepAudio, removeAudio, type TemporaryAudio } from './obtain-audio/audio-states.ts';

type Found = Pick<RedactedReading, 'found' | 'spoken'>;

export interface RedactedAudio {
  recording: Redaction['recording'];
  /** Null where it is not kept. */
  audio: TemporaryAudio | null;
  /** A key of storage whose object nobody may have any more. */
  erases: string | null;
}

/** The recording as it may be kept. The temporary copy that was given is still the caller's; another one has a path of its own. */
export async function redactAudio(
  audio: TemporaryAudio,
  policy: RedactionPolicy,
  { found, spoken }: Found,
  service: Service,
): Promise<RedactedAudio> {
  // What was found in names alone is not said.
  const isSilent = Object.keys(found).length === 0 || spoken?.length === 0;
  if (policy === 'muteRecordings' && isSilent) return { recording: 'kept', audio, erases: null };
  const erases = audio.origin === 'request' ? null : audio.storageKey;
  const muted = policy === 'muteRecordings' && spoken !== null ? await mutedCopy(audio, spoken, service) : null;
  if (!muted) return { recording: 'discarded', audio: null, erases };
  const storageKey =
    erases === null ? audio.storageKey : `uploads/${audio.companyId}/${randomUUID()}.${audio.container}`;
  const audioKey = audio.audioKey === audio.storageKey ? storageKey : audio.audioKey;
  return { recording: 'muted', audio: { ...audio, ...muted, storageKey, audioKey, origin: 'request' }, erases };
}

/** Null where it cannot be made. */
async function mutedCopy(
  audio: TemporaryAudio,
  spoken: NonNullable<Found['spoken']>,
  { room, scratch, log }: Service,
): Promise<{ path: string; bytes: number } | null> {
  const program = await findFfmpeg();
  if (program === null) {
    log.warn('a recording could not be silenced and was not kept: install ffmpeg');
    return null;
  }
  const release = await room.reserve('temporary', audio.bytes);
  const path = await scratch.newPath();
  let isMade = false;
  try {
    isMade = await muteWithFfmpeg(program, audio, spoken, path);
    if (isMade) return { path, bytes: (await stat(path)).size };
    log.warn('a recording could not be silenced and was not kept');
    return null;
  } finally {
    release();
    // A part of it may be there, also where ffmpeg was ended.
    if (!isMade) await rm(path, { force: true });
  }
}

/** What a transaction does that takes the stored recording of an analysis away, and gives it the silenced one. */
export interface RecordingReplacement {
  recording: Redaction['recording'];
  storageKey: string | null;
  apply(tx: Queries): Promise<void>;
  /** Where the transaction did not come about. */
  undo(): Promise<void>;
}

/** Stores the silenced recording of an analysis. The transaction erases the original. */
export async function replaceStored(
  analysisId: string,
  audio: TemporaryAudio,
  policy: RedactionPolicy,
  found: Found,
  service: Service,
): Promise<RecordingReplacement> {
  const { now } = service;
  const { companyId, storageKey: old } = audio;
  const { recording, audio: muted } = await redactAudio(audio, policy, found, service);
  if (recording === 'kept') return { recording, storageKey: old, apply: async () => {}, undo: async () => {} };
  const kept = muted && (await keepAudio(muted, service).finally(() => rm(muted.path, { force: true })));
  return {
    recording,
    storageKey: kept?.storageKey ?? null,
    undo: async () => {
      if (kept) await removeAudio(kept, service);
    },
    apply: async (tx) => {
      if (kept) {
        await attachAudio(kept, tx, now());
        await replaceRecording(tx, analysisId, old, kept.storageKey);
      } else await dropRecording(tx, analysisId);
      await eraseRecording(tx, companyId, old, now());
    },
  };
}
