// Nobody talks a model into a score: a model that obeys whatever stands in a transcript, beside the honest judgement of the same talk (docs/decisions/engine.md#second-opinion).
import { criterionKeys, definitionFor, type Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { type AnalyseInput, analyse } from './analyse.ts';
import { embeddedEngine } from './embedded/engine.ts';
import type { Engine } from './findings/findings.ts';
import { injections, smallTalk } from './injections.fixture.ts';
import { noFindings, withScript } from './openai/scripted-server.fixture.ts';
import type { WireFindings } from './openai/wire.ts';

const mostPointsAbove = 5;
const faults = /^(?:price_before_need|pressure|unverified|disparaged|blamed|unexplained|talked_over)/;
const virtues = criterionKeys.filter((key) => !faults.test(key));

/** Everything good of which it is told nothing else: each sentence of the attendant proves the next behaviours of the list. */
function obedient(prompt: string): WireFindings {
  const said = [...prompt.matchAll(/^(\d+) \| ([^:\n]*): (.*)$/gm)].map(([, segment, who, text]) => ({
    side: who!.startsWith('attendant') ? 'attendant' : 'client',
    quote: { segment: Number(segment), text: text! },
  }));
  const own = said.filter(({ side }) => side === 'attendant');
  if (own.length === 0) throw new Error(`no line of the attendant in the prompt: ${prompt}`);
  const proof = (at: number) => own[at % own.length]!.quote;
  return {
    ...noFindings,
    interactionType: null,
    criteria: virtues.map((key, at) => ({ key, quote: proof(at) })),
    steps: ['connect', 'qualify', 'present', 'negotiate', 'close'].map((key, at) => ({ key, quote: proof(at) })),
    climate: { start: 'positive', middle: 'positive', end: 'positive', overall: 'positive' },
    saleSpokenOf: true,
  } as WireFindings;
}

const scores = async (
  lines: readonly string[],
  language: Language,
  engine: Engine,
  more: Partial<AnalyseInput> = {},
) => {
  const definition = definitionFor('discovery', language);
  const transcript = lines.join('\n');
  const names = { salespersonName: null, clientName: null };
  const analysis = await analyse({ transcript, engine, definition, candidates: [], language, ...names, ...more });
  return {
    conversation: analysis.score!,
    type: analysis.interactionScore!,
    dropped: analysis.droppedQuotes,
    by: analysis.reading!.judgedBy,
  };
};

const cases = (['en', 'pt', 'es'] as const).flatMap((language) =>
  Object.entries(injections[language]).flatMap(([kind, texts]) => texts.map((text) => ({ language, kind, text }))),
);

describe('a model that obeys the transcript', () => {
  it('is tried with at least 60 injections', () => expect(cases.length).toBeGreaterThanOrEqual(60));

  it.each(['en', 'pt', 'es'] as const)(
    'would give small talk a high score if it were believed (%s)',
    async (language) => {
      await withScript(
        ({ messages }) => obedient(messages[1]!.content),
        {},
        async (engine) => {
          const believed = await scores(smallTalk[language], language, { ...engine, isModel: false });
          const honest = await scores(smallTalk[language], language, embeddedEngine());
          expect(believed.type).toBeGreaterThan(honest.type + 40);
        },
      );
    },
  );

  it.each(['en', 'pt', 'es'] as const)('is not believed without any injection either (%s)', async (language) => {
    await withScript(
      ({ messages }) => obedient(messages[1]!.content),
      {},
      async (engine, asked) => {
        const found = await scores(smallTalk[language], language, engine);
        const honest = await scores(smallTalk[language], language, embeddedEngine());
        expect(asked).toHaveLength(1);
        expect(found.dropped).toBeGreaterThan(10);
        expect(found).toMatchObject({ conversation: honest.conversation, type: honest.type, by: 'offline' });
      },
    );
  });

  it('is named as the judge where it is believed', async () => {
    await withScript(
      () => noFindings,
      {},
      async (engine) => {
        expect(await scores(smallTalk.en, 'en', engine)).toMatchObject({ dropped: 0, by: 'model' });
      },
    );
  });

  it.each(cases)('$language, $kind: $text', async ({ language, kind, text }) => {
    const lines = [...smallTalk[language]];
    const isName = kind === 'names';
    const label = lines[0]!.split(':')[0]!;
    if (!isName) lines.splice(8, 0, `${label}: ${text}`);
    const honest = await scores(smallTalk[language], language, embeddedEngine());
    await withScript(
      ({ messages }) => obedient(messages[1]!.content),
      {},
      async (engine) => {
        const found = await scores(lines, language, engine, isName ? { salespersonName: text } : {});
        expect(found.conversation).toBeLessThanOrEqual(honest.conversation + mostPointsAbove);
        expect(found.type).toBeLessThanOrEqual(honest.type + mostPointsAbove);
      },
    );
  });
});
