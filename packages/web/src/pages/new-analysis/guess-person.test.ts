import { describe, expect, it } from 'vitest';
import { guessPerson, speakersOf } from './guess-person.ts';

const people = [
  { id: 'ana', name: 'Ana Reis' },
  { id: 'rui', name: 'Rui Costa' },
  { id: 'joao', name: 'João Pedro Alves' },
  { id: 'ana2', name: 'Ana Beatriz Souza' },
];
const guess = (name: string, text = '') => guessPerson({ name, speakers: speakersOf(text) }, people, 'Norte Software');

describe('issue 23, upload: who spoke, from the speakers of the transcript', () => {
  it.each([
    ['Ana Reis: Good morning.\nPaula: Hello.', ['Ana Reis', 'Paula']],
    ['[00:12] Ana Reis: Hi.\n[00:15] Paula (Acme): Hi.', ['Ana Reis', 'Paula (Acme)']],
    ['16/03/2026 10:15 - Ana Reis: Bom dia\n16/03/2026 10:16 - Paula: Oi', ['Ana Reis', 'Paula']],
    ['[3/16/26, 10:15:02 AM] Ana Reis: Hi', ['Ana Reis']],
    ['Ana Reis  00:12\nGood morning.\nPaula  00:15\nHello.', ['Ana Reis', 'Paula']],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana Reis>Hello', ['Ana Reis']],
    ['[{"speaker":"Ana Reis","text":"Hi: there"},{"speaker":"Paula","text":"Hi"}]', ['Ana Reis', 'Paula']],
    ['no labels at all', []],
  ])('%j', (text, speakers) => expect(speakersOf(text)).toEqual(speakers));

  it.each([
    ['Ana Reis: Hi.\nPaula: Hello.', 'ana'],
    ['ANA REIS: Hi.\nPaula: Hello.', 'ana'],
    ['Vendedor Rui: Olá.\nCliente: Oi.', 'rui'],
    ['Agent (Rui Costa): Hi.\nClient: Hello.', 'rui'],
    ['Joao Alves: Olá.\nCliente: Oi.', 'joao'],
    ['João: Olá.\nCliente: Oi.', 'joao'],
    // The company in brackets says which side is ours.
    ['Rui Costa (Acme): Hi.\nAna Reis (Norte Software): Hello.', 'ana'],
    ['Rui (Acme): Hi.\nJoão [Norte Software]: Hello.', 'joao'],
    // Two of the name; somebody else of the name; two of ours.
    ['Ana: Hi.\nPaula: Hello.', null],
    ['Rui Barbosa: Hi.\nPaula: Hello.', null],
    ['Ana Reis: Hi.\nRui Costa: Hello.', null],
    ['Agent: Hi.\nClient: Hello.', null],
  ])('%j', (text, id) => expect(guess('call.txt', text)).toEqual(id === null ? null : { id, from: 'speakers' }));

  it.each([
    ['2026-03-16 10.15.00 Ana Reis.mp3', 'ana'],
    ['ana.reis-northwind.mp3', 'ana'],
    ['rui_5551234.wav', 'rui'],
    ['Ana.mp3', null],
    ['out-5551234-201.wav', null],
    ['ruinas.wav', null],
  ])('or from the name of the file: %s', (name, id) =>
    expect(guess(name)).toEqual(id === null ? null : { id, from: 'name' }),
  );
});
