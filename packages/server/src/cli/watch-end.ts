// Guards against a command that ends silently: it would look as if it had succeeded.
import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { CommandError } from './command.ts';

export interface EndWatch {
  /** Waits until standard output is flushed. Throws CommandError. */
  flushed(): Promise<void>;
  /** The command has reported its outcome: the process may end. */
  release(): void;
}

const unfinished =
  'earshot: the command ended before it was done. Check whether it took effect before you run it again.\n';

export function watchEnd(): EndWatch {
  let failure: Error | null = null;
  const note = (error: Error) => {
    failure ??= error;
  };
  // Nobody reads standard error any more.
  const ignore = () => {};
  // Node exits with status 0 as soon as nothing is pending, even in the middle of a command. Other statuses come with their own message: that
  // of an exception, or of a second signal.
  const reportUnfinished = (status: number) => {
    if (status !== 0) return;
    process.exitCode = 1;
    try {
      writeSync(2, unfinished);
    } catch {}
  };
  process.stdout.on('error', note);
  process.stderr.on('error', ignore);
  process.on('exit', reportUnfinished);
  return {
    flushed: async () => {
      if (process.stdout.writableLength > 0) await new Promise<void>((done) => process.stdout.write('', () => done()));
      // Errors of a synchronous write arrive a little later.
      await turn();
      if (failure)
        throw new CommandError(`the command succeeded, but its output cannot be written: ${failure.message}`);
    },
    release: () => {
      process.off('exit', reportUnfinished);
    },
  };
}

/** Keeps Node from exiting while `work` waits for threads and child processes, which alone do not. */
export async function keepAlive<T>(work: Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, 60_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
