// Tests of objection-exchange.ts: objections without any word of objecting, told by what is said around them, and what only sounds like one.
import { describe, expect, it } from 'vitest';
import { objectionsIn } from '../testing/objections.ts';

describe('what objects in its exchange', () => {
  it.each([
    [
      'en',
      'A: This one has the bigger battery.',
      'C: weighs a ton though doesnt it my wrists are gone',
      'A: it has wheels and a strap',
      'C: oh wheels ok thats different',
    ],
    [
      'en',
      "A: It's a minimum of two pallets.",
      "C: Two pallets in my shed, I'd have to sleep outside.",
      'A: We can hold one for you.',
      'C: Right.',
    ],
    [
      'es',
      'A: ¿Le meto el pedido hoy mismo?',
      'C: Aguantá hasta que me confirmen el aguinaldo.',
      'A: ¿Eso cuándo sería?',
      'C: A fin de mes, si cumplen.',
    ],
    [
      'pt',
      'A: Só falta assinar.',
      'C: A cláusula nove eu quero que a minha advogada olhe.',
      'A: Mando o texto completo.',
      'C: Manda, e ela te fala.',
    ],
  ] as const)('is found in whatever words (%s)', (language, ...lines) => {
    expect(objectionsIn(language, ...lines)).toEqual([lines[1]!.slice('C: '.length)]);
  });

  it.each([
    [
      'en',
      'A: The renewal is at three hundred and ten.',
      "C: If it had been over four hundred I'd have been on to the others this morning.",
      "A: So we're fine?",
      "C: We're fine.",
    ],
    [
      'en',
      'A: You were worried about the noise.',
      "C: I was, until I stood next to one at my cousin's. Quiet as anything.",
      'A: Lovely.',
      "C: So let's talk colours.",
    ],
    [
      'es',
      'A: ¿Me dice por qué se va?',
      'C: Nos vamos a vivir fuera en mayo, no es por ustedes.',
      'A: Entiendo, suerte.',
      'C: Gracias.',
    ],
    [
      'pt',
      'A: São duzentos e quarenta o par.',
      'C: Meu vizinho falou que vocês são careiros e eu disse que ele não entende nada de pneu.',
      'A: Obrigado.',
      'C: Manda o par.',
    ],
  ] as const)('is no reason that never was one, is gone, or is another’s (%s)', (language, ...lines) => {
    expect(objectionsIn(language, ...lines)).toEqual([]);
  });
});
