import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecording, readConversation, textOf } from './read-conversation.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

test('earshot analyze reads UTF-8 with or without a mark, and UTF-16 with one', () => {
  expect(textOf(bytes('Olá, já é?'), 'a.txt')).toBe('Olá, já é?');
  expect(textOf(bytes('\ufeffOlá'), 'a.txt')).toBe('Olá');
  expect(textOf(bytes('\ufeffOlá', 'utf16le'), 'a.txt')).toBe('Olá');
  expect(textOf(bytes('\ufeffOlá', 'utf16le').swap16(), 'a.txt')).toBe('Olá');
});

test('earshot analyze reads UTF-16 without a mark and Latin letters of older programs', () => {
  const said = 'Atendente: Olá, já é “amanhã”?';
  expect(textOf(bytes(said, 'utf16le'), 'a.txt')).toBe(said);
  expect(textOf(bytes(said, 'utf16le').swap16(), 'a.txt')).toBe(said);
  expect(textOf(bytes('Atendente: Olá, já é amanhã?', 'latin1'), 'a.txt')).toBe('Atendente: Olá, já é amanhã?');
});

test.each([
  ['WAV', bytes('RIFF....WAVEfmt ')],
  ['Ogg', bytes('OggS')],
  ['MP4', bytes('\0\0\0\x20ftypM4A ')],
  ['WebM', bytes('\x1a\x45\xdf\xa3\x42\x82\x84webm', 'latin1')],
  ['MP3', bytes('\xff\xfb\x90\x64', 'latin1')],
])('a recording is told by its content: %s', (_kind, content) => {
  expect(isRecording(content)).toBe(true);
});

test('text is no recording, whatever it is called', async () => {
  expect(isRecording(bytes('Agent: hello'))).toBe(false);
  expect(isRecording(bytes('\ufeffAgent: hello', 'utf16le'))).toBe(false);
});

test.each([[Buffer.from([0xc3, 0x28])], [bytes('a\0b')]])('what is not text is refused', (content) => {
  expect(() => textOf(content, '-')).toThrow('standard input is neither text nor a recording in a supported format');
});

test.each([
  [
    'call.mp3',
    '<!DOCTYPE html><p>Please sign in to hear this recording and the others of the week.</p>',
    'is a web page: it',
  ],
  ['call.wav', '', 'is an empty file: it'],
  ['call.amr', '#!AMR\n\xff\0\xff', 'is AMR audio: convert it to mp3, wav'],
])('what came in place of a recording is named: %s', async (name, content, says) => {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-conversation-'));
  try {
    await writeFile(join(folder, name), bytes(content, 'latin1'));
    await expect(readConversation(join(folder, name))).rejects.toThrow(says);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a missing file and a folder are named', async () => {
  await expect(readConversation('/no/such/file.txt')).rejects.toThrow('there is no file named /no/such/file.txt');
  await expect(readConversation('/')).rejects.toThrow('/ is a folder');
});

test('D61: a transcript of 2 MiB is read, one of a byte more is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-conversation-'));
  try {
    const file = join(folder, 'long.txt');
    const longest = `é${'x'.repeat(2 * 1024 * 1024 - 2)}`;
    await writeFile(file, longest);
    expect(await readConversation(file)).toBe(longest);
    await writeFile(file, `${longest}x`);
    await expect(readConversation(file)).rejects.toThrow(`${file} is larger than 2 MiB; analyse it in parts`);
    // Nothing of it is read.
    await truncate(file, 2 ** 40);
    await expect(readConversation(file)).rejects.toThrow(`${file} is larger than 2 MiB; analyse it in parts`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
