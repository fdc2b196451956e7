// What tells an interaction type: which cues were heard, from whom and when, what the classifier heard, and how well rules say that each type fits.
import { type InteractionTypeKey, interactionTypes } from '@earshot/core';
import { type Heard, silence } from './classifier/heard.ts';
import { labelsOf } from './classifier/labels.ts';
import { judgedCriteria, showingOf } from './classifier/verdict.ts';
import type { Reading, Sentence } from './reading/reading.ts';

const beginning = 0.2;
const end = 0.8;
const allLabels = [...new Set([...labelsOf.attendant, ...labelsOf.client])];

/** Values of about 1 by name; the same names in every language. */
export function typeFeatures(heard: Heard): Map<string, number> {
  const features = new Map<string, number>();
  for (const [cue, count] of cueCounts(heard.reading)) features.set(cue, Math.log1p(count));
  for (const label of allLabels) {
    let [most, sum] = [silence, 0];
    for (const unit of heard.units) {
      const logit = heard.logit(unit, label);
      most = Math.max(most, logit);
      sum += 1 / (1 + Math.exp(-logit));
    }
    features.set(`most ${label}`, Math.max(-1.5, most / 3));
    features.set(`all ${label}`, Math.log1p(sum));
  }
  return features;
}

/**
 * What speaks for each type in the same way: how well it fits by rules, how much of what it asks for is aimed at (catalogue:
 * Borderlines), in share and in number.
 */
export function typeSigns(
  heard: Heard,
  fits: Readonly<Record<InteractionTypeKey, number>>,
): Record<InteractionTypeKey, TypeSigns> {
  const likely = new Map<string, number>(
    judgedCriteria.map((key) => [key, 1 / (1 + Math.exp(-showingOf(heard, key).first))]),
  );
  const signs = interactionTypes.map(({ key, criteria }) => {
    const objective = criteria.filter((criterion) => criterion.polarity === 'objective' && likely.has(criterion.key));
    const weight = objective.reduce((sum, criterion) => sum + criterion.weight, 0);
    const aimed = objective.reduce((sum, criterion) => sum + criterion.weight * likely.get(criterion.key)!, 0);
    const fit = Math.max(-1.5, Math.min(2, fits[key as InteractionTypeKey] / 5));
    return [key, [fit, aimed / weight, Math.log1p(aimed)]] as const;
  });
  return Object.fromEntries(signs) as unknown as Record<InteractionTypeKey, TypeSigns>;
}

/** Fit by rules, share of the objective criteria that is aimed at, and how many they are. */
export type TypeSigns = readonly [number, number, number];

/** How often each cue was heard; where sides are unknown, it counts for both. */
function cueCounts(reading: Reading): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const sentence of reading.sentences) {
    const place = placeOf(sentence, reading);
    for (const cue of sentence.hits.keys()) {
      for (const side of sentence.side === null ? ['attendant', 'client'] : [sentence.side]) {
        add(`${side} ${cue}`);
        add(`${side} ${cue} ${place}`);
      }
    }
    for (const { kind } of sentence.spans) add(`span ${kind}`);
  }
  return counts;
}

function placeOf(sentence: Sentence, reading: Reading): string {
  const position = sentence.index / reading.sentences.length;
  return position < beginning ? 'beginning' : position > end ? 'end' : 'middle';
}
