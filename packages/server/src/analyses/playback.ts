// Addresses at which the audio of an analysis can be heard: signed, good for one hour (docs/decisions/audio.md#d30).
import { buffer } from 'node:stream/consumers';
import { type AudioAccess, playbackType } from '@earshot/core';
import { isSigned, type SignedFor, signedQuery } from '../access/signed-address.ts';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import type { Service } from '../service.ts';

const validSeconds = 60 * 60;

type SigningService = Pick<Service, 'secrets' | 'publicUrl' | 'storage' | 'now'>;

export type AudioColumns = Pick<FullAnalysisRow, 'audio_storage_key' | 'audio_container'>;

/** Null where there is no audio. A bucket hands its objects out itself; from a folder Earshot does, at `/audio/<key>`. */
export async function playbackUrl(
  { audio_storage_key: storageKey, audio_container: container }: AudioColumns,
  service: SigningService,
): Promise<string | null> {
  if (storageKey === null) return null;
  const contentType = container ? playbackType(container) : undefined;
  const bucketAddress = await service.storage.readAddress(storageKey, { validSeconds, contentType });
  if (bucketAddress !== null) return bucketAddress;
  const expires = Math.floor(service.now() / 1000) + validSeconds;
  const path = storageKey.split('/').map(encodeURIComponent).join('/');
  return `${service.publicUrl}/audio/${path}?${signedQuery(service.secrets, hearing(storageKey), expires)}`;
}

/** Whether the address was made here and still counts; `now` in ms. */
export const isPlaybackAllowed = (
  { secrets, now }: SigningService,
  storageKey: string,
  expires: string,
  signature: string,
): boolean => isSigned(secrets, hearing(storageKey), { expires, signature }, now());

const hearing = (storageKey: string): SignedFor => ({ purpose: 'audio', subject: storageKey });

/** Playback address and, for audio that came as a Data URL, that Data URL again (docs/decisions/audio.md#d30). */
export async function audioAccess(row: FullAnalysisRow, service: SigningService): Promise<AudioAccess> {
  const { audio_storage_key: key, audio_media_type: mediaType } = row;
  const audioUrl = await playbackUrl(row, service);
  const stream = key !== null && mediaType !== null ? await service.storage.read(key) : null;
  if (!stream) return { audioUrl };
  return { audioUrl, audioDataUrl: `data:${mediaType};base64,${(await buffer(stream)).toString('base64')}` };
}
