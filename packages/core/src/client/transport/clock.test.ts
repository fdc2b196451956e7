import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';

it('a sleep ends with its time', async () => {
  await expect(systemClock.sleep(1, new AbortController().signal)).resolves.toBeUndefined();
});

it('a sleep ends when its signal aborts, before or during it', async () => {
  const hourMs = 3_600_000;
  await expect(systemClock.sleep(hourMs, AbortSignal.abort())).resolves.toBeUndefined();
  const controller = new AbortController();
  const asleep = systemClock.sleep(hourMs, controller.signal);
  controller.abort();
  await expect(asleep).resolves.toBeUndefined();
});

it('a cancelled timer does not call', async () => {
  const called: string[] = [];
  const cancel = systemClock.setTimer(() => called.push('cancelled'), 1);
  cancel();
  await new Promise<void>((resolve) => systemClock.setTimer(resolve, 5));
  expect(called).toEqual([]);
});
