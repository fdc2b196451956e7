// Fits whether an objection is resolved in the end (embedded/classifier/resolved.ts).
import { objectionTags } from '../src/embedded/classifier/labels.ts';
import { type ResolvedSigns, type ResolvedWeights, resolvedSigns } from '../src/embedded/classifier/resolved.ts';
import { findNextStep } from '../src/embedded/next-step.ts';
import { findObjections } from '../src/embedded/objections.ts';
import type { HeardDialogue } from './fit-verdicts.ts';
import { turnsToDrop } from './hyper-parameters.ts';
import { fitRows } from './logistic.ts';

/** Of each tagged objection, what speaks for its being resolved, and whether its tags say so: dropped or decided later, and not raised again after that. */
export function resolvedRows({ dialogue, heard }: HeardDialogue): { signs: ResolvedSigns; isTrue: boolean }[] {
  const { reading, labels } = dialogue;
  const agreed = findNextStep(reading) !== null;
  const byRules = findObjections(reading, agreed);
  return labels.flatMap((own, turn) => {
    const unit = heard.units.find((each) => each.turn.index === turn);
    if (!own.has('objection') || !unit) return [];
    const kinds = objectionTags.filter((tag) => own.has(tag));
    const dropped = labels.findIndex(
      (later, at) =>
        at > turn && ((at <= turn + turnsToDrop && later.has('objection_dropped')) || later.has('commits')),
    );
    const again = labels.some((later, at) => at > dropped && kinds.some((kind) => later.has(kind)));
    const rule = byRules.find(({ sentence }) => sentence.turn === turn)?.resolved ?? false;
    return [{ signs: resolvedSigns(heard, unit, rule), isTrue: dropped >= 0 && !again }];
  });
}

export const fitResolved = (all: readonly HeardDialogue[]): ResolvedWeights => fitRows(all.flatMap(resolvedRows));
