// Fits which utterances count as objections (embedded/classifier/objection-verdict.ts).
import {
  type ObjectionCandidate,
  type ObjectionSigns,
  type ObjectionWeights,
  objectionCandidates,
} from '../src/embedded/classifier/objection-verdict.ts';
import { mentionsByRules } from '../src/embedded/objections.ts';
import type { Turn } from '../src/embedded/reading/reading.ts';
import type { ClassifiedDialogue } from './fit-verdicts.ts';
import { leastTold } from './hyper-parameters.ts';
import { fitTrusting } from './logistic.ts';

/** By utterance of a dialogue: what speaks for an objection, and whether it is the one of its turn that is tagged as one. */
export function objectionRows({
  dialogue,
  classification,
}: ClassifiedDialogue): { signs: ObjectionSigns; isTrue: boolean }[] {
  const maybe = objectionCandidates(classification, mentionsByRules(dialogue.reading));
  const strongest = new Map<Turn, ObjectionCandidate>();
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

export const fitObjections = (all: readonly ClassifiedDialogue[]): ObjectionWeights =>
  fitTrusting(all.flatMap(objectionRows), toldByPhrase, leastTold) as unknown as ObjectionWeights;
