import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const sealWith = (secret: string) => (bytes: Uint8Array) => createHmac('sha256', secret).update(bytes).digest();
const seal = sealWith('secret');
const position = { createdAtMs: 1_767_225_599_999, id: 'an_9f3c21é' };

describe('D40: cursor', () => {
  it('gives the position back', () => {
    expect(decodeCursor(encodeCursor(position, seal), seal)).toEqual(position);
  });

  it('is base64url text', () => {
    expect(encodeCursor(position, seal)).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('refuses any change of any one character, and any cut or added one', () => {
    for (const id of ['a', 'ab', 'abc']) {
      const cursor = encodeCursor({ ...position, id }, seal);
      for (let index = 0; index < cursor.length; index++) {
        for (const char of 'AZaz09-_=') {
          if (char === cursor[index]) continue;
          const changed = cursor.slice(0, index) + char + cursor.slice(index + 1);
          expect(() => decodeCursor(changed, seal), changed).toThrow('Invalid cursor');
        }
        expect(() => decodeCursor(cursor.slice(0, index), seal)).toThrow('Invalid cursor');
      }
      for (const char of ['A', '=', ' ']) expect(() => decodeCursor(cursor + char, seal)).toThrow('Invalid cursor');
    }
  });

  it('refuses a cursor sealed under another secret', () => {
    expect(() => decodeCursor(encodeCursor(position, sealWith('other')), seal)).toThrow('Invalid cursor');
  });

  it('accepts one of any of several secrets, and none of another (issue 24: EARSHOT_SECRET_PREVIOUS)', () => {
    const [older, other] = [sealWith('older'), sealWith('other')];
    expect(decodeCursor(encodeCursor(position, older), seal, older)).toEqual(position);
    expect(() => decodeCursor(encodeCursor(position, other), seal, older)).toThrow('Invalid cursor');
  });

  it.each(['', 'x', 'not a cursor', '%%%', 'é', 'A'.repeat(5000)])('D39: refuses %j with 400', (text) => {
    expect(() => decodeCursor(text, seal)).toThrow(expect.objectContaining({ httpStatus: 400 }));
  });
});
