// From a recording to words: who may transcribe (docs/decisions/access.md#d54), what was heard, which is kept at once, and what failures mean (docs/decisions/creation.md#d26).
import { rm, stat } from 'node:fs/promises';
import { type ConversationSide, EarshotError, earshotError, type Language } from '@earshot/core';
import type { RawTranscript } from '@earshot/engine';
import {
  type Channels,
  type RawSegment,
  type Recording,
  transcribeRecording,
  transcriptOf,
} from '@earshot/engine/transcription';
import type { Fence } from '../records/analyses.ts';
import { saveTranscript } from '../records/analysis-documents.ts';
import { companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';
import { readJson } from '../records/json-text.ts';
import type { Service } from '../service.ts';
import { isDiskFull, NoRoomError } from '../storage/storage.ts';
import type { AnalysisRequest } from '../threads/analysis-tasks.ts';
import { containerOfFile, measureAudio } from './audio-length/measure-audio.ts';
import { claimLossError } from './claim-loss.ts';
import { stageStored } from './obtain-audio/obtain-audio.ts';
import { replaceStored } from './redact-audio.ts';
import { companyRedaction, type RedactionColumn } from './redaction.ts';

/** The engine or its provider failed; the reason is for the log only. */
export class TranscriptionFailed extends Error {
  override name = 'TranscriptionFailed';
}

export interface TranscribedRecording {
  transcript: string;
  /** What was heard; or what was read of it as JSON, where it is redacted. */
  words: { segments: readonly RawSegment[] } | { redacted: string };
  /** The object in storage afterwards; null where the recording is not kept. */
  storageKey: string | null;
  /** The language that the transcriber names. */
  language: string;
  channels: Channels | null;
  /** The side of each speaker, as the channels tell it. */
  statedSides: RawTranscript['statedSides'] | null;
}

/** The voice on each channel of a stereo recording. */
export type ChannelSides = readonly [first: ConversationSide, second: ConversationSide];

/** The analysis that the recording is for, as this process has it; `language` as the request named it. */
export interface TranscriptionSubject {
  claim: Fence;
  companyId: string;
  language: Language | null;
  isWaitedFor: boolean;
  /** The names that the request gave. */
  names: Pick<AnalysisRequest, 'salespersonName' | 'clientName'>;
  channelSides?: ChannelSides | null;
  storageKey: string;
}

/** The language that decides which transcriber may run: the request's, else the company's (docs/decisions/access.md#d54). */
export async function recordingLanguage(db: Queries, companyId: string, named: Language | null): Promise<Language> {
  return named ?? (await companyById(db, companyId))?.language ?? 'en';
}

/** Throws 400 when nothing here can transcribe that language (docs/decisions/access.md#d54). */
export function requireTranscriber(
  { transcriber }: { transcriber: Pick<Service['transcriber'], 'name' | 'languages'> },
  language: Language,
): void {
  if (transcriber.name === 'none') throw earshotError('transcriberMissing');
  if (transcriber.languages !== 'all' && !transcriber.languages.includes(language))
    throw earshotError('transcriberLanguage', language);
}

/** Transcribes and keeps the words. Throws 400 for audio without speech or that can't be decoded, TranscriptionFailed when it is not the audio's fault, as `lostClaim` when the row is no longer this process's. */
export async function transcribeAndSave(
  { claim, companyId, language: named, isWaitedFor, names, channelSides = null, storageKey }: TranscriptionSubject,
  audio: Omit<Recording, 'language' | 'isLanguageStated'>,
  service: Service,
): Promise<TranscribedRecording> {
  const { db, log, metrics, transcriber } = service;
  const { id } = claim;
  const language = await recordingLanguage(db, companyId, named);
  requireTranscriber(service, language);
  const count = (outcome: string) => metrics.transcriptions.inc({ engine: transcriber.name, outcome });
  const recording = { ...audio, language, isLanguageStated: named !== null, channelSides };
  const transcription = await transcribeRecording(transcriber.forCompany(companyId), recording, {
    log: (message) => log.info({ analysisId: id }, message),
  }).catch((error: unknown) => {
    count(error instanceof EarshotError ? 'refused' : 'failed');
    if (error instanceof EarshotError) throw error;
    if (isDiskFull(error)) throw new NoRoomError('the disk is full', { cause: error });
    throw new TranscriptionFailed('the transcription failed', { cause: error });
  });
  const { segments } = transcription;
  count(segments.length > 0 ? 'heard' : 'silent');
  log.info({ analysisId: id, transcriber: transcriber.name, segments: segments.length }, 'recording transcribed');
  if (segments.length === 0) throw earshotError('audioWithoutSpeech');
  const transcript = transcriptOf(segments);
  const { channels = null, statedSides = null } = transcription;
  const reading = channels && JSON.stringify({ channels, ...(statedSides && { statedSides }) });
  const heard = { language: transcription.language, channels, statedSides };
  const { policy } = await companyRedaction(db, companyId);
  if (policy === 'off') {
    const words = { transcript, segments: JSON.stringify(segments), reading, redaction: null };
    if (!(await saveTranscript(db, claim, words, service.now()))) throw await claimLossError(db, companyId, id);
    return { ...heard, transcript, words: { segments }, storageKey };
  }
  const owner = { companyId, isWaitedFor };
  const redacted = await service.analyser.redact(owner, { ...names, ...heard, transcript, segments });
  const { size: bytes } = await stat(audio.path);
  const stored = { ...audio, companyId, bytes, storageKey, audioKey: storageKey, mediaType: null };
  const replacement = await replaceStored(
    id,
    { ...stored, state: 'temporary', origin: 'storage' },
    policy,
    redacted,
    service,
  );
  const redaction = JSON.stringify({
    found: redacted.found,
    recording: replacement.recording,
    length: null,
  } satisfies RedactionColumn);
  const { transcript: kept, segments: read } = redacted;
  let isSaved = false;
  try {
    isSaved = await saveTranscript(
      db,
      claim,
      { transcript: kept, segments: read, reading, redaction },
      service.now(),
      replacement.apply,
    );
  } finally {
    if (!isSaved) await replacement.undo();
  }
  if (!isSaved) throw await claimLossError(db, companyId, id);
  return {
    ...heard,
    transcript: kept,
    words: { redacted: read },
    storageKey: replacement.storageKey,
  };
}

/** The same for a queued analysis, whose audio was stored when it was submitted. */
export async function transcribeFromStorage(
  analysis: TranscriptionSubject,
  service: Service,
): Promise<TranscribedRecording> {
  const path = await stageStored(analysis.storageKey, service);
  if (path === null) throw earshotError('audioNotFound');
  try {
    const container = await containerOfFile(path);
    if (container === null) throw earshotError('audioUndecodable');
    return await transcribeAndSave(analysis, { path, container, ...(await measureAudio(path, container)) }, service);
  } finally {
    await rm(path, { force: true });
  }
}

/** What `transcribeAndSave` saved before; null where it is not of that form. `segments` is JSON text. */
export function savedSegments({ transcript_segments: kept }: { transcript_segments: string | null }) {
  return kept === null ? null : (JSON.parse(kept) as RawSegment[]);
}

/** What is kept in the place of the reading until the analysis is made: by `beginAnalysis` whose voice is on which channel, by `transcribeAndSave` what came of it. */
export function savedOfChannels({ reading: kept }: { reading: string | null }): {
  channels: Channels | null;
  statedSides: TranscribedRecording['statedSides'];
  channelSides: ChannelSides | null;
} {
  const { channels, statedSides, channelSides } = (readJson(kept) ?? {}) as Record<string, unknown>;
  const isSide = (side: unknown) => side === 'attendant' || side === 'client';
  const areSides = (given: unknown) =>
    typeof given === 'object' && given !== null && Object.values(given).every(isSide) && Object.keys(given).length > 0;
  return {
    channels: channels === 'apart' || channels === 'alike' ? channels : null,
    statedSides: areSides(statedSides) ? (statedSides as TranscribedRecording['statedSides']) : null,
    channelSides: areSides(channelSides) ? (channelSides as ChannelSides) : null,
  };
}
