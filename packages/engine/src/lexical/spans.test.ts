// Tests of exact/spans.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { findSpans } from './spans.ts';
import { Tokeniser } from './tokens.ts';

const spans = (language: 'pt' | 'en' | 'es', text: string) => {
  const words = new Tokeniser().tokens(text).map((token) => token.norm);
  return findSpans(words, language).map((span) => `${span.kind}:${words.slice(span.from, span.to).join(' ')}`);
};

describe('exact expressions', () => {
  it.each([
    ['pt', 'fica quinta-feira às 10h', ['day:quinta feira', 'time:10h']],
    ['pt', 'dia vinte e um, às onze', ['day:vinte e um', 'time:onze']],
    ['pt', 'amanhã de manhã', ['day:amanha', 'time:de manha']],
    ['pt', 'custa R$ 390 por mês', ['money:$ 390']],
    ['es', 'el par está en S/ 120', ['money:$ 120']],
    ['es', 'sale S/.89.50 y en México MX$300', ['money:$ 89.50', 'money:$ 300']],
    ['pt', 'trinta por cento', ['percent:trinta por cento']],
    ['en', 'next Tuesday at ten', ['day:tuesday', 'time:ten']],
    ['en', 'Monday the nineteenth', ['day:monday', 'day:nineteenth']],
    ['en', 'two o’clock on the 3rd', ['day:3rd']],
    ['en', 'I will have it with you today before five', ['day:today before']],
    ['pt', 'te mando ainda hoje', ['day:ainda hoje']],
    ['es', 'se lo paso hoy antes de comer', ['day:hoy antes']],
    ['en', 'forty nine pounds', ['money:forty nine pounds']],
    ['en', 'ten grand a week', ['money:ten grand']],
    ['en', 'for six months', ['duration:six months']],
    ['es', 'el jueves a las 4', ['day:jueves', 'time:4']],
    ['es', 'pasado mañana por la tarde', ['day:pasado manana', 'time:por la tarde']],
    ['es', 'ochenta euros', ['money:ochenta euros']],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(spans(language, text)).toEqual(expect.arrayContaining([...expected]));
  });

  it('takes ordinals and mornings for no day', () => {
    expect(spans('pt', 'manda a segunda via').some((span) => span.startsWith('day'))).toBe(false);
    expect(spans('es', 'las nueve de la mañana').some((span) => span.startsWith('day'))).toBe(false);
    expect(spans('en', 'the first thing is price').some((span) => span.startsWith('day'))).toBe(false);
  });

  it('takes a number with a unit for no hour', () => {
    expect(spans('en', 'at ten pounds').some((span) => span.startsWith('time'))).toBe(false);
  });
});
