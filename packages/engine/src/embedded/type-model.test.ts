// The interaction-type model: a probability over the catalogue's types, the same for the same conversation.
import { interactionTypes } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { classify } from './classifier/classify.ts';
import { read } from './testing/dialogue.ts';
import { typeLikelihoods } from './type-model.ts';

const leaving = () => {
  const classification = classify(
    read(
      'en',
      'A: Thank you for calling Brightline, this is Mo, how can I help?',
      'C: Hi, I want to cancel my contract please.',
      "A: Oh, I'm sorry to hear that. May I ask why you want to leave us?",
      'C: It got too expensive for what I use.',
      'A: What if I took a third off for six months, would you stay with us?',
      'C: All right, if it is a third I will stay.',
    ),
  );
  return typeLikelihoods(classification);
};

describe('interaction type: what it sounds like', () => {
  it('gives every built-in type a share, all together 1', () => {
    const shares = Object.values(leaving()).map(Math.exp);
    expect(shares).toHaveLength(interactionTypes.length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  it('hears who wants to leave as retention, not as a sale', () => {
    const { retention, cold_call, demo } = leaving();
    expect(retention).toBeGreaterThan(Math.max(cold_call, demo));
  });

  it('is the same for the same conversation', () => {
    expect(leaving()).toEqual(leaving());
  });
});
