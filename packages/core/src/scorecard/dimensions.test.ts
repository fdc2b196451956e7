import { describe, expect, it } from 'vitest';
import type { CriterionKey } from './criteria.ts';
import { conversationScore, type DimensionInput, dimensionScores } from './dimensions.ts';

const unmeasured = { attendantTalkPct: null, interruptionsPerTenMinutes: null, climate: null, objections: [] };
const scores = (met: CriterionKey[], input: Partial<DimensionInput> = {}) =>
  dimensionScores({ ...unmeasured, ...input, met: new Set(met) });

const rapportThree: CriterionKey[] = ['greeting_identification', 'permission_to_talk', 'empathy_shown'];

describe('catalogue: dimensionScores', () => {
  it('leaves out what could not be measured instead of taking it as 0', () => {
    const listening: CriterionKey[] = ['open_questions', 'need_confirmed', 'problem_diagnosed'];
    expect(scores(listening).listening).toBe(100);
    expect(scores(rapportThree).rapport).toBe(100);
    expect(scores(rapportThree, { climate: 'negative' }).rapport).toBe(50);
    expect(scores(rapportThree, { climate: 'neutral' }).rapport).toBe(80);
  });

  it('rewards a balanced talk share and punishes both extremes alike', () => {
    const listening = (attendantTalkPct: number) => scores([], { attendantTalkPct }).listening;
    expect([0, 20, 40, 50, 60, 80, 100].map(listening)).toEqual([0, 25, 50, 50, 50, 25, 0]);
  });

  it('takes 20 points of its part for each interruption in ten minutes', () => {
    const listening = (interruptionsPerTenMinutes: number) => scores([], { interruptionsPerTenMinutes }).listening;
    expect([0, 1, 2.5, 5, 9].map(listening)).toEqual([50, 40, 25, 0, 0]);
  });

  it('scores objections by how many were resolved and whether any was answered', () => {
    const objections = [{ resolved: true }, { resolved: false }];
    expect(scores([], { objections }).objections).toBe(35);
    expect(scores(['objection_handled'], { objections }).objections).toBe(65);
    expect(scores(['objection_handled'], { objections: [{ resolved: true }] }).objections).toBe(100);
    expect(scores(['pressure_tactics'], { objections: [{ resolved: false }] }).objections).toBe(0);
  });

  it('no objection raised: objections is the mean of the other three', () => {
    expect(scores(['purpose_stated', 'open_questions'])).toEqual({
      rapport: 33,
      listening: 33,
      objections: 30,
      clarity: 25,
    });
  });

  it('takes faults away and never leaves 0..100', () => {
    expect(scores([...rapportThree, 'blamed_client']).rapport).toBe(80);
    expect(scores(['blamed_client', 'pressure_tactics']).rapport).toBe(0);
    expect(scores(['recap', 'price_presented', 'unexplained_jargon']).clarity).toBe(25);
  });

  it('does not reward beyond enough signs', () => {
    expect(scores([...rapportThree, 'purpose_stated', 'relevance_hook']).rapport).toBe(100);
  });
});

it('catalogue: score is the rounded mean of the four dimensions', () => {
  expect(conversationScore({ rapport: 50, listening: 51, objections: 50, clarity: 51 })).toBe(51);
  expect(conversationScore({ rapport: 0, listening: 0, objections: 0, clarity: 1 })).toBe(0);
});
