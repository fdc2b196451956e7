import { expect, it } from 'vitest';
import { createWaitingRoom } from './sign-in.ts';

it('beyond the most that wait → 503; a place is free again when somebody has waited (D63)', async () => {
  const waits = createWaitingRoom(2);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const two = [waits(() => released), waits(() => released)];
  await expect(waits(() => released)).rejects.toMatchObject({ httpStatus: 503 });
  release();
  await Promise.all(two);
  await waits(async () => {});
});
