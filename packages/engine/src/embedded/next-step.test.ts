// Tests of next-step.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { findNextStep } from './next-step.ts';
import { read } from './testing/dialogue.ts';

const small = ['A: Bom, vamos lá.', 'C: Vamos.', 'A: Certo.'];

describe('next_step_scheduled: a day, date or time that the client accepts', () => {
  it.each([
    ['pt', ['A: Posso passar aí na sexta às nove?', 'C: Sexta às nove tá ótimo.']],
    ['en', ['A: Shall we speak on Tuesday at ten?', 'C: Yes, that works.']],
    ['es', ['A: ¿Le llamo el jueves a las 4?', 'C: Sí, me parece bien.']],
    ['en', ['A: How about Thursday at two?', 'C: Could we do Friday at three?', 'A: Friday at three, perfect.']],
    ['en', ['A: Let me show you the yard. Would Monday suit?', 'C: Monday is grand.']],
    ['en', ['A: Shall I ring you later?', 'C: Ring me in an hour.', 'A: In an hour, will do.']],
    ['pt', ['A: Ligo mais tarde?', 'C: Me liga às quatro.', 'A: Às quatro eu ligo.']],
    ['es', ['A: ¿El viernes a las dos?', 'C: Déjeme ver la agenda.', 'A: Claro.', 'C: A ver, viernes a las dos, sí.']],
    ['es', ['A: Se lo llevamos el lunes.', 'C: El lunes no estoy, ¿el miércoles?', 'A: El miércoles también.']],
  ] as const)('%s: agreed in %j', (language, lines) => {
    expect(findNextStep(read(language, ...small, ...lines))).not.toBeNull();
  });

  it.each([
    ['pt', ['A: Te ligo amanhã às dez, pode ser?', 'C: Amanhã não, melhor eu te avisar.']],
    ['en', ['A: Shall I ring on the twenty first?', 'C: Don’t do the twenty first, I will call you some time.']],
    ['es', ['A: ¿El lunes le marco?', 'C: Mejor yo le aviso.']],
    ['es', ['A: ¿El martes por la mañana les viene bien?', 'C: El martes no, que estamos de obras.']],
    ['en', ['A: Would Tuesday at ten do?', 'C: Not Tuesday, sorry, it is a mess here.']],
    ['en', ['A: I will send you the brochure.', 'C: Great, thanks.']],
    ['en', ['A: Do you open early?', 'C: We open at seven.', 'A: Right, and how many of you are there?']],
    [
      'pt',
      ['A: Passo aí dia doze?', 'C: Chegou gente aqui.', 'A: Quer que eu mande por e-mail?', 'C: Fechado, valeu.'],
    ],
    ['en', ['A: You were away last Monday.', 'C: Yes.']],
  ] as const)('%s: not agreed in %j', (language, lines) => {
    expect(findNextStep(read(language, ...small, ...lines))).toBeNull();
  });

  it('quotes the day that was taken instead of the one that was refused', () => {
    const lines = [
      'A: ¿El martes por la mañana les viene bien?',
      'C: El martes no, que estamos de obras. El jueves a las once.',
      'A: El jueves a las once, perfecto.',
    ];
    expect(findNextStep(read('es', ...small, ...lines))?.quote.text).toContain('jueves');
  });

  it('quotes when it is, and not the farewell', () => {
    const lines = [
      'A: Shall I come on Friday at ten with the samples?',
      'C: Friday at ten is fine.',
      'A: See you Friday.',
      'C: See you Friday.',
    ];
    expect(findNextStep(read('en', ...small, ...lines))?.quote.text).toContain('at ten');
  });

  it('quotes the proposal with its day', () => {
    const found = findNextStep(
      read('en', ...small, 'A: Good. Shall we speak on Tuesday at ten?', 'C: Yes, that works.'),
    );
    expect(found?.quote).toEqual({ segment: 3, text: 'Shall we speak on Tuesday at ten?' });
  });
});
