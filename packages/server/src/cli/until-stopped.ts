// SIGTERM and SIGINT, listened to from the first moment on; a second one does not wait for running requests.

/** Resolves with the first signal, even one that comes while the process is still starting. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        resolve();
      });
    }
  });
}
