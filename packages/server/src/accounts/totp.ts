// Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app knows.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const totpSecretBytes = 20;
const stepMs = 30_000;

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: number) => Math.floor(now / stepMs);

/** The time steps whose code this is, earliest first: the present step and its neighbours, because clocks differ a little. */
export const stepsOf = (secret: Uint8Array, code: string, now: number): number[] =>
  [-1, 0, 1].map((skew) => stepAt(now) + skew).filter((step) => isSame(codeAt(secret, step), code));

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The form in which apps accept a secret that is typed in. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
