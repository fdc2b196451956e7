// The engine on an OpenAI-compatible model; the SDK is loaded on first use, so that it costs nothing when it is not configured.
import type { Engine } from '../findings/findings.ts';
import type { OpenAiSettings, Provider } from './ask.ts';

/**
 * Engine whose findings a model proposes. `propose` throws the contract's 422 when the model refuses (not asked twice) or gives
 * unusable output twice, and a plain Error when the provider is down or refuses our credentials.
 */
export function openAiEngine(settings: OpenAiSettings): Engine {
  let provider: Promise<Provider> | null = null;
  return {
    name: 'openai',
    isModel: true,
    async propose(conversation, request) {
      const { proposeWith } = await import('./propose.ts');
      provider ??= import('./ask.ts').then(({ createProvider }) => createProvider(settings));
      return proposeWith(await provider, settings, conversation, request);
    },
  };
}
