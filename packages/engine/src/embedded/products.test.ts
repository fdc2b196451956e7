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

  it.each([
    [
      'en',
      [
        'A: so you already use zimbrella right',
        'C: yeah zimbrella since last year',
        'A: i can put zimbrella on the new line too',
      ],
      ['zimbrella'],
    ],
    [
      'pt',
      [
        'A: Testou o Cobrejá?',
        'C: Testei o Cobrejá ontem, gostei.',
        'A: E o Solaris 12 você viu?',
        'C: O Solaris 12 não.',
      ],
      ['Cobrejá', 'Solaris 12'],
    ],
    ['es', ['A: ¿Ya probó Brasadoro?', 'C: Sí, Brasadoro me gusta.'], ['Brasadoro']],
  ] as const)('are names that are spoken of like goods, written in any way (%s)', (language, lines, products) => {
    expect(namesIn(language, ...lines)).toEqual(products);
  });

  it.each([
    [
      'en',
      [
        'A: We deliver from Wexcombe.',
        'C: Is Wexcombe far?',
        'A: Not from Wexcombe, no. Is it HMRC or VAT that you ask about?',
        'C: HMRC.',
      ],
    ],
    ['pt', ['A: A entrega sai de Jurupema até quarta.', 'C: De Jurupema pra cá?', 'A: Isso, de Jurupema.']],
    ['es', ['A: Hola Yolotl, ¿cómo va todo?', 'C: Bien.', 'A: Yolotl, ¿quiere Yolotl una cita?', 'C: Sí.']],
  ] as const)('are no places, acronyms and people (%s)', (language, lines) => {
    expect(namesIn(language, ...lines)).toEqual([]);
  });
});
