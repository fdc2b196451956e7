// docs/decisions/requests.md#request-turns
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { knownCallers, requestTurns } from './request-turns.ts';

describe('requests begin by turns', () => {
  it('at once, as long as the turn of the event loop has time', async () => {
    let now = 0;
    const turns = requestTurns(() => now);
    expect([turns.tryBegin(), turns.tryBegin()]).toEqual([true, true]);
    now += 4;
    expect(turns.tryBegin()).toBe(false);
    await turn();
    expect(turns.tryBegin()).toBe(true);
  });

  it('companies by turns, some in each turn of the event loop, and nobody overtakes who waits', async () => {
    let now = 0;
    const turns = requestTurns(() => now);
    turns.tryBegin();
    now += 4;
    const begun: string[] = [];
    const wait = async (subject: string) => {
      await turns.wait(subject);
      begun.push(subject);
      now += 2;
    };
    const all = [...Array.from({ length: 5 }, () => wait('a')), wait('b'), wait('c')];
    await turn();
    expect(turns.tryBegin()).toBe(false);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c', 'a', 'a', 'a', 'a']);
  });

  it('one at least in each turn, however long a turn lasts', async () => {
    let now = 0;
    const turns = requestTurns(() => (now += 10));
    const begun: number[] = [];
    await Promise.all([1, 2, 3].map(async (each) => turns.wait('a').then(() => begun.push(each))));
    expect(begun).toEqual([1, 2, 3]);
  });
});

it('of those who were let in, the company is known, the last ones at least', () => {
  const callers = knownCallers();
  for (let each = 0; each <= 10_000; each += 1) callers.note(`key-${each}`, 'company');
  expect(['key-0', 'key-1', 'key-10000'].map(callers.companyOf)).toEqual([undefined, 'company', 'company']);
});
