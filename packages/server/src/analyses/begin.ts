// Storing a new analysis: its cost is held and its row inserted in one transaction, so that concurrent requests can't spend the same minutes (docs/decisions/minutes.md#d23, docs/decisions/creation.md#d24).
import { requireBalance, type Telephony } from '@earshot/core';
import { type Actor, type Deed, recordDeeds, serverItself } from '../audit/record-deed.ts';
import { insertAnalysis, type Placement } from '../records/analyses.ts';
import { WordsGone } from '../records/analysis-documents.ts';
import { adoptPieces, giveUpPieces, isLarge, storePieces } from '../records/analysis-words.ts';
import { balanceMinutes, holdCredits, toMinutes } from '../records/credits.ts';
import type { Queries } from '../records/database.ts';
import { eraseRecording } from '../records/uploads.ts';
import type { Service } from '../service.ts';
import { type AttachedAudio, attachAudio, keepAudio, removeAudio } from './obtain-audio/audio-states.ts';
import type { PreparedAnalysis } from './prepare.ts';
import type { ChannelSides } from './transcription.ts';

/** What is stored of a prepared analysis. `telephony` and `channelSides` are of a collected call. */
export type BegunAnalysis = Pick<PreparedAnalysis, 'row' | 'audio' | 'language'> & {
  /** Who creates it, and its link with it; absent of a collected call. */
  creator?: Actor;
  request: Pick<PreparedAnalysis['request'], 'transcript'>;
  redacted?: PreparedAnalysis['redacted'];
  telephony?: Telephony | null;
  channelSides?: ChannelSides | null;
  metadata?: PreparedAnalysis['metadata'];
};

/**
 * Keeps the audio, then holds and inserts, and does `also` in the same transaction; returns the audio as the analysis has it. Throws 403
 * when the balance does not cover it; then, and when anything else fails, nothing is kept.
 */
export async function beginAnalysis(
  {
    row,
    creator,
    request,
    audio,
    language,
    redacted = null,
    telephony = null,
    channelSides = null,
    metadata = null,
  }: BegunAnalysis,
  placement: Placement,
  service: Service,
  also: (tx: Queries) => Promise<void> = async () => {},
): Promise<AttachedAudio | null> {
  const { db } = service;
  const kept = audio && (await keepAudio(audio, service));
  const transcript = request.transcript ?? '';
  // Long words come first, unseen: the transaction that others wait for is a short one.
  const isLong = isLarge({ transcript, transcript_segments: redacted?.segments ?? null });
  const store = (text: string) => storePieces(db, row.id, text, null, service.now());
  const transcriptSet = isLong ? await store(transcript) : null;
  const segmentsSet = isLong && redacted ? await store(redacted.segments) : null;
  const sets = [transcriptSet, segmentsSet].filter((set) => set !== null);
  const document = {
    transcript: isLong ? '' : transcript,
    transcript_set: transcriptSet,
    audio_key: audio?.audioKey ?? null,
    audio_storage_key: audio?.storageKey ?? null,
    audio_container: audio?.container ?? null,
    audio_media_type: audio?.mediaType ?? null,
    audio_language: language,
    telephony: telephony && JSON.stringify(telephony),
    metadata: metadata && JSON.stringify(metadata),
    transcript_segments: isLong ? null : (redacted?.segments ?? null),
    segments_set: segmentsSet,
    redaction: redacted && JSON.stringify(redacted.redaction),
    reading: channelSides && JSON.stringify({ channelSides }),
  };
  const insertion = db.transaction(async (tx) => {
    for (const set of sets) if (!(await adoptPieces(tx, row.id, set))) throw new WordsGone(row.id);
    // A hold may be released between the refusal and the look at the balance: then the minutes are there after all.
    while (!(await holdCredits(tx, row.company_id, row.held_hundredths))) {
      requireBalance(await balanceMinutes(tx, row.company_id), toMinutes(row.held_hundredths));
    }
    await insertAnalysis(tx, row, placement, document);
    const attached = kept && (await attachAudio(kept, tx, service.now()));
    if (redacted && redacted.erases !== null) await eraseRecording(tx, row.company_id, redacted.erases, service.now());
    await also(tx);
    const actor = creator ?? serverItself(row.company_id);
    const deeds: Deed[] = [{ kind: 'analysis.created', subjectId: row.id }];
    if (row.share_token !== null) deeds.push({ kind: 'link.created', subjectId: row.id });
    await recordDeeds(
      tx,
      row.company_id,
      deeds.map((deed) => ({ actor, deed })),
      service.now(),
    );
    return attached;
  });
  return insertion.catch(async (error) => {
    if (kept) await removeAudio(kept, service);
    for (const set of sets) await giveUpPieces(db, row.id, set);
    throw error;
  });
}
