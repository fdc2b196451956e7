import { describe, expect, it } from 'vitest';
import { wordErrorRate } from './word-errors.fixture.ts';

describe('word error rate', () => {
  it('counts words missing, added and other', () => {
    expect(wordErrorRate('one two three four', 'one two three four')).toBe(0);
    expect(wordErrorRate('one two three four', 'one too four')).toBe(0.5);
    expect(wordErrorRate('one two', 'zero one two too three')).toBe(1.5);
    expect(wordErrorRate('one two', '')).toBe(1);
  });

  it('does not count how something is written', () => {
    expect(wordErrorRate('On Monday at nine, twenty-five e-mails; okay.', 'on monday at 9 25 emails OK')).toBe(0);
  });
});
