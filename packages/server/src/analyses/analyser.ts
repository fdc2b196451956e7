// Analyses run in worker threads, so that a long transcript never stalls the event loop.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EarshotError, type ScorecardDefinition } from '@earshot/core';
import type { AnalysisContent, inspect, OpenAiSettings, RawSegment } from '@earshot/engine';
import { Piscina } from 'piscina';
import type { Settings } from '../settings.ts';
import type { Outcome, Task } from './analysis-worker.ts';

export type EngineChoice = { name: 'embedded' } | { name: 'openai'; options: Omit<OpenAiSettings, 'log'> };

/** What a worker thread is told when it starts. */
export interface WorkerSetup {
  choice: EngineChoice;
  logLevel: Settings['EARSHOT_LOG_LEVEL'];
}

export interface AnalysisRequest {
  transcript: string;
  /** The type that was asked for; null = detect. */
  definition: ScorecardDefinition | null;
  /** Active types of the company, which detection may choose. */
  candidates: readonly ScorecardDefinition[];
  salespersonName: string | null;
  clientName: string | null;
  /** What a transcriber heard; used instead of parsing the text. */
  segments?: readonly RawSegment[];
  /** Counts only where the words do not tell the language (D35). */
  language?: string | null;
}

/** Of a transcript that is not analysed yet. */
export type Inspection = ReturnType<typeof inspect>;

export interface Analyser {
  /** How many analyses make progress at the same time. */
  readonly capacity: number;
  /** Length in seconds by the transcript's own times, or its words (D22). */
  inspect(transcript: string): Promise<Inspection>;
  /** Throws errors of the table (422), or a plain Error when the engine failed. */
  analyse(request: AnalysisRequest): Promise<AnalysisContent>;
  close(): Promise<void>;
}

export function startAnalyser(choice: EngineChoice, logLevel: Settings['EARSHOT_LOG_LEVEL']): Analyser {
  const threads = Math.max(1, availableParallelism() - 1);
  // A model's answer is waited for, not computed.
  const tasksPerThread = choice.name === 'openai' ? 16 : 1;
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const pool = new Piscina({
    filename: fileURLToPath(new URL(`./analysis-worker.${extension}`, import.meta.url)),
    workerData: { choice, logLevel } satisfies WorkerSetup,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    concurrentTasksPerWorker: tasksPerThread,
    // A young generation of the usual size would keep 40 MB for what an analysis throws away.
    resourceLimits: { maxOldGenerationSizeMb: 2048, maxYoungGenerationSizeMb: 12 },
  });
  // A thread that can't start answers none of its tasks: they fail, instead of waiting for ever.
  const waiting = new Set<(reason: Error) => void>();
  pool.on('error', (error: Error) => {
    for (const fail of waiting) fail(error);
  });
  const settled = <T>(task: Task) =>
    new Promise<Outcome<T>>((resolve, reject) => {
      waiting.add(reject);
      pool
        .run(task)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });
  const run = async <T>(task: Task): Promise<T> => {
    const outcome = await settled<T>(task);
    if ('error' in outcome) throw new EarshotError(outcome.error.key, outcome.error.message);
    return outcome.value;
  };
  return {
    capacity: threads * tasksPerThread,
    inspect: (transcript) => run({ kind: 'inspect', transcript }),
    analyse: (request) => run({ kind: 'analyse', request }),
    close: () => pool.destroy(),
  };
}
