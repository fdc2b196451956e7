// Fits which utterances count as objections (embedded/classifier/raised.ts).
import {
  type MaybeObjection,
  maybeObjections,
  type ObjectionSigns,
  type ObjectionWeights,
} from '../src/embedded/classifier/raised.ts';
import { raisedByRules } from '../src/embedded/objections.ts';
import type { Turn } from '../src/embedded/reading/reading.ts';
import type { HeardDialogue } from './fit-verdicts.ts';
import { leastTold } from './hyper-parameters.ts';
import { fitTrusting } from './logistic.ts';

/** By utterance of a dialogue: what speaks for an objection, and whether it is the one of its turn that is tagged as one. */
export function objectionRows({ dialogue, heard }: HeardDialogue): { signs: ObjectionSigns; isTrue: boolean }[] {
  const maybe = maybeObjections(heard, raisedByRules(dialogue.reading));
  const strongest = new Map<Turn, MaybeObjection>();
  for (const each of maybe) {
    const { turn } = each.unit;
    if (each.signs[0] > (strongest.get(turn)?.signs[0] ?? Number.NEGATIVE_INFINITY)) strongest.set(turn, each);
  }
  return maybe.map((each) => ({
    signs: each.signs,
    isTrue: strongest.get(each.unit.turn) === each && dialogue.labels[each.unit.turn.index]!.has('objection'),
  }));
}

const toldByPhrase = 1;

export const fitObjections = (all: readonly HeardDialogue[]): ObjectionWeights =>
  fitTrusting(all.flatMap(objectionRows), toldByPhrase, leastTold) as unknown as ObjectionWeights;
