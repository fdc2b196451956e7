// Steps of some milliseconds on the thread that serves requests: one in each turn of the event loop, companies by turns, so that what is small is served between any two (docs/decisions/requests.md#large-turns).
import { turnLines } from './turn-lines.ts';

const lines = turnLines<() => void>();

/** Resolves when the next step of this company may begin, in a later turn of the event loop. The step ends at the next `await` that waits for anything. */
export const largeTurn = (companyId: string): Promise<void> =>
  new Promise((resolve) => {
    if (lines.isEmpty) setImmediate(serveNext);
    lines.add(companyId, resolve);
  });

function serveNext(): void {
  const resolve = lines.next();
  // It runs in the turn after the one that has begun, which first asks the sockets for what has come in.
  if (!lines.isEmpty) setImmediate(serveNext);
  resolve?.();
}
