// Fits the interaction-type model (embedded/type-model.ts) to dialogues as they were heard.
import { interactionTypes } from '@earshot/core';
import { typeFits } from '../src/embedded/interaction-type.ts';
import { typeFeatures, typeSigns } from '../src/embedded/type-features.ts';
import type { HeardDialogue } from './fit-verdicts.ts';
import { ruleCriteria } from './fit-verdicts.ts';
import { fitClasses } from './logistic.ts';

/** A feature that fewer dialogues have says more of these than of their type. */
const rarest = 3;
const strength = 0.1;
/** Weights are kept as whole numbers of 1/steps. */
const steps = 1000;

export interface TypeModel {
  readonly bias: readonly number[];
  readonly signs: readonly number[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
}

const keys = interactionTypes.map(({ key }): string => key);

const signsOfDialogue = ({ dialogue, heard }: HeardDialogue) =>
  Object.values(typeSigns(heard, typeFits(dialogue.reading, ruleCriteria(dialogue.reading))));

export function fitTypes(all: readonly HeardDialogue[]): TypeModel {
  const features = all.map(({ heard }) => typeFeatures(heard));
  const seen = new Map<string, number>();
  for (const own of features) for (const name of own.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= rarest).map(([name]) => name);
  const indexOf = new Map(names.sort().map((name, index) => [name, index]));
  const counts = new Map(keys.map((key) => [key, all.filter(({ dialogue }) => dialogue.type === key).length]));
  const { rows, signs } = fitClasses(
    all.map((each, at) => ({
      features: [...features[at]!].flatMap(([name, value]) =>
        indexOf.has(name) ? [[indexOf.get(name)!, value] as const] : [],
      ),
      signs: signsOfDialogue(each),
      classIndex: keys.indexOf(each.dialogue.type),
      // How many dialogues of a type were written says nothing of how many are held.
      weight: all.length / (keys.length * counts.get(each.dialogue.type)!),
    })),
    names.length,
    strength,
  );
  return {
    bias: rows.map((row) => row[names.length]!),
    signs: [...signs],
    weights: new Map(names.map((name, index) => [name, rows.map((row) => row[index]!)])),
  };
}

export function likeliest({ bias, signs, weights }: TypeModel, each: HeardDialogue): string {
  const sums = signsOfDialogue(each).map((own, at) => own.reduce((sum, sign, i) => sum + sign * signs[i]!, bias[at]!));
  for (const [name, value] of typeFeatures(each.heard))
    for (const [at, weight] of weights.get(name)?.entries() ?? []) sums[at]! += weight * value;
  return keys[sums.indexOf(Math.max(...sums))]!;
}

export function typeModuleText({ bias, signs, weights }: TypeModel): string {
  const whole = (values: readonly number[]) => values.map((value) => Math.round(value * steps));
  const rows = [...weights]
    .map(([name, row]) => [name, whole(row)] as const)
    .filter(([, row]) => row.some((weight) => weight !== 0))
    .map(([name, row]) => `    ${JSON.stringify(name)}: [${row.join(', ')}],`);
  return [
    '// This file is written by training/train.ts',
    '',
    '/** A row per feature, a column per interaction type in the order of the catalogue; whole numbers of 1/steps. */',
    'export const typeModel = {',
    `  steps: ${steps},`,
    `  bias: [${whole(bias)
      .map((value) => value / steps)
      .join(', ')}],`,
    `  signs: [${whole(signs)
      .map((value) => value / steps)
      .join(', ')}],`,
    '  weights: {',
    ...rows,
    '  },',
    '};',
    '',
  ].join('\n');
}
