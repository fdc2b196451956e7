// A POST of which only the answer's status counts: in a time, its body drained up to a bound so that the connection can be kept.
import type { Dispatcher } from 'undici';
import type { DispatchingHosts } from './public-hosts.ts';

export const drainedBytes = 64 * 1024;

/** The status of the answer, once it has ended or is longer than what is drained; null if that takes too long. Rejects if there is no answer. */
export function postForStatus(
  hosts: DispatchingHosts,
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  timeoutMs: number,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let [isLate, status, read] = [false, 0, 0];
    // After a process was held up its timers come first: an answer that is there by then still counts.
    const timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
    function giveUp() {
      isLate = true;
      resolve(null);
      // What it calls at once finds the promise resolved.
      controller?.abort(new Error('no answer in time'));
    }
    function end() {
      clearTimeout(timer);
      resolve(status);
    }
    function fail(error: unknown) {
      clearTimeout(timer);
      reject(error);
    }
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        // It waited for its connection until then.
        if (isLate) started.abort(new Error('no answer in time'));
      },
      onResponseStart(_controller, statusCode) {
        if (statusCode >= 200) status = statusCode;
      },
      onResponseData(_controller, chunk) {
        read += chunk.length;
        if (read <= drainedBytes) return;
        end();
        controller?.abort(new Error('the answer is too long'));
      },
      onResponseEnd: end,
      // An answer that breaks off has told its status.
      onResponseError: (_controller, error) => (status > 0 ? end() : fail(error)),
    };
    // The timer is the only clock.
    const options = { method: 'POST', headers, body, headersTimeout: 0, bodyTimeout: 0 } as const;
    hosts.dispatch(url, options, handler).catch(fail);
  });
}
