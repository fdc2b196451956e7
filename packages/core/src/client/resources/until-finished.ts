// Polling a queued analysis until it has finished.
import type { Analysis } from '../../generated/types.gen.ts';
import { TimeoutError } from '../errors.ts';
import { type CallOptions, checkTimeout } from '../options.ts';
import { TimeLimit } from '../transport/time-limit.ts';
import type { Transport } from '../transport/transport.ts';

/** Pauses between polls grow from 1 s by 1 s up to this. */
const longestPollSeconds = 5;

/** The finished analysis. Errors: TimeoutError; those of `get`. */
export async function untilFinished(
  id: string,
  get: (options: CallOptions) => Promise<Analysis>,
  { clock, createTimeoutMs }: Transport['settings'],
  options: CallOptions,
): Promise<Analysis> {
  const timeoutMs = checkTimeout('timeoutMs', options.timeoutMs ?? createTimeoutMs);
  const limit = new TimeLimit(timeoutMs, options.signal, clock);
  const each = { ...options, timeoutMs: undefined, signal: limit.signal };
  try {
    for (let pauseSeconds = 1; ; pauseSeconds = Math.min(pauseSeconds + 1, longestPollSeconds)) {
      const analysis = await get(each);
      if (analysis.status === 'completed' || analysis.status === 'failed') return analysis;
      await clock.sleep(pauseSeconds * 1000, limit.signal);
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!limit.expired) throw error;
    const message = `Analysis ${id} is not finished after ${timeoutMs} ms. It continues on the server. Call waitFor again.`;
    throw new TimeoutError({ message, code: 'TIMEOUT', cause: error });
  } finally {
    limit.close();
  }
}
