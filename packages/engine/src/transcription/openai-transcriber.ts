// The transcribers behind OpenAI-compatible endpoints, one or several; the SDK is loaded on first use, so that it costs nothing when it is not configured.
import { endpointHealth } from './endpoint-health.ts';
import type { FleetSettings, OpenAiTranscriberSettings } from './endpoint-settings.ts';
import type { Transcriber } from './transcriber.ts';

/** Recordings are fetched and decoded while others are heard, so that no endpoint waits for that. */
const mostAhead = (places: number) => Math.max(2, Math.ceil(places / 4));

/** Knows every language. `transcribe` throws a plain Error when the endpoint is down or refuses our credentials. */
export function openAiTranscriber({ capacity = 8, ...settings }: OpenAiTranscriberSettings): Transcriber {
  const { apiKey, baseURL, model } = settings;
  const { origin, pathname } = new URL(baseURL ?? 'https://api.openai.com/v1');
  const name = `${origin}${pathname.replace(/\/+$/, '')}`;
  const endpoint = { name, apiKey, baseURL, model, weight: 1, atOnce: Number.POSITIVE_INFINITY };
  return transcriberOf({ ...settings, endpoints: [endpoint] }, { capacity, areAside: false });
}

/**
 * The same for several endpoints, chosen by weight and health. A recording goes to another one at once when one fails, and the pieces of a
 * long one are heard side by side.
 */
export function openAiFleet(settings: FleetSettings): Transcriber {
  const places = settings.endpoints.reduce((sum, { atOnce }) => sum + atOnce, 0);
  return transcriberOf(settings, { capacity: places + mostAhead(places), areAside: true });
}

/** `areAside`: whether pieces of a recording are heard side by side. */
function transcriberOf(
  settings: FleetSettings,
  { capacity, areAside }: { capacity: number; areAside: boolean },
): Transcriber {
  const { endpoints, retrySeconds = 1, log = () => {} } = settings;
  const rules = { restMs: retrySeconds * 1000, rests: endpoints.length > 1, log };
  const roster = endpoints.map((endpoint) => endpointHealth(endpoint, rules));
  let transcribe: Promise<Transcriber['transcribe']> | null = null;
  return {
    name: 'openai',
    languages: 'all',
    separatesChannels: false,
    capacity,
    endpoints: () => roster.map(({ state }) => state),
    async transcribe(recording, signal) {
      transcribe ??= import('./openai-pieces.ts').then(({ transcribeInPieces }) =>
        transcribeInPieces(settings, roster, areAside),
      );
      const transcription = await (await transcribe)(recording, signal);
      return { ...transcription, language: transcription.language || recording.language };
    },
  };
}
