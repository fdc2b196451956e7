// The project's own small conversations (bench/evaluation/spoken): agreement, purchases, behaviours, faults and objections as people tell them, beside near misses.
import { definitionFor, type Language } from '@earshot/core';
import { analyse, embeddedEngine } from '@earshot/engine';
import { describe, expect, it } from 'vitest';
import { checkCase } from '../../bench/evaluation/check-case.ts';
import { type LabelledCase, readCases } from '../../bench/evaluation/labelled-case.ts';

const labels = { en: ['Agent', 'Client'], es: ['Agente', 'Cliente'], pt: ['Atendente', 'Cliente'] } as const;

/** The least share of each measure that must be right. */
const least: Readonly<Record<string, number>> = {
  'BANT: nothing where nothing was said': 0.95,
  'BANT: value': 0.94,
  'behaviours: criteria met: found': 0.85,
  'behaviours: criteria not met: kept out': 0.97,
  'criteria met: found': 0.9,
  'criteria not met: kept out': 0.9,
  'objections: found': 0.85,
  'objections: settled or not': 0.85,
  'objections: reported ones are right': 0.95,
  stage: 0.85,
};

async function verdictsOf({ lang, type, lines, ...labelled }: LabelledCase) {
  const transcript = lines!.map(([side, said]) => `${labels[lang][side === 'A' ? 0 : 1]}: ${said}`).join('\n');
  const analysis = await analyse({
    transcript,
    engine: embeddedEngine(),
    definition: definitionFor(type!, lang),
    candidates: [],
    salespersonName: null,
    clientName: null,
  });
  // Those are told in words of any kind, and are measured by themselves.
  const group = labelled.id.startsWith('criteria-') ? 'behaviours: ' : '';
  return checkCase({ lang, type, lines, ...labelled }, analysis).map((verdict) => ({
    ...verdict,
    measure: group + verdict.measure,
  }));
}

describe('catalogue: what people say in few words is judged rightly', () => {
  it.each<Language>(['en', 'es', 'pt'])('in nine of ten cases, and near misses as well (%s)', async (language) => {
    const cases = ['open', 'held'].flatMap((part) =>
      readCases(new URL(`../../bench/evaluation/spoken/${language}.${part}.jsonl`, import.meta.url).pathname),
    );
    const verdicts = (await Promise.all(cases.map(verdictsOf))).flat();
    for (const [measure, share] of Object.entries(least)) {
      const own = verdicts.filter((verdict) => verdict.measure === measure);
      const wrong = own.filter(({ isRight }) => !isRight).map(({ told }) => told);
      expect(own.length, measure).toBeGreaterThan(10);
      expect(1 - wrong.length / own.length, `${measure}: ${wrong.join('; ')}`).toBeGreaterThanOrEqual(share);
    }
  });

  it.each<Language>(['en', 'es', 'pt'])(
    'objections without any word of objecting, in most cases (%s)',
    async (language) => {
      const cases = ['open', 'held'].flatMap((part) =>
        readCases(
          new URL(`../../bench/evaluation/spoken/${language}.everyday.${part}.jsonl`, import.meta.url).pathname,
        ),
      );
      const verdicts = (await Promise.all(cases.map(verdictsOf))).flat();
      const rightOf = (measure: string) => {
        const own = verdicts.filter((verdict) => verdict.measure === measure);
        return own.filter(({ isRight }) => isRight).length / own.length;
      };
      expect(rightOf('objections: found')).toBeGreaterThanOrEqual(0.6);
      expect(rightOf('objections: reported ones are right')).toBeGreaterThanOrEqual(0.85);
    },
  );
});
