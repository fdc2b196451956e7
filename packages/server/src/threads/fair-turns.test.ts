// Turns: capacity, the share of one company, and who is next.
import { describe, expect, it } from 'vitest';
import { type FairTurns, fairTurns } from './fair-turns.ts';

/** Asks for a turn; `order` tells who has had one so far, `leave` ends the oldest that is still taken. */
function room(turns: FairTurns) {
  const order: string[] = [];
  const leaving: (() => void)[] = [];
  return {
    order,
    ask: (companyId: string) => {
      void turns.enter(companyId).then((leave) => {
        order.push(companyId);
        leaving.push(leave);
      });
    },
    leave: async () => {
      await settled();
      leaving.shift()?.();
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns (issue 16: one company cannot delay another)', () => {
  it('a line of 10,000 delays another company by what runs, not by the line', async () => {
    const turns = fairTurns(1, 1);
    const { order, ask, leave } = room(turns);
    for (let count = 0; count < 10_000; count += 1) ask('hostile');
    ask('quiet');
    expect(turns.waiting).toBe(10_000);
    await leave();
    await leave();
    expect(order).toEqual(['hostile', 'quiet', 'hostile']);
  });

  it('go round among those that wait, in the order of their coming', async () => {
    const { order, ask, leave } = room(fairTurns(1, 1));
    for (const companyId of ['a', 'a', 'a', 'b', 'b', 'c']) ask(companyId);
    for (let count = 0; count < 5; count += 1) await leave();
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('companies that come back at once do not starve one that waits', async () => {
    const { order, ask, leave } = room(fairTurns(1, 1));
    for (const companyId of ['b', 'c', 'a']) ask(companyId);
    for (const companyId of ['b', 'c', 'b', 'c']) {
      await leave();
      ask(companyId);
    }
    expect(order.slice(0, 5)).toEqual(['b', 'c', 'a', 'b', 'c']);
  });

  it('leave room for others: one company has its share and no more, even when nobody else waits', async () => {
    const { order, ask, leave } = room(fairTurns(3, 2));
    for (const companyId of ['a', 'a', 'a', 'a']) ask(companyId);
    await settled();
    expect(order).toEqual(['a', 'a']);
    ask('b');
    await settled();
    expect(order).toEqual(['a', 'a', 'b']);
    await leave();
    expect(order).toEqual(['a', 'a', 'b', 'a']);
  });

  it('end once, however often they are ended', async () => {
    const turns = fairTurns(1, 1);
    const first = await turns.enter('a');
    first();
    first();
    const { order, ask } = room(turns);
    ask('a');
    ask('b');
    await settled();
    expect(order).toEqual(['a']);
  });
});
