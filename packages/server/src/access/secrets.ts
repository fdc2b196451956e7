// Keys and tokens are stored only as SHA-256, and positions in lists are sealed with HMAC under the server's secret.
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { Seal } from '@earshot/core';

/** SHA-256 in hex of a key or token of high entropy. */
export const hashSecret = (text: string) => hash('sha256', text, 'hex');

const sealKeys = new Map<string, KeyObject>();

/** HMAC-SHA-256 under the server's secret, for `purpose` only. */
export const sealFor = (secret: string, purpose: string): Seal => {
  // Derived once: every page of a list asks for it.
  const name = `${purpose}\0${secret}`;
  const key = sealKeys.get(name) ?? createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  sealKeys.set(name, key);
  return (bytes) => createHmac('sha256', key).update(bytes).digest();
};
