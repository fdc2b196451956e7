// Why a run of an integration stopped, and what administrators read of it.
import { EarshotError } from '@earshot/core';
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

export const causeOf = (error: unknown) => (error instanceof Stuck ? error.reason : error);

export const isQuotaUsedUp = (error: unknown) => error instanceof EarshotError && error.key === 'uploadQuota';

/** One line for administrators; the reason of an unexpected error is only in the log. */
export function lineFor(error: unknown): string {
  const cause = causeOf(error);
  if (cause instanceof CreditsMissing) return 'No minutes are left. Collection goes on when there are.';
  if (isQuotaUsedUp(cause))
    return 'Unused uploads and recordings of failed analyses take the quota of your company. Collection goes on by itself when there is room.';
  if (cause instanceof ConnectorError || cause instanceof EarshotError) return cause.message;
  if (cause instanceof NoRoomError)
    return 'The disk of this service has too little room for recordings. Collection goes on by itself when there is more.';
  if (cause instanceof StorageUnavailableError) return 'The storage of this service cannot be reached.';
  return 'Collection failed inside this service; its log says why.';
}
