// What is a word, a number and a term, and which passages have them (docs/decisions/search.md#words).
import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';
import { readQuery } from './query.ts';
import type { SearchedText } from './searched-texts.ts';
import { tokensOf, tokensOfTerms } from './tokens.ts';
import { numbersOf, wordsOf } from './words.ts';

const said = (text: string): SearchedText => ({
  field: 'transcript',
  text,
  speaker: 'Ana',
  side: 'client',
  turn: 0,
  startSeconds: 1,
});
const found = (text: string, query: string) =>
  passagesOf([said(text)], readQuery(query)).flatMap(({ text: shown, marks }) =>
    marks.map(({ from, to }) => shown.slice(from, to)),
  );

describe('words', () => {
  it.each([
    ['Promoção às 10h', ['promocao', 'as', '10h']],
    ['AÑO niño Ação', ['ano', 'nino', 'acao']],
    ['cafe\u0301', ['cafe']],
    ['ﬁm ①', ['fim', '1']],
    ["d'água guarda-chuva", ['d', 'agua', 'guarda', 'chuva']],
    ['\u0000😀 … "*', []],
  ])('of %j', (text, words) => {
    expect(wordsOf(text).map((word) => word.text)).toEqual(words);
  });

  it('stand in the text as it is written', () => {
    const text = 'É a promoc\u0327a\u0303o!';
    expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['É', 'a', 'promoc\u0327a\u0303o']);
  });
});

describe('numbers', () => {
  it('are found as people write them, with and without country and area code', () => {
    for (const query of [
      '+55 11 91234-5678',
      '5511912345678',
      '(11) 91234 5678',
      '91234-5678',
      '+55 11 9',
      '12345678',
      '5511912',
    ])
      expect(found('+55 (11) 91234-5678', query), query).not.toEqual([]);
    for (const query of ['+55 12 9', '2345678', '91234-5679'])
      expect(found('+55 (11) 91234-5678', query), query).toEqual([]);
  });

  it.each([
    ['98888-7777', '+55 11 98888-7777'],
    ['11 98888 7777', '+55 (11) 98888-7777'],
    ['(011) 98888-7777', '+55 11 98888-7777'],
    ['020 7946 0958', '+44 20 7946 0958'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['0044 20 7946 0958', '020 7946 0958'],
    ['06 1234 5678', '+39 06 1234 5678'],
  ])('%s and %s are the same, whichever is looked for', (one, other) => {
    expect(found(`Ligue ${one}`, other), `${other} in ${one}`).toEqual([one]);
    expect(found(`Ligue ${other}`, one), `${one} in ${other}`).toEqual([other]);
  });

  it('a passage with the whole number is shown before one with a part of it, however far apart they are', () => {
    const [part, whole] = ['Ligue 98888-7777', 'Ou seja, +55 11 98888-7777'];
    const query = '+55 11 98888-7777';
    const shown = (...texts: string[]) => passagesOf(texts.map(said), readQuery(query)).map(({ text }) => text);
    expect(shown(part, whole)).toEqual([whole]);
    expect(shown(part)).toEqual([part]);
    expect(shown(`${part} ${'e depois '.repeat(60)}${whole}`)[0]).toContain(query);
    expect(
      passagesOf([said(part), said(`${whole}, Ana`)], readQuery(`${query} ana ligue`)).map(({ text }) => text),
    ).toEqual([`${whole}, Ana`, part]);
  });

  it.each([
    ['+55 21 98888-7777', '+55 11 98888-7777'],
    ['8888-7777', '+55 11 98888-7778'],
    ['888-7777', '+55 11 98888-7777'],
    ['(21) 98888-7777', '11 98888-7777'],
  ])('%s and %s are not', (one, other) => {
    expect(found(`Ligue ${one}`, other)).toEqual([]);
    expect(found(`Ligue ${other}`, one)).toEqual([]);
  });

  it('are no amounts and no lists', () => {
    expect(numbersOf('R$ 1.500, 12 x 30')).toEqual([]);
    expect(found('It costs 1.500 a year', '1.500')).toEqual(['1', '500']);
  });
});

describe('queries', () => {
  it('all words, in any order; the last one may go on, and others with an asterisk', () => {
    expect(found('The price of the contract', 'contract PRICE')).toEqual(['price', 'contract']);
    expect(found('The price of the contract', 'price contr')).toEqual(['price', 'contract']);
    expect(found('The price of the contract', 'contr price')).toEqual([]);
    expect(found('The price of the contract', 'contr* price')).toEqual(['price', 'contract']);
    expect(found('The price of the contract', 'price co')).toEqual([]);
  });

  it('words in quotes, and words joined by a mark, follow one another', () => {
    expect(found('mesa de reunião', '"de reuniao"')).toEqual(['de', 'reunião']);
    expect(found('mesa de reunião', '"mesa reuniao"')).toEqual([]);
    expect(found('mesa de reunião', '"de reu')).toEqual(['de', 'reunião']);
    expect(found('mesa de reunião', '"de reu"')).toEqual([]);
    expect(found('um guarda chuva', 'guarda-chuva')).toEqual(['guarda', 'chuva']);
    expect(found('chuva guarda', 'guarda-chuva')).toEqual([]);
  });

  it.each(['', '   ', '"', '""', '***', '😀', '\u0000', '!?—', '"*" "-"'])('%j looks for nothing', (query) => {
    expect(readQuery(query)).toEqual([]);
    expect(passagesOf([said('anything')], readQuery(query))).toEqual([]);
  });

  it('operators of databases are words', () => {
    expect(found('near or not and', 'NEAR( NOT OR AND')).toEqual(['near', 'or', 'not', 'and']);
    expect(
      readQuery('a:b ^c {d} -e (f) & | ! \\ g:*').every(({ words }) => words.every((word) => /^[a-g]$/.test(word))),
    ).toBe(true);
    expect(
      tokensOfTerms('c', readQuery('" OR 1=1; DROP TABLE x'))
        .flat()
        .every((token) => /^[0-9a-v]{6}$/.test(token)),
    ).toBe(true);
  });
});

describe('passages', () => {
  it('the one with most of the words, then those with the others; a long text is cut between words', () => {
    const long = `${'palavra '.repeat(100)}preço alto ${'depois '.repeat(100)}`;
    const passages = passagesOf([said('o contrato'), said(long)], readQuery('preco alto contrato'));
    expect(passages.map(({ text }) => text.includes('preço alto'))).toEqual([true, false]);
    expect(passages[0]!.text).toMatch(/^…palavra.*preço alto depois.* depois…$/);
    expect(passages[0]!.text.length).toBeLessThan(210);
    expect(passages[0]!.marks.map(({ from, to }) => passages[0]!.text.slice(from, to))).toEqual(['preço', 'alto']);
    expect(passages[1]).toMatchObject({ text: 'o contrato', speaker: 'Ana', side: 'client', turn: 0, startSeconds: 1 });
  });

  it('no character is cut in two, and there are at most 20 marks', () => {
    const passage = passagesOf([said('😀'.repeat(150) + 'sim '.repeat(300))], readQuery('sim'))[0]!;
    expect(passage.text.isWellFormed()).toBe(true);
    expect(passage.marks).toHaveLength(20);
  });

  it('a number that stands in a text more often than a call takes arguments is found', () => {
    const passage = passagesOf([said('1 '.repeat(512 * 1024))], readQuery('1111111'))[0]!;
    expect(passage.marks.length).toBeGreaterThan(0);
  });
});

it('what is looked for is among the tokens of what has it, and those of another company are others', () => {
  const words = [...wordsOf('Reunião sobre contratação +55 11 91234-5678'), ...numbersOf('+55 11 91234-5678')];
  const tokens = new Set(
    tokensOf(
      'one',
      words.map(({ text }) => text),
      ['u1'],
    ),
  );
  for (const query of [
    'reuniao',
    'contr',
    'contratac',
    'contratacao',
    '"sobre contra',
    '11912345678',
    '+55 11 9',
    '0055 11 91234-5678',
    '+54 11 91234-5678',
  ]) {
    expect(
      tokensOfTerms('one', readQuery(query)).every((some) => some.some((token) => tokens.has(token))),
      query,
    ).toBe(true);
    expect(
      tokensOfTerms('two', readQuery(query))
        .flat()
        .some((token) => tokens.has(token)),
      query,
    ).toBe(false);
  }
});
