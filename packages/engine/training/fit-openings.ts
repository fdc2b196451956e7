// Fits what the first turns say of the interaction type (embedded/type-opening.ts).
import type { InteractionTypeKey } from '@earshot/core';
import { openingFeatures, typeKeys } from '../src/embedded/type-opening.ts';
import { featureValue, type Model } from '../src/linear/model.ts';
import type { Dialogue } from './examples.ts';
import { commonFeatures, indexed, quantised } from './fit-models.ts';
import { typeFit } from './hyper-parameters.ts';
import { fitClasses } from './logistic.ts';

export function fitOpenings(dialogues: readonly Dialogue[]): Model<InteractionTypeKey> {
  const examples = dialogues.map(({ reading, type }) => ({ features: openingFeatures(reading), type }));
  const features = commonFeatures(examples);
  const indexesOf = indexed(features);
  const rows = fitClasses(
    examples.map(({ features: own, type }) => ({
      features: indexesOf(own).map((index) => [index, featureValue(own.size)] as const),
      classIndex: typeKeys.indexOf(type),
      weight: 1,
    })),
    { classes: typeKeys.length, size: features.length, strength: typeFit.strengthOfOpenings },
  );
  return quantised(
    typeKeys,
    features,
    rows.map((row) => ({ weights: row.subarray(0, features.length), bias: row[features.length]! })),
  );
}
