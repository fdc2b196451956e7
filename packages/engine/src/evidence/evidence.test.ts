// Catalogue: Evidence is verified.
import { describe, expect, it, vi } from 'vitest';
import { emptyFindings } from '../findings/empty-findings.ts';
import { parseConversation } from '../transcript/parse.ts';
import { createLocator, timeMark } from './locate.ts';
import { comparableOrigins, comparableText } from './quote-text.ts';
import { verifyFindings } from './verify.ts';

const conversation = parseConversation(
  [
    '[00:05] Agent: Good morning, it’s Ida from “Norwick”.',
    '[00:10] Client: Hello. It is too expensive\u00a0 for us.',
    '[01:20] Agent: I see. We could split it',
    '[01:25] Agent: into three payments of 40 each.',
    '[100:00] Client: Good morning to the idea then.',
  ].join('\n'),
  { salespersonName: null, clientName: null },
);
const locator = createLocator(conversation);

describe('Evidence is verified: comparable text', () => {
  it.each(['', ' ', ' a ', 'a \u200b b', '\u200b', ' \u00ad x', 'It’s  “İ”\n\tso…\u00a0', 'É \ufeff', '😀 ß'])(
    'has an origin for each of its characters: %j',
    (text) => {
      const origins = comparableOrigins(text);
      expect(origins).toHaveLength(comparableText(text).length);
      expect(origins.map((at) => comparableText(text[at]!)).join('')).toBe(comparableText(text).replaceAll(' ', ''));
    },
  );
});

describe('Evidence is verified: locating a quote', () => {
  it('reads a segment once, however many quotes it holds: its length times their number would be hours', () => {
    const words = Array.from({ length: 300 }, (_, n) => `word${n}`);
    const text = words.join(' ');
    const long = createLocator({ segments: [{ ...conversation.segments[0]!, text }] });
    const normalize = vi.spyOn(String.prototype, 'normalize');
    try {
      for (const word of words) expect(long.locate({ segment: 0, text: word })).toEqual({ segment: 0, text: word });
      expect(normalize.mock.contexts.filter((one) => String(one) === text)).toHaveLength(1);
    } finally {
      normalize.mockRestore();
    }
  });

  it.each([
    ['as it stands', 0, 'Good morning', { segment: 0, text: 'Good morning' }],
    [
      'case, whitespace and typographic quotes aside',
      0,
      ' GOOD  morning,\nit\'s ida from "norwick"',
      { segment: 0, text: 'Good morning, it’s Ida from “Norwick”' },
    ],
    [
      'in another segment than the engine said',
      0,
      'too expensive for us',
      { segment: 1, text: 'too expensive for us' },
    ],
    ['nearest to the segment that the engine said', 4, 'good morning', { segment: 4, text: 'Good morning' }],
    ['with marks of quotation around it', 1, '"…it is too expensive…"', { segment: 1, text: 'It is too expensive' }],
    [
      'on into the next segment of the speaker',
      2,
      'we could split it into three payments',
      { segment: 2, text: 'We could split it into three payments' },
    ],
    ['with a segment number that does not exist', 99, 'three payments', { segment: 3, text: 'three payments' }],
    ['a claim of other words', 1, 'it is cheap', null],
    ['part of a word', 1, 'ensive', null],
    ['words of two speakers', 1, 'expensive for us. I see', null],
    ['nothing but marks', 1, ' … ', null],
    ['nothing', 1, '', null],
  ])('%s', (_, segment, text, found) => {
    expect(locator.locate({ segment, text })).toEqual(found);
  });

  it('looks only at what the side said', () => {
    expect(locator.locate({ segment: 0, text: 'good morning' }, 'client')).toEqual({
      segment: 4,
      text: 'Good morning',
    });
    expect(locator.locate({ segment: 1, text: 'too expensive' }, 'attendant')).toBeNull();
  });

  it('never throws on what a model may send', () => {
    for (const broken of [
      { segment: Number.NaN, text: 'hello' },
      { segment: 1.5, text: 'hello' },
      { segment: -1, text: 'hello' },
    ]) {
      expect(locator.locate(broken)).toEqual({ segment: 1, text: 'Hello' });
    }
  });
});

describe('Evidence is verified: times', () => {
  it('are those of the segment; past 99 minutes the minutes grow', () => {
    expect(timeMark(conversation, { segment: 2, text: 'I see' })).toBe('01:20');
    expect(timeMark(conversation, { segment: 4, text: 'then' })).toBe('100:00');
  });

  it('are null where the transcript has none', () => {
    const untimed = parseConversation('Agent: Hello.\nClient: Hi.', { salespersonName: null, clientName: null });
    expect(timeMark(untimed, { segment: 0, text: 'Hello' })).toBeNull();
  });
});

describe('Evidence is verified: findings', () => {
  const quote = (segment: number, text: string) => ({ segment, text });
  const findings = {
    ...emptyFindings,
    criteria: {
      greeting_identification: quote(0, 'good morning'),
      empathy_shown: quote(0, 'I am so sorry'),
      price_presented: quote(1, 'too expensive'),
      talked_over_client: quote(0, 'good morning'),
    },
    objections: [
      { quote: quote(1, 'it is too expensive'), resolved: false },
      { quote: quote(3, 'three payments'), resolved: true },
    ],
    bant: { budget: quote(1, 'for us'), authority: quote(1, 'my boss decides'), need: null, timing: null },
    keywords: {
      client: [
        {
          term: 'expensive',
          polarity: 'negative' as const,
          category: 'price' as const,
          context: quote(1, 'not there'),
        },
        { term: 'warranty', polarity: 'neutral' as const, category: 'other' as const, context: null },
      ],
      attendant: [],
    },
    products: [
      { name: 'Norwick', quote: quote(0, 'Norwick') },
      { name: 'Velora', quote: quote(0, 'Norwick') },
    ],
  };
  const verified = verifyFindings(findings, conversation);

  it('keeps what stands and was said by the right side, drops the rest, and counts it', () => {
    expect(verified.findings.criteria).toEqual({ greeting_identification: quote(0, 'Good morning') });
    expect(verified.findings.objections).toEqual([{ quote: quote(1, 'It is too expensive'), resolved: false }]);
    expect(verified.findings.bant).toEqual({ budget: quote(1, 'for us'), authority: null, need: null, timing: null });
    expect(verified.droppedQuotes).toBe(5);
  });

  it('keeps a keyword that was said without its context, and no product that was not named', () => {
    expect(verified.findings.keywords.client).toEqual([{ ...findings.keywords.client[0], context: null }]);
    expect(verified.findings.products.map(({ name }) => name)).toEqual(['Norwick']);
  });
});
