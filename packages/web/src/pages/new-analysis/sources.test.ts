import { maxTranscriptBytes } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { usualLimits } from '../../session/recording-limits.ts';
import { isLongText, kindOf, maxTranscriptMb, problemOf, textOf } from './sources.ts';

const file = (name: string, type = '', size = 1) => ({ name, type, size });
const mb = 1024 * 1024;

describe('contract: Limits, procedure-style: files that are chosen', () => {
  it.each([
    ['call.MP3', '', 'recording'],
    ['call.opus', '', 'recording'],
    ['call', 'audio/x-m4a', 'recording'],
    ['chat.txt', 'text/plain', 'transcript'],
    ['notes', 'text/plain', 'transcript'],
    ['meet.vtt', '', 'transcript'],
    ['photo.png', 'image/png', null],
    ['mp3', '', null],
  ])('%s (%s) is a %s', (name, type, kind) => expect(kindOf(file(name, type))).toBe(kind));

  it.each([
    ['format', file('a.png'), null],
    ['empty', file('a.mp3', '', 0), null],
    [null, file('a.mp3', '', 40 * mb), 7200],
    ['tooLarge', file('a.mp3', '', 40 * mb + 1), null],
    [null, file('a.txt', '', 2 * mb), null],
    ['longText', file('a.txt', '', 2 * mb + 1), null],
    ['tooLong', file('a.mp3'), 7201],
  ] as const)('%s: %o', (problem, chosen, seconds) => expect(problemOf(chosen, seconds, usualLimits)).toBe(problem));

  it('a server that takes more is believed', () => {
    expect(problemOf(file('a.mp3'), 60, { ...usualLimits, isUnheard: true })).toBe('unheard');
    expect(problemOf(file('a.txt'), null, { ...usualLimits, isUnheard: true })).toBeNull();
    const limits = { megabytes: 500, hours: 6 };
    expect(problemOf(file('a.mp3', '', 500 * mb), 21_600, limits)).toBeNull();
    expect(problemOf(file('a.mp3', '', 500 * mb + 1), null, limits)).toBe('tooLarge');
    expect(problemOf(file('a.mp3'), 21_601, limits)).toBe('tooLong');
  });

  it('a text may be as long as the interface takes it, in bytes (D61)', () => {
    expect(maxTranscriptMb * mb).toBe(maxTranscriptBytes);
    expect([isLongText('é'.repeat(mb)), isLongText('é'.repeat(mb + 1))]).toEqual([false, true]);
  });

  it('reads text as programs write it', async () => {
    const read = (bytes: number[] | Buffer) => textOf(new Blob([new Uint8Array(bytes)]));
    expect(await read(Buffer.from('José'))).toBe('José');
    expect(await read(Buffer.from('José', 'latin1'))).toBe('José');
    expect(await read([0xff, 0xfe, ...Buffer.from('José', 'utf16le')])).toBe('José');
    expect(await read([0xfe, 0xff, ...Buffer.from('José', 'utf16le').swap16()])).toBe('José');
  });
});
