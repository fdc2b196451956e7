// Folders, made with those above them. Node's own `recursive` never ends where the system refuses a new folder as if the one above were not there, as /proc does.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const nothing = () => null;

/** New ones let nobody in but their owner. Throws what the system says. */
export async function makeFolder(folder: string): Promise<void> {
  const isThere = async () => (await stat(folder).catch(nothing))?.isDirectory() === true;
  if (await isThere()) return;
  if ((await stat(dirname(folder)).catch(nothing)) === null) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    // Somebody else was faster.
    if (!(await isThere())) throw error;
  });
}

/** For what a process needs before it can do anything; with the usual mode. Throws what the system says. */
export function makeFolderSync(folder: string): void {
  const isThere = () => existsSync(folder) && statSync(folder).isDirectory();
  if (isThere()) return;
  if (!existsSync(dirname(folder))) makeFolderSync(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isThere()) throw error;
  }
}
