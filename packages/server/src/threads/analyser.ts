// Transcripts are read and analysed in worker threads, never on the one that serves requests: fairly by company, and within deadlines (docs/decisions/requests.md#d61).
import { availableParallelism } from 'node:os';
import { EarshotError, earshotError } from '@earshot/core';
import type { AnalysisContent, KeptVerdicts, Remeasured } from '@earshot/engine';
import { ProviderUnavailable } from '@earshot/engine/transcription';
import { createLog } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { AnalysisResult } from './analysis-result.ts';
import type {
  AnalysisRequest,
  ErrorValue,
  Form,
  Outcome,
  RedactedReading,
  Task,
  ThreadInspection,
  TranscriptReading,
} from './analysis-tasks.ts';
import type { EngineChoice } from './engine-choice.ts';
import type { Lane } from './lane.ts';
import { type LaneSettings, openLanes, type TaskOwner } from './lanes.ts';
import type { ReadingSource } from './reading-source.ts';
import { ThreadLost } from './thread.ts';

export interface Analyser {
  /** How many queued analyses make progress at the same time, and how many of them may be one company's. */
  readonly capacity: number;
  readonly mostPerCompany: number;
  /** Tasks that wait for a thread. */
  readonly waiting: number;
  /** Length in seconds by the transcript's own times, or its words (docs/decisions/minutes.md#d22). Throws 422 when it can't be read within the deadline. */
  inspect(owner: TaskOwner, transcript: string): Promise<ThreadInspection>;
  /** The same for what is analysed next, which then needs no other reading. */
  read(owner: TaskOwner, input: ReadingSource): Promise<TranscriptReading>;
  /** The same without what must not be kept, for what is analysed next or later (docs/decisions/redaction.md). */
  redact(owner: TaskOwner, input: ReadingSource): Promise<RedactedReading>;
  /** `reading` is of the same request, and is used up. Throws errors of the table (422), ProviderUnavailable when the model cannot be asked, or a plain Error when the engine failed. */
  analyse(owner: TaskOwner, request: AnalysisRequest, reading?: TranscriptReading | null): Promise<AnalysisResult>;
  /** Judged anew by the offline engine, whichever engine there is, with the sides that a person has set. Throws like `analyse`. */
  judgeSides(owner: TaskOwner, request: AnalysisRequest): Promise<AnalysisResult>;
  /** Measured anew with these sides, where verdicts are kept. Throws like `analyse`. */
  measureSides(owner: TaskOwner, request: AnalysisRequest, kept: KeptVerdicts): Promise<Remeasured>;
  /** Reads and analyses what is not stored, as values. */
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

/** An error of the table, as a thread gave it. */
export const errorOf = ({ key, message, detail }: ErrorValue) => new EarshotError(key, message, undefined, detail);

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
    const transfer = task.kind === 'judge' ? [task.conversation] : [];
    const outcome = await lane.run(companyId, task, transfer).catch((error: unknown) => {
      throw contentFault(error, companyId, characters);
    });
    const result = outcome as Outcome<T>;
    if ('error' in result) throw errorOf(result.error);
    if ('unavailable' in result) throw new ProviderUnavailable(result.unavailable.message, result.unavailable);
    return result.value;
  }

  /** Where a thread that has to be ended has no other task. */
  function read(owner: TaskOwner, request: ReadingSource): Promise<TranscriptReading> {
    const { length } = request.transcript;
    return run(lanes.laneFor(owner, length), owner.companyId, length, { kind: 'read', request });
  }

  async function analyse<T>(
    owner: TaskOwner,
    request: AnalysisRequest,
    form: Form,
    given: TranscriptReading | null = null,
  ): Promise<T> {
    const { companyId } = owner;
    const { length } = request.transcript;
    const lane = lanes.laneFor(owner, length);
    if (!given && !lanes.model) return run(lane, companyId, length, { kind: 'analyse', request, form });
    const { refusal, conversation } = given ?? (await read(owner, request));
    if (refusal) throw errorOf(refusal);
    // The conversation has these words.
    const { segments: _, redacted: _text, turns: _turns, ...judged } = request;
    return run(lanes.model ?? lane, companyId, length, { kind: 'judge', request: judged, form, conversation });
  }

  const sides = <T>(owner: TaskOwner, request: AnalysisRequest, kept: KeptVerdicts | null): Promise<T> => {
    const { length } = request.transcript;
    return run(lanes.laneFor(owner, length), owner.companyId, length, { kind: 'sides', request, kept });
  };

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
    read,
    redact: (owner, request) => {
      const { length } = request.transcript;
      return run(lanes.laneFor(owner, length), owner.companyId, length, { kind: 'redact', request });
    },
    analyse: (owner, request, reading) => analyse(owner, request, 'stored', reading),
    judgeSides: (owner, request) => sides(owner, request, null),
    measureSides: (owner, request, kept) => sides(owner, request, kept),
    content: (owner, request) => analyse(owner, request, 'content'),
    close: async () => {
      await Promise.all(lanes.all.map((lane) => lane.close()));
    },
  };
}
