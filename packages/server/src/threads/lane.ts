// A lane: threads of one priority with the fair line of companies in front of them. The line is ours, so a thread that dies delays nobody.
import { type FairTurns, fairTurns } from './fair-turns.ts';
import { startThread, type Thread, type ThreadOptions } from './thread.ts';

export interface LaneOptions extends ThreadOptions {
  threads: number;
  tasksPerThread: number;
  /** How many of the running tasks may belong to one company. */
  mostPerCompany: number;
}

export interface Lane extends Pick<FairTurns, 'waiting'> {
  /** How many tasks run at the same time. */
  readonly capacity: number;
  readonly mostPerCompany: number;
  /** Waits for the company's turn and runs the task. Rejects with the task's error, or with ThreadLost. */
  run(companyId: string, task: unknown, transfer?: readonly ArrayBuffer[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Threads start when they are needed, and end after a minute without a task. */
const idleMs = 60_000;

export function openLane({ threads: most, tasksPerThread, mostPerCompany, ...options }: LaneOptions): Lane {
  const capacity = most * tasksPerThread;
  const turns = fairTurns(capacity, mostPerCompany);
  const threads = new Set<Thread>();
  const idle = new Map<Thread, NodeJS.Timeout>();
  let isClosed = false;

  function freeThread(): Thread {
    for (const thread of threads) {
      if (thread.isLost) threads.delete(thread);
      else if (thread.tasks < tasksPerThread) return thread;
    }
    const thread = startThread(options);
    threads.add(thread);
    return thread;
  }

  function park(thread: Thread): void {
    if (thread.isLost) threads.delete(thread);
    if (thread.isLost || thread.tasks > 0) return;
    const end = () => {
      idle.delete(thread);
      threads.delete(thread);
      void thread.stop();
    };
    idle.set(thread, setTimeout(end, idleMs).unref());
  }

  return {
    capacity,
    mostPerCompany,
    get waiting() {
      return turns.waiting;
    },
    run: async (companyId, task, transfer = []) => {
      const leave = await turns.enter(companyId);
      try {
        if (isClosed) throw new Error('the worker threads have been stopped');
        const thread = freeThread();
        clearTimeout(idle.get(thread));
        idle.delete(thread);
        return await thread.run(task, transfer).finally(() => park(thread));
      } finally {
        leave();
      }
    },
    close: async () => {
      isClosed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}
