// Addresses at which the audio of an analysis can be heard: signed, good for one hour (docs/decisions/audio.md#d30).
import { buffer } from 'node:stream/consumers';
import { type AudioAccess, playbackType } from '@earshot/core';
import { isSigned, type SignedFor, signedQuery } from '../access/signed-address.ts';
import type { FullAnalysisRow } from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';
import type { Service } from '../service.ts';
import { companyRedaction } from './redaction.ts';

const validSeconds = 60 * 60;

type SigningService = Pick<Service, 'secrets' | 'publicUrl' | 'storage' | 'now'>;

export type AudioColumns = Pick<FullAnalysisRow, 'audio_storage_key' | 'audio_container'>;
type HeardColumns = AudioColumns & Pick<FullAnalysisRow, 'company_id' | 'status' | 'redaction'>;

/** Whether nobody may hear the recording yet: its company redacts, and it is as it came (docs/decisions/redaction.md#recordings). */
export async function isWithheld(
  db: Queries,
  { company_id: companyId, audio_storage_key: key, status, redaction }: Omit<HeardColumns, 'audio_container'>,
): Promise<boolean> {
  if (key === null || status === 'completed' || redaction !== null) return false;
  return (await companyRedaction(db, companyId)).policy !== 'off';
}

/** Null where there is no audio, and while nobody may hear it. */
export const audibleUrl = async (row: HeardColumns, service: SigningService & Pick<Service, 'db'>) =>
  (await isWithheld(service.db, row)) ? null : playbackUrl(row, service);

/** The address of audio that may be heard; null without one. A bucket serves its objects itself; Earshot serves those of a folder at `/audio/<key>`. */
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
export async function audioAccess(
  row: FullAnalysisRow,
  service: SigningService & Pick<Service, 'db'>,
): Promise<AudioAccess> {
  const { audio_storage_key: key, audio_media_type: mediaType } = row;
  if (await isWithheld(service.db, row)) return { audioUrl: null };
  const audioUrl = await playbackUrl(row, service);
  const stream = key !== null && mediaType !== null ? await service.storage.read(key) : null;
  if (!stream) return { audioUrl };
  return { audioUrl, audioDataUrl: `data:${mediaType};base64,${(await buffer(stream)).toString('base64')}` };
}
