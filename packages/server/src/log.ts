// JSON lines on stderr. Never keys, secrets, transcripts or audio: nothing of a request but its method, address and ids is logged.
import pino from 'pino';
import type { Settings } from './settings.ts';

export type Log = pino.Logger;

/**
 * A logger at the level of EARSHOT_LOG_LEVEL. Error objects are logged with type, message and stack only. `isAtOnce`: each line is written
 * before the call returns, so that it stands before what is written otherwise; a server that has begun must not wait for its log.
 */
export function createLog(level: Settings['EARSHOT_LOG_LEVEL'], isAtOnce = false): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? { type: error.name, message: error.message, stack: error.stack }
            : { message: String(error) },
      },
    },
    pino.destination({ fd: 2, sync: isAtOnce, minLength: 0 }),
  );
}
