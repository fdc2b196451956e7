// Utterances as a recogniser writes them, for the evaluation.
import { describe, expect, it } from 'vitest';
import { asRecognised } from '../../bench/evaluation/recognised-speech.ts';

const said = {
  en: 'Well, it’s too expensive for us, and I have to ask my boss; their price is half of it.',
  es: 'Bueno, hay que verlo con mi socio porque, la verdad, se me hace muy caro para este año.',
  pt: 'Olha, está caro para a gente agora; eu tenho que falar com o meu sócio, mas gostei.',
} as const;

describe('what a recogniser makes of an utterance', () => {
  it.each(['en', 'es', 'pt'] as const)('has neither marks nor capitals, and most of its words (%s)', (language) => {
    const words = said[language].toLowerCase().match(/[\p{L}’]+/gu)!;
    const heard = asRecognised(said[language], language);
    expect(heard).toMatch(/^[\p{L}’' ]+$/u);
    expect(heard).toBe(heard.toLowerCase());
    const kept = heard.split(' ').filter((word) => words.includes(word));
    expect(kept.length).toBeGreaterThan(words.length / 2);
    expect(kept.length).toBeLessThan(words.length);
  });

  it('is the same each time, and other mistakes in other words', () => {
    expect(asRecognised(said.pt, 'pt')).toBe(asRecognised(said.pt, 'pt'));
    const starts = ['Então', 'Bom', 'Certo', 'Pois é'].map((start) =>
      asRecognised(`${start}. ${said.pt}`, 'pt').slice(-40),
    );
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  it('keeps figures, and what is a few words long', () => {
    expect(asRecognised('R$ 1.200 até 12/05.', 'pt')).toMatch(/1\.200.*12\/05/);
    expect(asRecognised('Sim.', 'pt')).toBe('sim');
  });
});
