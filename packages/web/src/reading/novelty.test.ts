import { expect, it } from 'vitest';
import { noveltyCheck } from './novelty.ts';

it('a text whose every quote is shown already says nothing new', () => {
  const isNew = noveltyCheck(['The client’s need is “it takes two days”.', null, 'The price worries me, though']);
  expect(isNew('Need: “It takes TWO days”')).toBe(false);
  expect(isNew('The price worries me…')).toBe(false);
  expect(isNew('Need: “it takes two days”, impact: “600 dollars”')).toBe(true);
  expect(isNew('friendly')).toBe(true);
  expect(isNew('  ')).toBe(false);
});
