// A worker thread with the tasks that it has in hand. It ends one that takes too long by ending itself: code that runs cannot be interrupted.
import { Worker } from 'node:worker_threads';

/** What a thread is told, and what it answers; `serveTasks` is the other end. */
export type ToThread = { id: number; task: unknown };
export type FromThread = { id: number } & ({ phase: string } | { value: unknown } | { failure: unknown });

/** Why a thread ended before its tasks. */
export type LossCause = 'deadline' | 'memory' | 'crash';

/** A task whose thread ended. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
  readonly lossCause: LossCause;
  /** What the task was at; null before it had begun. */
  readonly phase: string | null;
  /** Whether the thread had no other task, which could have been the cause. */
  readonly wasAlone: boolean;

  constructor(lossCause: LossCause, phase: string | null, wasAlone: boolean, cause: unknown) {
    super(`a worker thread ended: ${lossCause}`, { cause });
    this.lossCause = lossCause;
    this.phase = phase;
    this.wasAlone = wasAlone;
  }
}

export interface ThreadOptions {
  file: URL;
  /** Its `workerData`. */
  setup: unknown;
  memoryMb: number;
  /** Milliseconds that a task may be at a phase; at one that is not named, as long as it takes. Counted from its beginning, not while it waits. */
  deadlinesMs: Readonly<Record<string, number>>;
  /** Runs `then` when `ms` have passed, unless it is called off. */
  after(ms: number, then: () => void): () => void;
}

export interface Thread {
  readonly tasks: number;
  readonly isLost: boolean;
  /** Resolves with the task's value, rejects with its error, or with ThreadLost. */
  run(task: unknown, transfer: readonly ArrayBuffer[]): Promise<unknown>;
  stop(): Promise<void>;
}

interface InHand {
  phase: string | null;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
  callOff(): void;
}

/** Garbage of an analysis is soon thrown away: a young generation of the usual size would keep 40 MB of it. */
const youngGenerationMb = 12;

export function startThread({ file, setup, memoryMb, deadlinesMs, after }: ThreadOptions): Thread {
  const worker = new Worker(file, {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngGenerationMb },
  });
  const inHand = new Map<number, InHand>();
  let lastId = 0;
  let isLost = false;
  let isStopping = false;
  // A thread without a task does not keep the process from ending.
  worker.unref();

  function lose(lossCause: LossCause, cause?: unknown): void {
    isLost = true;
    const wasAlone = inHand.size === 1;
    for (const [id, { phase, reject }] of inHand) {
      settle(id);
      reject(new ThreadLost(lossCause, phase, wasAlone, cause));
    }
  }

  function settle(id: number): void {
    inHand.get(id)?.callOff();
    inHand.delete(id);
    // An answer that was on its way must not let the process end before the thread has.
    if (inHand.size === 0 && !isStopping) worker.unref();
  }

  function enterPhase(task: InHand, phase: string): void {
    task.callOff();
    task.phase = phase;
    const ms = deadlinesMs[phase];
    if (ms === undefined) return;
    task.callOff = after(ms, () => {
      lose('deadline');
      void worker.terminate();
    });
  }

  worker.on('message', (message: FromThread) => {
    const task = inHand.get(message.id);
    if (!task) return;
    if ('phase' in message) return enterPhase(task, message.phase);
    settle(message.id);
    if ('value' in message) task.resolve(message.value);
    else task.reject(message.failure);
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    lose(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error),
  );
  worker.on('messageerror', (error) => {
    lose('crash', error);
    void worker.terminate();
  });
  worker.on('exit', () => lose('crash'));

  return {
    get tasks() {
      return inHand.size;
    },
    get isLost() {
      return isLost;
    },
    run: (task, transfer) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        // First: what cannot be sent is rejected by its own exception.
        worker.postMessage({ id, task } satisfies ToThread, [...transfer]);
        inHand.set(id, { phase: null, resolve, reject, callOff: () => undefined });
        worker.ref();
      }),
    stop: async () => {
      isStopping = true;
      await worker.terminate();
    },
  };
}
