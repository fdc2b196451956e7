// The five method steps, whatever the interaction type (docs/catalogue.md#methodadherence).
import { stepProofs } from '@earshot/core';
import type { Findings, Quote, StepKey } from '../findings/findings.ts';
import type { Objection } from './objections.ts';
import type { Hit, Reading } from './reading/reading.ts';

type Criteria = Findings['criteria'];

/** Cues that prove a step where no criterion does. */
const cues: Readonly<Record<StepKey, readonly string[]>> = {
  connect: ['greeting'],
  qualify: ['needQuestion'],
  present: ['feature', 'benefit'],
  negotiate: [],
  close: [],
};

const termKinds: ReadonlySet<string> = new Set(['price', 'terms', 'timing']);

/** Steps present, each with its first evidence. */
export function findSteps(
  reading: Reading,
  criteria: Criteria,
  objections: readonly Objection[],
): Partial<Record<StepKey, Quote>> {
  const found: Partial<Record<StepKey, Quote>> = {};
  for (const step of Object.keys(stepProofs) as StepKey[]) {
    const quotes = stepProofs[step].flatMap((key) => criteria[key] ?? []);
    const hit = firstHit(reading, cues[step]);
    if (hit) quotes.push(reading.quoteHit(hit));
    const first = quotes.sort((a, b) => a.segment - b.segment)[0];
    if (first) found[step] = first;
  }
  const answered = objections.find((objection) => objection.answer && termKinds.has(objection.kind));
  if (!found.negotiate && answered?.answer) found.negotiate = reading.quote(answered.answer);
  const given = reading.hits('commitmentGiven', 'client').find((hit) => reading.position(hit.sentence) > 0.5);
  if (!found.close && given && criteria.price_presented) found.close = reading.quoteHit(given);
  return found;
}

function firstHit(reading: Reading, names: readonly string[]): Hit | undefined {
  return names
    .flatMap((name) => reading.hits(name, 'attendant').slice(0, 1))
    .sort((a, b) => a.sentence.index - b.sentence.index)[0];
}
