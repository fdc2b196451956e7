// Tests of what has the words of a criterion and says something else, each in a short conversation of its own.
import { describe, expect, it } from 'vitest';
import { type Case, isMet } from '../testing/analysed.fixture.ts';

const opening = {
  en: [
    'A> Apologies for the delay, we had a queue.',
    'C> I want to know my balance.',
    'A> It is ninety.',
    'C> Thanks.',
  ],
  es: ['A> Perdone la demora, había cola.', 'C> Quiero saber mi saldo.', 'A> Son noventa.', 'C> Gracias.'],
  pt: ['A> Desculpe a espera, tinha fila.', 'C> Quero saber o meu saldo.', 'A> São noventa.', 'C> Obrigado.'],
} as const;
const refusal = {
  en: [
    'C> I want to cancel my line.',
    "A> I'm afraid we can't give you a pause or a cheaper plan.",
    'C> Then close it.',
    'A> Done.',
  ],
  es: [
    'C> Quiero dar de baja mi línea.',
    'A> Lamentablemente no podemos darle una pausa ni un plan más barato.',
    'C> Ciérrela.',
    'A> Hecho.',
  ],
  pt: [
    'C> Quero cancelar a minha linha.',
    'A> Infelizmente não podemos dar uma pausa nem um plano mais barato.',
    'C> Então encerra.',
    'A> Feito.',
  ],
} as const;
const errand = {
  en: [
    'C> Cancel my line and send me a receipt.',
    'A> Why do you need the receipt?',
    'C> For my taxes.',
    'A> All right.',
  ],
  es: [
    'C> Dé de baja mi línea y mándeme un recibo.',
    'A> ¿Para qué necesita el recibo?',
    'C> Para Hacienda.',
    'A> Muy bien.',
  ],
  pt: [
    'C> Cancela a minha linha e me manda um recibo.',
    'A> Por que precisa do recibo?',
    'C> Pro imposto.',
    'A> Tá certo.',
  ],
} as const;
const day = {
  en: ['A> Are you happy with Monday for the visit?', 'C> Monday is fine.', 'A> Good.', 'C> See you.'],
  es: ['A> ¿Le viene bien el lunes para la visita?', 'C> El lunes, sí.', 'A> Bien.', 'C> Hasta luego.'],
  pt: ['A> Fica bom segunda para a visita?', 'C> Segunda está bom.', 'A> Certo.', 'C> Até lá.'],
} as const;

const others: readonly Case[] = (['en', 'es', 'pt'] as const).flatMap((language): Case[] => [
  [language, 'complaint', 'empathy_shown', ...opening[language]],
  [language, 'retention', 'retention_offer', ...refusal[language]],
  [language, 'retention', 'cancel_reason_explored', ...errand[language]],
  [language, 'renewal_expansion', 'satisfaction_checked', ...day[language]],
]);

const named = others.map((told) => ({ told, name: told.slice(0, 3).join(', ') }));

describe('what says something else than a criterion', () => {
  it.each(named)('$name', async ({ told }) => {
    expect(await isMet(told)).toBe(false);
  });
});
