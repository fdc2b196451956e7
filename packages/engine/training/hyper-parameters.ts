// Every number that training is given: how strongly models are penalised, how they are rounded, and what is known of conversations at large. input-digest.ts reads their values, not their names.

/** Fits per source of three, so that what is weighed next is learned from what models hear of sources that they have not seen. */
export const foldCount = 3;

/** Linear models over the features of an utterance, or of its words alone. */
export const utteranceFit = {
  /** Inverse of the penalty, here and below. */
  strength: 1,
  iterations: 40,
  /** A feature that fewer examples have teaches nothing that holds elsewhere. */
  rarest: 4,
  /** The largest whole weight of a column. */
  steps: 63,
  /** A feature none of whose whole weights is more tells next to nothing; of an utterance, which has many, even less. */
  nextToNothing: 2,
  nextToNothingOfUtterance: 3,
} as const;

/** Models over what is around an utterance. */
export const contextFit = {
  /** A feature's standard deviation being 1. */
  strength: 0.01,
  iterations: 20,
  steps: 127,
  /** Exchanges hold more findings than conversations do, and nothing of what is far from them. */
  shareOfExchange: 0.3,
  /** A feature that hardly ever changes tells nothing. */
  leastDeviation: 1e-3,
} as const;

/** Small models over the signs of a verdict, an objection, its settlement or a step. */
export const signFit = { strength: 1, iterations: 200 } as const;

export const verdictFit = {
  /** Least weight of what a rule found. */
  leastTrust: 0.9,
  /** How often a criterion is met where its type asks for it, in conversations at large: objective ones more often than behaviours to avoid. */
  usualShare: { objective: 0.65, negative: 0.4 },
  /** Open questions that the criterion asks for. */
  openQuestions: 2,
  /** Turns within which a proposed step is taken up. */
  turnsLater: 3,
} as const;

/** Least weight of what a phrase tells of an objection. */
export const leastTold = 0.2;

/** Turns within which what is dropped is this objection. */
export const turnsToDrop = 10;

/** Softmax models over interaction types: of all that is heard, and of the first turns. */
export const typeFit = {
  iterations: 150,
  /** Between a half and two, what is told of conversations that were not in training stays the same. */
  strength: 1,
  /** Weights are kept as whole numbers of 1/steps. */
  steps: 1000,
  strengthOfOpenings: 1,
} as const;

/** Turns of conversations of which the corpus holds the beginning. */
export const usualTurns = 40;
