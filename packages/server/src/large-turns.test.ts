import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { largeTurn } from './large-turns.ts';

test('one step begins in each turn of the event loop, companies by turns, however many one of them has', async () => {
  const begun: string[][] = [[]];
  const steps = (companyId: string, count: number) =>
    Array.from({ length: count }, async () => {
      await largeTurn(companyId);
      begun.at(-1)!.push(companyId);
    });
  const all = [...steps('a', 4), ...steps('b', 1), ...steps('c', 2)];
  for (let at = 0; at < 8; at += 1) {
    await turn();
    begun.push([]);
  }
  await Promise.all(all);
  expect(begun.filter((each) => each.length > 0)).toEqual([['a'], ['b'], ['c'], ['a'], ['c'], ['a'], ['a']]);
});

test('who comes when nobody waits waits for a turn all the same', async () => {
  let hasBegun = false;
  const step = largeTurn('a').then(() => {
    hasBegun = true;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(false);
  await step;
});
