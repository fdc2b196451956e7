// What a file is that Earshot does not hear, by its first bytes: for messages that say what came in a recording's place.

/** What a file is that no recogniser hears. */
export interface OtherFile {
  /** Such as `a web page`, for people. */
  readonly name: string;
  /** It may hold a recording, which a program can convert. */
  readonly isSound: boolean;
}

type Sign = readonly [at: number, sign: string, name: string];

/** What stands where in files that may hold a recording. */
const sounds: readonly Sign[] = [
  [0, '#!AMR', 'AMR audio'],
  [0, '.snd', 'AU audio'],
  [0, 'caff', 'CAF audio'],
  [8, 'AIFF', 'AIFF audio'],
  [8, 'AIFC', 'AIFF audio'],
  [0, '\x30\x26\xb2\x75', 'Windows Media (WMA)'],
  [0, 'riff\x2e\x91', 'Wave64 audio'],
  [0, 'RF64', 'RF64 audio'],
  [0, 'BW64', 'BW64 audio'],
  [0, '\xff\xf1', 'AAC audio without a container'],
  [0, '\xff\xf9', 'AAC audio without a container'],
  [0, 'ADIF', 'AAC audio without a container'],
  [8, 'AVI ', 'an AVI video'],
  [0, '\x1a\x45\xdf\xa3', 'a Matroska file'],
  [4, 'moov', 'a QuickTime file'],
  [4, 'mdat', 'a QuickTime file'],
  [4, 'wide', 'a QuickTime file'],
];

/** And in others. */
const others: readonly Sign[] = [
  [0, '#EXTM3U', 'a playlist'],
  [0, 'PK\x03\x04', 'a ZIP archive'],
  [0, 'Rar!', 'a RAR archive'],
  [0, '7z\xbc\xaf', 'a 7z archive'],
  [0, '\x1f\x8b', 'a gzip archive'],
  [0, '%PDF-', 'a PDF'],
  [0, '\x89PNG', 'an image'],
  [0, '\xff\xd8\xff', 'an image'],
  [0, 'GIF8', 'an image'],
  [0, '\x7fELF', 'a program'],
  [0, 'MZ', 'a program'],
];

/** Bytes that are enough to tell. */
export const tellingBytes = 512;

/** What the file is; null for what nothing tells. `bytes`: the first of the file. */
export function otherFileOf(bytes: Uint8Array): OtherFile | null {
  if (bytes.length === 0) return { name: 'an empty file', isSound: false };
  const head = String.fromCharCode(...bytes.subarray(0, tellingBytes));
  const nameAmong = (signs: readonly Sign[]) => signs.find(([at, sign]) => head.startsWith(sign, at))?.[2];
  const sound = nameAmong(sounds);
  if (sound !== undefined) return { name: sound, isSound: true };
  const name = nameAmong(others) ?? textKindOf(head.replace(/^\xef\xbb\xbf/, '').trimStart());
  return name === null ? null : { name, isSound: false };
}

function textKindOf(text: string): string | null {
  if (/^<!doctype html|^<html\b|^<head\b|^<body\b/i.test(text)) return 'a web page';
  if (text.startsWith('<?xml') || /^<Error>/i.test(text)) return 'XML';
  return /^[{[]\s*["{\]}]/.test(text) ? 'JSON' : null;
}
