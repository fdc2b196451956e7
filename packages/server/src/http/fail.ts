// From any thrown value to the contract's error body; what the table does not know is a 500 whose reason is only in the log.
import { EarshotError, type ErrorKey, earshotError, errorBody } from '@earshot/core';
import type { Context } from 'koa';
import { throttleMs } from '../accounts/sign-in-tries.ts';
import type { Log } from '../log.ts';
import { DatabaseUnavailableError } from '../records/database.ts';
import { NoRoomError, StorageUnavailableError } from '../storage/storage.ts';
import type { Answer } from './respond.ts';

/** `Retry-After` of errors that know their wait: until free disk space is measured again, and the window of failed sign-ins. */
const retryAfterSeconds: Partial<Record<ErrorKey, number>> = {
  diskFull: 60,
  signInBlocked: throttleMs / 1000,
  sharePasscodeBlocked: throttleMs / 1000,
};

/** The answer to a thrown value. `path` is the operation's name, or the address without its leading slash (docs/decisions/requests.md#d2). */
export function failure(error: unknown, path: string, ctx: Context, log: Log): Answer {
  const known = knownError(error);
  if (known.httpStatus >= 500 && known !== error) {
    log.error({ err: error, requestId: ctx.state.requestId, path }, 'request failed');
  }
  const waitSeconds = retryAfterSeconds[known.key];
  if (waitSeconds !== undefined) ctx.set('Retry-After', String(waitSeconds));
  return { status: known.httpStatus, body: JSON.stringify(errorBody(known, path)) };
}

function knownError(error: unknown): EarshotError {
  if (error instanceof EarshotError) return error;
  if (error instanceof DatabaseUnavailableError) return earshotError('databaseUnavailable');
  if (error instanceof NoRoomError) return earshotError('diskFull');
  if (error instanceof StorageUnavailableError) return earshotError('storageUnavailable');
  return earshotError('internal');
}
