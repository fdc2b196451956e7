// The files that `earshot analyze` is given: those named, and all in the folders named, in a stable order.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface ArchiveFile {
  readonly path: string;
  /** Named by the caller, not found in a folder. */
  readonly isNamed: boolean;
}

/** Whether the caller named one conversation, which is shown whole. */
export async function isOneFile(paths: readonly string[]): Promise<boolean> {
  return paths.length === 1 && !(await isFolder(paths[0]!));
}

/**
 * Each file once for each time it is named, in the order of the arguments; in folders by name, by its code points. Hidden
 * files and folders, and links to folders, are not looked at. Holds the names of one folder at a time, and of those around it.
 */
export async function* archiveFiles(paths: readonly string[]): AsyncGenerator<ArchiveFile> {
  for (const path of paths) {
    if (path !== '-' && (await isFolder(path))) yield* filesIn(path);
    else yield { path, isNamed: true };
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (about) => about.isDirectory(),
    () => false,
  );

async function* filesIn(folder: string): AsyncGenerator<ArchiveFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  // It is read once more as a file, which says why it cannot be.
  if (entries === null) {
    yield { path: folder, isNamed: true };
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield { path, isNamed: false };
    else if (entry.isSymbolicLink() && (await isRegularFile(path))) yield { path, isNamed: false };
  }
}

const isRegularFile = (path: string) =>
  stat(path).then(
    (about) => about.isFile(),
    () => false,
  );
