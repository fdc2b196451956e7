import { describe, expect, it } from 'vitest';
import {
  audioContainerOf,
  hasAudioExtension,
  isDataUrlSubtype,
  isHostedAudioType,
  procedureContainers,
  restContainers,
  uploadContainer,
} from './formats.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('D27: content decides, not the name', () => {
  it.each([
    ['RIFF\x24\0\0\0WAVEfmt ', 'wav'],
    ['\0\0\0\x20ftypM4A \0\0\0\0', 'mp4'],
    ['\0\0\0\x18ftypisom', 'mp4'],
    ['OggS\0\x02', 'ogg'],
    ['fLaC\0\0', 'flac'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'webm'],
    ['ID3\x04\0', 'mp3'],
    ['\xff\xfb\x90\x64', 'mp3'],
    ['\xff\xf3\x40\xc4', 'mp3'],
  ])('%j is %s', (text, container) => {
    expect(audioContainerOf(bytes(text))).toBe(container);
  });

  it.each([
    ['nothing', ''],
    ['AAC in ADTS', '\xff\xf1\x50\x80'],
    ['a byte order mark', '\xff\xfe\x41\x00'],
    ['RIFF that is a picture', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['Matroska that is not WebM', '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska'],
    ['a web page', '<!doctype html>'],
    ['AMR', '#!AMR\n'],
  ])('%s is none', (_name, text) => {
    expect(audioContainerOf(bytes(text))).toBeNull();
  });

  it('REST takes mp3, mp4, wav, ogg; procedures FLAC and WebM too', () => {
    expect([...restContainers]).toEqual(['mp3', 'mp4', 'wav', 'ogg']);
    expect([...procedureContainers].filter((container) => !restContainers.has(container))).toEqual(['flac', 'webm']);
  });
});

it('contract: a hosting server may send these Content-Types, or none', () => {
  for (const type of ['audio/mpeg', 'audio/mp3', 'audio/mp4', 'audio/wav', 'audio/wave', 'audio/ogg', 'audio/opus']) {
    expect(isHostedAudioType(type)).toBe(true);
    expect(isHostedAudioType(`${type.toUpperCase()}; codecs=opus`)).toBe(true);
  }
  expect(isHostedAudioType(null)).toBe(true);
  for (const type of ['', 'text/html', 'application/octet-stream', 'video/mp4', 'audio/x-wav', 'audio/mpegx']) {
    expect(isHostedAudioType(type)).toBe(false);
  }
});

it('D27: subtypes of Data URLs; D55: extensions in upper case', () => {
  expect(
    ['mpeg', 'mp3', 'mp4', 'm4a', 'x-m4a', 'wav', 'wave', 'x-wav', 'ogg', 'opus', 'WAV'].every(isDataUrlSubtype),
  ).toBe(true);
  expect(isDataUrlSubtype('webm')).toBe(false);
  expect(hasAudioExtension('/a.MP3')).toBe(true);
  expect(hasAudioExtension('/mp3')).toBe(false);
});

it('D27: an upload declares a type, which tells what its bytes must be', () => {
  expect(uploadContainer('audio/x-m4a')).toBe('mp4');
  expect(uploadContainer('audio/webm; codecs=opus')).toBe('webm');
  expect(uploadContainer('video/webm')).toBeNull();
});
