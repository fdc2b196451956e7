// Findings of parts are merged (issue: OpenAI-compatible engine).
import { describe, expect, it } from 'vitest';
import { emptyFindings } from '../findings/empty-findings.ts';
import type { Findings, Mood } from '../findings/findings.ts';
import { mergeFindings } from './merge.ts';

const q = (segment: number, text: string) => ({ segment, text });
const merge = (...parts: Partial<Findings>[]) =>
  mergeFindings(
    parts.map((part, at) => ({ findings: { ...emptyFindings, ...part }, from: at * 100, to: at * 100 + 100 })),
  );

describe('Long transcripts: merged findings', () => {
  it('gives the findings of one part as they are', () => {
    const findings = { ...emptyFindings, summary: 'One.' };
    expect(mergeFindings([{ findings, from: 0, to: 1 }])).toBe(findings);
  });

  it('criteria and steps met in any part, proved by the first, what ends a conversation by the last', () => {
    const merged = merge(
      { criteria: { open_questions: q(1, 'a'), next_step_scheduled: q(2, 'b') }, steps: { qualify: q(1, 'a') } },
      { criteria: { open_questions: q(7, 'c'), next_step_scheduled: q(8, 'd') }, customCriteria: { own: q(9, 'e') } },
    );
    expect(merged.criteria).toEqual({ open_questions: q(1, 'a'), next_step_scheduled: q(8, 'd') });
    expect(merged).toMatchObject({ steps: { qualify: q(1, 'a') }, customCriteria: { own: q(9, 'e') } });
  });

  it('a price comes before the need only where no earlier part asked about it', () => {
    const price = { price_before_need: q(8, 'it is 90') };
    expect(merge({ steps: { qualify: q(1, 'a') } }, { criteria: price }).criteria).toEqual({});
    expect(merge({ criteria: price }, { steps: { qualify: q(9, 'a') } }).criteria).toEqual(price);
  });

  it('each objection once, resolved as the last part says', () => {
    const { objections } = merge(
      { objections: [{ quote: q(3, 'It is too expensive for us'), resolved: false }] },
      {
        objections: [
          { quote: q(3, 'too expensive'), resolved: true },
          { quote: q(9, 'I must ask Bo'), resolved: true },
        ],
      },
      { objections: [{ quote: q(12, 'I must ask Bo'), resolved: false }] },
    );
    expect(objections).toEqual([
      { quote: q(3, 'It is too expensive for us'), resolved: true },
      { quote: q(9, 'I must ask Bo'), resolved: false },
    ]);
  });

  it('BANT: the first value of each; products and keywords once', () => {
    const none = emptyFindings.bant;
    const product = (segment: number) => ({ name: 'Plus', quote: q(segment, 'Plus') });
    const merged = merge(
      { bant: { ...none, need: q(1, 'n') }, products: [product(1)] },
      { bant: { ...none, need: q(5, 'm'), budget: q(6, 'b') }, products: [product(5)] },
    );
    expect(merged.bant).toEqual({ ...none, need: q(1, 'n'), budget: q(6, 'b') });
    expect(merged.products).toEqual([product(1)]);
  });

  it('climate by thirds of the whole, weighed by words', () => {
    const mood = (start: Mood, middle: Mood, end: Mood, overall: Mood) => ({
      climate: { start, middle, end, overall },
    });
    expect(
      merge(
        mood('negative', 'negative', 'negative', 'negative'),
        mood('neutral', 'neutral', 'neutral', 'neutral'),
        mood('positive', 'positive', 'positive', 'positive'),
      ).climate,
    ).toEqual({ start: 'negative', middle: 'neutral', end: 'positive', overall: 'neutral' });
    expect(
      merge(mood('negative', 'negative', 'negative', 'negative'), mood('negative', 'neutral', 'positive', 'neutral'))
        .climate,
    ).toEqual({ start: 'negative', middle: 'negative', end: 'positive', overall: 'negative' });
  });

  it('the type that most words speak for', () => {
    const type = (key: string, confidence: number) => ({ interactionType: { key, confidence } });
    expect(merge(type('demo', 0.9), type('discovery', 0.6), type('discovery', 0.6)).interactionType).toEqual({
      key: 'discovery',
      confidence: 0.4,
    });
    expect(merge({}, {}).interactionType).toBeNull();
  });
});
