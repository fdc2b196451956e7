// A command that ends without a word passes for one that was carried out: its end and its output are watched.
import { writeSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { CommandError } from './command.ts';

export interface EndWatch {
  /** Waits until all that was written to standard output has arrived there. Throws CommandError. */
  flushed(): Promise<void>;
  /** The command has said how it ended: from now on the process may end. */
  release(): void;
}

const unfinished =
  'earshot: the command ended before it was done. Look whether it took effect before you run it again.\n';

export function watchEnd(): EndWatch {
  let failure: Error | null = null;
  const note = (error: Error) => {
    failure ??= error;
  };
  // Nobody is left to be told.
  const ignore = () => {};
  // Node ends as soon as nothing is left to wait for, even in the middle of a command, and with status 0. Other statuses come with words of
  // their own: those of an exception, or of a second signal.
  const sayUnfinished = (status: number) => {
    if (status !== 0) return;
    process.exitCode = 1;
    try {
      writeSync(2, unfinished);
    } catch {}
  };
  process.stdout.on('error', note);
  process.stderr.on('error', ignore);
  process.on('exit', sayUnfinished);
  return {
    flushed: async () => {
      if (process.stdout.writableLength > 0) await new Promise<void>((done) => process.stdout.write('', () => done()));
      // Errors of a write that is done at once come a little later.
      await turn();
      if (failure)
        throw new CommandError(`the command was carried out, but its output can't be written: ${failure.message}`);
    },
    release: () => {
      process.off('exit', sayUnfinished);
    },
  };
}

/** Threads and some child processes do not keep Node from ending while `work` waits for them; this does. */
export async function holding<T>(work: Promise<T>): Promise<T> {
  const held = setInterval(() => undefined, 60_000);
  try {
    return await work;
  } finally {
    clearInterval(held);
  }
}
