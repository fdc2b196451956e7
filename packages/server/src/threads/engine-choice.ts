// Which engine analyses, as the settings say.
import type { OpenAiSettings } from '@earshot/engine';
import type { Settings } from '../settings.ts';

export type EngineChoice = { name: 'embedded' } | { name: 'openai'; options: Omit<OpenAiSettings, 'log'> };

const modelTimeoutSeconds = 120;

/** Which engine the settings ask for. */
export function engineChoice(settings: Settings): EngineChoice {
  const name = settings.EARSHOT_ANALYSIS_ENGINE ?? (settings.OPENAI_API_KEY ? 'openai' : 'embedded');
  if (name === 'embedded') return { name };
  return {
    name,
    options: {
      apiKey: settings.OPENAI_API_KEY ?? '',
      baseURL: settings.OPENAI_BASE_URL ?? null,
      model: settings.EARSHOT_ANALYSIS_MODEL,
      pricePerMillion: { prompt: settings.EARSHOT_PROMPT_PRICE, completion: settings.EARSHOT_COMPLETION_PRICE },
      timeoutSeconds: modelTimeoutSeconds,
    },
  };
}
