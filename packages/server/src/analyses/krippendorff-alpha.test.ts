import { expect, it } from 'vitest';
import { nominalAlpha } from './krippendorff-alpha.ts';

/** One line for each person; a dot where they gave no verdict. */
const unitsOf = (...people: string[]) =>
  [...people[0]!].map((_, at) => people.map((line) => line[at]!).filter((verdict) => verdict !== '.'));

// The examples of Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), with the values that it gives.
it.each([
  ['two people, two verdicts', ['0100000010', '1110010000'], 0.095],
  ['two people, five verdicts', ['aabbdcccedda', 'babbbccceddd'], 0.692],
  ['four people, verdicts missing', ['123321412...', '1233224125.3', '.3332342251.', '12332441251.'], 0.743],
])('%s', (_name, people, alpha) => {
  expect(nominalAlpha(unitsOf(...people))).toBeCloseTo(alpha, 3);
});

it.each([
  ['nobody judged anything', []],
  ['one person judged each', [[true], [false], []]],
  [
    'all verdicts are the same',
    [
      [true, true],
      [true, true, true],
    ],
  ],
])('null where %s', (_name, units) => {
  expect(nominalAlpha(units)).toBeNull();
});

it('below 0 where people agree less often than by chance', () => {
  expect(
    nominalAlpha([
      [true, false],
      [false, true],
    ]),
  ).toBeLessThan(0);
});
