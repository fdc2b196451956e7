// What is kept secret: hashes of keys and tokens, seals under the server's secret, and encryption of what must be read again.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Seal } from '@earshot/core';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** AES-256-GCM: `text`, readable only with the same secret, purpose and `owner` (what it is stored beside). base64url. */
export function encrypt(text: string, secret: string, purpose: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was encrypted under another secret, for another purpose or owner, or was changed. */
export function decrypt(sealed: string, secret: string, purpose: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

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
