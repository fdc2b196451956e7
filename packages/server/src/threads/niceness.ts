// How far threads let others go first.
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** More than requests have: enough to go after them, and little enough that other programs do not hold up a collection for which a request waits. */
const collectorNiceness = 3;
const mostNiceness = 19;

/** Gives way to whatever has less niceness. Only on Linux does 0 mean this thread; elsewhere it is the whole process, which keeps its priority. */
export function yieldToOthers(niceness: number): void {
  if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness);
}

/**
 * Has V8's own threads give way (docs/decisions/requests.md#collectors). They collect the garbage of all threads, also of those that give
 * way. Only on Linux do threads have a priority, and only since Node.js 24 do these have a name; elsewhere nothing changes.
 */
export function yieldCollectors(): void {
  if (process.platform !== 'linux') return;
  try {
    const niceness = Math.min(mostNiceness, getPriority() + collectorNiceness);
    for (const thread of readdirSync('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
      if (name === 'V8Worker') setPriority(Number(thread), niceness);
    }
  } catch {
    // A sandbox may hide /proc or keep priorities from being set: then they stay as they are.
  }
}
