// Fits which utterances count as objections (embedded/classifier/raised.ts).
import { maybeObjections, type ObjectionSigns, type ObjectionWeights } from '../src/embedded/classifier/raised.ts';
import { raisedByRules } from '../src/embedded/objections.ts';
import type { HeardDialogue } from './fit-verdicts.ts';
import { fitDense } from './logistic.ts';

const strength = 1;

/** By utterance of a dialogue: what speaks for an objection, and whether it is tagged as one. */
export function objectionRows({ dialogue, heard }: HeardDialogue): { signs: ObjectionSigns; isTrue: boolean }[] {
  return maybeObjections(heard, raisedByRules(dialogue.reading)).map(({ unit, signs }) => ({
    signs,
    isTrue: dialogue.labels[unit.turn.index]!.has('objection'),
  }));
}

export function fitObjections(all: readonly HeardDialogue[]): ObjectionWeights {
  const rows = all.flatMap(objectionRows);
  const { bias, weights } = fitDense(
    rows.map(({ signs }) => signs),
    rows.map(({ isTrue }) => isTrue),
    strength,
  );
  return [bias, ...weights].map((x) => Math.round(x * 1000) / 1000) as unknown as ObjectionWeights;
}
