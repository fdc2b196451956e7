// Fits the interaction-type model (embedded/type-model.ts) to dialogues as they were heard.
import type { InteractionTypeKey } from '@earshot/core';
import { sharesOf, typeFeatures } from '../src/embedded/type-model.ts';
import { typeKeys as keys, openingLogits } from '../src/embedded/type-opening.ts';
import type { Model } from '../src/linear/model.ts';
import type { ClassifiedDialogue } from './fit-verdicts.ts';
import { typeFit } from './hyper-parameters.ts';
import { fitClasses } from './logistic.ts';
import { base64 } from './module-text.ts';

const { strength, steps } = typeFit;

export interface TypeModel {
  readonly bias: readonly number[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

export function fitTypes(all: readonly ClassifiedDialogue[]): TypeModel {
  const features = all.map(({ classification }) => typeFeatures(classification));
  const names = [...features[0]!.keys()].sort();
  const counts = new Map(keys.map((key) => [key, all.filter(({ dialogue }) => dialogue.type === key).length]));
  const rows = fitClasses(
    all.map(({ dialogue }, at) => ({
      features: names.map((name, index) => [index, features[at]!.get(name)!] as const),
      classIndex: keys.indexOf(dialogue.type),
      // How many dialogues of a type were written says nothing of how many are held.
      weight: all.length / (keys.length * counts.get(dialogue.type)!),
    })),
    { classes: keys.length, size: names.length, strength },
  );
  return {
    bias: rows.map((row) => row[names.length]!),
    weights: new Map(names.map((name, index) => [name, rows.map((row) => row[index]!)])),
  };
}

export function likeliest(
  { bias, weights }: TypeModel,
  openings: Model<InteractionTypeKey>,
  { classification }: ClassifiedDialogue,
): string {
  const sums = [...bias];
  for (const [name, value] of typeFeatures(classification))
    for (const [at, weight] of weights.get(name)?.entries() ?? []) sums[at]! += weight * value;
  const shares = sharesOf(sums, openingLogits(classification.reading, openings));
  return keys[shares.indexOf(Math.max(...shares))]!;
}

export function typeModuleText({ bias, weights }: TypeModel, openings: Model<InteractionTypeKey>): string {
  const whole = (values: readonly number[]) => values.map((value) => Math.round(value * steps));
  const rows = [...weights].map(([name, row]) => `    ${JSON.stringify(name)}: [${whole(row).join(', ')}],`);
  return [
    '/** A row per feature, a column per interaction type in the order of the catalogue; whole numbers of 1/steps. */',
    'export const typeModel = {',
    `  steps: ${steps},`,
    `  bias: [${whole(bias)
      .map((value) => value / steps)
      .join(', ')}],`,
    '  weights: {',
    ...rows,
    '  },',
    '};',
    '',
    '/** What the first turns say, packed by linear/model.ts. */',
    `export const openingModel =\n  '${base64(openings)}';`,
    '',
  ].join('\n');
}
