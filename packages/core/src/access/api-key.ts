// The text of an API key: `esk_`, 32 random base62 characters, 6 characters of checksum (docs/decisions/access.md#d10).
import { numberToBase62, randomBase62 } from './base62.ts';

const shape = /^esk_[0-9A-Za-z]{38}$/;
const checkedLength = 'esk_'.length + 32;

/** Most active keys that a company may have at one time (docs/contract.md#limits). */
export const maxActiveApiKeys = 10;

/** A new key. It is shown once; only its SHA-256 is stored. */
export function generateApiKey(): string {
  const checked = `esk_${randomBase62(32)}`;
  return checked + checksum(checked);
}

/** Whether a text has the shape of a key and the right checksum; anything else is refused without a database query. */
export function isApiKeyText(text: string): boolean {
  return shape.test(text) && text.slice(checkedLength) === checksum(text.slice(0, checkedLength));
}

/** The first 8 characters, which are stored readable so that people can tell their keys apart. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, 8);
}

function checksum(checked: string): string {
  return numberToBase62(crc32(checked), 6);
}

/** CRC-32 of a text whose characters are all below 128; an unsigned 32-bit number. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
