// How much an utterance sounds like an attendant's: a linear model over its plain words, trained by training/train.ts.
import { sideModel } from '../generated/side-model.ts';
import { hashOf, logitsOf, type Model, unpackModel } from '../linear/model.ts';
import { plainWords } from './words.ts';

const mostWords = 60;
const beginningLetters = 5;
/** No single utterance tells more than this. */
const mostLogit = 2.5;

let modelCache: Model<'attendant'> | undefined;

/** Hashes of an utterance's words, their pairs and beginnings, of its first words. Who sells asks more, and who serves asks less: a question tells nothing. */
export function sideFeatures(text: string): Set<number> {
  const features = new Set<number>();
  let before = '^';
  for (const whole of plainWords(text.slice(0, 10 * mostWords)).slice(0, mostWords)) {
    const word = /\d/.test(whole) ? '#' : whole;
    features.add(hashOf(word));
    features.add(hashOf(`${before} ${word}`));
    if (word.length > beginningLetters) features.add(hashOf(`${word.slice(0, beginningLetters)}~`));
    before = word;
  }
  features.add(hashOf(`${before} $`));
  return features;
}

/** Logit, bounded: above 0 like an attendant, below 0 like a client. */
export function attendantLogit(text: string): number {
  modelCache ??= unpackModel(['attendant'] as const, sideModel);
  const logit = logitsOf(modelCache, sideFeatures(text))[0]!;
  return Math.max(-mostLogit, Math.min(mostLogit, logit));
}
