// Who is who in short talks: calls that come in and go out, third people, clients with companies of their own, exchanged labels (`told-sides.fixture.txt`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../transcript/parse.ts';
import { handoversIn } from './handovers.ts';
import { asksPrice, namesAmount } from './side-moves.ts';
import { readSides } from './sides.ts';
import { plainText } from './words.ts';

/** `# name: attendants / clients / nobody (swapped)`, and the talk below. */
const talks = readFileSync(join(import.meta.dirname, 'told-sides.fixture.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head, ...lines] = block.split('\n');
    const [, name, people, swapped] = /^# ([\w-]+): (.*?)( \(swapped\))?$/.exec(head!)!;
    const [attendants, clients] = people!.split(' / ').map((side) => side.split(', '));
    return { name: name!, attendants, clients, isSwapped: swapped !== undefined, text: lines.join('\n') };
  });

const none = { salespersonName: null, clientName: null };
const segmentsOf = (...turns: [string, string][]) =>
  turns.map(([speaker, text]) => ({ speaker, text, start: null, end: null }));

describe('Sides: told by what people say and do', () => {
  it.each(talks)('$name', ({ attendants, clients, isSwapped, text }) => {
    const { speakers, read } = parseConversation(text, none);
    const on = (wanted: string) => speakers.filter(({ side }) => side === wanted).map(({ name }) => name);
    expect([on('attendant').toSorted(), on('client').toSorted()]).toEqual([
      attendants!.toSorted(),
      clients!.toSorted(),
    ]);
    expect(read?.areSwapped).toBe(isSwapped);
  });

  it('who asks a price, but not what the other pays today', () => {
    const asks = (text: string) => asksPrice(plainText(text));
    expect(['Quanto sai a vaga?', 'How much is it for two?', '¿Cuánto sale el más grande?'].map(asks)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['How much do you pay today?', 'Quanto vocês pagam hoje?', '¿Cuánto pagan al mes?'].some(asks)).toBe(false);
    expect(['Oitocentos.', 'Two hundred and eighty.', '48 mil'].map((text) => namesAmount(plainText(text)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('who comes after a handover or an introduction is a colleague of whoever speaks', () => {
    const segments = segmentsOf(
      ['Ida', 'Let me put you through to accounts.'],
      ['Bo', 'Okay.'],
      ['Cy', 'Which invoice is it?'],
      ['Bo', 'Number nine.'],
    );
    expect(handoversIn(['Ida', 'Bo', 'Cy'], segments)).toEqual([['Ida', 'Cy']]);
    expect(handoversIn(['Ida', 'Bo'], segments.slice(0, 2))).toEqual([]);
    const met = segmentsOf(
      ['Léo', 'Dona Ivone, esse é o Caio, nosso técnico.'],
      ['Caio', 'Prazer, eu sou o Caio.'],
      ['Ivone', 'Prazer.'],
    );
    expect(handoversIn(['Léo', 'Caio', 'Ivone'], met)).toEqual([['Léo', 'Caio']]);
  });

  it('attendants among themselves have no client, unless one of them talks like one', () => {
    const talk = (...turns: [string, string][]) => readSides({ form: 'plain', segments: segmentsOf(...turns) }, none);
    expect(talk(['Agent 1', 'Did you see the new target?'], ['Agent 2', 'I did, it went up again.'])).toMatchObject({
      areColleagues: true,
      sides: new Map(),
    });
    const told = talk(
      ['Agent 1', 'How can I help you today?'],
      ['Agent 2', 'I was charged twice and I want a refund, my order never came.'],
    );
    expect(Object.fromEntries(told.sides)).toEqual({ 'Agent 1': 'attendant', 'Agent 2': 'client' });
  });
});
