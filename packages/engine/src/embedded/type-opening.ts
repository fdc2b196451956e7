// What the first turns of a conversation say of its interaction type, where people say why they talk: a linear model over their words, trained by training/train.ts.
import { type InteractionTypeKey, interactionTypes } from '@earshot/core';
import type { Side } from '../conversation/conversation.ts';
import { openingModel } from '../generated/type-model.ts';
import { logitsOf, type Model, unpackModel } from '../linear/model.ts';
import { sentenceFeatures } from './classifier/features.ts';
import type { Reading } from './reading/reading.ts';

export const typeKeys = interactionTypes.map(({ key }) => key as InteractionTypeKey);

const turns = 12;
/** Sentences of a transcript without turns: about as much. */
const mostSentences = 60;

const saltOf: Readonly<Record<Side | 'unknown', number>> = { attendant: 1, client: 2, unknown: 3 };

/** Hashes of what each side says in the first turns. */
export function openingFeatures(reading: Reading): Set<number> {
  const features = new Set<number>();
  const { to } = reading.turns.slice(0, turns).at(-1) ?? { to: 0 };
  for (const sentence of reading.sentences.slice(0, Math.min(to, mostSentences))) {
    const salt = saltOf[sentence.side ?? 'unknown'];
    for (const feature of sentenceFeatures(sentence)) features.add(Math.imul(feature ^ salt, 0x01000193));
  }
  return features;
}

let modelCache: Model<InteractionTypeKey> | undefined;

/** A logit per type, in the order of the types; softmax turns them into probabilities. */
export const openingLogits = (reading: Reading, model = shippedModel()): Float64Array =>
  logitsOf(model, openingFeatures(reading));

function shippedModel(): Model<InteractionTypeKey> {
  modelCache ??= unpackModel(typeKeys, openingModel);
  return modelCache;
}
