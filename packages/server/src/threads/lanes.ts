// The lanes of worker threads: what somebody waits for, what is queued, what is long, and questions to a model, so that none delays another.

import type { Phase } from './analysis-tasks.ts';
import { type Lane, openLane } from './lane.ts';
import type { ThreadOptions } from './thread.ts';

/** For whom a task is done, and whether somebody waits for it. */
export interface TaskOwner {
  companyId: string;
  isWaitedFor: boolean;
}

export interface LaneSettings {
  /** The processors that the threads share. */
  processors: number;
  /** The file that each thread runs. */
  workerFile: URL;
  after: ThreadOptions['after'];
  /** What a thread may keep: for transcripts of usual length, and for long ones and models. */
  memoryMb: { usual: number; large: number };
  /** Whether the engine asks a model, whose answer is waited for, not computed. */
  isModelAsked: boolean;
}

export interface Lanes {
  laneFor(owner: TaskOwner, characters: number): Lane;
  readonly queued: Lane;
  /** Null where no model is asked. */
  readonly model: Lane | null;
  readonly all: readonly Lane[];
}

/** About two hours of talk: what is longer never delays what is shorter. */
const longCharacters = 128 * 1024;

/** docs/decisions/requests.md#d61. */
const deadlinesMs: Partial<Record<Phase, number>> = { reading: 30_000, analysing: 120_000 };

const questionsPerThread = 16;

/** `setupFor` makes what a thread is told of its niceness: work that nobody waits for takes what the rest leaves of the processors. */
export function openLanes(
  { processors, workerFile: file, after, memoryMb: memory, isModelAsked }: LaneSettings,
  setupFor: (niceness: number) => unknown,
): Lanes {
  // One company never has all threads, so that another's next task begins at once: two at least, also where there is one processor.
  const computing = (threads: number, niceness: number, memoryMb: number) =>
    openLane({
      file,
      setup: setupFor(niceness),
      memoryMb,
      deadlinesMs,
      after,
      threads,
      tasksPerThread: 1,
      mostPerCompany: threads - 1,
    });
  const threads = Math.max(2, processors);
  const waitedFor = computing(threads, 0, memory.usual);
  const queued = computing(threads, 10, memory.usual);
  const long = computing(Math.max(2, Math.ceil(processors / 4)), 15, memory.large);
  const model = isModelAsked ? openModelLane() : null;

  function openModelLane(): Lane {
    const modelThreads = Math.max(1, processors - 1);
    const questions = modelThreads * questionsPerThread;
    return openLane({
      file,
      setup: setupFor(0),
      memoryMb: memory.large,
      deadlinesMs,
      after,
      threads: modelThreads,
      tasksPerThread: questionsPerThread,
      mostPerCompany: Math.ceil(questions * 0.75),
    });
  }

  return {
    laneFor: ({ isWaitedFor }, characters) => {
      if (characters > longCharacters) return long;
      return isWaitedFor ? waitedFor : queued;
    },
    queued,
    model,
    all: [waitedFor, queued, long, ...(model ? [model] : [])],
  };
}
