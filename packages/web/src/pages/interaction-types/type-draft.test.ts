import { describe, expect, it } from 'vitest';
import {
  type CriterionDraft,
  emptyCriterion,
  isComplete,
  keyFrom,
  pointsOf,
  type TypeDraft,
  typeDraft,
  typeInput,
} from './type-draft.ts';

const criterion = (changes: Partial<CriterionDraft> = {}): CriterionDraft => ({
  ...emptyCriterion(),
  label: 'Takes measures',
  ...changes,
});
const type = (...criteria: CriterionDraft[]): TypeDraft => ({
  label: ' Visita técnica ',
  key: null,
  macroFront: 'sales',
  criteria,
});

it.each([
  ['Visita técnica', 'visita_tecnica'],
  ['  2. Reunião – São Paulo! ', 'reuniao_sao_paulo'],
  ['日本', ''],
  ['x'.repeat(80), 'x'.repeat(64)],
])('the key of %j is %j', (label, key) => {
  expect(keyFrom(label)).toBe(key);
});

describe('what is sent', () => {
  it('keys follow the names until they are written; phrases are lines', () => {
    const written = type(
      criterion({ cues: ' I will measure \n\n two', weight: '3' }),
      criterion({ key: 'own', label: 'B' }),
    );
    expect(typeInput(written)).toEqual({
      key: 'visita_tecnica',
      label: 'Visita técnica',
      macroFront: 'sales',
      criteria: [
        {
          key: 'takes_measures',
          label: 'Takes measures',
          polarity: 'objective',
          weight: 3,
          description: '',
          cues: ['I will measure', 'two'],
        },
        { key: 'own', label: 'B', polarity: 'objective', weight: 1, description: '', cues: [] },
      ],
    });
  });

  it('of a type that another one starts from: its criteria, under a name of its own', () => {
    const { key, label, criteria } = typeDraft(
      {
        key: 'demo',
        label: 'Demo',
        macroFront: 'sales',
        isCustom: false,
        isActive: true,
        isTried: true,
        replaces: null,
        replacedBy: null,
        criteria: [],
      },
      true,
    );
    expect([key, label, criteria]).toEqual([null, '', []]);
  });
});

it.each([
  [type(criterion()), true],
  [type(), false],
  [type(criterion(), criterion()), false],
  [type(criterion(), criterion({ key: 'other' })), true],
  [type(criterion({ label: ' ' })), false],
  [type(criterion({ key: 'No' })), false],
  [type(criterion({ weight: '11' })), false],
  [type(criterion({ weight: '1.5' })), false],
])('%j is complete: %s', (written, complete) => {
  expect(isComplete(written)).toBe(complete);
});

it('points: the ones to be met share 100 by weight, the others cost ten times theirs (catalogue: Scores)', () => {
  const criteria = [
    { polarity: 'objective', weight: 3 },
    { polarity: 'objective', weight: '1' },
    { polarity: 'negative', weight: 2 },
  ] as const;
  expect(criteria.map((each) => pointsOf(each, criteria))).toEqual([75, 25, -20]);
  expect(pointsOf({ polarity: 'objective', weight: 'x' }, criteria)).toBeNull();
});
