// Tests of criteria/find.ts, each with short dialogues or words of its own.
import type { CriterionKey, Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { findNextStep } from '../next-step.ts';
import { findObjections } from '../objections.ts';
import { read } from '../testing/dialogue.ts';
import { findCriteria } from './find.ts';

function criteria(language: Language, ...lines: readonly string[]) {
  const reading = read(language, ...lines);
  return findCriteria(reading, {
    objections: findObjections(reading, false),
    nextStep: findNextStep(reading),
    salespersonName: null,
  });
}

type Case = readonly [key: CriterionKey, language: Language, ...lines: string[]];

/** Each shows the criterion; the evidence is the line in capitals-free text that `->` marks. */
const met: readonly Case[] = [
  ['greeting_identification', 'pt', 'A: -> Bom dia, aqui é a Lúcia, da Verdalim.', 'C: Bom dia.'],
  ['greeting_identification', 'en', 'A: -> Hello, my name is Tamsin, from Oakwell Lifts.', 'C: Hi.'],
  ['greeting_identification', 'es', 'A: -> Buenas tardes, le habla Íñigo de Cercalia.', 'C: Hola.'],
  ['purpose_stated', 'pt', 'A: -> Tô ligando pra falar do seu contrato de limpeza.', 'C: Certo.'],
  ['purpose_stated', 'en', 'A: -> The reason for my call is the lift inspection.', 'C: Okay.'],
  ['purpose_stated', 'es', 'A: -> Le llamo porque vence su póliza.', 'C: Ah, sí.'],
  ['permission_to_talk', 'pt', 'A: -> Você pode falar um minutinho?', 'C: Posso.'],
  ['permission_to_talk', 'en', 'A: -> Is now a good time to talk?', 'C: It is.'],
  ['permission_to_talk', 'es', 'A: -> ¿Le agarro en buen momento?', 'C: Sí.'],
  ['relevance_hook', 'en', 'A: -> I noticed you have just opened a third bakery.', 'C: We have.'],
  ['relevance_hook', 'es', 'A: -> Trabajamos con muchas panaderías y negocios como el suyo.', 'C: Ajá.'],
  ['prior_contact_referenced', 'pt', 'A: -> Conseguiu olhar a proposta que eu te mandei?', 'C: Consegui.'],
  ['prior_contact_referenced', 'en', 'A: -> I am following up on the estimate I sent you.', 'C: Right.'],
  ['budget_explored', 'pt', 'A: -> Vocês já separaram alguma verba pra isso?', 'C: Ainda não.'],
  ['budget_explored', 'en', 'A: -> Have you got a budget in mind?', 'C: Not yet.'],
  ['budget_explored', 'es', 'A: -> ¿Tienen un presupuesto asignado?', 'C: No todavía.'],
  ['decision_process_explored', 'pt', 'A: -> Quem mais participa da decisão?', 'C: Só eu.'],
  ['decision_process_explored', 'en', 'A: -> Who else needs to sign off on this?', 'C: The board.'],
  ['decision_process_explored', 'es', 'A: -> ¿Quién aprueba la compra?', 'C: Mi jefa.'],
  ['timeline_explored', 'pt', 'A: -> Pra quando vocês precisam do elevador novo?', 'C: Pra maio.'],
  ['timeline_explored', 'en', 'A: -> By when would you need it running?', 'C: By May.'],
  ['timeline_explored', 'es', 'A: -> ¿Para cuándo lo necesitan?', 'C: Para mayo.'],
  ['pain_impact_explored', 'pt', 'A: -> E quanto isso custa por mês pra vocês?', 'C: Bastante.'],
  ['pain_impact_explored', 'en', 'A: -> What does that cost you each month?', 'C: A lot.'],
  ['social_proof', 'pt', 'A: -> Um cliente nosso de Itu cortou o retrabalho.', 'C: Legal.'],
  ['social_proof', 'en', 'A: -> One of our customers cut their waiting time.', 'C: Good.'],
  ['price_presented', 'pt', 'A: -> O plano sai por R$ 240 por mês.', 'C: Tá.'],
  ['price_presented', 'en', 'A: -> It would be ninety pounds a month.', 'C: Okay.'],
  ['price_presented', 'es', 'A: -> El plan cuesta 45 euros al mes.', 'C: Vale.'],
  ['concession_traded', 'pt', 'A: -> Se você fechar o ano, eu tiro dez por cento.', 'C: Hum.'],
  ['concession_traded', 'en', 'A: -> If you sign for two years, I can take ten percent off.', 'C: Hm.'],
  ['concession_traded', 'es', 'A: -> Si paga de contado le hago un diez por ciento.', 'C: Mm.'],
  ['pressure_tactics', 'pt', 'A: -> Essa condição é só hoje, depois eu não consigo mais.', 'C: Sei.'],
  ['pressure_tactics', 'en', 'A: -> You will regret it, this price ends tonight.', 'C: Right.'],
  ['pressure_tactics', 'es', 'A: -> Si no me confirma hoy se lo vendo a otro.', 'C: Pues.'],
  ['unverified_promise', 'pt', 'A: -> Eu te garanto que o faturamento dobra.', 'C: Será?'],
  ['unverified_promise', 'en', 'A: -> I guarantee you will triple your sales.', 'C: Really?'],
  ['disparaged_competitor', 'es', 'A: -> La competencia es un desastre.', 'C: Ah.'],
  ['satisfaction_checked', 'en', 'A: -> How are you finding the system?', 'C: Good.'],
  ['goals_confirmed', 'es', 'A: -> ¿Cuál es el objetivo que quieren lograr?', 'C: Crecer.'],
  ['expansion_explored', 'pt', 'A: -> Vocês querem incluir mais usuários?', 'C: Talvez.'],
];

describe('criteria that a phrase shows (catalogue: What each criterion means)', () => {
  it.each(met.map((one) => [`${one[0]} ${one[1]}: ${one[2]}`, one] as const))('%s', (_, [key, language, ...lines]) => {
    const marked = lines.findIndex((line) => line.includes('-> '));
    const found = criteria(language, ...lines.map((line) => line.replace('-> ', '')));
    expect(found[key]?.segment).toBe(marked);
  });
});

const absent: readonly (readonly [why: string, ...one: Case])[] = [
  ['the client says it', 'budget_explored', 'en', 'A: Hello there.', 'C: Have you got a budget in mind?'],
  [
    'small talk about something else',
    'satisfaction_checked',
    'en',
    'A: How are you finding the new house?',
    'C: Lovely.',
  ],
  ['nobody promises anything', 'unverified_promise', 'pt', 'A: Eu não garanto que vai ser igual.', 'C: Entendo.'],
  ['fairness to a competitor', 'disparaged_competitor', 'pt', 'A: Eu não vou falar mal do concorrente.', 'C: Tá.'],
  ['one open question', 'open_questions', 'es', 'A: ¿Cómo llevan hoy los turnos?', 'C: A mano.'],
  ['time is not money', 'price_presented', 'en', 'A: It is about six months.', 'C: Right.'],
  ['no pressure is said', 'pressure_tactics', 'en', 'A: No pressure, take your time.', 'C: Thanks.'],
];

describe('look-alikes', () => {
  it.each(absent.map(([why, ...one]) => [why, one] as const))('%s', (_, [key, language, ...lines]) => {
    expect(criteria(language, ...lines)[key]).toBeUndefined();
  });
});

describe('criteria that the course of the talk shows', () => {
  it('open_questions: two of them about the client', () => {
    const found = criteria(
      'pt',
      'A: Como vocês controlam o estoque?',
      'C: No caderno.',
      'A: E o que mais dá trabalho nisso?',
      'C: Contar.',
    );
    expect(found.open_questions).toEqual({ segment: 0, text: 'Como vocês controlam o estoque?' });
  });

  it('price_before_need: a figure before any question, and not after one', () => {
    const early = criteria(
      'es',
      'A: El plan cuesta 45 euros al mes.',
      'C: Ah.',
      'A: ¿Cómo trabajan hoy?',
      'C: A mano.',
    );
    const late = criteria('es', 'A: ¿Cómo trabajan hoy?', 'C: A mano.', 'A: El plan cuesta 45 euros al mes.', 'C: Ah.');
    expect(early.price_before_need?.segment).toBe(0);
    expect(late.price_before_need).toBeUndefined();
  });

  it('problem_diagnosed and resolution_confirmed in a support call', () => {
    const found = criteria(
      'en',
      'A: Marlow support, Ida speaking.',
      'C: Hi, the scanner keeps crashing.',
      'A: Is that with every parcel or only the big ones?',
      'C: Every one.',
      'A: Open the settings, press reset and wait until the light is green.',
      'C: Done.',
      'A: Did that do it?',
      'C: Yes.',
    );
    expect(found.problem_diagnosed?.segment).toBe(2);
    expect(found.solution_explained?.segment).toBe(4);
    expect(found.resolution_confirmed?.segment).toBe(6);
  });

  it('cancel_reason_explored: why, right after the client wants to leave', () => {
    const found = criteria(
      'pt',
      'C: Quero cancelar a assinatura.',
      'A: Poxa, por que a senhora quer sair?',
      'C: Mudei.',
    );
    expect(found.cancel_reason_explored?.segment).toBe(1);
  });

  it('need_confirmed: the client’s own words said back as a question', () => {
    const found = criteria(
      'en',
      'C: The night drivers never get the route changes.',
      'A: So the changes are made but your night drivers never see the route, is that the picture?',
      'C: Yes.',
    );
    expect(found.need_confirmed?.segment).toBe(1);
  });

  it('value_tied_to_need: a benefit that takes up the client’s own problem', () => {
    const found = criteria(
      'es',
      'C: Tenemos muchas quejas por los retrasos.',
      'A: El aviso llega solo al cliente y eso reduce las quejas por retrasos.',
      'C: Bien.',
    );
    expect(found.value_tied_to_need?.segment).toBe(1);
  });

  it('unexplained_jargon: the client asks about a term that was just used', () => {
    const found = criteria(
      'en',
      'A: It writes every change to the ledger hash.',
      'C: Sorry, what is a hash?',
      'A: A fingerprint.',
    );
    expect(found.unexplained_jargon?.segment).toBe(1);
  });

  it('greeting_identification: the own name said, not merely shown', () => {
    const reading = read('en', 'A: Morning all, Wren speaking for the lift people.', 'C: Hi.');
    const given = { objections: [], nextStep: null, salespersonName: 'Wren Abbot' };
    expect(findCriteria(reading, given).greeting_identification?.segment).toBe(0);
    const silent = read('en', 'A: Morning all, shall we begin?', 'C: Hi.');
    expect(findCriteria(silent, given).greeting_identification).toBeUndefined();
  });
});

describe('where nobody is known', () => {
  it('criteria are found by what is said', () => {
    const found = criteria(
      'pt',
      'Quem mais participa da decisão?',
      'Só eu mesmo.',
      'Pra quando vocês precisam?',
      'Pra maio.',
    );
    expect(found.decision_process_explored?.segment).toBe(0);
    expect(found.timeline_explored?.segment).toBe(2);
  });
});
