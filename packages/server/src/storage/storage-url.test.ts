import { expect, it } from 'vitest';
import { readStorageUrl } from './storage-url.ts';

const bucket = { kind: 'bucket', bucket: 'audio', region: undefined, endpoint: undefined, forcePathStyle: false };

it.each([
  ['file:./data/storage', { kind: 'folder', path: './data/storage' }],
  ['file:/var/lib/earshot', { kind: 'folder', path: '/var/lib/earshot' }],
  ['file:///var/lib/earshot', { kind: 'folder', path: '/var/lib/earshot' }],
  ['s3://audio', bucket],
  ['s3://audio/', bucket],
  ['s3://audio?region=eu-west-1', { ...bucket, region: 'eu-west-1' }],
  [
    's3://audio?region=auto&endpoint=http://127.0.0.1:9000&forcePathStyle=true',
    { ...bucket, region: 'auto', endpoint: 'http://127.0.0.1:9000', forcePathStyle: true },
  ],
])('EARSHOT_STORAGE_URL: %s', (text, location) => {
  expect(readStorageUrl(text)).toEqual(location);
});

it.each([
  '',
  './data',
  'file:',
  'file://',
  'file://host/folder',
  's3://',
  's3://ab',
  's3://Audio_1',
  's3://key:secret@audio',
  's3://audio/folder',
  's3://audio:9000',
  's3://audio#x',
  's3://audio?regoin=eu-west-1',
  's3://audio?region=',
  's3://audio?endpoint=minio:9000',
  's3://audio?forcePathStyle=yes',
  'https://audio.example.com',
])('EARSHOT_STORAGE_URL: %j is refused', (text) => {
  expect(readStorageUrl(text)).toBeNull();
});
