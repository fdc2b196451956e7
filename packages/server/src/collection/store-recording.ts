// One recording that was found: left out for a reason, or stored as a queued analysis, once (docs/contract.md#triggers; docs/decisions/analysis-fields.md#d32, #d33, docs/decisions/creation.md#d37).
import { randomUUID } from 'node:crypto';
import { costMinutes, EarshotError, isWithinBytes, maxTranscriptBytes, type SkipReason } from '@earshot/core';
import { attributionOf, normalizedOwnerId } from '../accounts/attribution.ts';
import { beginAnalysis } from '../analyses/begin.ts';
import { sealOfContent } from '../analyses/content-seal.ts';
import { discardCopy, type NewAudio } from '../analyses/obtain-audio/audio-states.ts';
import { companyRedaction, nameToKeep, type RedactedWords, redactedWords } from '../analyses/redaction.ts';
import type { NewAnalysis } from '../records/analyses.ts';
import { hasExternalCall, setSalesperson } from '../records/analysis-attribution.ts';
import { hasContent, rememberContent } from '../records/collected-recordings.ts';
import { balanceMinutes, toHundredths } from '../records/credits.ts';
import { type Queries, UniqueViolationError } from '../records/database.ts';
import { isErasedCall } from '../records/erasures.ts';
import { newId } from '../records/ids.ts';
import { callSourceOf, settingsOf } from '../records/integration-settings.ts';
import { addToDay, collectedOnDay, type IntegrationRow } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { channelSidesOf } from './channel-sides.ts';
import { ConnectorError, type FetchedSound, type FoundRecording } from './connector.ts';
import { connectors } from './connectors/index.ts';
import { dayIn } from './next-run.ts';
import { obtainSound, requireTakeable } from './obtain-sound.ts';
import { filteredOutByPeople } from './recording-filters.ts';
import { type CallSystem, callHashesOf, contentHash, idsOf } from './recording-identity.ts';
import { longestName, sanitizeText, storableText } from './sanitize-recording.ts';
import { leftOutUnfetched, mostSecondsOf } from './skip-reasons.ts';

interface Content {
  transcript: string | null;
  audio: NewAudio | null;
  clientName: string | null;
  /** The transcript as it came, where it is redacted. */
  sent?: string | null;
  redacted?: RedactedWords | null;
}

/** The balance does not pay for the recording; nothing was stored. */
export class CreditsMissing extends Error {
  override name = 'CreditsMissing';
  readonly neededMinutes: number;

  constructor(neededMinutes: number) {
    super('no credits left');
    this.neededMinutes = neededMinutes;
  }
}

/** The recording is more than the day may have; nothing was stored. */
export class DayFull extends Error {
  override name = 'DayFull';
}

/** Where the recordings of an integration come from. */
export const callSystemOf = (integration: IntegrationRow): CallSystem => ({
  companyId: integration.company_id,
  source: callSourceOf(integration),
  provider: connectors[integration.connector].provider,
});

/** Whether the company has the call, or has had it erased. */
export async function isKnownCall(recording: FoundRecording, system: CallSystem, db: Queries): Promise<boolean> {
  const { companyId, provider, source } = system;
  if (await hasExternalCall(db, companyId, { provider, source, ids: idsOf(recording) })) return true;
  return isErasedCall(db, companyId, callHashesOf(recording, system));
}

/**
 * Stores the recording as a queued analysis, or says why it is left out; one that an administrator wants, whatever its length and whoever spoke. `also` runs in the transaction that stores it. Throws
 * CreditsMissing, DayFull, and ConnectorError when the provider fails.
 */
export async function storeRecording(
  recording: FoundRecording,
  integration: IntegrationRow,
  service: Service,
  { signal, fetchMs, isWanted }: { signal: AbortSignal; fetchMs: number; isWanted: boolean },
  also: (tx: Queries) => Promise<void>,
): Promise<'queued' | SkipReason> {
  const settings = settingsOf(integration);
  const leastSeconds = isWanted ? 0 : integration.minimum_duration_seconds;
  const mostSeconds = mostSecondsOf(service);
  const reason = leftOutUnfetched(recording, integration, service, isWanted);
  if (reason !== null) return reason;
  const { db } = service;
  const system = callSystemOf(integration);
  const { companyId, provider, source } = system;
  if (await isKnownCall(recording, system, db)) return 'already_collected';
  const company = await companyRedaction(db, companyId);
  // Checked before anything is fetched in vain; the hold decides.
  const least = costMinutes(recording.durationSeconds ?? 0);
  await requireCredits(db, companyId, least);
  const day = dayIn(settings.timeZone ?? 'UTC', service.now());
  await requireRoomInDay(least);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(fetchMs)]);
  const unwanted = isWanted ? null : await filteredOutByPeople(recording, settings, inTime);
  if (unwanted !== null) return unwanted;
  await requireTakeable(recording, service);
  const content = await recording.fetch(inTime).catch((error: unknown) => {
    throw asTimeout(error);
  });
  if ('transcript' in content) {
    const { transcript, clientName } = content;
    return storeTranscript(storableText(transcript), clientName ? sanitizeText(clientName, longestName) : null);
  }
  return storeAudio(content);

  /** The first recording of a day is taken however long it is, because it would otherwise never be. */
  async function requireRoomInDay(minutes: number): Promise<void> {
    if (isWanted || settings.minutesPerDay === undefined) return;
    const taken = await collectedOnDay(db, integration.id, day);
    if (taken > 0 && taken + toHundredths(minutes) > toHundredths(settings.minutesPerDay)) throw new DayFull();
  }

  /** What is too slow is the provider's failure; what ends with the run is not. */
  function asTimeout(error: unknown): unknown {
    if (!inTime.aborted || signal.aborted) return error;
    const message = `A recording did not arrive within ${Math.ceil(fetchMs / 60_000)} min.`;
    return new ConnectorError('unavailable', message, { reason: 'download_broken' });
  }

  async function storeTranscript(transcript: string, clientName: string | null): Promise<'queued' | SkipReason> {
    if (!isWithinBytes(transcript, maxTranscriptBytes)) return 'too_large';
    const owner = { companyId, isWaitedFor: false };
    const names = { salespersonName: null, clientName: recording.clientName ?? clientName };
    const redacting = company.policy === 'off' ? null : await service.analyser.redact(owner, { transcript, ...names });
    const read = redacting ?? (await service.analyser.inspect(owner, transcript));
    if (read.refusal) return 'unreadable';
    if (read.estimatedSeconds < leastSeconds) return 'too_short';
    const content = { transcript: redacting?.transcript ?? transcript, audio: null, clientName: names.clientName };
    const redacted = redacting && redactedWords(redacting, null);
    return queueAnalysis(read.estimatedSeconds, { ...content, redacted, sent: transcript });
  }

  async function storeAudio(sound: FetchedSound): Promise<'queued' | SkipReason> {
    const source = { sound, externalId: recording.externalId, inTime, asTimeout };
    const audio = await obtainSound(source, { id: companyId, language: company.language }, service);
    try {
      if (audio.durationSeconds < leastSeconds) return 'too_short';
      if (audio.durationSeconds > mostSeconds) return 'too_long';
      return await queueAnalysis(audio.durationSeconds, { transcript: null, audio, clientName: recording.clientName });
    } finally {
      await discardCopy(audio);
    }
  }

  async function queueAnalysis(
    seconds: number,
    { transcript, audio, clientName, redacted = null, sent = transcript }: Content,
  ): Promise<'queued' | SkipReason> {
    const hash = await contentHash(recording, audio ?? { text: transcript ?? '' });
    if (hash !== null && (await hasContent(db, companyId, hash))) return 'already_collected';
    const cost = costMinutes(seconds);
    await requireCredits(db, companyId, cost);
    await requireRoomInDay(cost);
    const { id, createdAt } = newId();
    const ownerId = recording.ownerId && normalizedOwnerId(provider, recording.ownerId);
    const attribution = await attributionOf(db, companyId, provider, ownerId);
    /** Somebody else may have got the extension since, and attached what was stored then. `also` has the integration's row, which they wait for. */
    const attributeAgain = async (tx: Queries) => {
      if (attribution.attribution_status !== 'pending' || ownerId === null) return;
      const present = await attributionOf(tx, companyId, provider, ownerId);
      if (present.salesperson_id !== null) await setSalesperson(tx, companyId, id, present, createdAt);
    };
    const row: NewAnalysis = {
      id,
      company_id: companyId,
      created_at: createdAt,
      occurred_at: Math.min(recording.startedAt ?? createdAt, createdAt),
      trigger: 'scheduled_collection',
      source: provider,
      provider,
      external_call_id: recording.externalId,
      call_source: source,
      external_owner_id: ownerId,
      integration_id: integration.id,
      ...attribution,
      client_name: nameToKeep(company, clientName),
      created_by: null,
      interaction_type: null,
      interaction_type_source: null,
      share_token: null,
      share_expires_at: null,
      held_hundredths: toHundredths(cost),
      audio_duration_seconds: audio?.durationSeconds ?? null,
      content_seal: sealOfContent({ transcript: sent, audio }, companyId, service),
    };
    try {
      await beginAnalysis(
        {
          row,
          request: { transcript },
          audio,
          redacted,
          language: null,
          telephony: recording.telephony,
          channelSides: audio && audio.channels === 2 ? channelSidesOf(recording, settings) : null,
        },
        { status: 'pending', job_id: randomUUID() },
        service,
        async (tx) => {
          if (hash !== null) await rememberContent(tx, companyId, hash);
          await also(tx);
          await addToDay(tx, integration.id, day, toHundredths(cost));
          await attributeAgain(tx);
        },
      );
    } catch (error) {
      if (error instanceof UniqueViolationError) return 'already_collected';
      if (error instanceof EarshotError && error.key.startsWith('balance')) throw new CreditsMissing(cost);
      throw error;
    }
    return 'queued';
  }
}

async function requireCredits(db: Queries, companyId: string, minutes: number): Promise<void> {
  if ((await balanceMinutes(db, companyId)) < minutes) throw new CreditsMissing(minutes);
}
