// How far a worker thread lets others go first.
import { setPriority } from 'node:os';

/** Gives way to whatever has less niceness. Only on Linux does 0 mean this thread; elsewhere it is the whole process, which keeps its priority. */
export function yieldToOthers(niceness: number): void {
  if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness);
}
