// Tests of reading/sentences.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { Tokeniser } from '../../lexical/tokens.ts';
import { splitSentences } from './sentences.ts';

const parts = (text: string, breaths: string[] = []) =>
  splitSentences(text, new Tokeniser().tokens(text), new Set(breaths)).map((part) => text.slice(part.start, part.end));

describe('sentences of a segment', () => {
  it('keeps closing marks, abbreviations and decimals inside', () => {
    expect(parts('Good morning, Dr. Hale. It is 1.5 percent! Really?')).toEqual([
      'Good morning, Dr. Hale.',
      'It is 1.5 percent!',
      'Really?',
    ]);
  });

  it('keeps the marks that open a sentence in Spanish', () => {
    expect(parts('Perfecto. ¿Qué día le viene bien? ¡Estupendo! ¿¡El lunes!? Vale')).toEqual([
      'Perfecto.',
      '¿Qué día le viene bien?',
      '¡Estupendo!',
      '¿¡El lunes!?',
      'Vale',
    ]);
  });

  it('knows a question by either of its marks', () => {
    const text = 'Bueno, ¿qué tal el martes? Bien';
    const asked = splitSentences(text, new Tokeniser().tokens(text), new Set()).map((part) => part.asked);
    expect(asked).toEqual([false, true, false]);
  });

  it('cuts long speech without punctuation where a new breath may begin', () => {
    const text =
      'we opened the second shop in the spring and it was quiet but now the orders come in faster than we can pack them';
    expect(parts(text, ['but', 'and'])).toEqual([
      'we opened the second shop in the spring',
      'and it was quiet but now the orders come in faster than we can pack them',
    ]);
  });

  it('never lets a piece grow beyond forty words', () => {
    const text = Array.from({ length: 200 }, (_, i) => `palavra${i}`).join(' ');
    expect(parts(text).every((part) => part.split(' ').length <= 40)).toBe(true);
  });
});
