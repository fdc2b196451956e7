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
  throw new CommandError(`${nameOf(path)} is not a text file`);
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
