// Tests of interaction-type.ts, each with short dialogues or words of its own.

import type { Language } from '@earshot/core';
import { definitionFor, type ScorecardDefinition } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from './engine.ts';
import { dialogue } from './testing/dialogue.ts';

const detect = async (
  language: Language,
  lines: readonly string[],
  candidates: ScorecardDefinition[] = [],
  typesOff?: string[],
) => {
  const request = { definition: null, candidates, typesOff, salespersonName: null, clientName: null };
  return (await embeddedEngine().propose(dialogue(language, ...lines), request)).findings.interactionType;
};

describe('interaction type', () => {
  it('a price and a yes at a counter close a sale', async () => {
    const lines = [
      'A: Buenas.',
      'C: Buenas, ¿tienen lámparas de mesa?',
      'A: Sí, dos modelos. El Alba es el que más sale.',
      'C: ¿Y cuánto vale?',
      'A: $40, o $52 con pantalla de tela.',
      'C: Mejor llevo la de tela.',
      'A: La agrego. Total $52.',
      'C: Perfecto, gracias.',
    ];
    expect((await detect('es', lines))?.key).toBe('closing');
  });

  it('who asks for a price and has nothing yet renews nothing', async () => {
    const lines = [
      'C: Hola, ¿qué precio tienen los planes del gimnasio?',
      'A: Hola, el básico vale 20 al mes y el completo 35.',
      'C: ¿Qué incluye el completo?',
      'A: Las clases y la piscina. ¿Quiere que la inscriba?',
      'C: Sí, por favor.',
    ];
    expect(await detect('es', lines)).not.toBe('renewal_expansion');
  });

  it.each([
    [
      'retention',
      'pt',
      [
        'A: Boa tarde, aqui é a Nara, da Vivanet.',
        'C: Quero cancelar meu plano.',
        'A: Qual o motivo do cancelamento?',
        'C: Tá caro.',
        'A: Consigo deixar com trinta por cento de desconto.',
        'C: Hum, pode ser.',
      ],
    ],
    [
      'support',
      'en',
      [
        'A: Tidewater support, this is Gus.',
        'C: I can’t log in, I get an error.',
        'A: Which browser is it?',
        'C: Firefox.',
        'A: Clear the cache and try again.',
        'C: It works.',
      ],
    ],
    [
      'complaint',
      'es',
      [
        'A: Atención al cliente, le atiende Lola.',
        'C: Quiero poner una reclamación, el sofá llegó roto.',
        'A: Lamento mucho las molestias.',
        'C: Es una vergüenza.',
        'A: Fue error nuestro, le enviamos otro el lunes.',
        'C: Está bien.',
      ],
    ],
    [
      'renewal_expansion',
      'en',
      [
        'A: Hi Jo, your contract is up for renewal in May.',
        'C: Right.',
        'A: How are you finding the platform?',
        'C: Good.',
        'A: This year you have sent nine hundred reports. Would you add more seats?',
        'C: Maybe.',
      ],
    ],
    [
      'follow_up',
      'pt',
      [
        'A: Oi, aqui é o Beto, da Solaris. Conseguiu ver a proposta que eu te mandei?',
        'C: Vi sim.',
        'A: Alguma dúvida? Podemos fechar?',
        'C: Ainda não.',
      ],
    ],
  ] as const)('%s', async (key, language, lines) => {
    expect((await detect(language, lines))?.key).toBe(key);
  });

  it('says how sure it is, between 0 and 1', async () => {
    const found = await detect('en', [
      'A: Hi, my name is Ana, from Fell.',
      'C: Hello.',
      'A: The reason for my call is your roof.',
      'C: Right.',
    ]);
    expect(found!.confidence).toBeGreaterThan(0);
    expect(found!.confidence).toBeLessThanOrEqual(1);
  });

  it('may be a company’s own type when its cues are heard', async () => {
    const survey: ScorecardDefinition = {
      key: 'roof_survey',
      macroFront: 'service',
      label: 'Roof survey',
      criteria: [
        { key: 'ladder', label: 'Ladder', polarity: 'objective', weight: 1, cues: ['bring a ladder'] },
        { key: 'slates', label: 'Slates', polarity: 'objective', weight: 1, cues: ['count the slates'] },
      ],
    };
    const lines = ['A: We bring a ladder.', 'C: Fine.', 'A: Then we count the slates.', 'C: Good.'];
    expect((await detect('en', lines, [survey]))?.key).toBe('roof_survey');
  });

  const leaving = [
    'A: Good afternoon, this is Nora from Vivanet.',
    'C: I want to cancel my plan.',
    'A: Why do you want to cancel?',
    'C: It is too expensive.',
    'A: I can offer you thirty percent off if you stay.',
    'C: Hm, that could work.',
  ];
  const own = (replaces: string): ScorecardDefinition => ({
    key: 'own',
    macroFront: 'relationship',
    label: 'Own',
    replaces,
    criteria: [{ key: 'asks_why', label: 'Asks why', polarity: 'objective', weight: 1 }],
  });

  it('is a company’s own in place of the type that it replaces, off or not, as sure as that one (docs/decisions/house-types.md)', async () => {
    const { confidence } = (await detect('en', leaving))!;
    for (const off of [[], ['retention']])
      expect(await detect('en', leaving, [own('retention')], off)).toEqual({ key: 'own', confidence });
    expect(await detect('en', leaving, [own('demo')], ['demo', 'closing'])).toEqual({ key: 'retention', confidence });
  });

  it('is no type that is off, and none at all where no other is heard', async () => {
    const service = ['retention', 'support', 'complaint'];
    const next = await detect('en', leaving, [], ['retention']);
    expect(next?.key).not.toBe('retention');
    expect(next === null || next.confidence < 0.5).toBe(true);
    const help = ['A: Tidewater support, this is Gus.', 'C: I can’t log in.', 'A: Which browser is it?', 'C: Firefox.'];
    expect((await detect('en', help))?.key).toBe('support');
    expect(await detect('en', help, [], service)).toBeNull();
  });

  it('what a company’s own type replaces decides how its conversations end and are summed up', async () => {
    const request = { definition: own('retention'), candidates: [], salespersonName: null, clientName: null };
    const summaryOf = async (definition: ScorecardDefinition) =>
      (
        await embeddedEngine().propose(dialogue('en', ...leaving, 'C: Fine, I will stay then.'), {
          ...request,
          definition,
        })
      ).findings;
    const [replacing, retention] = [
      await summaryOf(own('retention')),
      await summaryOf(definitionFor('retention', 'en')!),
    ];
    expect(replacing.outcome).toEqual(retention.outcome);
    expect(replacing.diagnostic.hard_data.missing).toEqual(retention.diagnostic.hard_data.missing);
    const { replaces: _, ...alone } = own('retention');
    expect((await summaryOf(alone)).diagnostic.hard_data.missing).not.toEqual(retention.diagnostic.hard_data.missing);
  });
});
