// The worker's end of a thread: takes tasks, says what it is at, and answers with values or errors.
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread.ts';

/** What a task came to; the buffers that it names are handed over, not copied. */
export interface Answer {
  value: unknown;
  transfer?: readonly ArrayBuffer[];
}

/** Runs each task that comes; `enter` says which phase begins, also while the thread then computes without a pause. */
export function serveTasks<Task>(run: (task: Task, enter: (phase: string) => void) => Promise<Answer>): void {
  const port = parentPort!;
  const send = (message: FromThread, transfer: readonly ArrayBuffer[] = []) => port.postMessage(message, [...transfer]);
  port.on('message', async ({ id, task }: ToThread) => {
    try {
      const { value, transfer } = await run(task as Task, (phase) => send({ id, phase }));
      send({ id, value }, transfer);
    } catch (error) {
      // An Error keeps its message and stack on the way; what else is thrown may not be cloneable.
      send({ id, failure: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
