// Storage in a folder: a file is complete under a temporary name before it gets its own, which is never taken from another.
import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, copyFile, type FileHandle, link, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Seals } from '@earshot/core';
import { makeFolder } from '../make-folder.ts';
import { codeOf, messageOf } from '../system-errors.ts';
import { isDiskFull, NoRoomError, type Storage, StorageUnavailableError } from './storage.ts';
import { grantOf, policyFields } from './upload-policy.ts';

/** Folder of what is still coming in; no key leads there, since no name in a key begins with a dot. */
const incoming = '.incoming';
/** Far longer than a request may last: servers of other databases may store in the same folder, so what is still written is told by its age alone. */
const leftoverMs = 60 * 60 * 1000;

export interface DiskOptions {
  /** Seals upload policies. */
  seals: Seals;
  /** Address at which Earshot takes in uploads; asked anew for each grant. */
  uploadAddress: () => string;
}

/** Files below `folder`, which is made with the first of them. */
export function diskStorage(folder: string, { seals, uploadAddress }: DiskOptions): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => (isFileKey(key) ? join(root, key) : null);

  /** `write` makes the file under the name that it is given. */
  async function store(key: string, write: (draft: string) => Promise<void>): Promise<boolean> {
    const path = pathOf(key);
    if (path === null) throw new Error('the key is not the name of a file');
    const draft = join(root, incoming, randomUUID());
    try {
      await makeFolder(dirname(draft));
      await write(draft);
      await makeFolder(dirname(path));
      if (!(await linkIfFree(draft, path))) return false;
      await syncFolders(dirname(path), root);
      return true;
    } catch (error) {
      throw asUnavailable(error);
    } finally {
      await unlink(draft).catch(unlessAbsent);
    }
  }

  return {
    put: (key, content) =>
      store(key, (draft) =>
        content instanceof Uint8Array ? writeStream(draft, Readable.from([content])) : writeCopy(draft, content.path),
      ),
    read: async (key, { range, version } = {}) => {
      const file = await openFile(pathOf(key));
      if (!file) return null;
      const { bytes, version: present } = file.object;
      if (version !== undefined && version !== present) return closed(file.handle, null);
      if (range && range.start >= bytes) {
        await file.handle.close();
        throw new RangeError(`the range starts at ${range.start} of ${bytes} bytes`);
      }
      return file.handle.createReadStream(range);
    },
    stat: async (key) => {
      const file = await openFile(pathOf(key));
      return file && closed(file.handle, file.object);
    },
    list: (prefix) => keysBelow(root, prefix),
    remove: async (key) => {
      const path = pathOf(key);
      if (path !== null) await unlink(path).catch(unlessAbsent);
    },
    readAddress: async () => null,
    check: async () => {
      try {
        await makeFolder(root);
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch (error) {
        throw new StorageUnavailableError(messageOf(error));
      }
    },
    grantUpload: async (grant) => ({ url: uploadAddress(), fields: policyFields(grant, seals[0]) }),
    intake: {
      grantOf: (fields, now) => grantOf(fields, seals, now),
      store: (key, stream) => store(key, (draft) => writeStream(draft, stream)).finally(() => stream.destroy()),
    },
    removeLeftovers: async (now) => {
      for (const name of (await readdir(join(root, incoming)).catch(unlessAbsent)) ?? []) {
        const path = join(root, incoming, name);
        const draft = await stat(path).catch(unlessAbsent);
        if (draft && draft.mtimeMs < now - leftoverMs) await rm(path, { force: true });
      }
    },
  };
}

const writeStream = (draft: string, source: Readable) =>
  pipeline(source, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));

/** The system copies, so that nothing of it comes into this process's memory. */
async function writeCopy(draft: string, path: string): Promise<void> {
  await copyFile(path, draft, constants.COPYFILE_EXCL);
  const handle = await open(draft, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The second line against keys that lead elsewhere: callers have their own, with an answer. */
function isFileKey(key: string): boolean {
  const hidden = /[\\\0]|%2e|%2f|%5c/i.test(key);
  return !hidden && key.split('/').every((name) => name !== '' && !name.startsWith('.'));
}

async function* keysBelow(root: string, prefix: string): AsyncGenerator<string> {
  for (const entry of (await readdir(join(root, prefix), { withFileTypes: true }).catch(unlessAbsent)) ?? []) {
    if (entry.isDirectory()) yield* keysBelow(root, `${prefix}${entry.name}/`);
    else yield `${prefix}${entry.name}`;
  }
}

async function openFile(path: string | null) {
  const handle = path === null ? null : await open(path, 'r').catch(unlessAbsent);
  if (!handle) return null;
  const { size, ino, mtimeMs, isFile } = await handle.stat().then((stats) => ({ ...stats, isFile: stats.isFile() }));
  if (!isFile) return closed(handle, null);
  return { handle, object: { bytes: size, version: `${ino}-${mtimeMs}-${size}` } };
}

async function closed<T>(handle: FileHandle, result: T): Promise<T> {
  await handle.close();
  return result;
}

/** False when something has that name: unlike a rename, a link never replaces. */
async function linkIfFree(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A name is on disk once the folder that has it is, and that folder's own name in turn. */
async function syncFolders(from: string, root: string): Promise<void> {
  for (let path = from; ; path = dirname(path)) {
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
    if (path === root) return;
  }
}

/** What a path can fail with when nothing is stored under it. */
function unlessAbsent(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes(codeOf(error))) return null;
  throw asUnavailable(error);
}

function asUnavailable(error: unknown): unknown {
  if (isDiskFull(error)) return new NoRoomError(messageOf(error));
  const isDisk = ['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOTDIR', 'EEXIST'];
  return isDisk.includes(codeOf(error)) ? new StorageUnavailableError(messageOf(error)) : error;
}
