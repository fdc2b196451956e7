// Whether an objection still stands at the end: what the client says after it, and what rules found, weighed together (catalogue: Borderlines).
import { classifier } from '../../generated/classifier.ts';
import type { Sentence } from '../reading/reading.ts';
import { type Heard, silence } from './heard.ts';
import type { Label } from './labels.ts';
import type { Unit } from './units.ts';

/** Given up soon after; given up or agreed at all later; objecting again later; answered; resolved by rules. */
export type ResolvedSigns = readonly [number, number, number, number, number];
/** Bias, then a weight per sign. */
export type ResolvedWeights = readonly [number, number, number, number, number, number];

const soon = 8;
/** Rules are right more often about whole conversations than about the corpus's short dialogues. */
const trustInRules = 0.6;
/** Below this nothing is heard of a label. */
const floor = -6;

export function resolvedSigns(heard: Heard, unit: Unit, isResolvedByRules: boolean): ResolvedSigns {
  const later = heard.units.slice(unit.index + 1);
  const most = (units: readonly Unit[], ...labels: readonly Label[]) =>
    Math.max(
      floor,
      ...units.flatMap((other) => labels.map((label) => heard.logit(other, label))).filter((x) => x > silence),
    );
  return [
    most(later.slice(0, soon), 'objection_dropped'),
    most(
      later.filter(({ side }) => side !== 'attendant'),
      'objection_dropped',
      'commits',
      'step_accepted',
    ),
    most(later.slice(2), 'objection'),
    most(later.slice(0, 3), 'objection_handled'),
    isResolvedByRules ? 1 : 0,
  ];
}

export function isResolvedIn(heard: Heard, sentence: Sentence, isResolvedByRules: boolean): boolean {
  const unit = heard.units.find(({ sentences }) => sentences.includes(sentence));
  if (!unit) return isResolvedByRules;
  const [bias, ...weights]: readonly number[] = classifier.resolved;
  const signs = resolvedSigns(heard, unit, isResolvedByRules);
  const trust = isResolvedByRules ? trustInRules : -trustInRules;
  return signs.reduce((sum, sign, at) => sum + sign * weights[at]!, bias! + trust) > 0;
}
