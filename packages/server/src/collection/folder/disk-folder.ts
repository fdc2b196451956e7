// A folder on disk. Links are followed as far as they stay in the roots, and what is opened is compared with what was checked.
import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, opendir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { codeOf } from '../../system-errors.ts';
import { ConnectorError } from '../connector.ts';
import type { Folder, FolderFile } from './folder.ts';
import { isBelow } from './folder-location.ts';

/** Recordings are written while they go on. If the writing pauses for longer, the call record tells when the call is over. */
const quietMs = 60_000;
/** Looked at at a time, since each waits for the disk. */
const statsAtOnce = 64;

/** `roots` are absolute; the folder itself must be in one of them once links are resolved. */
export function diskFolder(path: string, roots: readonly string[], below = ''): Folder {
  /** Resolved anew for each use: links may have changed. */
  async function bounds() {
    const real = await Promise.all(roots.map((root) => realpath(root).catch(() => null)));
    const isInside = (target: string) => real.some((root) => root !== null && isBelow(target, root));
    const top = await realpath(path).catch((error) => throwUnreadable(error, path));
    if (!isInside(top))
      throw new ConnectorError('settings', `${path} is outside the folders that the operator of this server allows.`);
    return { top, isInside };
  }

  async function* files(isWanted: (name: string) => boolean, signal: AbortSignal): AsyncGenerator<FolderFile> {
    const { top, isInside } = await bounds();
    const linked = new Set<string>();
    const folders = [''];

    /** The file behind an entry, or null; folders are queued. */
    async function look(folder: string, name: string, isLink: boolean): Promise<FolderFile | null> {
      const below = folder === '' ? name : `${folder}/${name}`;
      if (!isLink) return lstat(join(top, below)).then((stats) => fileOf(below, stats), unlessGone);
      const target = await realpath(join(top, below)).catch(unlessGone);
      if (target === null || !isInside(target)) return null;
      const stats = await stat(target).catch(unlessGone);
      // A folder that is found anyway, or was before, is not gone through again: links may form a ring.
      if (stats?.isDirectory() && isWantedFolder(target)) folders.push(below);
      return stats && fileOf(below, stats);
    }
    function isWantedFolder(target: string): boolean {
      if (isBelow(target, top) || isBelow(top, target) || linked.has(target)) return false;
      linked.add(target);
      return true;
    }

    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      let named: [name: string, isLink: boolean][] = [];
      const seen = folder;
      const lookAll = async () => {
        const found = await Promise.all(named.map(([name, isLink]) => look(seen, name, isLink)));
        named = [];
        return found.filter((file) => file !== null && isWanted(file.path)) as FolderFile[];
      };
      const entries = await opendir(join(top, folder), { bufferSize: 256 }).catch(async (error) => {
        if (folder !== '' && isGone(error)) return null;
        return throwUnreadable(error, join(path, folder!));
      });
      if (!entries) continue;
      for await (const entry of entries) {
        signal.throwIfAborted();
        if (entry.name.startsWith('.') || entry.name === 'lost+found') continue;
        if (entry.isDirectory()) folders.push(folder === '' ? entry.name : `${folder}/${entry.name}`);
        else if (entry.isSymbolicLink() || (entry.isFile() && isWanted(entry.name)))
          named.push([entry.name, entry.isSymbolicLink()]);
        if (named.length >= statsAtOnce) yield* await lookAll();
      }
      yield* await lookAll();
    }
  }

  async function statBelow(below: string): Promise<FolderFile | null> {
    const target = await realpath(join(path, below)).catch(unlessGone);
    if (target === null || !(await bounds()).isInside(target)) return null;
    const stats = await stat(target).catch(unlessGone);
    return stats && fileOf(below, stats);
  }

  return {
    name: path,
    below,
    quietMs,
    files,
    stat: statBelow,
    read: async (below, { version, range, signal }) => {
      signal.throwIfAborted();
      const { top, isInside } = await bounds();
      const target = await realpath(join(top, below)).catch(unlessGone);
      if (target === null) throw gone(below);
      const handle = isInside(target) ? await openFile(target, below) : null;
      if (!handle) throw new ConnectorError('recording', `${below} is outside the allowed folders.`);
      try {
        const stats = await handle.stat();
        // Somebody who may write here may also have put a link in the way between the check and the opening.
        const [again, there] = [await realpath(target).catch(unlessGone), await lstat(target).catch(unlessGone)];
        const isSame = again === target && there?.ino === stats.ino && there.dev === stats.dev;
        if (!isSame || !stats.isFile()) throw gone(below);
        if (version !== undefined && version !== versionOf(stats))
          throw new ConnectorError('unavailable', `${below} changed after it was found.`, {
            reason: 'download_broken',
          });
        return addAbortSignal(signal, handle.createReadStream(range ?? {}));
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
  };
}

const versionOf = ({ size, mtimeMs }: Stats) => `${size}-${mtimeMs}`;

function fileOf(path: string, stats: Stats): FolderFile | null {
  if (!stats.isFile()) return null;
  const [arrivedAt, modifiedAt] = [Math.floor(stats.ctimeMs), Math.floor(stats.mtimeMs)];
  return { path, bytes: stats.size, arrivedAt, modifiedAt, version: versionOf(stats) };
}

/** Opens a file without waiting for a writer at the other end of a pipe. */
async function openFile(target: string, below: string): Promise<FileHandle> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(target, flags).catch((error) => {
    if (codeOf(error) === 'ELOOP') return null;
    return unlessGone(error);
  });
  if (!handle) throw gone(below);
  return handle;
}

const gone = (below: string) => new ConnectorError('recording', `${below} is no longer there.`);
const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(codeOf(error));

const pathOf = (error: unknown) =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null;

function unlessGone(error: unknown): null {
  if (isGone(error)) return null;
  return throwUnreadable(error, pathOf(error) ?? 'A file');
}

function throwUnreadable(error: unknown, path: string): never {
  const options = { reason: 'folder_unreadable', cause: error } as const;
  if (isGone(error)) throw new ConnectorError('unavailable', `The folder ${path} does not exist.`, options);
  if (['EACCES', 'EPERM'].includes(codeOf(error)))
    throw new ConnectorError('settings', `${path} is not readable for the user that runs Earshot.`, options);
  throw new ConnectorError('unavailable', `${path} cannot be read (${codeOf(error) || 'unknown reason'}).`, options);
}
