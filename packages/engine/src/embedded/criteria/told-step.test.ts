// Tests of told-step.ts: what somebody promises to do after the call, and what only sounds like it, in short dialogues of their own.
import { definitionFor } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { analysed } from '../testing/analysed.fixture.ts';

const openings = {
  en: ['A: Hello, Ward Garages, this is Bea.', 'C: Hi Bea, me again about the van.', 'A: Yes, I remember it.'],
  es: ['A: Hola, Talleres Vega, soy Bea.', 'C: Hola Bea, otra vez por la furgoneta.', 'A: Sí, la recuerdo.'],
  pt: ['A: Oi, Oficina Vega, aqui é a Bea.', 'C: Oi Bea, de novo sobre a perua.', 'A: Sim, lembro dela.'],
} as const;

async function stepsOf(language: keyof typeof openings, lines: readonly string[]) {
  const { diagnostic } = await analysed(
    [...openings[language], ...lines].map((line) => line.replace('A:', 'Agent:').replace('C:', 'Client:')),
    definitionFor('follow_up', language),
  );
  return diagnostic?.next_steps.responsibilities ?? [];
}

describe('a next step that is told by a phrase', () => {
  it.each([
    ['en', 'first thing', ['C: Who do I talk to?', 'A: I will have Tom phone you first thing.', 'C: Lovely, cheers.']],
    ['en', 'Saturday', ['C: I want to see it first.', 'A: Pop in on Saturday, it is out front.', 'C: We will.']],
    ['es', 'el jueves', ['C: ¿Y el precio nuevo?', 'A: Te marco el jueves y lo vemos.', 'C: Órale.']],
    ['es', 'mañana', ['C: Sigue sonando raro.', 'A: Tráemelo mañana y lo reviso.', 'C: Vale, me acerco.']],
    ['pt', 'te mando', ['C: Me manda as fotos?', 'A: Ainda hoje te mando.', 'C: Valeu demais.']],
    [
      'es',
      'mañana a las ocho',
      ['C: Quiero reservar una mesa.', 'A: ¿Para cuándo?', 'C: Para mañana a las ocho.', 'A: Listo, reservada.'],
    ],
    [
      'pt',
      'amanhã de manhã',
      ['C: Meu painel ainda mostra o preço antigo.', 'A: Vou corrigir amanhã de manhã.', 'C: Tá bom.'],
    ],
    ['pt', 'na terça', ['A: Só falta a chave.', 'C: Deixo aí na terça depois do trabalho.', 'A: Perfeito, te espero.']],
  ] as const)('%s: agreed, %s', async (language, when, lines) => {
    expect((await stepsOf(language, lines)).join(' ')).toContain(when);
  });

  it.each([
    ['en', 'a condition', ['A: If it is not back by Friday, call me.', 'C: OK, bye.']],
    ['en', 'refused', ['A: I will swing by tomorrow, shall I?', 'C: I would rather you did not.']],
    ['es', 'a condition', ['A: Si el viernes no ha llegado, me llama.', 'C: Ok, hasta luego.']],
    ['es', 'a habit', ['A: Por su zona andamos todos los martes.', 'C: Ah, qué cómodo.']],
    ['es', 'refused', ['A: Me doy una vuelta mañana.', 'C: No tiene caso, la verdad.']],
    ['pt', 'a courtesy', ['A: Qualquer coisa no fim de semana me liga.', 'C: Obrigado, tchau.']],
    ['pt', 'what would have been', ['C: Pelo preço antigo eu assinava amanhã.', 'A: Entendo.']],
    ['pt', 'put off', ['A: Quarta às três te ligo.', 'C: Deixa eu ver com o chefe e te falo.', 'A: Claro.']],
  ] as const)('%s: nothing agreed, %s', async (language, _what, lines) => {
    expect(await stepsOf(language, lines)).toEqual([]);
  });
});
