// Steps of some milliseconds on the thread that serves requests: one in each turn of the event loop, companies by turns, so that what is small is served between any two (docs/decisions/requests.md#large-turns).

/** Those that wait, by company; the one served longest ago stands first. */
const lines = new Map<string, (() => void)[]>();

/** Resolves when the next step of this company may begin, in a later turn of the event loop. The step ends at the next `await` that waits for anything. */
export const largeTurn = (companyId: string): Promise<void> =>
  new Promise((resolve) => {
    if (lines.size === 0) setImmediate(serveNext);
    const line = lines.get(companyId);
    if (line) line.push(resolve);
    else lines.set(companyId, [resolve]);
  });

function serveNext(): void {
  const [companyId, line] = lines.entries().next().value!;
  const resolve = line.shift()!;
  lines.delete(companyId);
  if (line.length > 0) lines.set(companyId, line);
  // It runs in the turn after the one that has begun, which first asks the sockets for what has come in.
  if (lines.size > 0) setImmediate(serveNext);
  resolve();
}
