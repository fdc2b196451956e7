// Trains the interaction-type model on the corpus's dialogues and writes src/generated/type-model.ts: same corpus and packs, same bytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { interactionTypes } from '@earshot/core';
import { packOf } from '../src/embedded/packs/load.ts';
import { Reading } from '../src/embedded/reading/reading.ts';
import { typeFeatures } from '../src/embedded/type-features.ts';
import { conversationOf, dialogues } from './dialogues.ts';

const epochs = 60;
const rate = 0.05;
const decay = 0.05;
/** A cue that fewer dialogues have says more of these than of their type. */
const rarest = 3;
/** Weights are kept as whole numbers of 1/steps. */
const steps = 1000;

interface Example {
  readonly type: number;
  readonly split: string;
  readonly features: readonly (readonly [string, number])[];
}

const keys = interactionTypes.map(({ key }): string => key);
const examples: Example[] = dialogues().map((dialogue) => ({
  type: keys.indexOf(dialogue.type),
  split: dialogue.split,
  features: [...typeFeatures(new Reading(conversationOf(dialogue), packOf(dialogue.language)))].map(
    ([name, count]) => [name, Math.log1p(count)] as const,
  ),
}));

interface Model {
  readonly weights: ReadonlyMap<string, Float64Array>;
  readonly bias: Float64Array;
}

function train(set: readonly Example[]): Model {
  const seen = new Map<string, number>();
  for (const { features } of set) for (const [name] of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= rarest).map(([name]) => name);
  const weights = new Map(names.sort().map((name) => [name, new Float64Array(keys.length)]));
  const bias = new Float64Array(keys.length);
  const model = { weights, bias };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const example of set) {
      const shares = sharesOf(model, example);
      for (let type = 0; type < keys.length; type++) {
        const error = shares[type]! - (type === example.type ? 1 : 0);
        bias[type]! -= 0.3 * rate * error;
        for (const [name, value] of example.features) {
          const row = weights.get(name);
          if (row) row[type]! -= rate * (error * value + decay * row[type]!);
        }
      }
    }
  }
  return model;
}

function sharesOf({ weights, bias }: Model, { features }: Example): Float64Array {
  const sums = Float64Array.from(bias);
  for (const [name, value] of features) {
    for (const [type, weight] of weights.get(name)?.entries() ?? []) sums[type]! += weight * value;
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function right(model: Model, set: readonly Example[]): number {
  return set.filter((example) => {
    const shares = sharesOf(model, example);
    return shares.indexOf(Math.max(...shares)) === example.type;
  }).length;
}

const held = examples.filter(({ split }) => split === 'held');
const rest = examples.filter(({ split }) => split === 'train');
const measured = train(rest);
console.log(
  `trained on ${rest.length}: ${right(measured, rest)} right; held back ${held.length}: ${right(measured, held)} right`,
);

// `--train-only` leaves the held third out of what is written, so that training/types.ts can measure the engine on it.
const model = process.argv.includes('--train-only') ? measured : train(examples);
const rounded = (values: Float64Array) => Array.from(values, (value) => Math.round(value * steps));
const rows = [...model.weights].map(([name, row]) => `    ${JSON.stringify(name)}: [${rounded(row).join(', ')}],`);
const text = [
  '// This file is written by training/train-types.ts',
  '',
  '/** A row per cue, a column per interaction type in the order of the catalogue; whole numbers of 1/steps. */',
  'export const typeModel = {',
  `  steps: ${steps},`,
  `  bias: [${Array.from(model.bias, (value) => Math.round(value * steps) / steps).join(', ')}],`,
  '  weights: {',
  ...rows,
  '  },',
  '};',
  '',
].join('\n');
const path = join(new URL('.', import.meta.url).pathname, '../src/generated/type-model.ts');
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error(
      'src/generated/type-model.ts is not what the corpus and the cue packs give: run training/train-types.ts',
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
