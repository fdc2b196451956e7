// What a language's phrases of coaching hold: the compiler misses a criterion that has none.
import type { CriterionKey } from '@earshot/core';

/** One model phrase for each criterion of the catalogue; for a behaviour to avoid, what to say in its place. */
export type CoachingTexts = Readonly<Record<CriterionKey, string>>;
