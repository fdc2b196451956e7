// Tests of engine.ts, each with short dialogues or words of its own.
import { definitionFor } from '@earshot/core';
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
    for (const part of ['We keep losing hours when the goods lift breaks.', 'Shall we meet on Tuesday at ten?'])
      expect(summary).toContain(part);
    expect(profile).toContain('I would have to run it past my boss.');
    expect(diagnostic.hard_data.missing).toContain('budget');
    const empty = await findings(dialogue('pt', 'A: Oi, tudo certo por aí hoje?', 'C: Tudo certo, e você?'));
    expect(empty.summary).toBe('Conversa. Não ficou combinado um próximo passo com data.');
    expect(empty.profile).toBeNull();
  });

  it('leaves the type open to the caller who gave it', async () => {
    const definition = definitionFor('demo', 'en');
    const given = await embeddedEngine().propose(call, { ...request, definition });
    expect(given.findings.interactionType).toBeNull();
  });

  it('never throws, whatever it is given', async () => {
    const odd = ['', '???', '…', '🙂🙂', '((((', '12345', 'a'.repeat(20_000), 'sim '.repeat(5000)];
    await expect(findings(dialogue('pt', ...odd))).resolves.toBeDefined();
    await expect(findings(dialogue('es'))).resolves.toBeDefined();
  });
});
