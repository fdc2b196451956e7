// Requests that wait before they go on, in one process: each holds little but its socket, and there are only so many.
import { earshotError } from '@earshot/core';

/** What waits through it. Throws 503 when `most` wait already. */
export function createWaitingRoom(most: number): (pause: () => Promise<void>) => Promise<void> {
  let waiting = 0;
  return async (pause) => {
    if (waiting >= most) throw earshotError('signInBusy');
    waiting += 1;
    try {
      await pause();
    } finally {
      waiting -= 1;
    }
  };
}
