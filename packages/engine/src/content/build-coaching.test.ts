// Coaching: at most three items, each with the words that were said or null, and what would have met the criterion (docs/catalogue.md#outcome-and-coaching).
import { criterionKeys, definitionFor, type ScorecardCriterion } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { languagePacks } from '../language/packs.ts';
import { buildCoaching } from './build-coaching.ts';

const definition = definitionFor('closing', 'en')!;
const judged = (met: Readonly<Record<string, string>>): ScorecardCriterion[] =>
  definition.criteria.map(({ key, label, polarity }) => ({
    key,
    label,
    polarity,
    met: key in met,
    evidence: met[key] ?? '',
    timestamp: null,
  }));
const near = (key: string) =>
  key === 'next_step_scheduled' ? { segment: 3, text: 'I will call you some time' } : null;

describe('Coaching', () => {
  it('names the misses that cost most points, at most three, the heaviest first', () => {
    const items = buildCoaching(definition, judged({}), 'en', near);
    expect(items.map(({ key }) => key)).toEqual(['commitment_requested', 'next_step_scheduled', 'recap']);
  });

  it('quotes what was said in its place, null where nothing was, and what was said where it should not have been', () => {
    const met = { recap: 'a', price_presented: 'b', objection_handled: 'c', pressure_tactics: 'Only today!' };
    expect(buildCoaching(definition, judged(met), 'en', near)).toEqual([
      { key: 'commitment_requested', quote: null, suggestion: `“${languagePacks.en.coaching.commitment_requested}”` },
      {
        key: 'next_step_scheduled',
        quote: 'I will call you some time',
        suggestion: `“${languagePacks.en.coaching.next_step_scheduled}”`,
      },
      { key: 'pressure_tactics', quote: 'Only today!', suggestion: `“${languagePacks.en.coaching.pressure_tactics}”` },
    ]);
  });

  it.each([
    ['en', 'the freezer has been off since noon', '“You said ‘the freezer has been off since noon’. What'],
    [
      'es',
      'el congelador está apagado desde el mediodía',
      '“Me dice ‘el congelador está apagado desde el mediodía’. ¿Qué',
    ],
    [
      'pt',
      'o freezer está desligado desde o meio-dia',
      '“Você disse ‘o freezer está desligado desde o meio-dia’. O que',
    ],
  ] as const)('takes up the words of the client, once (%s)', (language, words, beginning) => {
    const support = definitionFor('support', language)!;
    const missed = support.criteria.map(({ key, label, polarity }) => ({
      key,
      label,
      polarity,
      met: false,
      evidence: '',
      timestamp: null,
    }));
    const [first, ...others] = buildCoaching(
      support,
      missed,
      language,
      () => null,
      () => words,
    );
    expect(first?.suggestion.startsWith(beginning)).toBe(true);
    expect(others.map(({ suggestion }) => suggestion).filter((text) => text.includes(words))).toEqual([]);
  });

  it('has nothing to say where all is met', () => {
    const met = Object.fromEntries(
      definition.criteria.filter(({ polarity }) => polarity !== 'negative').map(({ key }) => [key, 'said']),
    );
    expect(buildCoaching(definition, judged(met), 'en', near)).toEqual([]);
  });

  it('says of a company’s own criterion what the company wrote about it', () => {
    const own = {
      criteria: [
        {
          key: 'visit',
          label: 'Visit offered',
          polarity: 'objective' as const,
          weight: 1,
          description: 'Offers a visit.',
        },
      ],
    };
    const criterion = {
      key: 'visit',
      label: 'Visit offered',
      polarity: 'objective' as const,
      met: false,
      evidence: '',
      timestamp: null,
    };
    expect(buildCoaching(own, [criterion], 'en', near)).toEqual([
      { key: 'visit', quote: null, suggestion: 'Offers a visit.' },
    ]);
    // The pages store a description that was left out as an empty text.
    const bare = { criteria: [{ ...own.criteria[0]!, description: '' }] };
    expect(buildCoaching(bare, [criterion], 'en', near)[0]?.suggestion).toBe('Visit offered');
  });

  it.each(['pt', 'en', 'es'] as const)('%s has a phrase of its own for every criterion', (language) => {
    const phrases = criterionKeys.map((key) => languagePacks[language].coaching[key]);
    expect(new Set(phrases).size).toBe(criterionKeys.length);
    expect(phrases.every((phrase) => phrase.length > 20 && /[.?!]$/.test(phrase))).toBe(true);
  });

  it.each(['en', 'es', 'pt'] as const)(
    'speaks to who was called, refused or owes in their own words: %s',
    (language) => {
      const cold = definitionFor('cold_call', language)!;
      const none = cold.criteria.map(({ key, label, polarity }) => ({
        key,
        label,
        polarity,
        met: false,
        evidence: '',
        timestamp: null,
      }));
      const phrases = ([null, 'cold', 'refused', 'debt'] as const).map((situation) =>
        buildCoaching(cold, none, language, () => null, undefined, situation)
          .map(({ suggestion }) => suggestion)
          .join(' '),
      );
      expect(new Set(phrases).size).toBe(4);
    },
  );
});
