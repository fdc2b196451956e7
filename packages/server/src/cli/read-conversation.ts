// The conversation that `earshot analyze` is given: text of a file or of standard input, or a file with a recording.
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  audioContainerOf,
  inMib,
  isWithinBytes,
  maxTranscriptBytes,
  otherFileOf,
  procedureFormats,
  tellingBytes,
} from '@earshot/core';
import { CommandError, NoTranscriptError } from './command.ts';

/** UTF-16 takes two bytes for a letter that UTF-8 has in one; what is longer is never read. */
const maxFileBytes = 2 * maxTranscriptBytes + 4;
/** For the names of what is neither text nor a recording. */
const headBytes = tellingBytes;

/** Null where the file is a recording. Throws CommandError for what is neither, for a recording on standard input, and for text that is too long. */
export async function readConversation(path: string): Promise<string | null> {
  if (path === '-') {
    const bytes = await upToLimit(process.stdin, path);
    if (isRecording(bytes)) throw new CommandError('standard input is a recording; pass it as a file');
    return withinLimit(textOf(bytes, path), path);
  }
  const handle = await open(path, 'r').catch((error) => unreadable(path, error));
  try {
    const bytes = await read(handle, path);
    return bytes === null ? null : withinLimit(textOf(bytes, path), path);
  } finally {
    await handle.close();
  }
}

async function read(handle: FileHandle, path: string): Promise<Buffer | null> {
  const about = await handle.stat();
  if (about.isDirectory()) throw unreadable(path, Object.assign(new Error(), { code: 'EISDIR' }));
  // A pipe cannot be read twice, nor tells how much it holds.
  if (about.isFile()) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    if (isRecording(head)) return null;
    // Text by such a name is an error of the server that it was fetched from.
    if (/\.(?:mp3|wav|m4a|mp4|ogg|oga|opus|flac|webm)$/i.test(path)) throw notReadable(head, path);
    if (about.size > maxFileBytes) throw tooLarge(path);
  }
  const bytes = await upToLimit(
    handle.createReadStream({ autoClose: false, start: about.isFile() ? 0 : undefined }),
    path,
  );
  if (isRecording(bytes)) throw new CommandError(`${path} is a recording in a pipe; pass it as a file`);
  return bytes;
}

async function upToLimit(stream: Readable, path: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > maxFileBytes) throw tooLarge(path);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Whether it is a recording, told by its first bytes; the name does not matter. */
export function isRecording(bytes: Uint8Array): boolean {
  return audioContainerOf(bytes.subarray(0, headBytes)) !== null;
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 12)).toString('latin1');

/**
 * UTF-8, UTF-16 with or without its byte order mark, or the Latin letters of older Windows programs. Throws CommandError for other files.
 */
export function textOf(bytes: Uint8Array, path: string): string {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // Said below, as for other files that are no text.
    }
  }
  throw notReadable(bytes, path);
}

/** What came instead, and what to do about sound and video in another format. */
function notReadable(bytes: Uint8Array, path: string): NoTranscriptError {
  const found = otherFileOf(bytes);
  if (found === null)
    return new NoTranscriptError(`${nameOf(path)} is neither text nor a recording in a supported format`);
  const advice = found.isSound
    ? `convert it to ${procedureFormats.join(', ')}`
    : 'it is neither a transcript nor a recording';
  return new NoTranscriptError(`${nameOf(path)} is ${found.name}: ${advice}`);
}

const sampleBytes = 65_536;
const fewestBytes = 8;

function encodingsOf(bytes: Uint8Array): readonly string[] {
  const start = startOf(bytes);
  if (start.startsWith('\xff\xfe')) return ['utf-16le'];
  if (start.startsWith('\xfe\xff')) return ['utf-16be'];
  const sample = bytes.subarray(0, sampleBytes);
  if (sample.length < fewestBytes) return ['utf-8'];
  const zerosFrom = (first: number) => {
    let zeros = 0;
    for (let at = first; at < sample.length; at += 2) if (sample[at] === 0) zeros += 1;
    return zeros / (sample.length / 2);
  };
  if (zerosFrom(1) > 0.5) return ['utf-16le'];
  if (zerosFrom(0) > 0.5) return ['utf-16be'];
  return isLatin(sample) ? ['utf-8', 'windows-1252'] : ['utf-8'];
}

/** Mostly plain letters, a few above ASCII, and no control characters but those of lines. */
function isLatin(sample: Uint8Array): boolean {
  let high = 0;
  for (const byte of sample) {
    if ((byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 0x81 || byte === 0x8f || byte === 0x9d)
      return false;
    if (byte >= 128) high += 1;
  }
  return high < 0.3 * sample.length;
}

const nameOf = (path: string) => (path === '-' ? 'standard input' : path);

/** The interface's limit, so that what works here works there (docs/decisions/requests.md#d61). */
function withinLimit(text: string, path: string): string {
  if (isWithinBytes(text, maxTranscriptBytes)) return text;
  throw tooLarge(path);
}

const tooLarge = (path: string) =>
  new NoTranscriptError(`${nameOf(path)} is larger than ${inMib(maxTranscriptBytes)} MiB; analyse it in parts`);

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): never {
  if (code === 'ENOENT') throw new CommandError(`there is no file named ${path}`);
  if (code === 'EISDIR') throw new CommandError(`${path} is a folder`);
  throw new CommandError(`cannot read ${path}: ${message}`);
}
