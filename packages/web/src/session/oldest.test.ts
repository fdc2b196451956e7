import { expect, it } from 'vitest';
import { oldestOf } from './oldest.ts';

it('of many that are under way those that end first are followed, however they are listed', () => {
  expect(oldestOf(['c', 'd', 'a', 'b'], 3)).toEqual(['a', 'b', 'c']);
  expect(oldestOf(['d', 'c'], 3)).toEqual(['c', 'd']);
});
