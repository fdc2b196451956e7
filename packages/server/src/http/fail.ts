// From any thrown value to the contract's error body; what the table does not know is a 500 whose reason is only in the log.
import { EarshotError, earshotError, errorBody } from '@earshot/core';
import type { Context } from 'koa';
import type { Log } from '../log.ts';
import { DatabaseUnavailableError } from '../records/database.ts';
import { NoRoomError, StorageUnavailableError } from '../storage/storage.ts';
import type { Answer } from './respond.ts';

/** Until a disk is looked at again there is no use in asking. */
const diskRetrySeconds = 60;

/** The answer to a thrown value. `path` is the operation's name, or the address without its leading slash (docs/decisions/requests.md#d2). */
export function failure(error: unknown, path: string, ctx: Context, log: Log): Answer {
  const known = knownError(error);
  if (known.httpStatus >= 500 && known !== error) {
    log.error({ err: error, requestId: ctx.state.requestId, path }, 'request failed');
  }
  if (known.key === 'diskFull') ctx.set('Retry-After', String(diskRetrySeconds));
  return { status: known.httpStatus, body: JSON.stringify(errorBody(known, path)) };
}

function knownError(error: unknown): EarshotError {
  if (error instanceof EarshotError) return error;
  if (error instanceof DatabaseUnavailableError) return earshotError('databaseUnavailable');
  if (error instanceof NoRoomError) return earshotError('diskFull');
  if (error instanceof StorageUnavailableError) return earshotError('storageUnavailable');
  return earshotError('internal');
}
