// Tests of exact/numbers.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { readNumber } from './numbers.ts';

describe('numbers in figures and words', () => {
  it.each([
    ['pt', 'dois mil e novecentos por mês', 2900],
    ['pt', 'quatro e oitocentos', 4800],
    ['pt', 'oitenta e nove e noventa', 89.9],
    ['pt', 'cento e doze reais', 112],
    ['pt', '3.847', 3847],
    ['pt', '25 mil', 25_000],
    ['pt', 'mil e quinhentos', 1500],
    ['en', 'fifteen hundred', 1500],
    ['en', 'four and a half thousand', 4500],
    ['en', 'two thousand three hundred and sixty documents', 2360],
    ['en', '1,400', 1400],
    ['en', 'one point eight', 1.8],
    ['en', '12k', 12_000],
    ['es', 'veintiséis mil', 26_000],
    ['es', 'treinta y cuatro con noventa', 34.9],
    ['es', '108,560', 108_560],
    ['es', 'mil cuatrocientos', 1400],
  ] as const)('%s: %s', (language, text, value) => {
    const words = text.normalize('NFD').replace(/\p{M}/gu, '').split(' ');
    expect(readNumber(words, 0, language)?.value).toBeCloseTo(value, 5);
  });

  it.each([
    ['pt', 'uma pessoa'],
    ['es', 'un momento'],
    ['en', 'a few'],
  ] as const)('%s: an article is no number: %s', (language, text) => {
    expect(readNumber(text.split(' '), 0, language)).toBeNull();
  });

  it('leaves a dangling connector out', () => {
    expect(readNumber(['vinte', 'e', 'depois'], 0, 'pt')).toMatchObject({ to: 1, value: 20 });
  });
});
