// What is checked before anything is stored, in the order of docs/decisions/creation.md#d20, and the row that comes of it.
import {
  attributionOnCreation,
  costMinutes,
  earshotError,
  type Language,
  lowerBoundMs,
  readAudioKey,
  readAudioUrl,
  requireBalance,
  requireOneMinute,
  requireStorageKey,
  salespersonToAttach,
  triggerOfCreation,
} from '@earshot/core';
import { largeTurn } from '../large-turns.ts';
import type { NewAnalysis } from '../records/analyses.ts';
import { type CompanyRow, companyById } from '../records/companies.ts';
import { balanceOf, toHundredths } from '../records/credits.ts';
import { newId } from '../records/ids.ts';
import { type SalespersonRow, salespersonById } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { errorOf } from '../threads/analyser.ts';
import type {
  AnalysisRequest,
  RedactedReading,
  ThreadInspection,
  TranscriptReading,
} from '../threads/analysis-tasks.ts';
import type { ReadingSource } from '../threads/reading-source.ts';
import { sealOfContent } from './content-seal.ts';
import { discardCopy, type TemporaryAudio } from './obtain-audio/audio-states.ts';
import { type AudioSource, obtainAudio } from './obtain-audio/obtain-audio.ts';
import { redactAudio } from './redact-audio.ts';
import {
  type CompanyRedaction,
  metadataToKeep,
  nameToKeep,
  type RedactedWords,
  redactedWords,
  redactionOf,
} from './redaction.ts';
import { requestedType } from './requested-type.ts';
import { endOfLink, newShareToken } from './share-page.ts';
import { requireTranscriber } from './transcription.ts';

/** The fields of a creation, of either interface. Blank text counts as absent. */
export interface CreateInput {
  transcript?: string | undefined;
  /** REST: any of the contract's three forms; procedures: a storage key. */
  audioKey?: string | undefined;
  /** Procedures only. */
  audioUrl?: string | undefined;
  salespersonId?: string | undefined;
  salespersonName?: string | undefined;
  clientName?: string | undefined;
  interactionType?: string | undefined;
  /** The caller's own (docs/decisions/creation.md#d68). */
  externalCallId?: string | undefined;
  metadata?: Readonly<Record<string, string>> | undefined;
  /** When the conversation took place, as text. */
  occurredAt?: string | undefined;
  /** The language of the recording, if it is not the company's (docs/decisions/access.md#d54). */
  language?: Language | undefined;
}

export interface PreparedAnalysis {
  creator: Caller;
  row: NewAnalysis;
  /** `transcript` is null when the audio has to be transcribed. */
  request: Omit<AnalysisRequest, 'transcript'> & { transcript: string | null };
  /** Set if the transcript is analysed now: it was read for its price, and is not read again (docs/decisions/creation.md#read-once). */
  reading: TranscriptReading | null;
  /** Whoever holds the prepared analysis discards it in the end. */
  audio: TemporaryAudio | null;
  /** Set if the transcript is redacted. */
  redacted: RedactedWords | null;
  /** As the request named it. */
  language: Language | null;
  /** As the request gave them. */
  metadata: Readonly<Record<string, string>> | null;
}

/** Whether the caller waits for the analysis, or any process does it later from its row. */
type Moment = 'now' | 'later';

/** What is longer takes milliseconds to digest, and to hand to a thread. */
const shortCharacters = 32 * 1024;
const dayMs = 24 * 60 * 60 * 1000;

const textOrNull = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text);

/** REST: a transcript, an audioKey of any form, or both (docs/decisions/creation.md#d21). Throws the contract's 400, 403 and 404. */
export async function prepareAnalysis(input: CreateInput, caller: Caller, service: Service): Promise<PreparedAnalysis> {
  const audioKey = textOrNull(input.audioKey);
  if (textOrNull(input.transcript) === null && audioKey === null) throw earshotError('transcriptOrAudioRequired');
  // A Data URL is in a file by then: what the caller holds of the input must not hold its megabytes while the analysis runs.
  delete input.audioKey;
  return prepare(input, 'now', caller, service, () => {
    if (audioKey === null) return null;
    return { audio: readAudioKey(audioKey, caller.companyId), text: audioKey, style: 'rest' };
  });
}

/** Procedures: exactly one of transcript, storage key and https address. */
export async function prepareProcedureAnalysis(
  input: CreateInput,
  caller: Caller,
  service: Service,
  moment: Moment = 'now',
): Promise<PreparedAnalysis> {
  const [transcript, audioKey, audioUrl] = [
    textOrNull(input.transcript),
    textOrNull(input.audioKey),
    textOrNull(input.audioUrl),
  ];
  if ([transcript, audioKey, audioUrl].filter((source) => source !== null).length !== 1)
    throw earshotError('exactlyOneSource');
  return prepare(input, moment, caller, service, () => {
    if (audioKey !== null) {
      requireStorageKey(audioKey, caller.companyId);
      return { audio: { form: 'storage-key', key: audioKey }, text: audioKey, style: 'procedure' };
    }
    if (audioUrl === null) return null;
    return { audio: { form: 'url', url: readAudioUrl(audioUrl) }, text: audioUrl, style: 'procedure' };
  });
}

async function prepare(
  input: CreateInput,
  moment: Moment,
  caller: Caller,
  service: Service,
  readSource: () => AudioSource | null,
): Promise<PreparedAnalysis> {
  const { db } = service;
  const occurredAt = occurredAtOf(input.occurredAt, service.now());
  const type = await requestedType(db, caller.companyId, input.interactionType);
  const salesperson = await attachedSalesperson(input.salespersonId, caller, service);
  const source = readSource();
  const companyBefore = await companyById(db, caller.companyId);
  requireOneMinute(balanceOf(companyBefore));
  const transcript = textOrNull(input.transcript) === null ? null : input.transcript!;
  const language = input.language ?? null;
  const company = redactionOf(companyBefore);
  // This comes before anything is fetched in vain.
  if (transcript === null) requireTranscriber(service, language ?? company.language);
  const salespersonName = salesperson?.name ?? nameToKeep(company, textOrNull(input.salespersonName));
  const clientName = nameToKeep(company, textOrNull(input.clientName));
  const words = { transcript, language, salespersonName, clientName };
  const obtained = source && (await obtainAudio(source, caller.companyId, service));
  const turn = async () => {
    if (transcript !== null && transcript.length > shortCharacters) await largeTurn(caller.companyId);
  };
  await turn();
  const seal = sealOfContent({ transcript, audio: obtained }, caller.companyId, service);
  await turn();
  const content = { words, audio: obtained, policy: company.policy };
  const { companyNow, cost, length, audio, redacted } = await priceContent(content, moment, caller, service);
  const { id, createdAt } = newId();
  const row: NewAnalysis = {
    id,
    company_id: caller.companyId,
    created_at: createdAt,
    occurred_at: occurredAt ?? createdAt,
    trigger: triggerOfCreation(caller.keyId === null ? 'session' : 'api-key'),
    source: 'upload',
    provider: null,
    external_call_id: textOrNull(input.externalCallId),
    external_owner_id: null,
    integration_id: null,
    salesperson_id: salesperson?.id ?? null,
    salesperson_name: salespersonName,
    supervisor_name: salesperson?.supervisor_name ?? null,
    client_name: words.clientName,
    created_by: caller.userId,
    // The type that was named. Until it is judged, a company's own type may take its place.
    interaction_type: input.interactionType ?? null,
    interaction_type_source: type.definition ? 'manual' : null,
    attribution_status: attributionOnCreation(salesperson?.id ?? null),
    // What a creation answers to a key; what the pages create has a link once somebody asks for one (docs/decisions/analysis-fields.md#d34).
    ...linkAtCreation(caller.keyId === null ? undefined : companyNow, service.now()),
    held_hundredths: toHundredths(cost),
    audio_duration_seconds: obtained?.durationSeconds ?? null,
    content_seal: seal,
  };
  const reading = length && 'conversation' in length ? length : null;
  const kept = length && 'segments' in length ? length.transcript : transcript;
  caller.holdsOfInput?.(Buffer.byteLength(kept ?? '') + (reading?.conversation.byteLength ?? 0));
  return {
    creator: caller,
    row,
    request: { ...words, transcript: kept, ...type },
    reading,
    audio,
    redacted,
    language,
    metadata: metadataToKeep(company, input.metadata ?? null),
  };
}

interface Content {
  words: Omit<ReadingSource, 'transcript'> & { transcript: string | null };
  audio: TemporaryAudio | null;
  policy: CompanyRedaction['policy'];
}

interface PricedContent {
  /** As it was read for the balance. */
  companyNow: CompanyRow | undefined;
  cost: number;
  /** Null without a transcript. */
  length: ThreadInspection | TranscriptReading | RedactedReading | null;
  /** The recording that is kept; null without one, and if the policy keeps none. */
  audio: TemporaryAudio | null;
  redacted: RedactedWords | null;
}

/** Reads, prices and redacts the content. Discards the recording before it throws, among others the error of a balance that is too low. */
async function priceContent(
  content: Content,
  moment: Moment,
  caller: Caller,
  service: Service,
): Promise<PricedContent> {
  const { words, policy } = content;
  let { audio } = content;
  try {
    const length = await lengthOf(words, policy === 'off' ? moment : 'redacted', caller, service);
    const cost = costMinutes(secondsToPay(audio, length));
    // The hold checks the balance again and decides. A recording that the balance does not cover is not even kept.
    const companyNow = await companyById(service.db, caller.companyId);
    requireBalance(balanceOf(companyNow), cost);
    if (!length || !('segments' in length)) return { companyNow, cost, length, audio, redacted: null };
    // Nothing is kept of a refused conversation.
    if (length.refusal) throw errorOf(length.refusal);
    const redactedAudio = audio && (await redactAudio(audio, policy, length, service));
    if (audio && audio.path !== redactedAudio?.audio?.path) await discardCopy(audio);
    audio = redactedAudio?.audio ?? null;
    return { companyNow, cost, length, audio, redacted: redactedWords(length, redactedAudio) };
  } catch (error) {
    if (audio) await discardCopy(audio);
    throw error;
  }
}

/** When the conversation took place, in ms; null where nothing is given. Clocks may be a day fast, but no conversation is of the future. */
function occurredAtOf(text: string | undefined, now: number): number | null {
  if (text === undefined || text.trim() === '') return null;
  const at = lowerBoundMs('occurredAt', text);
  if (at < 0 || at > now + dayMs) throw earshotError('occurredAtOutOfRange');
  return Math.min(at, now);
}

/** The link that the company gives each creation of a key, if it does. */
function linkAtCreation(company: CompanyRow | undefined, now: number) {
  if (company?.share_links !== 'atCreation') return { share_token: null, share_expires_at: null };
  return { share_token: newShareToken(), share_expires_at: endOfLink(company.share_link_days, now) };
}

/** Null without a transcript. */
async function lengthOf(
  { transcript, ...hints }: Content['words'],
  moment: Moment | 'redacted',
  { companyId }: Caller,
  { analyser }: Service,
): Promise<ThreadInspection | TranscriptReading | RedactedReading | null> {
  if (transcript === null) return null;
  const owner = { companyId, isWaitedFor: true };
  if (moment === 'redacted') return analyser.redact(owner, { transcript, ...hints });
  return moment === 'now' ? analyser.read(owner, { transcript, ...hints }) : analyser.inspect(owner, transcript);
}

/** A recording that is transcribed: its own length; a text beside it: at least what the words take (docs/decisions/minutes.md#d22, #d62). */
function secondsToPay(audio: TemporaryAudio | null, length: ThreadInspection | null): number {
  if (length === null) return audio?.durationSeconds ?? 0;
  return audio ? Math.max(audio.durationSeconds, length.leastSeconds) : length.estimatedSeconds;
}

async function attachedSalesperson(
  named: string | undefined,
  caller: Caller,
  service: Service,
): Promise<SalespersonRow | null> {
  const id = salespersonToAttach(caller, named ?? null);
  if (id === null) return null;
  const row = await salespersonById(service.db, caller.companyId, id);
  if (!row) throw earshotError('salespersonNotFound');
  return row;
}
