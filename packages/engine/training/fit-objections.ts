// Fits which utterances count as objections (embedded/classifier/raised.ts).
import { maybeObjections, type ObjectionSigns, type ObjectionWeights } from '../src/embedded/classifier/raised.ts';
import { raisedByRules } from '../src/embedded/objections.ts';
import type { HeardDialogue } from './fit-verdicts.ts';
import { fitRows } from './logistic.ts';

/** By utterance of a dialogue: what speaks for an objection, and whether it is tagged as one. */
export function objectionRows({ dialogue, heard }: HeardDialogue): { signs: ObjectionSigns; isTrue: boolean }[] {
  return maybeObjections(heard, raisedByRules(dialogue.reading)).map(({ unit, signs }) => ({
    signs,
    isTrue: dialogue.labels[unit.turn.index]!.has('objection'),
  }));
}

export const fitObjections = (all: readonly HeardDialogue[]): ObjectionWeights =>
  fitRows(all.flatMap(objectionRows)) as unknown as ObjectionWeights;
