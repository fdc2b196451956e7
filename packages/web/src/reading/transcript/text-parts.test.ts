import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it('a line is cut where a mark or an uncertain part begins or ends (issue 20, point 5)', () => {
  const mark = { from: 6, to: 14, isCurrent: false };
  const parts = textParts('I will call on Tuesday.', [mark], [{ from: 2, to: 11 }]);
  expect(parts.map(({ part }) => part).join('')).toBe('I will call on Tuesday.');
  expect(
    parts
      .filter(({ isUncertain }) => isUncertain)
      .map(({ part }) => part)
      .join(''),
  ).toBe('will call');
  expect(
    parts
      .filter((one) => one.mark)
      .map(({ part }) => part)
      .join(''),
  ).toBe(' call on');
  expect(textParts('Yes.', [], [{ from: 0, to: 99 }])).toEqual([
    { from: 0, part: 'Yes.', mark: undefined, isUncertain: true },
  ]);
  expect(textParts('', [], [])).toEqual([]);
});
