// What was once read wrongly, in words that the corpus does not have: praise of a competitor, and needs told as a question or a wish.
import type { Language } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import { analysedAs } from './testing/analysed.fixture.ts';

describe('catalogue: disparaged_competitor is speaking ill, not well, of a competitor', () => {
  const negotiation: Readonly<Record<Language, (words: string) => string[]>> = {
    en: (words) => [
      'A> Hello, Jess from Oakline Fencing. You had our quote for the garden fence, twelve hundred pounds.',
      'C> I did. Brookfield quoted me a bit less.',
      `A> ${words}`,
      'C> Okay. And when could you start?',
      'A> On Monday at eight, if that suits you.',
      'C> Monday at eight is fine.',
    ],
    es: (words) => [
      'A> Hola, soy Jimena, de Cercas del Roble. Le pasé el presupuesto de la cerca, mil doscientos.',
      'C> Sí. En Brezal me cotizaron un poco menos.',
      `A> ${words}`,
      'C> Bueno. ¿Y cuándo podrían empezar?',
      'A> El lunes a las ocho, si le conviene.',
      'C> El lunes a las ocho está bien.',
    ],
    pt: (words) => [
      'A> Oi, é a Jéssica, da Cercas Carvalho. Passei o orçamento da cerca, mil e duzentos.',
      'C> Vi sim. A Brejal me cobrou um pouco menos.',
      `A> ${words}`,
      'C> Certo. E quando vocês começam?',
      'A> Segunda às oito, se for bom pra você.',
      'C> Segunda às oito está ótimo.',
    ],
  };
  const praise: readonly (readonly [Language, string])[] = [
    ['en', "They're a decent company, I've no complaints about them. Ours comes with the posts concreted in."],
    ['en', 'Brookfield have a great name round here and they deserve it.'],
    ['en', "I know their fences, they last. I can't match that price, but I can be there sooner."],
    ['en', "You wouldn't go wrong with Brookfield either."],
    ['es', 'Son una buena empresa, no tengo queja de ellos. La nuestra lleva los postes con cemento.'],
    ['es', 'Los de Brezal tienen muy buen nombre por aquí y se lo merecen.'],
    ['es', 'Conozco sus cercas, duran mucho. Ese precio no lo igualo, pero llego antes.'],
    ['es', 'Con ellos tampoco se equivocaría.'],
    ['pt', 'É uma boa empresa, não tenho queixa deles. A nossa vem com os mourões no concreto.'],
    ['pt', 'A turma da Brejal tem muito bom nome por aqui, e merece.'],
    ['pt', 'Conheço as cercas deles, duram bastante. Nesse preço eu não chego, mas começo antes.'],
    ['pt', 'Com eles você também não erra.'],
    ['pt', 'O pessoal da Brejal é sério, respeito muito o trabalho deles.'],
    ['es', 'La gente de Brezal es seria, respeto mucho su trabajo.'],
    ['en', 'The Brookfield lot are honest, I respect their work.'],
  ];
  const abuse: readonly (readonly [Language, string])[] = [
    ['en', 'Brookfield? Their fences fall over in the first storm, they are cowboys.'],
    ['en', "They are not a good company, they'll take your deposit and vanish."],
    ['es', '¿Brezal? Sus cercas se caen con el primer viento, son unos estafadores.'],
    ['pt', 'A Brejal? As cercas deles caem no primeiro vento, são uns picaretas.'],
  ];

  const isTold = async (language: Language, words: string) => {
    const { interactionScorecard } = await analysedAs(language, 'negotiation', negotiation[language](words));
    return interactionScorecard!.criteria.find(({ key }) => key === 'disparaged_competitor')!.met;
  };

  it.each(praise)('%s: %s', async (language, words) => {
    expect(await isTold(language, words)).toBe(false);
  });

  it.each(abuse)('and still hears abuse: %s: %s', async (language, words) => {
    expect(await isTold(language, words)).toBe(true);
  });
});

describe('catalogue: a need may be told as a question or as a wish', () => {
  const enquiry: Readonly<Record<Language, (words: string) => string[]>> = {
    en: (words) => [
      'A> Good morning, Harbour Kitchens, this is Dean.',
      `C> Morning. ${words}`,
      'A> We can look into that. Where are you based?',
      'C> In Truro.',
      'A> Shall I ring you tomorrow at ten?',
      'C> Yes, ten is good.',
    ],
    es: (words) => [
      'A> Buenos días, Cocinas del Puerto, le atiende Damián.',
      `C> Buenos días. ${words}`,
      'A> Lo podemos ver. ¿Dónde está usted?',
      'C> En Gijón.',
      'A> ¿Le llamo mañana a las diez?',
      'C> Sí, a las diez está bien.',
    ],
    pt: (words) => [
      'A> Bom dia, Cozinhas do Porto, aqui é o Danilo.',
      `C> Bom dia. ${words}`,
      'A> A gente pode ver isso. Onde o senhor fica?',
      'C> Em Itajaí.',
      'A> Posso ligar amanhã às dez?',
      'C> Pode, às dez está bom.',
    ],
  };
  const needs: readonly (readonly [Language, string])[] = [
    ['en', 'I wish the drawers would stop jamming every time the oven is on.'],
    ['en', 'How would one go about hiding the boiler?'],
    ['en', 'Would there be a tap a child can reach?'],
    ['en', 'My dream is a kitchen where two people can pass.'],
    ['en', 'Who does islands on wheels?'],
    ['es', 'Quisiera que los cajones dejaran de trabarse cada vez que prendo el horno.'],
    ['es', '¿Cómo se haría para tapar la caldera?'],
    ['es', '¿Habría un grifo que alcance un niño?'],
    ['es', 'Mi sueño es una cocina donde pasen dos.'],
    ['es', '¿Quién hace islas con ruedas?'],
    ['pt', 'Queria que as gavetas parassem de emperrar toda vez que ligo o forno.'],
    ['pt', 'Como se faz pra esconder o aquecedor?'],
    ['pt', 'Haveria uma torneira que criança alcance?'],
    ['pt', 'Meu sonho é uma cozinha em que passem dois.'],
    ['pt', 'Quem faz ilha com rodinha?'],
  ];
  const others: readonly (readonly [Language, string])[] = [
    ['en', 'Is there somebody I can call back on this number later?'],
    ['en', 'I wish I were on the beach today.'],
    ['en', 'How would I pay you, is there a fee for cards?'],
    ['es', '¿Hay algún estacionamiento cerca de la tienda?'],
    ['es', 'Me encantaría estar de vacaciones ahora mismo.'],
    ['es', '¿Se podría hacer el pago con un descuento?'],
    ['pt', 'Tem como você me ligar de novo mais tarde?'],
    ['pt', 'Quem dera eu estivesse de férias agora.'],
    ['pt', 'Será que dá para parcelar sem juros?'],
  ];

  it.each(needs)('%s: %s', async (language, words) => {
    const { bant } = await analysedAs(language, 'lead_qualification', enquiry[language](words));
    expect(bant!.need).toContain(words);
  });

  it.each(others)('and not every question or wish is one: %s: %s', async (language, words) => {
    const { bant } = await analysedAs(language, 'lead_qualification', enquiry[language](words));
    expect(bant?.need ?? '').not.toContain(words);
  });
});
