// /metrics is for this machine only: its own names count, and no name that a page of somebody else may have pointed at it.
import { expect, it } from 'vitest';
import { isOwnName } from './metrics.ts';

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.8.9.1:3000', '[::1]', '[::1]:3000', '10.0.0.5:3000'])(
  '%s is this machine',
  (host) => expect(isOwnName(host, '10.0.0.5')).toBe(true),
);

it.each([
  '',
  ':3000',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example:3000',
  '127.evil',
  '10.0.0.6',
  '::1x',
])('%s is not', (host) => expect(isOwnName(host, '10.0.0.5')).toBe(false));
