// The engine on an OpenAI-compatible model; the SDK is loaded on first use, so that it costs nothing when it is not configured.
import type { Engine } from '../findings/findings.ts';
import type { Provider } from './ask.ts';

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

/**
 * Engine whose findings a model proposes. `propose` throws the contract's 422 when the model refuses (not asked twice) or gives
 * unusable output twice, and a plain Error when the provider is down or refuses our credentials.
 */
export function openAiEngine(settings: OpenAiSettings): Engine {
  let provider: Promise<Provider> | null = null;
  return {
    name: 'openai',
    async propose(conversation, request) {
      const { proposeWith } = await import('./propose.ts');
      provider ??= import('./ask.ts').then(({ createProvider }) => createProvider(settings));
      return proposeWith(await provider, settings, conversation, request);
    },
  };
}
