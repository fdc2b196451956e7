// The sound of a recording as it is handed out, into a temporary file and within the time that one has; what fails on the way is the provider's fault, unless this service lacks something.
import { addAbortSignal } from 'node:stream';
import { inMib, type Language } from '@earshot/core';
import type { NewAudio } from '../analyses/obtain-audio/audio-states.ts';
import { obtainAudio } from '../analyses/obtain-audio/obtain-audio.ts';
import { FfmpegMissing, requireFfmpegFor } from '../analyses/obtain-audio/video-sound.ts';
import { requireTranscriber } from '../analyses/transcription.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes } from '../settings.ts';
import { NoRoomError } from '../storage/storage.ts';
import { ConnectorError, type FetchedSound, type FoundRecording } from './connector.ts';

interface SoundSource {
  sound: FetchedSound;
  externalId: string;
  inTime: AbortSignal;
  /** The error, or that the time is up. */
  asTimeout(error: unknown): unknown;
}

/** Before a video is fetched that could not be taken. Throws ConnectorError. */
export async function requireTakeable(
  { isVideo, externalId, bytes }: FoundRecording,
  { settings }: Pick<Service, 'settings'>,
): Promise<void> {
  if (!isVideo) return;
  await requireFfmpegFor(bytes, settings).catch((error) => {
    throw asOfVideo(error, externalId, bytes);
  });
}

/** Throws ConnectorError, and what `obtainAudio` throws. */
export async function obtainSound(
  { sound: { audio: stream, video }, externalId, inTime, asTimeout }: SoundSource,
  company: { id: string; language: Language },
  service: Service,
): Promise<NewAudio> {
  // It may break before anybody reads it, and a caller that does not read it must let it go.
  addAbortSignal(
    inTime,
    stream.on('error', () => {}),
  );
  try {
    requireTranscriber(service, company.language);
    const source = {
      form: 'stream',
      stream,
      asThrown: (error: unknown) => asProviderError(asTimeout(error)),
      ...(video && { video: { ...video, signal: inTime } }),
    } as const;
    return await obtainAudio({ audio: source, style: 'collection' }, company.id, service);
  } catch (error) {
    stream.destroy();
    if (!video) throw error;
    if (error instanceof NoRoomError) throw await asRoomFor(error, externalId, video.bytes, service);
    throw asOfVideo(asTimeout(error), externalId, video.bytes);
  }
}

const sizeOf = (bytes: number | null) => (bytes === null ? '' : ` of ${inMib(bytes).toFixed()} MiB`);

function asOfVideo(error: unknown, externalId: string, bytes: number | null): unknown {
  if (!(error instanceof FfmpegMissing)) return error;
  return new ConnectorError(
    'settings',
    `Meeting ${externalId} has no other sound than a video${sizeOf(bytes)}, out of which only ffmpeg takes it. Install ffmpeg on this service.`,
    { reason: 'ffmpeg_missing' },
  );
}

/** Where there is room for what is usual, only this one waits. */
async function asRoomFor(error: unknown, externalId: string, bytes: number | null, service: Service): Promise<unknown> {
  const release = await service.room.reserve('temporary', mostRecordingBytes(service.settings)).catch(() => null);
  if (!release) return error;
  release();
  return new ConnectorError(
    'settings',
    `The temporary folder of this service has too little room for the video${sizeOf(bytes)} of meeting ${externalId}.`,
    { reason: 'disk_full' },
  );
}

/** The stream's own failures are the provider's. */
const asProviderError = (error: unknown) =>
  error instanceof ConnectorError
    ? error
    : new ConnectorError('unavailable', 'A recording could not be downloaded completely.', {
        reason: 'download_broken',
        cause: error,
      });
