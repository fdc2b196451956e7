// Talk with no company has no score: lists of questions, broadcasts, trials, lessons and friends; terse talk at a counter has one.
import { describe, expect, it } from 'vitest';
import { analysed } from './testing/analysed.fixture.ts';

const scoreOf = async (lines: readonly string[]) => (await analysed(lines)).score;

const others: readonly (readonly string[])[] = [
  [
    'Question: What does the membership include?',
    'Answer: It includes the pool, all classes and two guest visits a month.',
    'Question: May I cancel at any time?',
    'Answer: You may cancel by the fifteenth of each month.',
  ],
  [
    'P: ¿Qué documentos necesito para abrir una cuenta?',
    'R: Su identificación y un comprobante de domicilio.',
    'P: ¿Hay un saldo mínimo?',
    'R: No, la cuenta no tiene saldo mínimo ni cargos por manejo.',
  ],
  [
    'Presenter: This week my guest is the climber Nan Orr, and her new book is out on Monday.',
    'Nan Orr: Lovely to be here on the programme.',
    'Presenter: What was the hardest problem on the north face?',
    'Nan Orr: The cold, and the tent that ripped in the first storm.',
    'Presenter: More from Nan after the break.',
  ],
  [
    'Locutora: Nos acompaña esta tarde el cocinero Abel Soria.',
    'Abel: Gracias por invitarme, un placer.',
    'Locutora: ¿Cuál fue su mayor problema al abrir?',
    'Abel: El alquiler, y un horno que no funcionaba.',
    'Locutora: Volvemos después de la publicidad, queridos oyentes.',
  ],
  [
    'Juíza: Chame a testemunha.',
    'Testemunha: Bom dia, meu nome é Ivo Lemos.',
    'Juíza: O senhor jura dizer a verdade?',
    'Testemunha: Juro, Excelência.',
    'Defesa: O senhor pagou quanto pelo carro?',
    'Testemunha: Nove mil.',
    'Defesa: Sem mais perguntas.',
  ],
  [
    'Miss Reed: Take out your exercise books. Who can tell me what a fraction is?',
    "Ali: It's a part of something, like a half.",
    'Miss Reed: Well done. And what is the problem with a half and two quarters?',
    'Ali: They are the same.',
    'Miss Reed: Exactly. For homework, exercises one to four.',
  ],
  [
    'Paz: ¿Quedamos el domingo en casa de Lola?',
    'Iker: Vale, aunque tengo un problema con el coche.',
    'Paz: Pues te recoge mi hermana a las doce.',
    'Iker: Genial, llevo el postre entonces.',
  ],
];

const served: readonly (readonly string[])[] = [
  [
    'Una: Do you mend zips?',
    'Bea: We do. Is it a coat?',
    'Una: A tent, it split at the bottom.',
    'Bea: Bring it in and I will have it done by Friday.',
    'Una: How much would that be?',
    'Bea: Eight pounds.',
  ],
  [
    'Rita: Vocês consertam guarda-chuva?',
    'Saul: Consertamos, dependendo da haste.',
    'Rita: A haste está boa, soltou o pano.',
    'Saul: Então fica pronto amanhã, são quinze reais.',
    'Rita: Posso pagar na hora de buscar?',
    'Saul: Pode sim.',
  ],
];

describe('Talk with no company', () => {
  it.each(others.map((lines) => [lines[0]!, lines] as const))('has no score: %s', async (_, lines) => {
    expect(await scoreOf(lines)).toBeNull();
  });

  it.each(served.map((lines) => [lines[0]!, lines] as const))('is none at a counter: %s', async (_, lines) => {
    expect(await scoreOf(lines)).not.toBeNull();
  });
});
