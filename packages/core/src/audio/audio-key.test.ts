import { describe, expect, it } from 'vitest';
import { readAudioKey, readAudioUrl, requireStorageKey } from './audio-key.ts';
import { maxDataUrlBytes } from './limits.ts';

const read = (text: string) => readAudioKey(text, 'co_1');
const status = (httpStatus: number) => expect.objectContaining({ httpStatus });

describe('contract: Forms of audioKey, direct URL', () => {
  it.each([
    'https://cdn.example.com/a/call.mp3',
    'http://example.com/call.mp4?token=a.txt',
    'https://example.com/CALL.WAV',
    'HTTPS://example.com/call.ogg#top',
    'https://example.com/call%20one.opus',
  ])('%s is downloaded', (text) => {
    expect(read(text)).toMatchObject({ form: 'url' });
  });

  it.each([
    'https://example.com/call',
    'https://example.com/call.mp3.txt',
    'https://example.com/download?file=call.mp3',
    'https://example.com/#call.mp3',
    'https://example.com/call.flac',
    'https://example.com/call.mp3/',
    'ftp://example.com/call.mp3',
    'file:///etc/call.mp3',
    'https:///call.mp3 x',
    ' https://example.com/call.mp3',
  ])('D29: %s is taken for a storage key, and refused as one', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ httpStatus: 403, message: 'Invalid audioKey' }));
  });
});

describe('contract: Forms of audioKey, Data URL', () => {
  it.each([
    ['data:audio/mpeg;base64,SUQz', 'audio/mpeg', 'SUQz'],
    ['DATA:AUDIO/WAV;BASE64,UklGRg==', 'AUDIO/WAV', 'UklGRg=='],
    ['data:audio/ogg;codecs=opus;base64,T2dn', 'audio/ogg;codecs=opus', 'T2dn'],
    ['data:audio/x-m4a;base64,AAA', 'audio/x-m4a', 'AAA'],
  ])('%s', (text, mediaType, base64) => {
    expect(read(text)).toEqual({ form: 'data-url', mediaType, base64 });
  });

  it.each([
    'data:',
    'data:,x',
    'data:audio/mpeg,SUQz',
    'data:audio/mpeg;base64',
    'data:audio/mpeg;base64,',
    'data:audio/mpeg;base64,SU Qz',
    'data:audio/mpeg;base64,SUQz=A',
    'data:audio/mpeg;base64,SUQz=====',
    'data:audio/mpeg;base64,SUQzA',
    'data:text/plain;base64,SUQz',
    'data:audio/;base64,SUQz',
    'data:audio/mpeg;base64;x,SUQz',
  ])('D55: %s is refused with 400', (text) => {
    expect(() => read(text)).toThrow(status(400));
  });

  it('D27: a declared subtype that is not supported is refused with 400', () => {
    for (const subtype of ['aac', 'flac', 'webm', 'midi']) {
      expect(() => read(`data:audio/${subtype};base64,SUQz`)).toThrow('Unsupported audio format');
    }
  });

  it('D26: 10 MiB of decoded bytes pass, one byte more does not', () => {
    const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64');
    expect(read(`data:audio/wav;base64,${base64(maxDataUrlBytes)}`)).toMatchObject({ form: 'data-url' });
    expect(() => read(`data:audio/wav;base64,${base64(maxDataUrlBytes + 1)}`)).toThrow('larger than 10 MB');
  });

  it('reads a hostile head in linear time', () => {
    expect(() => read(`data:audio/mpeg${';a=b'.repeat(2_000_000)}`)).toThrow(status(400));
  });
});

describe('contract: Forms of audioKey, storage key', () => {
  it.each(['uploads/co_1/call.mp3', 'uploads/co_1/2026/call.mp3', 'uploads/co_1/ção 1.wav'])('%s passes', (key) => {
    expect(read(key)).toEqual({ form: 'storage-key', key });
  });

  it.each([
    '',
    'call.mp3',
    'uploads/',
    'uploads/co_1',
    'uploads/co_1/',
    'uploads/co_2/call.mp3',
    'uploads/co_10/call.mp3',
    'Uploads/co_1/call.mp3',
    '/uploads/co_1/call.mp3',
    ' uploads/co_1/call.mp3',
    'uploads/co_1/../co_2/call.mp3',
    'uploads/co_1/..',
    'uploads/co_1/./call.mp3',
    'uploads/co_1//call.mp3',
    'uploads/co_1/a\\b.mp3',
    'uploads/co_1/a\0.mp3',
    'uploads/co_1/a\n.mp3',
    'uploads/co_1/a\x85.mp3',
    'uploads/co_1/%2e%2e/a.mp3',
    'uploads/co_1/%2Fa.mp3',
    `uploads/co_1/${'a'.repeat(1024)}`,
  ])('D29: %j is refused with 403 Invalid audioKey', (key) => {
    expect(() => requireStorageKey(key, 'co_1')).toThrow(
      expect.objectContaining({ httpStatus: 403, message: 'Invalid audioKey' }),
    );
  });
});

describe('contract: Limits, procedure-style: the audio URL must be https', () => {
  it('takes any https address and refuses the rest with 400', () => {
    expect(readAudioUrl('https://example.com/download?id=1').hostname).toBe('example.com');
    for (const text of ['http://example.com/a.mp3', 'example.com/a.mp3', '', 'data:audio/mpeg;base64,SUQz']) {
      expect(() => readAudioUrl(text)).toThrow(status(400));
    }
  });
});
