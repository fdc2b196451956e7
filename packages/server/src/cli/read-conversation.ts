// The conversation that `earshot analyze` is given: text of a file or of standard input, or a file with a recording.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inMib, isWithinBytes, maxTranscriptBytes } from '@earshot/core';
import { CommandError } from './command.ts';

const recordingNames = new Set(['.mp3', '.mp4', '.m4a', '.wav', '.ogg', '.opus', '.flac', '.webm']);
/** How files of these kinds begin: WAV, Ogg, FLAC, MP3 with a tag, WebM. */
const recordingStarts = ['RIFF', 'OggS', 'fLaC', 'ID3', '\x1a\x45\xdf\xa3'];

/** Null where the file is a recording. Throws CommandError for what is neither, for a recording on standard input, and for text that is too long. */
export async function readConversation(path: string): Promise<string | null> {
  if (path !== '-') {
    const bytes = await readFile(path).catch((error) => unreadable(path, error));
    return isRecording(bytes, path) ? null : withinLimit(textOf(bytes, path), path);
  }
  const bytes = await buffer(process.stdin);
  if (isRecording(bytes, path)) throw new CommandError('standard input is a recording; pass it as a file');
  return withinLimit(textOf(bytes, path), path);
}

/** By its name or its first bytes. */
export function isRecording(bytes: Uint8Array, path: string): boolean {
  const start = startOf(bytes);
  return (
    recordingNames.has(extname(path).toLowerCase()) ||
    recordingStarts.some((mark) => start.startsWith(mark)) ||
    start.slice(4, 8) === 'ftyp'
  );
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 12)).toString('latin1');

/** UTF-8, or UTF-16 with its byte order mark, as Windows programs write it. Throws CommandError for other files. */
export function textOf(bytes: Uint8Array, path: string): string {
  const start = startOf(bytes);
  const encoding = start.startsWith('\xff\xfe') ? 'utf-16le' : start.startsWith('\xfe\xff') ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below, as for other files that are no text.
  }
  throw new CommandError(`${nameOf(path)} is not a text file`);
}

const nameOf = (path: string) => (path === '-' ? 'standard input' : path);

/** As the interface takes it, so that what works here works there (docs/decisions/requests.md#d61). */
function withinLimit(text: string, path: string): string {
  if (isWithinBytes(text, maxTranscriptBytes)) return text;
  throw new CommandError(`${nameOf(path)} is larger than ${inMib(maxTranscriptBytes)} MiB; analyse it in parts`);
}

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): never {
  if (code === 'ENOENT') throw new CommandError(`there is no file named ${path}`);
  if (code === 'EISDIR') throw new CommandError(`${path} is a folder; pass a file`);
  throw new CommandError(`cannot read ${path}: ${message}`);
}
