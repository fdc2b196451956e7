// Which sentences ask in a conversation that is written without question marks: a linear model over their words, trained by training/train.ts --marks.
import type { Language } from '@earshot/core';
import { missingMarks } from '../../generated/missing-marks.ts';
import { normalise } from '../../lexical/tokens.ts';
import { hashOf, logitsOf, type Model, unpackModel } from '../../linear/model.ts';

/** First words whose place counts. */
const firstWords = 4;
const lengths = [2, 4, 7, 12];

const beginnings: Readonly<Record<Language, number>> = { en: hashOf('en '), es: hashOf('es '), pt: hashOf('pt ') };

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’´`.,:/-][\p{L}\p{M}\p{N}]+)*/gu;

/** Features of a sentence's words, as they are written: in Spanish and Portuguese, accents tell who asks. */
export function questionFeatures(language: Language, text: string): Set<number> {
  const said = Array.from(text.toLowerCase().replace(/[’´`]/g, "'").matchAll(wordPattern), ([word]) => word);
  const features = new Set<number>();
  const add = (feature: string) => features.add(hashOf(feature, beginnings[language]));
  let before = '^';
  for (const [at, word] of said.entries()) {
    add(word);
    add(`${before} ${word}`);
    if (at < firstWords) add(`${at} ${word}`);
    const plain = normalise(word);
    if (plain !== word) add(plain);
    before = word;
  }
  add(`${said.slice(0, 3).join(' ')} …`);
  add(`${said.slice(-2).join(' ')} $`);
  add(`${before} $`);
  add(`length ${lengths.findIndex((most) => said.length <= most)}`);
  return features;
}

let model: Model<'asks'> | undefined;
/** Logit above which a sentence asks. */
const leastAsking = 0;

export function asksWithoutMark(language: Language, text: string): boolean {
  model ??= unpackModel(['asks'] as const, missingMarks);
  return logitsOf(model, questionFeatures(language, text))[0]! > leastAsking;
}
