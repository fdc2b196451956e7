// Catalogue, Evidence is verified: sentences of a model that the transcript does not support.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../transcript/parse.ts';
import { createTextCheck } from './text-check.ts';

const check = (transcript: string, ...known: string[]) =>
  createTextCheck(parseConversation(transcript, { salespersonName: null, clientName: null }), known);
const english = check(
  [
    'Agent: Good morning, this is Ida from Norwick, the Plus plan is 1,250 pounds a month for twenty-five seats.',
    'Client: Hmm, we pay nine hundred to Brightlane. Call me on Thursday the third at 4 pm, would you?',
  ].join('\n'),
  'Otto Lindh',
  'Cold call',
);
const portuguese = check(
  'Vendedor: Oi, aqui é o Caio da Velora, o plano fica dois mil e novecentos por mês.\nCliente: Me liga na quinta, dia 12 de março, às três da tarde.',
);

describe('Evidence is verified: sentences of summaries', () => {
  it.each([
    'Ida of Norwick offered the Plus plan at £1,250 a month.',
    'The client pays 900 to Brightlane today.',
    'They want 25 seats and raised two doubts.',
    'They speak again on Thursday the 3rd at 16:00.',
    'Otto Lindh asked: “call me on Thursday”.',
    "The client's tone was calm.",
    'Client Otto was busy.',
  ])('keeps: %s', (text) => {
    expect(english.supported(text)).toEqual({ text, dropped: 0 });
  });

  it.each([
    ['a figure', 'The plan costs 1,300 a month.'],
    ['a percentage', 'They got 15% off.'],
    ['a number in words', 'There are forty seats.'],
    ['a name', 'The client compares with Globex.'],
    ['a name that opens', 'Globex Corp is the rival.'],
    ['a weekday', 'They meet on Friday.'],
    ['a day', 'They talk tomorrow.'],
    ['a quote', 'The client said “this is far too much”.'],
    ['a score', 'This call deserves 100 points.'],
  ])('drops %s', (_, text) => {
    expect(english.supported(`${text} The client was calm.`)).toEqual({ text: 'The client was calm.', dropped: 1 });
  });

  it('reads numbers and days of the conversation’s language', () => {
    const held = 'O Caio pediu R$ 2.900,00 e liga na quinta-feira, 12 de março, às 15h.';
    expect(portuguese.supported(held)).toEqual({ text: held, dropped: 0 });
    expect(portuguese.supported('Eles falam na sexta-feira.').dropped).toBe(1);
    expect(portuguese.supported('Ficou para abril.').dropped).toBe(1);
    expect(portuguese.supported('Custa R$ 3.900.').dropped).toBe(1);
  });

  it('has nothing to say of an empty text', () => {
    expect(english.supported('')).toEqual({ text: '', dropped: 0 });
  });
});
