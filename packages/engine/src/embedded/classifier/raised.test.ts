// Tests of raised.ts: objections as the classifier hears them, and how they are quoted.
import { describe, expect, it } from 'vitest';
import { findObjections, raisedByRules } from '../objections.ts';
import { read } from '../testing/dialogue.ts';
import { hear } from './heard.ts';
import { raisedObjections } from './raised.ts';

function quotesIn(...dialogue: Parameters<typeof read>): string[] {
  const reading = read(...dialogue);
  return findObjections(reading, false, raisedObjections(hear(reading), raisedByRules(reading))).map(
    ({ quote }) => quote.text,
  );
}

describe('objections that are heard', () => {
  it.each([
    [
      'en',
      'A: Hello, Tom from Floorcraft.',
      'C: Hi Tom.',
      'A: Did you get the quote?',
      'C: Yes, thanks.',
      'A: We would do the floor in three days, one after the other.',
      "C: It's a nice floor. But I can't close for three days, we've got children here.",
      'A: We could do it over the weekend instead.',
    ],
    [
      'pt',
      'A: Oi, bom dia, aqui é o Tomás da Vetta Pisos.',
      'C: Oi, Tomás.',
      'A: Você conseguiu ver o orçamento?',
      'C: Vi, sim.',
      'A: O piso completo fica em nove mil e duzentos reais.',
      'C: Ficou bonito, viu. Mas achei caro, este mês não tenho como pagar isso.',
      'A: Posso parcelar em seis vezes.',
    ],
    [
      'es',
      'A: Hola, buenos días, soy Tomás, de Vetta Pisos.',
      'C: Hola, Tomás.',
      'A: ¿Pudo ver el presupuesto?',
      'C: Sí, lo vi.',
      'A: El piso completo le sale en nueve mil doscientos pesos.',
      'C: Está lindo, eh. Pero me parece muy caro, este mes no lo puedo pagar.',
      'A: Se lo puedo dividir en seis cuotas.',
    ],
  ] as const)('are quoted with what stands around them (%s)', (language, ...lines) => {
    expect(quotesIn(language, ...lines)).toEqual([lines.at(-2)!.slice('C: '.length)]);
  });

  it('are not what somebody says who was asked what they can spend', () => {
    const question = 'A: Have the two of you put a figure aside for it?';
    const answer = "C: We said up to four hundred a month. Not more, because we've got the two new vans to pay for.";
    expect(quotesIn('en', 'A: The package has routes and messages.', 'C: Right.', question, answer)).toEqual([]);
  });
});
