import { expect, it } from 'vitest';
import { createTurns } from './password-turns.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('two at once; a flood of one waits behind the first of everybody else (D63)', async () => {
  const turns = createTurns(2, 100, 50);
  const order: string[] = [];
  const { open, opened } = gate();
  const running = { now: 0, most: 0 };
  const ask = (who: string) =>
    turns.run(who, async () => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      order.push(who);
      await opened;
      running.now -= 1;
    });
  const all = [...Array.from({ length: 20 }, () => ask('flood')), ask('ana'), ask('rui')];
  open();
  await Promise.all(all);
  expect(order.indexOf('ana')).toBeLessThan(6);
  expect(order.indexOf('rui')).toBeLessThan(6);
  expect([order.length, running.most]).toEqual([22, 2]);
});

it('whoever comes when too many wait is told so, and turns go on after a failure', async () => {
  const turns = createTurns(1, 3, 2);
  const { open, opened } = gate();
  const first = turns.run('a', async () => {
    await opened;
    throw new Error('broken');
  });
  const waiting = ['a', 'a', 'b'].map((who) => turns.run(who, async () => who));
  await expect(turns.run('a', async () => 'a')).rejects.toMatchObject({ httpStatus: 503 });
  await expect(turns.run('c', async () => 'c')).rejects.toMatchObject({ httpStatus: 503 });
  open();
  await expect(first).rejects.toThrow('broken');
  expect(await Promise.all(waiting)).toEqual(['a', 'a', 'b']);
  expect(await turns.run('c', async () => 'c')).toBe('c');
});
