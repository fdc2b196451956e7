// Storing a new analysis: its cost is held and its row inserted in one transaction, so that concurrent requests can't spend the same minutes (D23, D24).
import { requireBalance } from '@earshot/core';
import { insertAnalysis, type Placement } from '../records/analyses.ts';
import { balanceMinutes, holdCredits, toMinutes } from '../records/credits.ts';
import type { Service } from '../service.ts';
import type { PreparedAnalysis } from './prepare.ts';

/** Keeps the audio, then holds and inserts. Throws 403 when the balance does not pay for it; then nothing is kept. */
export async function beginAnalysis(
  { row, request, audio, language }: PreparedAnalysis,
  placement: Placement,
  { db }: Service,
): Promise<void> {
  await audio?.keep();
  const document = {
    transcript: request.transcript ?? '',
    audio_key: audio?.audioKey ?? null,
    audio_storage_key: audio?.storageKey ?? null,
    audio_container: audio?.container ?? null,
    audio_media_type: audio?.mediaType ?? null,
    audio_language: language,
  };
  const insertion = db.transaction(async (tx) => {
    // A hold may be released between the refusal and the look at the balance: then the minutes are there after all.
    while (!(await holdCredits(tx, row.company_id, row.held_hundredths))) {
      requireBalance(await balanceMinutes(tx, row.company_id), toMinutes(row.held_hundredths));
    }
    await insertAnalysis(tx, row, placement, document);
    await audio?.settle(tx);
  });
  await insertion.catch(async (error) => {
    await audio?.forget();
    throw error;
  });
}
