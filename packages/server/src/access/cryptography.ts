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
import type { Seal, Seals } from '@earshot/core';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Secrets of one installation: the first encrypts and signs, and what any of them made is read. */
export type Secrets = readonly [string, ...string[]];

/** Derived once: deliveries decrypt all the time, and every page of a list is signed. */
function derivedOnce(derive: (secret: string, purpose: string) => Uint8Array) {
  const keys = new Map<string, KeyObject>();
  return (secret: string, purpose: string): KeyObject => {
    const name = `${purpose}\0${secret}`;
    const key = keys.get(name) ?? createSecretKey(derive(secret, purpose));
    keys.set(name, key);
    return key;
  };
}

const keyFor = derivedOnce((secret, purpose) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));

/** AES-256-GCM: `text`, readable only with the first of the secrets, for the same purpose and `owner` (what it is stored beside). base64url. */
export function encrypt(text: string, [secret]: Secrets, purpose: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was encrypted under none of the secrets, for another purpose or owner, or was changed. */
export function decrypt(sealed: string, secrets: Secrets, purpose: string, owner: string): string | null {
  for (const secret of secrets) {
    const text = decryptUnder(secret, sealed, purpose, owner);
    if (text !== null) return text;
  }
  return null;
}

function decryptUnder(secret: string, sealed: string, purpose: string, owner: string): string | null {
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

const sealKeyFor = derivedOnce((secret, purpose) => createHmac('sha256', secret).update(purpose).digest());

/** HMAC-SHA-256 under each secret of the server, for `purpose` only. */
export function sealsFor([first, ...others]: Secrets, purpose: string): Seals {
  const sealUnder =
    (secret: string): Seal =>
    (bytes) =>
      createHmac('sha256', sealKeyFor(secret, purpose)).update(bytes).digest();
  return [sealUnder(first), ...others.map(sealUnder)];
}
