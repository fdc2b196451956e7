// Fits whether an objection is resolved in the end (embedded/classifier/settlement.ts).
import { objectionTags } from '../src/embedded/classifier/labels.ts';
import {
  type SettlementSigns,
  type SettlementWeights,
  settlementSigns,
} from '../src/embedded/classifier/settlement.ts';
import { findNextStep } from '../src/embedded/next-step.ts';
import { findObjections } from '../src/embedded/objections.ts';
import type { ClassifiedDialogue } from './fit-verdicts.ts';
import { turnsToDrop } from './hyper-parameters.ts';
import { fitRows } from './logistic.ts';

/** For each tagged objection, what speaks for its settlement, and whether its tags say so: it was dropped or decided later, and not raised again after that. */
export function settlementRows({
  dialogue,
  classification,
}: ClassifiedDialogue): { signs: SettlementSigns; isTrue: boolean }[] {
  const { reading, labels } = dialogue;
  const hasAgreement = findNextStep(reading) !== null;
  const byRules = findObjections(reading, hasAgreement);
  return labels.flatMap((own, turn) => {
    const unit = classification.units.find((each) => each.turn.index === turn);
    if (!own.has('objection') || !unit) return [];
    const kinds = objectionTags.filter((tag) => own.has(tag));
    const dropped = labels.findIndex(
      (later, at) =>
        at > turn && ((at <= turn + turnsToDrop && later.has('objection_dropped')) || later.has('commits')),
    );
    const again = labels.some((later, at) => at > dropped && kinds.some((kind) => later.has(kind)));
    const rule = byRules.find(({ sentence }) => sentence.turn === turn)?.resolved ?? false;
    return [{ signs: settlementSigns(classification, unit, rule), isTrue: dropped >= 0 && !again }];
  });
}

export const fitSettlements = (all: readonly ClassifiedDialogue[]): SettlementWeights =>
  fitRows(all.flatMap(settlementRows));
