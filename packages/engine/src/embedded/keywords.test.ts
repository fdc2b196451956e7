// Tests of keywords.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { findKeywords } from './keywords.ts';
import { personWords } from './terms.ts';
import { read } from './testing/dialogue.ts';

const keywords = (reading: ReturnType<typeof read>, side: 'client' | 'attendant') =>
  findKeywords(reading, side, personWords(reading, ['Marta Ruiz']), []);

describe('keywords of each side', () => {
  it('are what the side comes back to, singular and plural as one', () => {
    const found = keywords(
      read('en', 'C: The pallets get lost. Every pallet matters.', 'A: Where do the pallets go?'),
      'client',
    );
    expect(found[0]).toMatchObject({ term: 'pallets', context: { segment: 0 } });
    expect(found.filter((keyword) => keyword.term.startsWith('pallet'))).toHaveLength(1);
  });

  it('carry what they are about and how they feel', () => {
    const found = keywords(read('pt', 'C: O contrato é um problema, o contrato é ruim.', 'A: Entendo.'), 'client');
    expect(found.find((keyword) => keyword.term === 'contrato')).toMatchObject({
      category: 'process',
      polarity: 'negative',
    });
  });

  it('are no names of people, no stop words and no figures', () => {
    const terms = keywords(
      read('es', 'A: Marta, entonces le mando la factura de 300 euros, Marta.', 'C: Sí.'),
      'attendant',
    ).map((k) => k.term);
    expect(terms).toContain('factura');
    for (const none of ['marta', 'entonces', '300']) expect(terms).not.toContain(none);
  });

  it.each([
    ['en', "C: No problem. No problem at all, it's the invoice."],
    ['pt', 'C: Sem problema. Sem problema nenhum, é a fatura.'],
    ['es', 'C: Sin problema. Sin problema, es la factura.'],
  ] as const)('are not what is said not to be there (%s)', (language, line) => {
    const terms = keywords(read(language, 'A: Is that alright?', line), 'client').map(({ term }) => term);
    expect(terms.some((term) => term.includes('problem'))).toBe(false);
    expect(terms.some((term) => /invoice|fatura|factura/.test(term))).toBe(true);
  });
});
