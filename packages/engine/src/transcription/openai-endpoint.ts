// One question to the transcription endpoint: speakers and times where its model has them, retries, and whose fault a refusal is.
import { type AudioContainer, earshotError } from '@earshot/core';
import OpenAI from 'openai';
import pRetry from 'p-retry';
import { isPassing, providerFailure, retryAfterSeconds, wait } from '../provider-retries.ts';
import { parseOpenAiJson } from '../transcript/forms/json/openai.ts';
import { readTranscript } from '../transcript/read-transcript.ts';
import type { Transcription } from './transcriber.ts';
import { withUncertain } from './uncertain-segments.ts';

export interface OpenAiTranscriberSettings {
  readonly apiKey: string;
  /** null = OpenAI's own address. */
  readonly baseURL: string | null;
  /** One whose name has `diarize` tells speakers apart. */
  readonly model: string;
  /** Longest wait for one answer. */
  readonly timeoutSeconds: number;
  /** Wait before the first retry; it doubles for each further one. 1 when left out. */
  readonly retrySeconds?: number;
  /** Most bytes that the endpoint takes at once; 24 MiB when left out. */
  readonly mostBytes?: number;
  /** How many recordings it is sent at the same time; 8 when left out. */
  readonly capacity?: number;
  /** Told once when the endpoint lacks a response format and a looser one is used. */
  readonly log?: (message: string) => void;
}

export interface KnownSpeaker {
  name: string;
  /** 2 to 10 seconds of the voice. */
  wav: Buffer;
}

export interface Question {
  audio: Blob;
  container: AudioContainer;
  /** Null lets the endpoint tell it. */
  language: string | null;
  known: readonly KnownSpeaker[];
}

/** Throws `audioUndecodable` or `transcriberLimit` (400) for the audio's fault, a plain Error for the endpoint's. */
export type Ask = (question: Question, signal?: AbortSignal) => Promise<Transcription>;

type Format = 'diarized_json' | 'verbose_json' | 'json';

const retries = 3;

export function createEndpoint(settings: OpenAiTranscriberSettings): { ask: Ask; tellsSpeakers: () => boolean } {
  const { apiKey, baseURL, model, timeoutSeconds, log } = settings;
  const client = new OpenAI({ apiKey, baseURL, timeout: timeoutSeconds * 1000, maxRetries: 0 });
  const formats = formatsOf(model);
  let format = 0;

  async function transcribe(question: Question, signal?: AbortSignal): Promise<unknown> {
    try {
      return await client.audio.transcriptions.create(fieldsOf(question, model, formats[format]!), {
        ...(signal && { signal }),
      });
    } catch (error) {
      if (!lacksFormat(error) || format === formats.length - 1) throw error;
      format += 1;
      log?.(
        `The transcription endpoint does not accept ${formats[format - 1]} for ${model}; using ${formats[format]} from now on.`,
      );
      return transcribe(question, signal);
    }
  }

  return {
    tellsSpeakers: () => formats[format] === 'diarized_json',
    async ask(question, signal) {
      const answer = await pRetry(() => transcribe(question, signal), {
        retries,
        minTimeout: (settings.retrySeconds ?? 1) * 1000,
        ...(signal && { signal }),
        shouldRetry: ({ error }) => isPassing(error),
        onFailedAttempt: ({ error, retriesLeft, retryDelay }) =>
          retriesLeft > 0 && isPassing(error) ? wait(retryAfterSeconds(error) * 1000 - retryDelay) : undefined,
      }).catch((error: unknown) => {
        throw outcomeOf(error);
      });
      return transcriptionOf(answer, question.language);
    },
  };
}

/** From what a model of this name should have to what every endpoint has. */
function formatsOf(model: string): Format[] {
  if (/diari[sz]/i.test(model)) return ['diarized_json', 'verbose_json', 'json'];
  return /gpt-4o/i.test(model) ? ['json'] : ['verbose_json', 'json'];
}

function fieldsOf({ audio, container, language, known }: Question, model: string, format: Format) {
  return {
    file: new File([audio], `recording.${container === 'mp4' ? 'm4a' : container}`),
    model,
    response_format: format,
    ...(language !== null && { language }),
    ...(format === 'verbose_json' && { timestamp_granularities: ['segment' as const] }),
    ...(format === 'diarized_json' && { chunking_strategy: 'auto' as const }),
    ...(format === 'diarized_json' &&
      known.length > 0 && {
        known_speaker_names: known.map(({ name }) => name),
        known_speaker_references: known.map(({ wav }) => `data:audio/wav;base64,${wav.toString('base64')}`),
      }),
  };
}

/** Segments with times where it has them; else the sentences of its text. */
function transcriptionOf(answer: unknown, asked: string | null): Transcription {
  const language = (answer as { language?: unknown } | null)?.language;
  const heard = typeof language === 'string' && language !== '' ? language : (asked ?? '');
  const segments = parseOpenAiJson(answer)?.segments;
  if (segments) return { segments: withUncertain(segments, answer), language: heard };
  // An empty list of segments is an answer: what was made up over silence is not taken from the text.
  const isAnswered = Array.isArray((answer as { segments?: unknown } | null)?.segments);
  const text = isAnswered ? '' : textOfAnswer(answer);
  return { segments: text.trim() === '' ? [] : readTranscript(text).segments, language: heard };
}

function textOfAnswer(answer: unknown): string {
  const { text, transcript } = (answer ?? {}) as { readonly text?: unknown; readonly transcript?: unknown };
  return [text, transcript].find((said) => typeof said === 'string') ?? '';
}

const isRefusal = (error: unknown): error is InstanceType<typeof OpenAI.APIError> =>
  error instanceof OpenAI.APIError && [400, 404, 415, 422, 501].includes(error.status ?? 0);

const lacksFormat = (error: unknown) =>
  isRefusal(error) &&
  /response_format|timestamp_granularities|chunking_strategy|diarized/i.test(`${error.param ?? ''} ${error.message}`);

function outcomeOf(error: unknown): Error {
  if (!(error instanceof OpenAI.APIError)) return providerFailure('The transcription endpoint failed.', error);
  if (error.status === 413) return earshotError('transcriberLimit');
  if (
    isRefusal(error) &&
    /decod|corrupt|file format|unsupported (?:audio|file)|invalid (?:audio|file)|could not be (?:read|process)/i.test(
      error.message,
    )
  )
    return earshotError('audioUndecodable');
  return providerFailure(`The transcription endpoint failed: ${error.status ?? 'no answer'} ${error.message}`, error);
}
