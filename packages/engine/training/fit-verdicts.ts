// Fits the verdicts: from what was heard in a dialogue to whether it shows a criterion (embedded/classifier/verdict.ts).
import { type CriterionKey, interactionTypes, negativeCriteria } from '@earshot/core';
import type { Classification } from '../src/embedded/classifier/classify.ts';
import {
  type JudgedCriterion,
  judgedCriteria,
  signalOf,
  signsOf,
  type VerdictWeights,
} from '../src/embedded/classifier/verdict.ts';
import { findCriteria } from '../src/embedded/criteria/find.ts';
import { findNextStep } from '../src/embedded/next-step.ts';
import { findObjections } from '../src/embedded/objections.ts';
import type { Reading } from '../src/embedded/reading/reading.ts';
import type { Findings } from '../src/findings/findings.ts';
import type { Dialogue } from './examples.ts';
import { verdictFit } from './hyper-parameters.ts';
import { fitTrusting } from './logistic.ts';

export interface ClassifiedDialogue {
  readonly dialogue: Dialogue;
  readonly classification: Classification;
}

export type Verdicts = Readonly<Record<JudgedCriterion, VerdictWeights>>;

const { leastTrust, usualShare, openQuestions, turnsLater } = verdictFit;

/** What the rules alone find. */
export function ruleCriteria(reading: Reading): Findings['criteria'] {
  const nextStep = findNextStep(reading);
  return findCriteria(reading, {
    objections: findObjections(reading, nextStep !== null),
    nextStep,
    salespersonName: null,
  });
}

/** Whether the tags of a dialogue show a criterion; null where it does not apply. */
export function isShown({ labels, reading }: Dialogue, key: JudgedCriterion): boolean | null {
  if (key === 'next_step_scheduled') {
    return labels.some(
      (own, at) =>
        own.has('step_proposed') &&
        labels
          .slice(at + 1, at + 1 + turnsLater)
          .some(
            (later, after) =>
              reading.turns[at + 1 + after]!.side !== reading.turns[at]!.side &&
              (later.has('step_accepted') || later.has('step_proposed')),
          ),
    );
  }
  if (key === 'objection_handled' && !labels.some((own) => own.has('objection'))) return null;
  const count = labels.filter((own) => own.has(key)).length;
  return count >= (key === 'open_questions' ? openQuestions : 1);
}

export const asks = (type: string, key: CriterionKey): boolean =>
  interactionTypes.some((each) => each.key === type && each.criteria.some((criterion) => criterion.key === key));

export const signsIn = (
  { classification, dialogue }: ClassifiedDialogue,
  key: JudgedCriterion,
  rules: Findings['criteria'],
) => signsOf(signalOf(classification, key), key in rules, asks(dialogue.type, key));

const foundByRule = 2;

const logitOf = (share: number) => Math.log(share / (1 - share));

/** The corpus's dialogues meet more, or less, of what their type asks for than conversations do: what that adds to the bias is taken away. */
function priorShift(key: JudgedCriterion, asked: readonly boolean[]): number {
  const met = asked.filter(Boolean).length;
  return (
    logitOf(usualShare[negativeCriteria.has(key) ? 'negative' : 'objective']) - logitOf((met + 2) / (asked.length + 4))
  );
}

export function fitVerdicts(all: readonly ClassifiedDialogue[]): Verdicts {
  const rules = all.map(({ dialogue }) => ruleCriteria(dialogue.reading));
  return Object.fromEntries(
    judgedCriteria.map((key) => {
      const rows = all.flatMap((each, at) => {
        const isTrue = isShown(each.dialogue, key);
        return isTrue === null ? [] : [{ isTrue, signs: signsIn(each, key, rules[at]!) }];
      });
      const [bias, ...weights] = fitTrusting(rows, foundByRule, leastTrust);
      const asked = rows.filter(({ signs }) => signs[3] === 1).map(({ isTrue }) => isTrue);
      const shifted = Math.round((bias! + priorShift(key, asked)) * 1000) / 1000;
      return [key, [shifted, ...weights] as unknown as VerdictWeights];
    }),
  ) as unknown as Verdicts;
}
