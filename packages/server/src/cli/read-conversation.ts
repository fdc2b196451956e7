// The conversation that `earshot analyze` is given: a text file or standard input; recordings and other files are refused clearly.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandError } from './command.ts';

const recordingNames = new Set(['.mp3', '.mp4', '.m4a', '.wav', '.ogg', '.opus', '.flac', '.webm']);
/** How files of these kinds begin: WAV, Ogg, FLAC, MP3 with a tag, WebM. */
const recordingStarts = ['RIFF', 'OggS', 'fLaC', 'ID3', '\x1a\x45\xdf\xa3'];

/** The text of the file, or of standard input for `-`. Throws CommandError when there is none. */
export async function readConversation(path: string): Promise<string> {
  const bytes =
    path === '-' ? await buffer(process.stdin) : await readFile(path).catch((error) => unreadable(path, error));
  return textOf(bytes, path);
}

/** UTF-8, or UTF-16 with its byte order mark, as Windows programs write it. */
export function textOf(bytes: Uint8Array, path: string): string {
  const name = path === '-' ? 'standard input' : path;
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const isRecording =
    recordingNames.has(extname(path).toLowerCase()) ||
    recordingStarts.some((mark) => start.startsWith(mark)) ||
    start.slice(4, 8) === 'ftyp';
  if (isRecording) {
    throw new CommandError(`${name} is a recording, and transcription is not available yet; give its transcript`);
  }
  const encoding = start.startsWith('\xff\xfe') ? 'utf-16le' : start.startsWith('\xfe\xff') ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below, as for other files that are no text.
  }
  throw new CommandError(`${name} is not a text file`);
}

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): never {
  if (code === 'ENOENT') throw new CommandError(`there is no file ${path}`);
  if (code === 'EISDIR') throw new CommandError(`${path} is a folder; give a file`);
  throw new CommandError(`${path} can't be read: ${message}`);
}
