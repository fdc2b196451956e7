// Bodies in flight share one budget: none goes beyond it, nobody has it alone, and what is small always fits (docs/decisions/requests.md#d7).
import { describe, expect, it } from 'vitest';
import { bodyBudget, smallBytes } from './body-budget.ts';

const mib = 1024 * 1024;

describe('bodyBudget', () => {
  it('the smallest setting lets one body of 24 MiB in', () => {
    const budget = bodyBudget(64 * mib);
    expect(budget.hasRoom('a', 24 * mib)).toBe(true);
    expect(budget.open('a').take(24 * mib)).toBe(true);
  });

  it('one subject has half at most, and all together what there is', () => {
    const budget = bodyBudget(64 * mib);
    expect(budget.open('a').take(24 * mib)).toBe(true);
    expect(budget.hasRoom('a', 5 * mib)).toBe(false);
    expect(budget.open('a').take(5 * mib)).toBe(false);
    expect(budget.open('b').take(24 * mib)).toBe(true);
    expect(budget.open('c').take(24 * mib)).toBe(false);
    expect(budget.bytesInUse).toBe(48 * mib);
  });

  it('large bodies never keep small ones out', () => {
    const budget = bodyBudget(64 * mib);
    const large = ['a', 'b', 'c', 'd'].map((subject) => budget.open(subject));
    for (const share of large) while (share.take(smallBytes));
    expect(budget.hasRoom('e', mib)).toBe(false);
    expect(large.every((share) => !share.take(smallBytes))).toBe(true);
    expect(budget.open('e').take(smallBytes)).toBe(true);
    expect(budget.open('a').take(smallBytes)).toBe(true);
  });

  it('what is refused is not taken, and what is given back is there again', () => {
    const budget = bodyBudget(64 * mib);
    const share = budget.open('a');
    expect(share.take(20 * mib)).toBe(true);
    expect(share.take(20 * mib)).toBe(false);
    expect(budget.bytesInUse).toBe(20 * mib);
    share.keep(mib);
    share.keep(2 * mib);
    expect(budget.bytesInUse).toBe(mib);
    share.release();
    share.release();
    expect(budget.bytesInUse).toBe(0);
    expect(budget.open('a').take(24 * mib)).toBe(true);
  });
});
