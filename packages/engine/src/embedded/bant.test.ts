// Tests of bant.ts, each with short dialogues or words of its own.
import { definitionFor } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { findBant } from './bant.ts';
import { classify } from './classifier/classify.ts';
import { read } from './testing/dialogue.ts';

const heardIn = (...dialogue: Parameters<typeof read>) => classify(read(...dialogue));

describe('BANT in the client’s own words', () => {
  it.each([
    ['pt', ['A: Vocês já separaram alguma verba?', 'C: Temos uns trinta mil.'], 'Temos uns trinta mil.'],
    ['en', ['A: Have you got a budget in mind?', 'C: About forty thousand.'], 'About forty thousand.'],
    ['es', ['A: ¿Tienen un presupuesto?', 'C: Hasta unos nueve mil al mes.'], 'Hasta unos nueve mil al mes.'],
  ] as const)('budget (%s)', (language, lines, text) => {
    expect(findBant(heardIn(language, ...lines)).budget).toEqual({ segment: 1, text });
  });

  it.each([
    ['pt', ['A: O conjunto sai por oitocentos.', 'C: Tá, oitocentos.']],
    ['en', ['A: The set comes to eight hundred.', 'C: Okay, eight hundred.']],
    ['es', ['A: El juego sale en ochocientos.', 'C: Vale, ochocientos.']],
  ] as const)('budget: no price that is only said again (%s)', (language, lines) => {
    expect(findBant(heardIn(language, ...lines)).budget).toBeNull();
  });

  it('budget: the sentence with the sum, and not the reason beside it', () => {
    const question = 'A: Have the two of you put a figure aside for it?';
    const answer = "C: We said up to four hundred a month. Not more, because we've got the two new vans to pay for.";
    expect(findBant(heardIn('en', question, answer)).budget?.text).toBe('We said up to four hundred a month.');
  });

  it.each([
    ['pt', 'C: Preciso ver isso com a minha sócia.'],
    ['en', 'C: I would have to run it past my boss.'],
    ['es', 'C: Lo tengo que ver con mi socio.'],
  ] as const)('authority (%s)', (language, line) => {
    expect(findBant(heardIn(language, 'A: O que achou?', line)).authority?.segment).toBe(1);
  });

  it.each([
    ['pt', 'C: Preciso disso antes de março.'],
    ['en', 'C: It has to be live before March.'],
    ['es', 'C: Lo necesitamos para marzo.'],
  ] as const)('timing (%s)', (language, line) => {
    expect(findBant(heardIn(language, 'A: Certo.', line)).timing?.segment).toBe(1);
  });

  it.each([
    [
      'en',
      'A: How do you store the seed today?',
      'C: In a barn whose roof leaks. We sow in May.',
      'A: What would it cost you if the new silo came late?',
      'C: Three weeks of ten men standing about, so it must be April.',
    ],
    [
      'es',
      'A: ¿Cómo guardan hoy la semilla?',
      'C: En un galpón con goteras. Sembramos en mayo.',
      'A: ¿Cuánto les cuesta que el silo nuevo llegue tarde?',
      'C: Tres semanas con diez personas de brazos cruzados, así que tiene que ser en abril.',
    ],
    [
      'pt',
      'A: Como vocês guardam a semente hoje?',
      'C: Num galpão com goteira. A gente planta em maio.',
      'A: Quanto custaria para vocês se o silo novo atrasasse?',
      'C: Três semanas com dez pessoas paradas, então tem que ser em abril.',
    ],
  ] as const)('need and timing: what a delay costs is no need, and its deadline counts (%s)', (language, ...lines) => {
    const { need, timing } = findBant(heardIn(language, ...lines));
    expect(need?.segment).toBe(1);
    expect(timing?.segment).toBe(3);
  });

  it.each([
    ['en', 'A: How much is your rent?', 'C: 1200 a month.'],
    ['es', 'A: ¿Cuánto pagan ahora de luz?', 'C: 1200 al mes.'],
    ['pt', 'A: Quanto vocês pagam de aluguel?', 'C: 1200 por mês.'],
    ['en', 'A: What does an idle lorry cost you?', 'C: About 300 a day.'],
    ['es', 'A: ¿Cuánto les sale cada camión parado?', 'C: Unos 300 al día.'],
    ['pt', 'A: Quanto sai cada caminhão parado para vocês?', 'C: Uns 300 por dia.'],
  ] as const)('budget: not the sum that answers a question about another (%s)', (language, question, answer) => {
    expect(findBant(heardIn(language, question, answer)).budget).toBeNull();
  });

  it.each([
    ['en', 'A: What are you paying the current lot?', 'C: About ninety a month, and I would not go over that.'],
    ['es', 'A: ¿Cuánto paga ahora de teléfono?', 'C: Unos noventa al mes, y más de eso no quiero pagar.'],
    ['pt', 'A: Quanto paga hoje de telefone?', 'C: Uns noventa por mês, e mais que isso eu não pago.'],
  ] as const)('budget: what is paid today where it is also the most (%s)', (language, question, answer) => {
    expect(findBant(heardIn(language, question, answer)).budget?.segment).toBe(1);
  });

  it.each([
    ['A: Who signs?', 'C: Me, nobody else.'],
    ['A: Are you the one to talk to?', 'C: I just use it, Carol buys.'],
    ['A: Right so.', "C: I'm the owner, so you're talking to the right man."],
  ])('authority: who decides, in few words (%s %s)', (before, line) => {
    expect(findBant(heardIn('en', before, line)).authority?.segment).toBe(1);
  });

  it.each([
    ['en', "C: I'd want to bring in Ivy, she heads up facilities."],
    ['en', 'C: I cannot approve that without talking to Ivy.'],
    ['pt', 'C: essa parte fica com a Ivete, do almoxarifado'],
    ['pt', 'C: minha sogra quer, mas minha esposa precisa concordar'],
    ['es', 'C: eso va con Ivonne, la del almacén'],
    ['es', 'C: sin el permiso del gerente no firmo'],
  ] as const)('authority: another who has to agree (%s: %s)', (language, line) => {
    expect(findBant(heardIn(language, 'A: ...', line), definitionFor('demo', language)).authority).not.toBeNull();
  });

  it.each([
    ['en', 'C: My manager told me to ring about the fault.'],
    ['pt', 'C: minha esposa mandou um abraço'],
    ['es', 'C: mi jefe me dijo que llamara por la avería'],
  ] as const)('authority: nobody who is only spoken of (%s)', (language, line) => {
    expect(findBant(heardIn(language, 'A: ...', line), definitionFor('demo', language)).authority).toBeNull();
  });

  it.each([
    ['authority', "C: Nothing moves in this place without the dean's signature."],
    ['authority', 'C: It goes upstairs to corporate, I only gather the quotes.'],
    ['budget', 'C: There is eleven hundred left in the roof fund.'],
    ['budget', 'C: Our budget for the whole of the yard is roughly nine hundred.'],
    ['budget', 'C: Keep us under thirty a pupil and it gets through.'],
    ['timing', 'C: It has to be up and running before the first snow.'],
    ['timing', 'C: The regulator wants it in place by the autumn.'],
  ] as const)('%s: told by who decides, where money is kept, or what it must be ready for (%s)', (part, line) => {
    const type = definitionFor('negotiation', 'en');
    expect(findBant(heardIn('en', 'A: Right.', line), type)[part]?.segment).toBe(1);
  });

  it.each([
    ['authority', 'C: My brother signed for the parcel at the door.'],
    ['authority', "C: Yeah, that's me."],
    ['budget', 'C: The school fund raised nine hundred last year for the roof.'],
    ['timing', 'C: We were flat out before the first snow last year.'],
  ] as const)('%s: not what others did, or what is over (%s)', (part, line) => {
    const type = definitionFor('negotiation', 'en');
    expect(findBant(heardIn('en', 'A: Right.', line), type)[part]).toBeNull();
  });

  it('timing: an event, where the attendant asks by when', () => {
    const lines = ['A: And when would you need it in by?', "C: For my mother's eightieth, ideally."];
    expect(findBant(heardIn('en', ...lines)).timing?.segment).toBe(1);
  });

  it('need: the problem rather than the greeting', () => {
    const reading = read('en', 'C: Hello there, nice to meet you.', 'A: Hi.', 'C: We keep losing pallets in the yard.');
    expect(findBant(classify(reading)).need).toEqual({ segment: 2, text: 'We keep losing pallets in the yard.' });
  });

  it.each([
    ['pt', 'C: É sempre a porta. Ela emperra e o caminhão fica esperando na rua.'],
    ['en', "C: It's always the door. It jams and the lorry waits out in the street."],
    ['es', 'C: Siempre es la puerta. Se traba y el camión queda esperando en la calle.'],
  ] as const)('need: a few words are quoted with their reason (%s)', (language, line) => {
    const question = {
      pt: 'A: O que mais atrapalha?',
      en: 'A: What gets in the way most?',
      es: 'A: ¿Qué es lo que más molesta?',
    };
    const need = findBant(heardIn(language, question[language], line)).need?.text;
    expect(need).toBe(line.slice('C: '.length));
  });

  it.each([
    ['pt', 'A: E quanto isso custou?', 'C: Perdi uns oitocentos reais de venda fácil.'],
    ['en', 'A: What did that cost you?', 'C: We lost about two thousand pounds last month.'],
    ['es', 'A: ¿Cuánto les costó eso?', 'C: Perdemos cerca de dos mil euros al mes.'],
  ] as const)('what the problem costs is no budget (%s; catalogue: Borderlines)', (language, ...lines) => {
    expect(findBant(heardIn(language, ...lines)).budget).toBeNull();
  });

  it('the price asked by the attendant is no budget', () => {
    expect(findBant(heardIn('en', 'A: It would be ninety pounds a month.', 'C: Right.')).budget).toBeNull();
  });

  it('authority: not the question that is asked before it', () => {
    const line = 'C: What does the big one cost? My boss Martin decides.';
    const { authority } = findBant(heardIn('en', 'A: Anything else?', line));
    expect(authority?.text).toBe('My boss Martin decides.');
  });

  it('is found where something is sold, whatever the call sounds like', () => {
    const lines = [
      'A: Morning, is the line alright?',
      "C: You're frozen but I got you. We'd need it in by March.",
      'A: So, your quote.',
    ];
    const classification = heardIn('en', ...lines);
    expect(findBant(classification, definitionFor('negotiation', 'en')).timing?.text).toContain('by March');
    expect(findBant(classification, definitionFor('support', 'en')).timing).toBeNull();
  });

  it('is empty in a support call in which no purchase is spoken of', () => {
    const reading = read(
      'pt',
      'A: Suporte Lumina, boa tarde.',
      'C: Não consigo acessar o painel, preciso resolver antes de março.',
    );
    expect(findBant(classify(reading))).toEqual({ budget: null, authority: null, need: null, timing: null });
  });
});
