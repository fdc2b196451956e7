// What a worker thread does with its tasks. Errors of the table are values, since threads lose classes.
import { deserialize, serialize } from 'node:v8';
import { EarshotError, type ErrorKey, type ScorecardDefinition } from '@earshot/core';
import {
  type AnalysisContent,
  analyseConversation,
  type Conversation,
  type Engine,
  embeddedEngine,
  type Inspection,
  inspect,
  isProviderUnavailable,
  type KeptVerdicts,
  openAiEngine,
  type RedactedCounts,
  type Redaction,
  read,
  readConversation,
  readRedacted,
  remeasure,
} from '@earshot/engine';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { analysisResult } from './analysis-result.ts';
import type { EngineChoice } from './engine-choice.ts';
import { type ReadingSource, readInputOf } from './reading-source.ts';
import type { Answer } from './serve-tasks.ts';

/** What a worker thread is told when it starts. */
export interface WorkerSetup {
  choice: EngineChoice;
  logLevel: Settings['EARSHOT_LOG_LEVEL'];
  /** Added to the thread's niceness: 0 for what somebody waits for. */
  niceness: number;
}

export interface AnalysisRequest extends ReadingSource {
  /** The type that was asked for; null = detect. */
  definition: ScorecardDefinition | null;
  /** Active types of the company, which detection may choose. */
  candidates: readonly ScorecardDefinition[];
  /** Types of the catalogue that the company has switched off. */
  typesOff?: readonly string[];
}

/** An error of the table, as it leaves a thread. */
export interface ErrorValue {
  key: ErrorKey;
  message: string;
  detail: string | undefined;
}

/** `refusal`: the 422 that the analysis would be. */
export type ThreadInspection = Omit<Inspection, 'refusal'> & { refusal: ErrorValue | null };

const errorValue = ({ key, message, detail }: EarshotError): ErrorValue => ({ key, message, detail });

const inspectionValue = ({ estimatedSeconds, leastSeconds, refusal }: Inspection): ThreadInspection => ({
  estimatedSeconds,
  leastSeconds,
  refusal: refusal && errorValue(refusal),
});

/** What one reading of a transcript tells: its length, whether it is refused, and the conversation, as bytes that only the next thread reads. */
export interface TranscriptReading extends ThreadInspection {
  conversation: ArrayBuffer;
}

/** What is to be kept of a conversation instead of what was sent. */
export interface RedactedReading extends TranscriptReading {
  transcript: string;
  /** What was read, as JSON: a RawTranscript. */
  segments: string;
  found: RedactedCounts;
  /** When it is said, in seconds; null where that is not known. */
  spoken: Redaction['spoken'];
}

/** `sides`: judged anew by the offline engine, or measured anew where verdicts are kept. `judge` analyses what `read` or `redact` came to; `analyse` does both in one thread; `inspect` is for those that are analysed later, from their row. */
export type Task =
  | { kind: 'inspect'; transcript: string }
  | { kind: 'read'; request: ReadingSource }
  | { kind: 'redact'; request: ReadingSource }
  | { kind: 'judge'; request: AnalysisRequest; form: Form; conversation: ArrayBuffer }
  | { kind: 'analyse'; request: AnalysisRequest; form: Form }
  | { kind: 'sides'; request: AnalysisRequest; kept: KeptVerdicts | null };

/** How an analysis is handed over: as it is stored, or with all of its content as values. */
export type Form = 'stored' | 'content';

/** What a thread says that it is at; docs/decisions/requests.md#d61 has deadlines for the first two, a model has time-outs of its own. */
export type Phase = 'reading' | 'analysing' | 'asking';

export type Outcome<T> =
  | { value: T }
  | { error: ErrorValue }
  | { unavailable: { message: string; mayBeContent: boolean } };

export type RunTask = (task: Task, enter: (phase: Phase) => void) => Promise<Answer>;

const answerOf = (form: Form, content: AnalysisContent): Answer =>
  form === 'stored' ? analysisResult(content) : { value: content };

export function analysisTasks(choice: EngineChoice, log: Log): RunTask {
  const engine: Engine =
    choice.name === 'openai'
      ? openAiEngine({ ...choice.options, log: (message) => log.warn(message) })
      : embeddedEngine();

  async function work(task: Task, enter: (phase: Phase) => void): Promise<Answer> {
    if (task.kind === 'judge') {
      enter(choice.name === 'openai' ? 'asking' : 'analysing');
      const conversation = deserialize(new Uint8Array(task.conversation)) as Conversation;
      return answerOf(task.form, await analyseConversation(conversation, { ...task.request, engine }));
    }
    enter('reading');
    if (task.kind === 'inspect') return { value: inspectionValue(inspect(task.transcript)) };
    if (task.kind === 'read') {
      const result = read(readInputOf(task.request));
      const bytes = new Uint8Array(serialize(result.conversation));
      const value: TranscriptReading = { ...inspectionValue(result), conversation: bytes.buffer };
      return { value, transfer: [bytes.buffer] };
    }
    if (task.kind === 'redact') {
      const { transcript, raw, redaction, ...result } = readRedacted(readInputOf(task.request));
      const bytes = new Uint8Array(serialize(result.conversation));
      const read: TranscriptReading = { ...inspectionValue(result), conversation: bytes.buffer };
      const value: RedactedReading = { ...read, transcript, segments: JSON.stringify(raw), ...redaction };
      return { value, transfer: [bytes.buffer] };
    }
    const conversation = readConversation(readInputOf(task.request));
    enter('analysing');
    if (task.kind === 'sides') {
      if (task.kept) return { value: remeasure(conversation, task.kept) };
      const offline = { ...task.request, engine: embeddedEngine() };
      return answerOf('stored', await analyseConversation(conversation, offline));
    }
    return answerOf(task.form, await analyseConversation(conversation, { ...task.request, engine }));
  }

  return async (task, enter) => {
    try {
      const { value, transfer } = await work(task, enter);
      return { value: { value } satisfies Outcome<unknown>, ...(transfer && { transfer }) };
    } catch (error) {
      if (isProviderUnavailable(error)) {
        const { message, mayBeContent } = error;
        return { value: { unavailable: { message, mayBeContent } } satisfies Outcome<unknown> };
      }
      if (!(error instanceof EarshotError)) throw error;
      return { value: { error: errorValue(error) } satisfies Outcome<unknown> };
    }
  };
}
