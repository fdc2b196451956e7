// Tests of objections.ts, each with short dialogues or words of its own.
import { describe, expect, it } from 'vitest';
import { findObjections } from './objections.ts';
import { read } from './testing/dialogue.ts';

describe('objections of the client', () => {
  it.each([
    ['price', 'pt', 'A: O plano sai por R$ 240 por mês.', 'C: Nossa, achei caro.', 'A: Posso tirar a instalação.'],
    ['stall', 'en', 'A: It would be ninety pounds a month.', 'C: I need to talk to my husband first.', 'A: Of course.'],
    ['present', 'es', 'A: El plan cuesta 45 euros al mes.', 'C: Ya tengo un proveedor que lo hace.', 'A: Claro.'],
    ['trust', 'pt', 'A: Posso te oferecer o teste.', 'C: Meu medo é o sistema parar.', 'A: Entendo.'],
    ['terms', 'en', 'A: It would be ninety pounds a month.', 'C: I am not keen on the minimum term.', 'A: Sure.'],
    ['fit', 'en', 'A: The app tracks every bike.', 'C: The lads will never use it.', 'A: Right.'],
    ['timing', 'es', 'A: Le puedo instalar todo.', 'C: Ahora no podemos parar la planta.', 'A: Entiendo.'],
  ] as const)('%s (%s)', (kind, language, ...lines) => {
    expect(
      findObjections(read(language, ...lines), false).map((objection) => [objection.kind, objection.quote.segment]),
    ).toEqual([[kind, 1]]);
  });

  it('are not grumbling about prices elsewhere, nor before anything was offered', () => {
    expect(findObjections(read('pt', 'A: Tudo bem?', 'C: A gasolina tá cara demais.', 'A: Pois é.'), false)).toEqual(
      [],
    );
  });

  it('are not the grievance of a complaint', () => {
    const lines = [
      'A: Customer care, Ned speaking.',
      'C: The wardrobe arrived broken, I do not trust you.',
      'A: I am sorry.',
    ];
    expect(findObjections(read('en', ...lines), false)).toEqual([]);
  });

  it('are resolved when the client takes the answer', () => {
    const lines = [
      'A: It would be ninety pounds a month.',
      'C: That is too expensive.',
      'A: If you pay yearly I can do seventy.',
      'C: Okay, that makes sense.',
    ];
    expect(findObjections(read('en', ...lines), false)[0]).toMatchObject({
      resolved: true,
      quote: { text: 'That is too expensive.' },
    });
  });

  it('are not answered by going on to something else', () => {
    const lines = [
      'A: It would be ninety pounds a month.',
      'C: That is too expensive.',
      'A: And it comes in blue.',
      'C: I said it is too expensive.',
    ];
    expect(findObjections(read('en', ...lines), false)[0]).toMatchObject({ answer: null, resolved: false });
  });

  it('are reported once when said again', () => {
    const lines = [
      'A: It would be ninety pounds a month.',
      'C: That is too expensive.',
      'A: Hm.',
      'C: It is still too expensive.',
    ];
    expect(findObjections(read('en', ...lines), false)).toHaveLength(1);
  });
});
