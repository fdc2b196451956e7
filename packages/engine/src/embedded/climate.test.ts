// Tests of climate.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { classify } from './classifier/classify.ts';
import { findClimate as climateOf } from './climate.ts';
import { read } from './testing/dialogue.ts';

const findClimate = (reading: ReturnType<typeof read>) => climateOf(classify(reading));

describe('climate by thirds of the client’s words', () => {
  it('turns from anger to thanks', () => {
    const climate = findClimate(
      read(
        'en',
        'C: This is ridiculous, nobody called me back, I am furious.',
        'A: I am sorry.',
        'C: And it is the third time, I am fed up with you.',
        'A: I will fix it today.',
        'C: Okay. That is great. Thank you so much, lovely.',
      ),
    );
    expect(climate).toMatchObject({ start: 'negative', end: 'positive' });
  });

  it('is neutral where nothing is felt', () => {
    expect(findClimate(read('pt', 'A: Qual o endereço?', 'C: Rua das Flores, número dez.'))).toEqual({
      start: 'neutral',
      middle: 'neutral',
      end: 'neutral',
      overall: 'neutral',
    });
  });

  it('counts the client, not the attendant', () => {
    const climate = findClimate(read('es', 'A: Perfecto, excelente, genial, me encanta.', 'C: Ajá.', 'A: ¡Buenísimo!'));
    expect(climate.overall).toBe('neutral');
  });

  it.each([
    [
      'en',
      ['C: oh brilliant that has made my week', 'A: glad to hear it', 'C: honestly thank you you were wonderful'],
      'positive',
    ],
    [
      'pt',
      [
        'C: tô revoltada com vocês, que falta de respeito',
        'A: entendo',
        'C: nunca mais compro aí, péssimo atendimento',
      ],
      'negative',
    ],
    ['es', ['C: me encantó, sois un encanto', 'A: gracias', 'C: estoy feliz, muchísimas gracias por todo'], 'positive'],
  ] as const)('is heard in a few plain words (%s)', (language, lines, mood) => {
    expect(findClimate(read(language, ...lines)).overall).toBe(mood);
  });

  // Quadratic in the sentences of one turn it would not come to the end within the test's time.
  it('reads a turn of forty thousand sentences', () => {
    expect(findClimate(read('en', `A: ${'what? '.repeat(40_000)}`, 'C: Okay.')).overall).toBe('neutral');
  });
});
