// The source text of src/generated/classifier.ts.
import type { Models } from '../src/embedded/classifier/heard.ts';
import type { ObjectionWeights } from '../src/embedded/classifier/raised.ts';
import type { ResolvedWeights } from '../src/embedded/classifier/resolved.ts';
import { type Model, packModel } from '../src/linear/model.ts';
import type { Steps } from './fit-steps.ts';
import type { Verdicts } from './fit-verdicts.ts';

export interface Trained {
  readonly models: Models;
  readonly sides: Model<'attendant'>;
  readonly verdicts: Verdicts;
  readonly objections: ObjectionWeights;
  readonly steps: Steps;
  readonly resolved: ResolvedWeights;
}

export const base64 = (model: Model<string>) => Buffer.from(packModel(model)).toString('base64');

export function classifierModuleText({ models, sides, verdicts, objections, steps, resolved }: Trained): string {
  return [
    'export const classifier = {',
    '  /** Bias, then weights of strongest, second strongest, found by rules, asked for by the type. */',
    '  verdicts: {',
    ...Object.entries(verdicts).map(([key, weights]) => `    ${key}: [${weights.join(', ')}],`),
    '  },',
    '  /** Bias, then weights of how strongly an objection is heard, and of being told by a phrase. */',
    `  objections: [${objections.join(', ')}],`,
    '  /** Bias, then weights of given up soon, given up or decided later, a step accepted, objecting again, answered, resolved by rules. */',
    `  resolved: [${resolved.join(', ')}],`,
    '  /** Bias, then weights of strongest, amount, found by rules. */',
    '  steps: {',
    ...Object.entries(steps).map(([key, weights]) => `    ${key}: [${weights.join(', ')}],`),
    '  },',
    '  /** Utterances by label, packed by linear/model.ts. */',
    `  attendant:\n    '${base64(models.attendant)}',`,
    `  client:\n    '${base64(models.client)}',`,
    '} as const;',
    '',
    '/** Whether the attendant says it, packed alike. */',
    `export const sideModel =\n  '${base64(sides)}';`,
    '',
  ].join('\n');
}
