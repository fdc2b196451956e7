// docs/decisions/requests.md#d7: bodies of up to 24 MiB; what they may hold.
import { describe, expect, it } from 'vitest';
import { hasAtMostValues } from './json-values.ts';

const fewest = (json: string) => {
  let most = 1;
  while (!hasAtMostValues(Buffer.from(json), most)) most += 1;
  return most;
};

describe('values of a JSON text', () => {
  it.each([
    ['1', 1],
    ['[1,2,3]', 4],
    ['{"a":{"b":[]},"c":1}', 5],
    ['"[,{"', 1],
    ['["a,\\"[{,",2]', 3],
    ['["\\\\",2]', 3],
    ['["é,😀",2]', 3],
    ['"open,[', 1],
  ])('%s', (json, least) => {
    expect(fewest(json)).toBe(least);
  });

  it('are counted up to the limit only', () => {
    expect(hasAtMostValues(Buffer.from('['.repeat(101)), 100)).toBe(false);
    expect(hasAtMostValues(Buffer.from(`"${'[\\"'.repeat(101)}"`), 100)).toBe(true);
  });
});
