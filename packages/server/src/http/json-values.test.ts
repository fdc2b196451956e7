// docs/decisions/requests.md#d7: bodies of up to 24 MiB; what they may hold.
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hasAtMostValues } from './json-values.ts';

async function fewest(json: string): Promise<number> {
  let most = 1;
  while (!(await hasAtMostValues(Buffer.from(json), most, turn))) most += 1;
  return most;
}

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
  ])('%s', async (json, least) => {
    expect(await fewest(json)).toBe(least);
  });

  it('are counted up to the limit only', async () => {
    expect(await hasAtMostValues(Buffer.from('['.repeat(101)), 100, turn)).toBe(false);
    expect(await hasAtMostValues(Buffer.from(`"${'[\\"'.repeat(101)}"`), 100, turn)).toBe(true);
  });

  it('are counted alike wherever a long text is left for a turn', async () => {
    const slice = 512 * 1024;
    for (const before of [slice - 3, slice - 2, slice - 1, slice]) {
      const json = `["${'x'.repeat(before - 2)}\\",[",[1,2],3]`;
      expect(await hasAtMostValues(Buffer.from(json), 6, turn)).toBe(true);
      expect(await hasAtMostValues(Buffer.from(json), 5, turn)).toBe(false);
    }
  });

  it('leave others their turns in between', async () => {
    let turns = 0;
    const counting = hasAtMostValues(Buffer.from(`"${'x'.repeat(4 * 1024 * 1024)}"`), 1, turn);
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await counting;
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(4);
  });
});
