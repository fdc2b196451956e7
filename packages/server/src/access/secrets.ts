// Keys and tokens are stored only as SHA-256, and positions in lists are sealed with HMAC under the server's secret.
import { createHash, createHmac } from 'node:crypto';
import type { Seal } from '@earshot/core';

/** SHA-256 in hex of a key or token of high entropy. */
export const hashSecret = (text: string) => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA-256 under the server's secret, for `purpose` only. */
export const sealFor = (secret: string, purpose: string): Seal => {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return (bytes) => createHmac('sha256', key).update(bytes).digest();
};
