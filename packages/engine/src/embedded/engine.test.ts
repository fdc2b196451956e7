// Tests of engine.ts, each with short dialogues or words of its own.
import { definitionFor, type ScorecardDefinition } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import type { Findings, Quote } from '../findings/findings.ts';
import { embeddedEngine } from './engine.ts';
import { dialogue } from './testing/dialogue.ts';

const call = dialogue(
  'en',
  'A: Hello, my name is Tamsin, from Oakwell Lifts. The reason for my call is your annual inspection.',
  'C: Hi Tamsin. We keep losing hours when the goods lift breaks.',
  'A: What does that cost you each week, and who else is involved in the decision?',
  'C: About two days of overtime. I would have to run it past my boss.',
  'A: The Oakwell Care plan would be ninety pounds a month. If you sign for two years, I can take ten percent off.',
  'C: Two years is a long time.',
  'A: I understand, because nobody likes long terms we let you leave after twelve months.',
  'C: Okay, that makes sense.',
  'A: Shall we meet on Tuesday at ten?',
  'C: Yes, that works.',
);
const request = { definition: null, candidates: [], salespersonName: null, clientName: null };
const findings = async (conversation = call): Promise<Findings> =>
  (await embeddedEngine().propose(conversation, request)).findings;

function quotesOf(found: Findings): Quote[] {
  return [
    ...Object.values(found.criteria),
    ...Object.values(found.steps),
    ...found.objections.map((objection) => objection.quote),
    ...Object.values(found.bant),
    ...[...found.keywords.client, ...found.keywords.attendant].map((keyword) => keyword.context),
    ...found.products.map((product) => product.quote),
  ].filter((quote) => quote !== null && quote !== undefined);
}

describe('embedded engine', () => {
  it('costs nothing (D36)', async () => {
    expect(await embeddedEngine().propose(call, request)).toMatchObject({ tokensUsed: 0, costUsd: 0 });
  });

  it('gives the same findings for the same input', async () => {
    expect(JSON.stringify(await findings())).toBe(JSON.stringify(await findings()));
  });

  it('quotes verbatim from the segment that it names (catalogue: Evidence is verified)', async () => {
    const quotes = quotesOf(await findings());
    expect(quotes.length).toBeGreaterThan(15);
    for (const quote of quotes) expect(call.segments[quote.segment]!.text).toContain(quote.text);
  });

  it('finds the five steps in their order', async () => {
    const { steps } = await findings();
    expect(Object.keys(steps)).toEqual(['connect', 'qualify', 'present', 'negotiate']);
    expect(steps.negotiate?.segment).toBe(4);
  });

  it('names products and no people', async () => {
    expect((await findings()).products.map((product) => product.name)).toEqual(['Oakwell Care']);
  });

  it('says in the summary only what was found, in the language of the conversation', async () => {
    const { summary, profile, diagnostic } = await findings();
    for (const part of ['We keep losing hours when the goods lift breaks', 'Shall we meet on Tuesday at ten'])
      expect(summary).toContain(part);
    expect(profile).toContain('I would have to run it past my boss.');
    expect(diagnostic.hard_data.missing).toContain('budget');
    const empty = await findings(dialogue('pt', 'A: Oi, tudo certo por aí hoje?', 'C: Tudo certo, e você?'));
    expect(empty.summary).toBe(
      'Conversa, em que o cliente disse “Tudo certo, e você”. Não houve venda nem atendimento.',
    );
    expect(empty.profile).toBeNull();
  });

  it('leaves the type open to the caller who gave it', async () => {
    const definition = definitionFor('demo', 'en');
    const given = await embeddedEngine().propose(call, { ...request, definition });
    expect(given.findings.interactionType).toBeNull();
  });

  it.each([
    ['pt', 'A: vai no churrasco domingo?', 'C: vou sim, o Pedro vai?', 'A: vai, e leva a namorada nova', 'C: fechou'],
    [
      'en',
      'A: did you see the match?',
      'C: yeah mate, unbelievable',
      'A: sunday works, 2pm?',
      'C: perfect see you then',
    ],
    ['es', 'A: ¿vienes el domingo?', 'C: no puedo, trabajo', 'A: ¿el sábado a las dos?', 'C: vale, nos vemos'],
  ] as const)(
    'finds no sale between friends (%s; catalogue: BANT speaks of this purchase only)',
    async (language, ...lines) => {
      const found = await findings(dialogue(language, ...lines));
      expect(found).toMatchObject({ interactionType: null, criteria: {}, steps: {}, objections: [], products: [] });
      expect(found.diagnostic.hard_data).toEqual({ collected: [], missing: [] });
    },
  );

  it('hears a company’s own type where nothing else tells of business (catalogue: Companies add their own types)', async () => {
    const own: ScorecardDefinition = {
      key: 'vet_visit',
      label: 'Vet',
      macroFront: 'service',
      criteria: [{ key: 'asks_pet', label: 'Asks', polarity: 'objective', weight: 1, cues: ['how is the dog'] }],
    };
    const talk = dialogue('en', 'A: how is the dog doing?', 'C: eating again, sleeping well');
    const { findings: found } = await embeddedEngine().propose(talk, { ...request, candidates: [own] });
    expect(found.summary).not.toContain('Nothing was sold');
  });

  it('tells of a service call what is reported and checked, and does not miss a budget in it', async () => {
    const { summary, profile, diagnostic } = await findings(
      dialogue(
        'en',
        'A: Thanks for calling Brightbox, this is Rosa, how can I help?',
        'C: Hi, my router keeps dropping the connection every evening.',
        'A: Is the light green or amber when it drops?',
        'C: Amber.',
        'A: I moved you to channel eleven. Could you check that it works on your phone?',
        'C: Yes, it is working now.',
      ),
    );
    expect(summary).toContain('The matter is solved: “it is working now”');
    expect(profile).toContain('The client reports: “Hi, my router keeps dropping the connection every evening.”');
    expect(diagnostic.hard_data.missing).toEqual(['next step']);
  });

  it('takes no praise for a need, no result for a price, and handles no objection that nobody raised', async () => {
    const { bant, summary, diagnostic } = await findings(
      dialogue(
        'en',
        'A: Morning Beth, it is Owen from Tallyhive. How have you been finding the platform since the summer?',
        'C: Honestly pretty good, the warehouse guys love the scanner app.',
        'A: Your usage is up forty percent, and stock errors went from ninety a month to twelve.',
        'C: Yeah, that is a big change for us.',
        'A: So we renew as is at eleven hundred dollars a quarter. I will call you Tuesday at nine to go through it?',
        'C: Fine, Tuesday at nine.',
      ),
    );
    expect(bant.need?.text ?? '').not.toContain('pretty good');
    expect(summary).not.toContain('Price: “Your usage');
    expect(diagnostic.agent_evaluation.posture).not.toContain('Objection handled');
  });

  it('cuts a long quote without spaces between characters', async () => {
    const { summary } = await findings(dialogue('en', `C: We need ${'🙂'.repeat(50)}${'x'.repeat(400)}`, 'A: Right.'));
    expect(summary.length).toBeLessThan(400);
    expect(summary.isWellFormed()).toBe(true);
  });

  it.each([
    ['en', 'A: the pro plan costs thirty dollars a month'],
    ['pt', 'A: esse plano custa trinta reais por mês'],
    ['es', 'A: el plan cuesta treinta euros al mes'],
    ['en', 'A: shall we add the Bristol site? We hold the price for Bristol.'],
    ['pt', 'A: CLÁUSULA SEGUNDA: valor de R$ 90.\nCLÁUSULA TERCEIRA: multa de 10%.'],
    ['en', `A: our plan ${'Alpha Beta '.repeat(200)}`],
  ] as const)(
    'takes no verb, heading or noise for a product (%s: %s; catalogue: Borderlines)',
    async (language, line) => {
      expect((await findings(dialogue(language, line, 'C: ok'))).products).toEqual([]);
    },
  );

  it('never throws, whatever it is given', async () => {
    const odd = ['', '???', '…', '🙂🙂', '((((', '12345', 'a'.repeat(20_000), 'sim '.repeat(5000)];
    await expect(findings(dialogue('pt', ...odd))).resolves.toBeDefined();
    await expect(findings(dialogue('es'))).resolves.toBeDefined();
  });
});
