// The transcriber behind an OpenAI-compatible endpoint; the SDK is loaded on first use, so that it costs nothing when it is not configured.
import type { Transcriber } from './transcriber.ts';

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
  /** Told once when the endpoint lacks a response format and a looser one is used. */
  readonly log?: (message: string) => void;
}

/** Knows every language. `transcribe` throws a plain Error when the endpoint is down or refuses our credentials. */
export function openAiTranscriber(settings: OpenAiTranscriberSettings): Transcriber {
  let endpoint: Promise<Transcriber['transcribe']> | null = null;
  return {
    name: 'openai',
    languages: 'all',
    separatesChannels: false,
    capacity: 8,
    async transcribe(recording, signal) {
      endpoint ??= import('./openai-pieces.ts').then(({ transcribeInPieces }) => transcribeInPieces(settings));
      const heard = await (await endpoint)(recording, signal);
      return { ...heard, language: heard.language || recording.language };
    },
  };
}
