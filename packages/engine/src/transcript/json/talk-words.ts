// Whether texts are words of people who talk to one another; a log or a list of goods has none.
import { plainWords } from '../../conversation/words.ts';

/** Also what people answer, and verbs that say who acts where Portuguese and Spanish leave the pronoun out. */
const addresses = new Set(
  `i you your me my we our us voce voces eu seu sua meu minha nos nosso nossa senhor senhora obrigado obrigada usted ustedes tu te yo mi
  nosotros nuestro nuestra gracias hello hi yes yeah okay thanks oi ola sim hola si vale claro bueno perfecto
  posso consigo quero queria vou tenho estou vamos preciso gostaria puedo quiero voy tengo estoy necesito digame vous je nous votre merci sie ich wir ihr danke lei io noi grazie`.split(
    /\s+/,
  ),
);
const longest = 400;
const leastAddressed = 0.3;

/** Share of the texts in which somebody speaks of themselves or to somebody. */
export const shareAddressed = (texts: readonly string[]): number =>
  texts.filter((text) => plainWords(text.slice(0, longest)).some((word) => addresses.has(word))).length / texts.length;

/** They speak to one another, and somebody asks something. */
export const isTalk = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes('?')) && shareAddressed(texts) >= leastAddressed;
