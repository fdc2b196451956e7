// Which changes of the retention rules delete what is there.
import { describe, expect, it } from 'vitest';
import { losesScores, periodsOf, rulesOf, shortened } from './retention-rules.ts';

const never = { recordingsDays: null, transcriptsDays: null, analysesDays: null, keepsScores: false };
const some = { ...never, recordingsDays: 30, analysesDays: 400, keepsScores: true };

describe('retention rules as one fills them in', () => {
  it('an empty field is never', () => {
    expect(periodsOf(never)).toEqual({ recordingsDays: '', transcriptsDays: '', analysesDays: '' });
    expect(rulesOf(periodsOf(never), false)).toEqual(never);
    expect(rulesOf(periodsOf(some), true)).toEqual(some);
  });

  it('one that is new or shorter deletes; the same, a longer one and none do not', () => {
    expect(shortened(never, some)).toEqual(['recordingsDays', 'analysesDays']);
    expect(shortened(some, { ...some, recordingsDays: 29 })).toEqual(['recordingsDays']);
    expect(shortened(some, some)).toEqual([]);
    expect(shortened(some, { ...some, recordingsDays: 31, analysesDays: null })).toEqual([]);
  });

  it('scores that were kept go when they are kept no longer, unless analyses stay', () => {
    expect(losesScores(some, { ...some, keepsScores: false })).toBe(true);
    expect(losesScores(some, { ...some, analysesDays: null, keepsScores: false })).toBe(false);
    expect(losesScores(never, some)).toBe(false);
  });
});
