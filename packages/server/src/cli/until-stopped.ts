// SIGTERM and SIGINT, handled from the start. A second signal ends the process at once.

/** Resolves at the first signal, even if it comes while the process is still starting. */
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
