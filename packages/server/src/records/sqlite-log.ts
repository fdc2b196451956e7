// The write-ahead log of a SQLite file on its way to the disk: those who wait at the same time share one flush, and no thread that serves requests waits in it.
import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';

export interface WriteAheadLog {
  /** Resolves when all that was committed before the call is on the disk. Rejects with the system's error when the disk refuses. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const [opening, flushing, closing] = [promisify(open), promisify(fdatasync), promisify(close)];

/** The log of the database at `path`, which is there as long as a connection is open. */
export function writeAheadLog(path: string): WriteAheadLog {
  let descriptor: Promise<number> | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const start = (): Promise<void> => {
    next = null;
    // SQLite locks other files than this one: a second descriptor takes no lock away.
    descriptor ??= opening(`${path}-wal`, 'r+').catch((error) => {
      descriptor = null;
      throw error;
    });
    const mine = descriptor.then(flushing).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };
  return {
    flush: () => {
      if (next !== null) return next;
      if (running === null) return start();
      // The one that runs may have begun before the caller's commit.
      next = running.then(start, start);
      return next;
    },
    close: async () => {
      await (next ?? running)?.catch(() => undefined);
      if (descriptor !== null) await descriptor.then(closing, () => undefined);
    },
  };
}
