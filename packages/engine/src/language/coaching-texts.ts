// What a language's phrases of coaching hold: the compiler misses a criterion that has none.
import type { CriterionKey } from '@earshot/core';

/** One model phrase for each criterion of the catalogue; for a behaviour to avoid, what to say in its place. */
export type CoachingTexts = Readonly<Record<CriterionKey, string>>;

/** Where the phrase for most talks would be wrong: money that is owed is asked for, nobody has asked for the call, and a cold call that was refused. */
export type CoachingSituation = 'debt' | 'cold' | 'refused';
export type CoachingBySituation = Readonly<Record<CoachingSituation, Readonly<Partial<CoachingTexts>>>>;

/** Criteria that are about what the client said, so that the model phrase can take it up. */
export const onMatter = [
  'open_questions',
  'need_confirmed',
  'pain_impact_explored',
  'objection_handled',
  'solution_explained',
  'empathy_shown',
  'retention_offer',
  'problem_diagnosed',
  'resolution_confirmed',
  'responsibility_taken',
] as const satisfies readonly CriterionKey[];

/** The phrase where the client's words are known; they stand in place of `{words}`. */
export type CoachingOnMatter = Readonly<Record<(typeof onMatter)[number], string>>;
