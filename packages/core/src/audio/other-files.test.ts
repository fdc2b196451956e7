// What came in a recording's place is named (issue 19 §5).
import { expect, it } from 'vitest';
import { otherFileOf } from './other-files.ts';

it.each([
  ['', 'an empty file'],
  ['#!AMR\n<', 'AMR audio'],
  ['BW64\xff\xff\xff\xffWAVE', 'BW64 audio'],
  ['FORM\0\0\0\0AIFFCOMM', 'AIFF audio'],
  ['\xff\xf1\x50\x80', 'AAC audio without a container'],
  ['PK\x03\x04\x14\0', 'a ZIP archive'],
  ['\n<!DOCTYPE html><title>Sign in</title>', 'a web page'],
  ['\xef\xbb\xbf<html lang="pt">', 'a web page'],
  ['<?xml version="1.0"?><Error/>', 'XML'],
  ['{"error": "expired"}', 'JSON'],
  ['#EXTM3U\n', 'a playlist'],
  ['Good morning', null],
  ['\x01\x02\x03', null],
])('%j is %s', (head, name) => {
  expect(otherFileOf(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))?.name ?? null).toBe(name);
});

it('tells what a program may convert', () => {
  const isSound = (head: string) => otherFileOf(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))?.isSound;
  expect(['RF64', 'riff\x2e\x91', 'BW64', '#!AMR'].map(isSound)).toEqual([true, true, true, true]);
  expect(['#EXTM3U\n', 'PK\x03\x04', '<html>', ''].map(isSound)).toEqual([false, false, false, false]);
});
