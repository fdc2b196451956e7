// Tests of products.ts: what is a name of a product, and what one of a person.
import { describe, expect, it } from 'vitest';
import { findProducts } from './products.ts';
import { personWords } from './terms.ts';
import { read } from './testing/dialogue.ts';

const namesIn = (...dialogue: Parameters<typeof read>) =>
  findProducts(read(...dialogue), new Set()).map(({ name }) => name);

describe('products', () => {
  it('are families of names', () => {
    const dialogue = ['A: We have Nimbus Route and Nimbus Team.', 'C: And what does Nimbus Route cost?'];
    expect(namesIn('en', ...dialogue)).toContain('Nimbus Route');
  });

  it.each([
    ['en', 'A: Good morning, am I speaking to Laura Finch?', 'C: Speaking.', 'A: Thanks, Laura. See you on Tuesday.'],
    ['es', 'A: Buenos días, ¿hablo con Teresa Molina?', 'C: Sí, dígame.', 'A: Gracias, Teresa. Hasta el martes.'],
    ['pt', 'A: Bom dia, falo com a Paula Rocha?', 'C: Sou eu.', 'A: Obrigado, Paula. Até terça.'],
  ] as const)('are not people who are spoken to (%s)', (language, ...lines) => {
    expect(namesIn(language, ...lines)).toEqual([]);
  });

  it.each([
    [
      'en',
      'C: I am the Maureen of this place now.',
      'A: Has the Maureen before you seen it, and what did the Maureen say?',
    ],
    ['pt', 'A: O plano do Davi fica igual. O Davi sabe.', 'C: O plano do Davi, certo.'],
    ['es', 'A: El plan de Lupita no cambia. Lupita lo sabe.', 'C: Ya, el plan de Lupita.'],
  ] as const)('are not people who are spoken of (%s)', (language, ...lines) => {
    const reading = read(language, ...lines);
    expect(findProducts(reading, personWords(reading, []))).toEqual([]);
  });
});
