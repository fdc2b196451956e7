import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('so many at a time, the rest in the order in which they came; a turn ends once', async () => {
  const enter = createQueue(2);
  const order: number[] = [];
  const leave = [await enter(), await enter()];
  const later = [3, 4, 5].map(async (name) => {
    const end = await enter();
    order.push(name);
    return end;
  });
  await Promise.resolve();
  expect(order).toEqual([]);
  leave[0]!();
  leave[0]!();
  await later[0];
  expect(order).toEqual([3]);
  leave[1]!();
  (await later[0])!();
  await Promise.all(later);
  expect(order).toEqual([3, 4, 5]);
});
