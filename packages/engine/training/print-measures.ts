// What the held third of the corpus says of models trained on the rest: utterances by label, dialogues by criterion and type.

import { type InteractionTypeKey, stepKeys } from '@earshot/core';
import { sides as bothSides } from '../src/conversation/conversation.ts';
import { classify } from '../src/embedded/classifier/classify.ts';
import { judgedCriteria, verdictOf } from '../src/embedded/classifier/verdict.ts';
import { logitsOf, type Model, scoreOf } from '../src/linear/model.ts';
import type { Corpus } from './examples.ts';
import { openContexts } from './fit-contexts.ts';
import { objectionRows } from './fit-objections.ts';
import { settlementRows } from './fit-settlements.ts';
import { stepRows } from './fit-steps.ts';
import { likeliest, type TypeModel } from './fit-types.ts';
import { asks, isShown, ruleCriteria, signsIn } from './fit-verdicts.ts';
import type { Trained } from './module-text.ts';

export function measure(
  { examples, dialogues }: Corpus,
  { models, contexts, verdicts, objections, steps, resolved }: Trained,
  { types, openings }: { types: TypeModel; openings: Model<InteractionTypeKey> },
): void {
  const held = examples.filter(({ split }) => split === 'held');
  const precisions: number[] = [];
  for (const side of bothSides) {
    const own = held
      .filter((example) => example.side === side)
      .map(({ labels, features }) => ({ labels, logits: logitsOf(models[side], features) }));
    for (const [column, label] of models[side].labels.entries()) {
      const scored = own.map(({ labels, logits }) => ({ score: logits[column]!, isTrue: labels.has(label) }));
      const precision = averagePrecision(scored);
      if (precision === null) continue;
      precisions.push(precision);
      console.log(`${side} ${label}: average precision ${precision.toFixed(2)}`);
    }
  }
  console.log(`utterances: mean average precision ${mean(precisions).toFixed(3)}`);

  const utteranceModels = { models, contexts: openContexts(contexts) };
  const heldDialogues = dialogues
    .filter(({ split }) => split === 'held')
    .map((dialogue) => ({ dialogue, classification: classify(dialogue.reading, utteranceModels) }));
  const judged = heldDialogues.flatMap((each) => {
    const { dialogue } = each;
    const rules = ruleCriteria(dialogue.reading);
    return judgedCriteria.flatMap((key) => {
      const isTrue = isShown(dialogue, key);
      if (isTrue === null || !asks(dialogue.type, key)) return [];
      return [{ key, isTrue, logit: verdictOf(key, signsIn(each, key, rules), verdicts) }];
    });
  });
  for (const key of judgedCriteria)
    console.log(
      `${key}: ${agreement(
        countsOf(
          judged.filter((each) => each.key === key),
          0.4,
        ),
      )}`,
    );
  for (const threshold of [-0.7, 0, 0.4, 0.7])
    console.log(`criteria of the type, threshold ${threshold}: ${agreement(countsOf(judged, threshold))}`);
  const rows = heldDialogues.flatMap(objectionRows).map(({ signs, isTrue }) => ({
    isTrue,
    logit: scoreOf(objections, signs),
  }));
  for (const threshold of [-1, -0.5, -0.25, 0, 0.5]) {
    console.log(`objections, threshold ${threshold}: ${agreement(countsOf(rows, threshold))}`);
  }
  const settled = heldDialogues.flatMap(settlementRows).map(({ signs, isTrue }) => ({
    isTrue,
    logit: scoreOf(resolved, signs),
  }));
  for (const threshold of [-0.3, 0, 0.3])
    console.log(`objections resolved, threshold ${threshold}: ${agreement(countsOf(settled, threshold))}`);
  const stepped = heldDialogues
    .flatMap(stepRows)
    .map(({ step, signs, isTrue }) => ({ step, isTrue, logit: scoreOf(steps[step], signs) }));
  for (const step of stepKeys) {
    console.log(
      `step ${step}: ${agreement(
        countsOf(
          stepped.filter((each) => each.step === step),
          0,
        ),
      )}`,
    );
  }
  const right = heldDialogues.filter((each) => likeliest(types, openings, each) === each.dialogue.type).length;
  console.log(`interaction types: ${right} of ${heldDialogues.length}`);
}

type Counts = Record<'hit' | 'wrong' | 'missed' | 'rest', number>;

function countsOf(rows: readonly { logit: number; isTrue: boolean }[], threshold: number): Counts {
  const counts: Counts = { hit: 0, wrong: 0, missed: 0, rest: 0 };
  for (const { logit, isTrue } of rows)
    counts[logit > threshold ? (isTrue ? 'hit' : 'wrong') : isTrue ? 'missed' : 'rest'] += 1;
  return counts;
}

function averagePrecision(scored: { score: number; isTrue: boolean }[]): number | null {
  let [hits, sum] = [0, 0];
  for (const [rank, { isTrue }] of scored.sort((a, b) => b.score - a.score).entries()) {
    if (!isTrue) continue;
    hits += 1;
    sum += hits / (rank + 1);
  }
  return hits === 0 ? null : sum / hits;
}

function agreement({ hit, wrong, missed, rest }: Counts): string {
  const all = hit + wrong + missed + rest;
  const byChance = ((hit + missed) * (hit + wrong) + (wrong + rest) * (missed + rest)) / (all * all);
  const kappa = ((hit + rest) / all - byChance) / (1 - byChance);
  return `met ${hit + missed} of ${all}, F1 ${((2 * hit) / (2 * hit + wrong + missed)).toFixed(3)}, kappa ${kappa.toFixed(3)}, precision ${(hit / (hit + wrong)).toFixed(2)}, recall ${(hit / (hit + missed)).toFixed(2)}`;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
