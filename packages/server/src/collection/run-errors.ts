// Why a run of an integration stopped, and what administrators read of it.
import { type CollectionErrorReason, EarshotError, type ErrorKey } from '@earshot/core';
import { NoRoomError, StorageUnavailableError } from '../storage/storage.ts';
import { ConnectorError } from './connector.ts';
import { CreditsMissing } from './store-recording.ts';

/** A recording that could not be fetched, and which one. */
export class Stuck extends Error {
  readonly externalId: string;
  readonly reason: unknown;

  constructor(externalId: string, reason: unknown) {
    super('stuck');
    this.externalId = externalId;
    this.reason = reason;
  }
}

/** What went wrong: a word for programs, and one line for administrators. */
export interface RunError {
  reason: CollectionErrorReason;
  detail: string;
}

export const causeOf = (error: unknown) => (error instanceof Stuck ? error.reason : error);

export const isQuotaUsedUp = (error: unknown) => error instanceof EarshotError && error.key === 'uploadQuota';

const reasonsByKey: Partial<Record<ErrorKey, CollectionErrorReason>> = {
  transcriberMissing: 'transcriber_missing',
  transcriberLanguage: 'transcriber_language_unsupported',
};

/** The cause of an unexpected error is only in the log. */
export function runErrorOf(error: unknown): RunError {
  const cause = causeOf(error);
  if (cause instanceof CreditsMissing)
    return { reason: 'minutes_insufficient', detail: 'No minutes are left. Collection goes on when there are.' };
  if (isQuotaUsedUp(cause))
    return {
      reason: 'upload_quota_reached',
      detail:
        'Unused uploads and recordings of failed analyses take the quota of your company. Collection goes on by itself when there is room.',
    };
  if (cause instanceof ConnectorError) return { reason: cause.reason, detail: cause.message };
  if (cause instanceof EarshotError) return { reason: reasonsByKey[cause.key] ?? 'internal', detail: cause.message };
  if (cause instanceof NoRoomError)
    return {
      reason: 'disk_full',
      detail:
        'The disk of this service has too little room for recordings. Collection goes on by itself when there is more.',
    };
  if (cause instanceof StorageUnavailableError)
    return { reason: 'storage_unavailable', detail: 'The storage of this service cannot be reached.' };
  return { reason: 'internal', detail: 'Collection failed inside this service; its log says why.' };
}
