// Temporary files of recordings that are being looked at or transcribed; what a dead process left is swept when the next one starts.
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { isRunning } from '../system-errors.ts';

export interface Scratch {
  /** A new path with nothing at it yet. The caller removes the file. */
  newPath(): Promise<string>;
  /** Removes all that is left. */
  close(): Promise<void>;
}

const folderName = /^earshot-audio-(\d+)-[0-9a-f-]{36}$/;
/** Folders of this process: several services may run in it. */
const own = new Set<string>();

/** Files in the system's folder for temporary ones, readable by this user only. */
export async function openScratch(): Promise<Scratch> {
  await sweep();
  const name = `earshot-audio-${process.pid}-${randomUUID()}`;
  const folder = join(tmpdir(), name);
  own.add(name);
  return {
    newPath: async () => {
      await makeFolder(folder);
      return join(folder, randomUUID());
    },
    close: async () => {
      await rm(folder, { recursive: true, force: true });
      own.delete(name);
    },
  };
}

async function sweep(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const left = names.filter((name) => {
    const pid = folderName.exec(name)?.[1];
    return pid !== undefined && !own.has(name) && !runs(Number(pid));
  });
  // Another user's folder is that user's to remove.
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})));
}

function runs(pid: number): boolean {
  return pid !== process.pid && isRunning(pid);
}
