// Transcripts are read and analysed in worker threads, never on the one that serves requests: fairly by company, and within deadlines (docs/decisions/requests.md#d61).
import { availableParallelism } from 'node:os';
import { EarshotError, earshotError } from '@earshot/core';
import type { AnalysisContent, inspect } from '@earshot/engine';
import { createLog } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { AnalysisResult } from './analysis-result.ts';
import type { AnalysisRequest, Form, Outcome, Task } from './analysis-tasks.ts';
import type { EngineChoice } from './engine-choice.ts';
import type { Lane } from './lane.ts';
import { type LaneSettings, openLanes, type TaskOwner } from './lanes.ts';
import { ThreadLost } from './thread.ts';

/** Of a transcript that is not analysed yet. */
export type Inspection = ReturnType<typeof inspect>;

export interface Analyser {
  /** How many queued analyses make progress at the same time, and how many of them may be one company's. */
  readonly capacity: number;
  readonly mostPerCompany: number;
  /** Tasks that wait for a thread. */
  readonly waiting: number;
  /** Length in seconds by the transcript's own times, or its words (docs/decisions/minutes.md#d22). Throws 422 when it can't be read within the deadline. */
  inspect(owner: TaskOwner, transcript: string): Promise<Inspection>;
  /** Throws errors of the table (422), or a plain Error when the engine failed. */
  analyse(owner: TaskOwner, request: AnalysisRequest): Promise<AnalysisResult>;
  /** The same for what is not stored, as values. */
  content(owner: TaskOwner, request: AnalysisRequest): Promise<AnalysisContent>;
  close(): Promise<void>;
}

/** What tests replace. */
export type AnalyserOptions = Pick<LaneSettings, 'processors' | 'workerFile' | 'after' | 'memoryMb'>;

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const defaults: AnalyserOptions = {
  processors: availableParallelism(),
  workerFile: new URL(`./analysis-worker.${extension}`, import.meta.url),
  memoryMb: { usual: 768, large: 2048 },
  after: (ms, then) => {
    const timer = setTimeout(then, ms).unref();
    return () => clearTimeout(timer);
  },
};

export function startAnalyser(
  choice: EngineChoice,
  logLevel: Settings['EARSHOT_LOG_LEVEL'],
  options: Partial<AnalyserOptions> = {},
): Analyser {
  const log = createLog(logLevel);
  const isModelAsked = choice.name === 'openai';
  const lanes = openLanes({ ...defaults, ...options, isModelAsked }, (niceness) => ({ choice, logLevel, niceness }));

  /** Content that was too much for a thread is the content's fault, where no other task can have been the cause. */
  function contentFault(error: unknown, companyId: string, characters: number): unknown {
    if (!(error instanceof ThreadLost) || error.lossCause === 'crash' || error.phase === null || !error.wasAlone)
      return error;
    const { lossCause, phase } = error;
    log.warn({ companyId, phase, lossCause, characters }, 'a transcript was more than a worker thread can process');
    return earshotError('transcriptUnprocessable');
  }

  async function run<T>(lane: Lane, companyId: string, characters: number, task: Task): Promise<T> {
    const transfer = task.kind === 'ask' ? [task.conversation] : [];
    const outcome = await lane.run(companyId, task, transfer).catch((error: unknown) => {
      throw contentFault(error, companyId, characters);
    });
    const result = outcome as Outcome<T>;
    if ('error' in result) {
      const { key, message, detail } = result.error;
      throw new EarshotError(key, message, undefined, detail);
    }
    return result.value;
  }

  async function analyse<T>(owner: TaskOwner, request: AnalysisRequest, form: Form): Promise<T> {
    const { companyId } = owner;
    const { length } = request.transcript;
    const lane = lanes.laneFor(owner, length);
    if (!lanes.model) return run(lane, companyId, length, { kind: 'analyse', request, form });
    // Read where a thread that has to be ended has no other task, then handed on as it is.
    const conversation = await run<ArrayBuffer>(lane, companyId, length, { kind: 'read', request });
    return run(lanes.model, companyId, length, { kind: 'ask', request, form, conversation });
  }

  const queue = lanes.model ?? lanes.queued;
  return {
    capacity: queue.capacity,
    mostPerCompany: queue.mostPerCompany,
    get waiting() {
      return lanes.all.reduce((sum, lane) => sum + lane.waiting, 0);
    },
    inspect: (owner, transcript) => {
      const { length } = transcript;
      return run(lanes.laneFor(owner, length), owner.companyId, length, { kind: 'inspect', transcript });
    },
    analyse: (owner, request) => analyse(owner, request, 'stored'),
    content: (owner, request) => analyse(owner, request, 'content'),
    close: async () => {
      await Promise.all(lanes.all.map((lane) => lane.close()));
    },
  };
}
