import { describe, expect, it } from 'vitest';
import { apiKeyPrefix, crc32, generateApiKey, isApiKeyText } from './api-key.ts';
import { numberToBase62, randomBase62 } from './base62.ts';

describe('D10: the text of an API key', () => {
  it('has the stated shape and a valid checksum, and is never twice the same', () => {
    const keys = Array.from({ length: 200 }, generateApiKey);
    for (const key of keys) {
      expect(key).toMatch(/^esk_[0-9A-Za-z]{38}$/);
      expect(isApiKeyText(key)).toBe(true);
    }
    expect(new Set(keys).size).toBe(200);
  });

  it('refuses a key in which any one character was changed', () => {
    const key = generateApiKey();
    for (let index = 0; index < key.length; index++) {
      const other = key[index] === 'A' ? 'B' : 'A';
      expect(isApiKeyText(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
    }
  });

  it.each(['', 'esk_', 'esk_short', ` ${generateApiKey()}`, `${generateApiKey()}\n`, `${generateApiKey()}0`])(
    'refuses %j',
    (text) => {
      expect(isApiKeyText(text)).toBe(false);
    },
  );

  it('keeps the first 8 characters for display', () => {
    expect(apiKeyPrefix('esk_AbCdEfGh')).toBe('esk_AbCd');
  });
});

it('D10: the checksum is the usual CRC-32, in six base62 digits', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
  expect(numberToBase62(0, 6)).toBe('000000');
  expect(numberToBase62(61, 6)).toBe('00000z');
  expect(numberToBase62(0xffffffff, 6)).toBe('4gfFC3');
});

it('D10, D34: random text uses every one of the 62 digits', () => {
  expect(new Set(randomBase62(5000)).size).toBe(62);
});
