// One question to one transcription endpoint: speakers and times where its model has them, and whose fault a refusal is.
import { type AudioContainer, earshotError } from '@earshot/core';
import OpenAI from 'openai';
import { boundedFetch } from '../bounded-fetch.ts';
import { providerFailure } from '../provider-retries.ts';
import { parseOpenAiJson } from '../transcript/forms/json/openai.ts';
import { readTranscript } from '../transcript/read-transcript.ts';
import type { OpenAiTranscriberSettings } from './endpoint-settings.ts';
import type { Transcription } from './transcriber.ts';
import { withUncertain } from './uncertain-segments.ts';

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

export interface Endpoint {
  /** Rejects with what the SDK threw; `outcomeOf` says what that means. */
  ask(question: Question, signal?: AbortSignal): Promise<Transcription>;
  /** As far as is known: an endpoint may turn out to lack the format for it. */
  tellsSpeakers(): boolean;
}

type Format = 'diarized_json' | 'verbose_json' | 'json';

export function createEndpoint(
  settings: Pick<OpenAiTranscriberSettings, 'apiKey' | 'baseURL' | 'model' | 'timeoutSeconds' | 'log'>,
): Endpoint {
  const { apiKey, baseURL, model, timeoutSeconds, log } = settings;
  const client = new OpenAI({ apiKey, baseURL, timeout: timeoutSeconds * 1000, maxRetries: 0, fetch: boundedFetch });
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
    ask: async (question, signal) => transcriptionOf(await transcribe(question, signal), question.language),
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

/** `audioUndecodable` or `transcriberLimit` (400) for the audio's fault; ProviderUnavailable for what may be the endpoint's. */
export function outcomeOf(error: unknown): Error {
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
