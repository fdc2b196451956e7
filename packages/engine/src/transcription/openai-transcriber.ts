// The transcriber behind an OpenAI-compatible endpoint; the SDK is loaded on first use, so that it costs nothing when it is not configured.
import type { OpenAiTranscriberSettings } from './openai-endpoint.ts';
import type { Transcriber } from './transcriber.ts';

/** Knows every language. `transcribe` throws a plain Error when the endpoint is down or refuses our credentials. */
export function openAiTranscriber(settings: OpenAiTranscriberSettings): Transcriber {
  let endpoint: Promise<Transcriber['transcribe']> | null = null;
  return {
    name: 'openai',
    languages: 'all',
    separatesChannels: false,
    capacity: settings.capacity ?? 8,
    async transcribe(recording, signal) {
      endpoint ??= import('./openai-pieces.ts').then(({ transcribeInPieces }) => transcribeInPieces(settings));
      const transcription = await (await endpoint)(recording, signal);
      return { ...transcription, language: transcription.language || recording.language };
    },
  };
}
