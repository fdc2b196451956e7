// The source text of src/generated/classifier.ts.
import type { Models } from '../src/embedded/classifier/classify.ts';
import type { ObjectionWeights } from '../src/embedded/classifier/objection-verdict.ts';
import type { SettlementWeights } from '../src/embedded/classifier/settlement.ts';
import { packDense } from '../src/linear/dense-model.ts';
import { type Model, packModel } from '../src/linear/model.ts';
import type { PackedContexts } from './fit-contexts.ts';
import type { Steps } from './fit-steps.ts';
import type { Verdicts } from './fit-verdicts.ts';

export interface Trained {
  readonly models: Models;
  readonly contexts: PackedContexts;
  readonly verdicts: Verdicts;
  readonly objections: ObjectionWeights;
  readonly steps: Steps;
  readonly resolved: SettlementWeights;
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
export const base64 = (model: Model<string>) => text(packModel(model));

export function classifierModuleText({ models, contexts, verdicts, objections, steps, resolved }: Trained): string {
  return [
    'export const classifier = {',
    '  /** Bias, then weights of strongest, second strongest, found by rules, asked for by the type. */',
    '  verdicts: {',
    ...Object.entries(verdicts).map(([key, weights]) => `    ${key}: [${weights.join(', ')}],`),
    '  },',
    '  /** Bias, then weights of how strongly an objection is heard, told by a phrase, what it may be to just before, answered and passed over after. */',
    `  objections: [${objections.join(', ')}],`,
    '  /** Bias, then weights of given up soon, given up or decided later, a step accepted, objecting again, answered, resolved by rules, and of every label heard anywhere. */',
    `  resolved: [${resolved.join(', ')}],`,
    '  /** Bias, then weights of strongest, amount, found by rules. */',
    '  steps: {',
    ...Object.entries(steps).map(([key, weights]) => `    ${key}: [${weights.join(', ')}],`),
    '  },',
    '  /** What utterances show in context, by side, packed by linear/dense-model.ts. */',
    '  contexts: {',
    `    attendant: '${text(packDense(contexts.attendant))}',`,
    `    client: '${text(packDense(contexts.client))}',`,
    '  },',
    '  /** Utterances by label, packed by linear/model.ts. */',
    `  attendant:\n    '${base64(models.attendant)}',`,
    `  client:\n    '${base64(models.client)}',`,
    '} as const;',
    '',
  ].join('\n');
}
