// Who is attendant and who is client.
import { describe, expect, it } from 'vitest';
import type { RawTranscript } from './raw.ts';
import type { NameHints } from './side-hints.ts';
import { readSides } from './sides.ts';

const none: NameHints = { salespersonName: null, clientName: null };
const talk = (...turns: [string, string][]): RawTranscript => ({
  form: 'plain',
  segments: turns.map(([speaker, text]) => ({ speaker, text, start: null, end: null })),
});
const sides = (raw: RawTranscript, hints = none) => Object.fromEntries(readSides(raw, hints).sides);

describe('Sides: who is attendant, who is client', () => {
  it.each([
    ['Agent', 'Client'],
    ['Vendedor', 'Cliente'],
    ['Atendente', 'Cliente'],
    ['Asesora', 'Clienta'],
    ['AGENT', 'CUSTOMER'],
    ['Sales Rep 1', 'Prospect'],
    ['Suporte Velora', 'Usuário'],
    ['Ejecutiva', 'Comprador'],
  ])('role words: %s and %s', (attendant, client) => {
    expect(sides(talk([client, 'Hm'], [attendant, 'Hm']))).toEqual({ [attendant]: 'attendant', [client]: 'client' });
  });

  it('names given, by label, first name or introduction; the other speaker has the other side', () => {
    const hints = { salespersonName: 'Iara Prado', clientName: null };
    expect(sides(talk(['Speaker 1', 'Hm'], ['Iara P. Velora', 'Hm']), hints)).toEqual({
      'Speaker 1': 'client',
      'Iara P. Velora': 'attendant',
    });
    const angela = { salespersonName: null, clientName: 'Petra' };
    expect(sides(talk(['A', 'Dunlow Paints, Petra speaking.'], ['B', 'Petra, hello.']), angela)).toEqual({
      A: 'client',
      B: 'attendant',
    });
  });

  it('role words win over behaviour', () => {
    expect(
      sides(talk(['Cliente', 'Obrigado por ligar, em que posso ajudar?'], ['Vendedor', 'Quero cancelar'])),
    ).toEqual({
      Cliente: 'client',
      Vendedor: 'attendant',
    });
  });

  it.each([
    [
      'pt',
      'Oi, aqui é a Bia, to entrando em contato sobre o nosso plano.',
      'Quanto custa? Preciso falar com meu marido.',
    ],
    [
      'en',
      "Hi, I'm calling from Norwick, can I ask what you use today?",
      "We already have a provider, I'm not interested.",
    ],
    [
      'es',
      'Buenas, le llamo de Orvel, le escribo para ofrecerle, ¿tiene un minuto?',
      'No me interesa, ya tenemos uno. ¿Cuánto cuesta?',
    ],
  ])('behaviour (%s)', (_, seller, buyer) => {
    expect(sides(talk(['1', buyer], ['2', seller]))).toEqual({ 1: 'client', 2: 'attendant' });
  });

  it('three speakers: a colleague by company mark, a guest by the mark of guests', () => {
    const raw = talk(
      ['Holm, Ida', 'Let me show you our platform, I can offer a pilot.'],
      ['Bo Ek (Guest)', 'How much does it cost?'],
      ['Nair, Lea', 'Hello.'],
      ['Tim Orr (Guest)', 'Hello.'],
    );
    expect(sides(raw)).toEqual({
      'Holm, Ida': 'attendant',
      'Bo Ek (Guest)': 'client',
      'Nair, Lea': 'attendant',
      'Tim Orr (Guest)': 'client',
    });
  });

  it('what the file states wins', () => {
    expect(sides({ ...talk(['X', 'How much is it?'], ['Y', 'Ten.']), statedSides: { X: 'attendant' } })).toEqual({
      X: 'attendant',
      Y: 'client',
    });
  });

  it('one voice alone in a recording: its words tell the side, unless they are those of two (issue 20)', () => {
    const seller = [
      'Good morning, this is Ewan from Tarrin Flooring, how can I help you today?',
      'I can offer you the oak boards at forty a metre.',
      'Shall I book the fitter for Tuesday, and may I have your address?',
    ];
    const buyer = [
      'Hi, I am calling because my order has not arrived yet.',
      'How much would I have to pay for the delivery?',
      'I would have to ask my husband, that is a bit expensive for us.',
    ];
    const written = (...lines: string[]) => talk(...lines.map((line): [string, string] => ['Speaker 1', line]));
    const alone = (...lines: string[]) => sides({ ...written(...lines), form: 'recording' });
    expect(alone(...seller)).toEqual({ 'Speaker 1': 'attendant' });
    expect(alone(...buyer)).toEqual({ 'Speaker 1': 'client' });
    expect(alone(...seller.flatMap((line, at) => [line, buyer[at]!]))).toEqual({});
    expect(sides(written(...seller))).toEqual({});
  });

  it('nothing is invented where nothing tells', () => {
    expect(sides(talk(['1', 'Hm.'], ['2', 'Hm.']))).toEqual({});
    expect(sides(talk(['1', 'How much is it?']))).toEqual({});
  });
});
