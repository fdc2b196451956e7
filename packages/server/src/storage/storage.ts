// What keeps recordings: one small interface, with a file for each kind of storage and one contract that all of them meet.
import type { Readable } from 'node:stream';
import { codeOf } from '../system-errors.ts';

/** Thrown when the storage can't be reached, or takes nothing more; answered as 503. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** Thrown when a disk of this machine has too little room for a recording. */
export class NoRoomError extends StorageUnavailableError {
  override name = 'NoRoomError';
}

/** Whether a write failed because the disk, or what its owner may take of it, is full. */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

export interface StoredObject {
  bytes: number;
  /** Changes with the content: `read` with it gives these bytes or none. */
  version: string;
}

/** A file of this machine, complete and not written to any more. */
export interface LocalFile {
  path: string;
}

/** Inclusive positions, as HTTP counts them; an `end` beyond the object means its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ReadOptions {
  range?: ByteRange;
  /** As `stat` gave it. */
  version?: string;
}

/** Permission to upload one file (docs/contract.md#upload-flow; docs/decisions/audio.md#upload-grant). */
export interface UploadGrant {
  key: string;
  contentType: string;
  minBytes: number;
  maxBytes: number;
  /** In ms. */
  expiresAt: number;
}

/** Where to post a form, and with which fields, before its `file`. */
export interface UploadForm {
  url: string;
  fields: { key: string } & Record<string, string>;
}

/** How Earshot itself takes in the form of a grant. */
export interface UploadIntake {
  /** The grant that the fields of a form carry. Throws EarshotError unless they are exactly those that were given out; `now` in ms. */
  grantOf(fields: ReadonlyMap<string, string>, now: number): UploadGrant;
  /** Stores a stream of unknown length once it has ended without an error; false, and nothing done, when the key is taken. */
  store(key: string, stream: Readable): Promise<boolean>;
}

/**
 * Objects by key: names divided by `/`, as `requireStorageKey` of @earshot/core lets through. All methods throw
 * StorageUnavailableError when the storage does not work.
 */
export interface Storage {
  /** Stores an object that is complete or not there at all; false, and nothing done, when the key is taken. */
  put(key: string, content: Uint8Array | LocalFile): Promise<boolean>;
  /** Null when there is no such object, or none of that version. The stream must be consumed or destroyed. Throws RangeError for a range that starts beyond the end. */
  read(key: string, options?: ReadOptions): Promise<Readable | null>;
  stat(key: string): Promise<StoredObject | null>;
  /** Keys that begin with `prefix`, which ends in `/`, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
  /** An address at which the storage itself hands the object out for a while; null where Earshot has to. */
  readAddress(key: string, options: { validSeconds: number; contentType?: string | undefined }): Promise<string | null>;
  /** Throws StorageUnavailableError unless objects can be stored. */
  check(): Promise<void>;
  /** A form that uploads one file, within the limits of the grant and until it expires. */
  grantUpload(grant: UploadGrant): Promise<UploadForm>;
  /** Null where the storage itself takes the forms in. */
  readonly intake: UploadIntake | null;
  /** Removes what dead processes have left half-stored, once it is old enough to be nobody's; `now` in ms. */
  removeLeftovers(now: number): Promise<void>;
}
