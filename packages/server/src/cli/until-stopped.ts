// Waits for SIGTERM or SIGINT; a second one does not wait for running requests.
import type { Log } from '../log.ts';

export function untilStopped(log: Log): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        log.info({ signal }, 'stopping: running requests finish, new ones get 503');
        resolve();
      });
    }
  });
}
