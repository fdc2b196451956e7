// The retention rules as one fills them in, and whether a change of them deletes what is there.
import type { Retention } from '@earshot/core/client';

export type Period = 'recordingsDays' | 'transcriptsDays' | 'analysesDays';
export type Periods = Record<Period, string>;

export const periods: readonly Period[] = ['recordingsDays', 'transcriptsDays', 'analysesDays'];

/** An empty field is never. */
export const periodsOf = (rules: Retention): Periods => ({
  recordingsDays: String(rules.recordingsDays ?? ''),
  transcriptsDays: String(rules.transcriptsDays ?? ''),
  analysesDays: String(rules.analysesDays ?? ''),
});

export const rulesOf = (typed: Periods, keepsScores: boolean): Retention => ({
  recordingsDays: daysIn(typed.recordingsDays),
  transcriptsDays: daysIn(typed.transcriptsDays),
  analysesDays: daysIn(typed.analysesDays),
  keepsScores,
});

const daysIn = (typed: string) => (typed === '' ? null : Number(typed));

/** Which periods are new or shorter: what is older than they say goes. */
export const shortened = (before: Retention, after: Retention): Period[] =>
  periods.filter((period) => after[period] !== null && (before[period] === null || after[period] < before[period]));

/** Whether scores that were kept of whole analyses go too. */
export const losesScores = (before: Retention, after: Retention): boolean =>
  before.keepsScores && !after.keepsScores && before.analysesDays !== null && after.analysesDays !== null;
