// What a caught value says: its message, the code of the system, and whether a process is still running.

/** The message of an error; what else was thrown, as text. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code that Node.js or a driver gave an error, such as `ENOENT`; empty if it has none. */
export const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown && thrown.code !== undefined ? String(thrown.code) : '';

/** Whether this machine runs the process. One of another user cannot be signalled, but is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
