// The summary: at most three sentences, of which each bad call gets its own (issue: what a manager reads).
import { definitionFor, type Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../conversation/words.ts';
import { embeddedEngine } from '../engine.ts';
import { dialogue } from '../testing/dialogue.ts';

const findingsOf = async (type: string, language: Language, ...lines: string[]) => {
  const definition = definitionFor(type, language);
  const request = { definition, candidates: [], salespersonName: null, clientName: null };
  return (await embeddedEngine().propose(dialogue(language, ...lines), request)).findings;
};

describe('The summary', () => {
  it('takes no courtesy for a follow-up', async () => {
    const { diagnostic } = await findingsOf(
      'closing',
      'es',
      'C: Hola, ¿cuánto cuesta el curso de soldadura?',
      'A: Buenas tardes, el curso cuesta doscientos dólares.',
      'C: Se me hace caro.',
      'A: Entiendo. Cualquier otra consulta, quedamos a su disposición.',
    );
    expect(diagnostic?.executive_summary).not.toContain('disposición');
    expect(diagnostic?.executive_summary.split('Se me hace caro')).toHaveLength(2);
  });
});

const badCalls: readonly (readonly [string, Language, ...string[]])[] = [
  [
    'cold_call',
    'en',
    'A: Hello, this is Laura from Northway about your phones.',
    'C: I am not interested, thank you.',
    'A: May I ask what you use?',
    'C: No. Do not call me again, please.',
  ],
  [
    'cold_call',
    'en',
    'A: Hello, this is Laura from Northway about your phones.',
    'C: Our phones cut out every afternoon, it is a nightmare.',
    'A: It is 90 a month.',
    'C: That is far too expensive for us, we can not pay that.',
    'A: All right, I will send you something.',
    'C: Fine, bye.',
  ],
  [
    'follow_up',
    'en',
    'A: Hello, this is Laura again about the quote for the gym.',
    'C: Oh yes. I will have to ask my partner first, she decides on that.',
    'A: Sure, I will call you some time.',
    'C: Some time, yes.',
  ],
  [
    'support',
    'pt',
    'A: Suporte da Nortesul, Laura, bom dia, em que posso ajudar?',
    'C: A minha internet cai toda noite, não aguento mais.',
    'A: Já tentou reiniciar o aparelho?',
    'C: Já, e continua caindo do mesmo jeito.',
    'A: Qualquer coisa o senhor liga de novo.',
    'C: Tá bom, né.',
  ],
  [
    'discovery',
    'es',
    'A: Buenos días, le habla Laura de Norvía. ¿Cómo llevan hoy los pedidos?',
    'C: Los apuntamos en un cuaderno y se nos pierden cada semana.',
    'A: Entiendo, ya le mando algo.',
    'C: Vale, adiós.',
  ],
];

describe('Summary', () => {
  it('has at most three sentences, and no two bad calls read alike', async () => {
    const summaries = await Promise.all(
      badCalls.map(async ([type, language, ...lines]) => (await findingsOf(type, language, ...lines)).summary),
    );
    for (const summary of summaries) {
      expect(splitSentences(summary).length, summary).toBeLessThanOrEqual(3);
      expect(summary).not.toMatch(/No agreed next step with a date was found/);
    }
    const withoutOpening = summaries.map((summary) => summary.slice(summary.indexOf('.') + 1));
    expect(new Set(summaries).size).toBe(badCalls.length);
    expect(new Set(withoutOpening).size).toBe(badCalls.length);
  });

  it('quotes only what stands in the transcript, less the mark at its end', async () => {
    for (const [type, language, ...lines] of badCalls) {
      const { summary } = await findingsOf(type, language, ...lines);
      const text = lines.join(' ');
      const quotes = [...summary.matchAll(/“([^”]+)”/g)]
        .map(([, quote]) => quote!)
        .filter((quote) => quote !== definitionFor(type, language)!.label);
      expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) expect(text).toContain(quote.replace(/ …$/, ''));
    }
  });
});

describe('Objections settled: an objection and its settlement, both quoted', () => {
  it('counts only what the client gave up in words', async () => {
    const { diagnostic, objections } = await findingsOf(
      'negotiation',
      'en',
      'A: It comes to 400 a month for the whole team.',
      'C: That is too expensive for us.',
      'A: I understand. If you take it for two years I can do 320.',
      'C: Okay, 320 is fair, that works for us.',
      'A: Shall we sign on Tuesday at ten?',
      'C: Tuesday at ten is good.',
    );
    expect(objections.length).toBeGreaterThan(0);
    const { solution_effectiveness: told } = diagnostic.agent_evaluation;
    const pairs = [...told.matchAll(/“[^”]+” → “[^”]+”/g)].length;
    expect(told).toContain(`${objections.filter(({ resolved }) => resolved).length} of ${objections.length}`);
    expect(pairs).toBe(objections.filter(({ resolved }) => resolved).length);
  });

  it('leaves one open after which the client says nothing', async () => {
    const { objections } = await findingsOf(
      'negotiation',
      'en',
      'A: It comes to 400 a month for the whole team.',
      'C: That is too expensive for us.',
      'A: I understand. If you take it for two years I can do 320, and everybody is happy with that.',
    );
    expect(objections.every(({ resolved }) => !resolved)).toBe(true);
  });
});
