// A sentence in each language, spoken by a machine, to try whether a model runs here and understands its language.
import { join } from 'node:path';
import type { Language } from '@earshot/core';
import type { ModelTrial } from '@earshot/engine';
import { type SpeechModel, samplesFolder } from '../model-folder.ts';
import type { RecogniserProcess } from '../recogniser-process.ts';
import { RefusedModel } from './refused-model.ts';

interface Sample {
  readonly said: string;
  readonly seconds: number;
}

export const samples: Readonly<Record<Language, Sample>> = {
  pt: { said: 'Bom dia. O seu pedido chega amanhã. Muito obrigado pela sua paciência.', seconds: 7.8 },
  en: {
    said: 'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.',
    seconds: 11.3,
  },
  es: { said: 'Buenos días. Su pedido llega mañana. Muchas gracias por su paciencia.', seconds: 7.5 },
};

/** Share of its words that a model has to hear; a synthetic voice is not easy to understand. */
const enoughWords = 0.4;

/** Throws RefusedModel where the engine cannot run the model at all. */
export async function trySentence(
  model: SpeechModel,
  language: Language,
  child: RecogniserProcess,
): Promise<ModelTrial> {
  const { said, seconds } = samples[language];
  const path = join(samplesFolder, `${language}.opus`);
  const startedMs = performance.now();
  const heard = await child
    .hear({ model, path, container: 'ogg', channels: 1, durationSeconds: seconds })
    .then(({ segments }) => segments.map(({ text }) => text).join(' '))
    .catch((error: unknown) => {
      throw new RefusedModel(
        `The speech engine cannot run this model: ${(error as Error).message}. Check that all files are of one model, and whole`,
      );
    });
  const words = wordsOf(said);
  const there = new Set(wordsOf(heard));
  const understood = words.filter((word) => there.has(word)).length;
  return {
    language,
    said,
    heard,
    isUnderstood: understood >= words.length * enoughWords,
    seconds: (performance.now() - startedMs) / 1000,
    recordingSeconds: seconds,
  };
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
