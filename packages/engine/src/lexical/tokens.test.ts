// Tests of tokens.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { Tokeniser } from './tokens.ts';

const norms = (text: string, spellings = {}, merged = {}) =>
  new Tokeniser(spellings, merged).tokens(text).map((token) => token.norm);

describe('words as the cues see them', () => {
  it('drops case, accents and punctuation', () => {
    expect(norms('¿Cuánto le cuesta, señora ÁNGELA?')).toEqual(['cuanto', 'le', 'cuesta', 'senora', 'angela']);
  });

  it('writes English contractions out and loses a possessive', () => {
    expect(norms("Don’t worry, what's Tina's plan, we'll see")).toEqual([
      'do',
      'not',
      'worry',
      'what',
      'is',
      'tina',
      'plan',
      'we',
      'will',
      'see',
    ]);
  });

  it('writes everyday spellings out and keeps figures whole', () => {
    expect(norms('q custa R$ 3.847,50 às 16h30 dia 14/08', { q: 'que' })).toEqual([
      'que',
      'custa',
      '$',
      '3.847,50',
      'as',
      '16h30',
      'dia',
      '14/08',
    ]);
  });

  it('hears a fixed pair as one word that spans both', () => {
    const tokens = new Tokeniser({}, { 'o senhor': 'senhor' }).tokens('como o senhor pediu');
    expect(tokens.map((token) => token.norm)).toEqual(['como', 'senhor', 'pediu']);
    expect([tokens[1]!.start, tokens[1]!.end]).toEqual([5, 13]);
  });
});
