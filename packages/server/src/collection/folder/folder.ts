// A folder of files that grows, on disk or in a bucket: what is in it, when each file arrived, and its bytes.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface FolderFile {
  /** Below the folder, with `/` between names. */
  path: string;
  bytes: number;
  /** ms since the epoch by the clock of disk or bucket, which no copying sets back: change of the inode, or `LastModified`. */
  arrivedAt: number;
  /** ms since the epoch; copied files often keep the one that they had. */
  modifiedAt: number;
  /** Changes with the content. */
  version: string;
}

/** All methods throw ConnectorError: `unavailable` or `settings` when the folder can't be read. */
export interface Folder {
  /** As it was set. */
  name: string;
  /** Where it is in its root, without slashes at the ends; empty for the root itself. Ids begin with it. */
  below: string;
  /** Files that nobody has touched for this long are complete, in ms. */
  quietMs: number;
  /** Files of any depth whose name is wanted, in any order; hidden ones and what leads out of the roots are left out. */
  files(isWanted: (name: string) => boolean, signal: AbortSignal): AsyncIterable<FolderFile>;
  stat(path: string): Promise<FolderFile | null>;
  /** Throws ConnectorError: `recording` when the file is gone, `unavailable` when it is no longer of `version`. The stream must be consumed or destroyed. */
  read(path: string, options: ReadOptions): Promise<Readable>;
}

export interface ReadOptions {
  version?: string;
  /** First and last position, both included. */
  range?: { start: number; end: number };
  signal: AbortSignal;
}

/** One line for people, once the folder can be opened. Throws ConnectorError. */
export async function reachFolder(folder: Folder, signal: AbortSignal): Promise<string> {
  // Whatever comes first is enough.
  for await (const _ of folder.files(() => true, signal)) break;
  return `${folder.name} can be opened.`;
}

/** Whether the file was at rest at `now`, in ms since the epoch. A file system may keep only one of both times; one in the future says nothing. */
export function isComplete(file: FolderFile, folder: Folder, now: number): boolean {
  const isQuiet = (at: number) => now - at >= folder.quietMs;
  return isQuiet(file.arrivedAt) && (isQuiet(file.modifiedAt) || file.modifiedAt > now);
}

/** Whether it is still as it was listed; a file that is written again arrives again. Objects of a bucket are only ever replaced as a whole. */
export async function isUnchanged(file: FolderFile, folder: Folder): Promise<boolean> {
  return folder.quietMs === 0 || (await folder.stat(file.path))?.version === file.version;
}

const longestId = 400;

/** For files that tell no id: where they are in their root; a hash where that is too long. */
export const idOfPath = ({ below }: Folder, stem: string): string =>
  shortened(below === '' ? stem : `${below}/${stem}`);

/** What earlier versions made of it, which began with the folder's whole path. */
export const formerIdOfPath = ({ name }: Folder, stem: string): string => shortened(`${name}/${stem}`);

const shortened = (id: string) =>
  id.length <= longestId ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;

/** Tells the recordings of one name apart. */
export const versionOfFile = ({ path, version }: FolderFile): string => `${extensionOf(path)} ${version}`;

/** The path without its extension, which a recording and its other forms share. */
export const stemOf = (path: string) => path.replace(/\.[^./]*$/, '');
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** Lower case, without the dot; empty when there is none. */
export const extensionOf = (path: string) => /\.([^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? '';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** UTF-16 by its byte order mark, UTF-8 with or without one, else Windows-1252, which covers Latin-1. Never throws. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}
