// One question to the provider: structured output where it has it, retries on 429, 5xx and network errors, refusals told apart.
import { earshotError } from '@earshot/core';
import OpenAI from 'openai';
import pRetry from 'p-retry';
import { boundedFetch } from '../bounded-fetch.ts';
import { isPassing, providerFailure, retryAfterSeconds, wait } from '../provider-retries.ts';
import { findingsJsonSchema } from './wire.ts';

export interface OpenAiSettings {
  readonly apiKey: string;
  /** null = OpenAI's own address. */
  readonly baseURL: string | null;
  readonly model: string;
  /** US dollars per million tokens. */
  readonly pricePerMillion: { readonly prompt: number; readonly completion: number };
  /** Longest wait for one answer of the provider. */
  readonly timeoutSeconds: number;
  /** Wait before the first retry; it doubles for each further one. 1 when left out. */
  readonly retrySeconds?: number;
  /** Longest part of a transcript, in tokens by estimate, that is asked about at once; 24,000 when left out. */
  readonly partTokens?: number;
  /** Told once when the provider lacks structured output and a looser format is used. */
  readonly log?: (message: string) => void;
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Answer {
  readonly text: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** The question does not fit the model. */
export class TooLong extends Error {}

export interface Provider {
  /** Errors: 422 on a refusal; TooLong; ProviderUnavailable when the provider cannot be used. */
  ask(messages: readonly Message[]): Promise<Answer>;
}

type Format = OpenAI.ChatCompletionCreateParamsNonStreaming['response_format'];

// From the strictest that a server may have to none at all: local servers differ.
const formats: readonly Format[] = [
  { type: 'json_schema', json_schema: { name: 'findings', strict: true, schema: findingsJsonSchema } },
  { type: 'json_object' },
  undefined,
];

const retries = 3;

export function createProvider(settings: OpenAiSettings): Provider {
  const { apiKey, baseURL, model, timeoutSeconds, log } = settings;
  // Local servers need no key, but the client will not do without one.
  const client = new OpenAI({
    apiKey: apiKey || 'none',
    baseURL,
    timeout: timeoutSeconds * 1000,
    maxRetries: 0,
    fetch: boundedFetch,
  });
  let format = 0;

  async function complete(messages: readonly Message[]): Promise<OpenAI.ChatCompletion> {
    const tried = format;
    try {
      const response_format = formats[tried];
      return await client.chat.completions.create(
        { model, messages: [...messages], ...(response_format && { response_format }) },
        // The client's own time-out ends with the headers: a body that never comes would be waited for without end.
        { signal: AbortSignal.timeout(timeoutSeconds * 1000) },
      );
    } catch (error) {
      if (!lacksFormat(error) || tried === formats.length - 1) throw asApiError(error);
      // Another question may have learned it meanwhile.
      if (format === tried) {
        format += 1;
        log?.(
          `The model provider does not accept response_format ${formats[tried]!.type}; using ${formats[format]?.type ?? 'none'} from now on.`,
        );
      }
      return complete(messages);
    }
  }

  return {
    async ask(messages) {
      const completion = await pRetry(() => complete(messages), {
        retries,
        minTimeout: (settings.retrySeconds ?? 1) * 1000,
        shouldRetry: ({ error }) => isPassing(error),
        onFailedAttempt: ({ error, retriesLeft, retryDelay }) =>
          retriesLeft > 0 && isPassing(error) ? wait(retryAfterSeconds(error) * 1000 - retryDelay) : undefined,
      }).catch((error: unknown) => {
        throw outcomeOf(error);
      });
      const choice = completion.choices?.[0];
      if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
        throw earshotError('transcriptUnprocessable');
      return {
        text: choice?.message?.content ?? '',
        promptTokens: completion.usage?.prompt_tokens ?? 0,
        completionTokens: completion.usage?.completion_tokens ?? 0,
      };
    },
  };
}

/** What breaks off while the body is read comes as any error; to us it is a connection that failed. */
function asApiError(error: unknown): Error {
  if (error instanceof OpenAI.APIUserAbortError || !(error instanceof OpenAI.APIError))
    return new OpenAI.APIConnectionError({ cause: error instanceof Error ? error : undefined });
  return error;
}

function lacksFormat(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || ![400, 404, 415, 422, 501].includes(error.status ?? 0)) return false;
  return /response_format|json_schema|json_object|structured output|grammar/i.test(
    `${error.param ?? ''} ${error.message}`,
  );
}

/** What a failed question means: content that the provider won't take is the contract's 422, all else is a provider that is down. */
function outcomeOf(error: unknown): Error {
  if (error instanceof OpenAI.APIError) {
    const reason = `${error.code ?? ''} ${error.type ?? ''}`;
    if (isTooLong(error, reason)) return new TooLong('The question is too long for the model.', { cause: error });
    if (/content_filter|content_policy/.test(reason)) return earshotError('transcriptUnprocessable');
    return providerFailure(`The model provider failed: ${reasonOf(error)}`, error);
  }
  return providerFailure('The model provider failed.', error);
}

function isTooLong({ status, message }: InstanceType<typeof OpenAI.APIError>, reason: string): boolean {
  if (status === 413 || /context_length_exceeded|exceed_context_size/.test(reason)) return true;
  return status === 400 && /context (?:length|size|window)|too many tokens|prompt is too long/i.test(message);
}

/** For the log: codes only. A provider's message may repeat the key or the prompt, and so the conversation. */
function reasonOf(error: InstanceType<typeof OpenAI.APIError>): string {
  if (error instanceof OpenAI.APIConnectionError) {
    const cause = error.cause instanceof Error ? error.cause : undefined;
    const { code } = (cause?.cause ?? cause ?? {}) as NodeJS.ErrnoException;
    return ['no answer.', error.message, code].filter(Boolean).join(' ');
  }
  const words = [error.status, error.code, error.type, error.param, error.requestID];
  return words.filter((word) => /^[\w.-]{1,64}$/.test(String(word ?? ''))).join(' ');
}
