import { describe, expect, it } from 'vitest';
import { decidedScores, type JudgedBlocks, type ScoreBasis } from './decided-scores.ts';
import { dimensionScores } from './dimensions.ts';
import type { StepKey } from './labels.ts';
import { methodAdherence } from './method-steps.ts';

const criterion = (key: string, timestamp: string | null, polarity: 'objective' | 'negative' = 'objective') => ({
  key,
  label: key,
  polarity,
  met: timestamp !== null,
  evidence: timestamp === null ? '' : 'words',
  timestamp,
});

function judged(seen: Partial<Record<StepKey, { timestamp: string }>>): JudgedBlocks {
  return {
    interactionScorecard: {
      typeKey: 'cold_call',
      typeLabel: 'Cold call',
      macroFront: 'prospecting',
      score: 50,
      confidence: 1,
      criteria: [
        criterion('greeting_identification', '00:02'),
        criterion('open_questions', null),
        criterion('pressure_tactics', null, 'negative'),
      ],
    },
    universalIndicators: {
      methodAdherence: methodAdherence(seen, 'en'),
      talkToListen: { attendantPct: 50, clientPct: 50 },
      interruptions: { count: 0, perTenMinutes: 0 },
      emotionalClimate: { start: 'neutral', middle: 'neutral', end: 'neutral', overall: 'neutral' },
    },
    dimensionScores: dimensionScores({
      met: new Set(['greeting_identification', 'recap']),
      attendantTalkPct: 50,
      interruptionsPerTenMinutes: 0,
      climate: 'neutral',
      objections: [],
    }),
    score: 40,
    interactionScore: 50,
    stage: 'Connect',
  };
}
// `recap` was seen, though the type does not ask for it.
const basis: ScoreBasis = {
  weights: { greeting_identification: 1, open_questions: 1, pressure_tactics: 1 },
  found: ['greeting_identification', 'recap'],
  climate: 'neutral',
};
const after = (decided: [string, boolean][], seen = { connect: { timestamp: '00:02' } }, blocks = judged(seen)) =>
  decidedScores(blocks, basis, [], new Map(decided));
const stepsOf = ({ universalIndicators }: JudgedBlocks) =>
  universalIndicators!.methodAdherence.steps.filter(({ present }) => present).map(({ key }) => key);

describe('docs/decisions/coaching.md: verdicts of people', () => {
  it('the scorecard by its weights, the dimensions by all that was seen', () => {
    const { interactionScorecard, interactionScore, dimensionScores: dimensions } = after([['open_questions', true]]);
    expect([interactionScorecard.score, interactionScore]).toEqual([100, 100]);
    expect(dimensions).toEqual(
      dimensionScores({
        met: new Set(['greeting_identification', 'recap', 'open_questions']),
        attendantTalkPct: 50,
        interruptionsPerTenMinutes: 0,
        climate: 'neutral',
        objections: [],
      }),
    );
    expect(after([['pressure_tactics', true]]).interactionScore).toBe(40);
  });

  it('what is decided as it was judged changes nothing, quotes included', () => {
    const blocks = judged({});
    expect(after([['greeting_identification', true]], undefined, blocks)).toBe(blocks);
  });

  it('a met criterion proves its steps, and the stage follows', () => {
    const proved = after([['open_questions', true]]);
    expect(stepsOf(proved)).toEqual(['connect', 'qualify']);
    expect([proved.stage, proved.universalIndicators!.methodAdherence.score]).toEqual(['Qualify', 40]);
  });

  it('a step goes with the quote that alone proved it, and stays where something else was first', () => {
    const gone = after([['greeting_identification', false]]);
    expect([stepsOf(gone), gone.stage]).toEqual([[], null]);
    expect(stepsOf(after([['greeting_identification', false]], { connect: { timestamp: '00:01' } }))).toEqual([
      'connect',
    ]);
  });

  it('what could not be judged gets no score', () => {
    const unjudged = judged({});
    const blocks = {
      ...unjudged,
      interactionScorecard: { ...unjudged.interactionScorecard, score: null },
      dimensionScores: null,
      score: null,
      interactionScore: null,
    };
    expect(after([['open_questions', true]], undefined, blocks)).toMatchObject({
      interactionScorecard: { score: null },
      dimensionScores: null,
      score: null,
      interactionScore: null,
    });
  });
});
