// Analysing while the caller waits (docs/decisions/access.md#d15, docs/decisions/creation.md#d24).
import { type CreatedRecord, EarshotError, earshotError } from '@earshot/core';
import { isProviderUnavailable } from '@earshot/engine/transcription';
import type { Failure } from '../records/analyses.ts';
import { isKeyActive } from '../records/api-keys.ts';
import type { Queries } from '../records/database.ts';
import type { Caller, Service } from '../service.ts';
import { analyseLogged } from './analyse-logged.ts';
import { beginAnalysis } from './begin.ts';
import { completeAnalysis, failAnalysis, withdrawAnalysis } from './finish.ts';
import { discardCopy, removeAudio, withdrawAudio } from './obtain-audio/audio-states.ts';
import type { PreparedAnalysis } from './prepare.ts';
import { TranscriptionFailed, transcribeAndSave } from './transcription.ts';

/** Makes an answer of the completed analysis. */
export type Present<Output> = (record: CreatedRecord, shareToken: string | null) => Output;

/**
 * Stores, transcribes, analyses and completes; when anything fails the row is `failed`, its hold released, and the error thrown on.
 * Audio that turns out to hold no speech, or to be broken, leaves nothing (docs/decisions/creation.md#d26, #d56).
 */
export async function runAnalysis<Output>(
  prepared: PreparedAnalysis,
  caller: Caller,
  service: Service,
  present: Present<Output>,
): Promise<Output> {
  try {
    return await service.runner.holding(prepared.row.id, () => run(prepared, caller, service, present));
  } finally {
    if (prepared.audio) await discardCopy(prepared.audio);
  }
}

async function run<Output>(
  prepared: PreparedAnalysis,
  caller: Caller,
  service: Service,
  present: Present<Output>,
): Promise<Output> {
  const { row, request, audio, language, reading } = prepared;
  const owner = { companyId: row.company_id, isWaitedFor: true };
  const claim = {
    ...row,
    runner_id: service.runner.id,
    fence: 0,
    audio_storage_key: audio?.storageKey ?? null,
    audio_container: audio?.container ?? null,
  };
  // Nothing has been spent yet, and nobody is left to read the answer.
  if (caller.hasLeft?.()) throw earshotError('callerLeft');
  const attached = await beginAnalysis(prepared, { status: 'processing', runner_id: claim.runner_id }, service);
  try {
    const heard =
      request.transcript === null && audio
        ? await transcribeAndSave(
            {
              claim,
              companyId: row.company_id,
              language,
              isWaitedFor: true,
              names: request,
              storageKey: audio.storageKey,
            },
            audio,
            service,
          )
        : null;
    if (heard) claim.audio_storage_key = heard.storageKey;
    const words = heard
      ? {
          ...heard.words,
          transcript: heard.transcript,
          language: heard.language,
          channels: heard.channels,
          statedSides: heard.statedSides,
        }
      : { transcript: request.transcript ?? '' };
    const result = await analyseLogged(row.id, owner, { ...request, ...words }, service, reading);
    if (caller.keyId !== null && !(await isKeyActive(service.db, caller.keyId, service.now()))) throw new KeyRevoked();
    const answer = async (tx: Queries, record: CreatedRecord) => {
      // The link of the creation: an address of the contract's form, dead if the analysis was archived meanwhile.
      const output = present(record, row.share_token);
      await caller.settle?.(tx, output, row.id);
      return output;
    };
    return await completeAnalysis(claim, result, service, answer, {
      clientName: request.clientName,
      isAnswerKept: caller.settle !== undefined,
    });
  } catch (error) {
    if (isRefusedAudio(error)) {
      const withdrawn = await withdrawAnalysis(
        claim,
        service,
        async (tx) => attached && withdrawAudio(attached, tx, service.now()),
      );
      if (withdrawn) await removeAudio(withdrawn, service);
    } else await failAnalysis(claim, failureOf(error), service);
    throw error instanceof KeyRevoked ? earshotError('apiKeyInvalid') : error;
  }
}

/** Found out only while it was transcribed. */
const isRefusedAudio = (error: unknown): error is EarshotError =>
  error instanceof EarshotError && error.httpStatus === 400;

class KeyRevoked extends Error {}

/** A short text without transcript content: the reason of an unexpected error is only in the log. */
export function failureOf(error: unknown): Failure {
  if (error instanceof KeyRevoked)
    return { errorSource: 'key_revoked', errorDetail: 'The API key was revoked before the analysis started.' };
  if (isRefusedAudio(error))
    return {
      errorSource: error.key.startsWith('transcriber') ? 'transcription' : 'audio',
      errorDetail: error.message,
      errorReason: error.reason,
    };
  if (error instanceof TranscriptionFailed)
    return { errorSource: 'transcription', errorDetail: 'The transcription failed.' };
  if (error instanceof EarshotError) {
    return { errorSource: 'analysis', errorDetail: error.detail ?? error.message, errorReason: error.reason };
  }
  const errorDetail = isProviderUnavailable(error)
    ? 'The model could not be asked. The log of the server has the reason.'
    : 'The analysis failed unexpectedly.';
  return { errorSource: 'internal', errorDetail };
}
