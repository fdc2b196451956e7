// What a sentence says instead, though it has the words of a criterion: another's act, what might have been, a refusal, another matter.
import type { CriterionKey } from '@earshot/core';
import type { MistakenCriterion } from '../../language/pack.ts';
import { saysCue, tells } from '../outcome/ending-cues.ts';
import type { Reading, Sentence } from '../reading/reading.ts';

/** Criteria that are an act of the attendant's own: what others do, or what would be, shows none. */
const acts: ReadonlySet<CriterionKey> = new Set<CriterionKey>([
  'budget_explored',
  'cancel_reason_explored',
  'decision_process_explored',
  'empathy_shown',
  'responsibility_taken',
  'results_reviewed',
  'retention_offer',
  'satisfaction_checked',
  'timeline_explored',
]);

/** Criteria that give the client something: a refusal gives nothing. */
const gifts: ReadonlySet<CriterionKey> = new Set<CriterionKey>(['concession_traded', 'retention_offer']);

const mistaken: ReadonlySet<string> = new Set<MistakenCriterion | 'commitment_requested'>([
  'blamed_client',
  'cancel_reason_explored',
  'commitment_requested',
  'decision_process_explored',
  'empathy_shown',
  'expansion_explored',
  'greeting_identification',
  'problem_diagnosed',
  'recap',
  'resolution_confirmed',
  'responsibility_taken',
  'results_reviewed',
  'satisfaction_checked',
  'timeline_explored',
]);
const isMistaken = (key: string): key is MistakenCriterion | 'commitment_requested' => mistaken.has(key);

/** Whether the sentence says something else than the criterion, whatever words it has. */
export const isOther = (reading: Reading, sentence: Sentence, key: CriterionKey): boolean =>
  (acts.has(key) && tells(reading, sentence, 'framed')) ||
  (gifts.has(key) && saysCue(reading, sentence, 'declines')) ||
  (isMistaken(key) && tells(reading, sentence, `not:${key}`)) ||
  (key === 'budget_explored' && saysCue(reading, sentence, 'notBudget'));
