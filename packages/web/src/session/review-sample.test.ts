import { expect, it } from 'vitest';
import { nextOf, sampledHref, sampleIn } from './review-sample.ts';

it('goes on behind the analysis, from the end to the beginning, and with the first once it is reviewed', () => {
  const waiting = ['a', 'b', 'c'].map((id) => ({ id }));
  expect(['a', 'c', 'reviewed'].map((id) => nextOf(waiting, id)?.id)).toEqual(['b', 'a', 'a']);
  expect([nextOf([{ id: 'a' }], 'a'), nextOf([], 'a')]).toEqual([undefined, undefined]);
});

it('the address of a sampled analysis names its sample', () => {
  const choice = { month: '2026-10', count: 5, team: 'u1' };
  const address = new URL(sampledHref('a', choice), 'https://earshot.example.com');
  expect([address.pathname, sampleIn(address.searchParams)]).toEqual(['/analyses/a', choice]);
  for (const query of ['', 'sample=soon', 'month=2026-10']) expect(sampleIn(new URLSearchParams(query))).toBeNull();
  expect(sampleIn(new URLSearchParams('sample=2026-10&count=99'))).toEqual({ month: '2026-10', count: 3, team: null });
});
