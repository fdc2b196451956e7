// What a client reads of the conversation: their own need, products and what was agreed, and no word that an engine wrote (docs/decisions/analysis-fields.md#d34).
import type { Analysis, Language, Outcome } from '../../generated/types.gen.ts';

interface ClientTexts {
  about(need: string): string;
  products(names: string): string;
  /** Says nothing of other outcomes: that a client refused is the company's view. */
  outcomes: Partial<Record<Outcome, string>>;
}

const textsIn: Record<Language, ClientTexts> = {
  en: {
    about: (need) => `In the client’s words: “${need}”.`,
    products: (names) => `Products mentioned: ${names}.`,
    outcomes: {
      won: 'It ended with an agreement.',
      agreed_next_step: 'A next step was agreed.',
      solved: 'The matter was resolved.',
      unsolved: 'The matter is still open.',
    },
  },
  pt: {
    about: (need) => `Nas palavras do cliente: “${need}”.`,
    products: (names) => `Produtos mencionados: ${names}.`,
    outcomes: {
      won: 'A conversa terminou com um acordo.',
      agreed_next_step: 'Um próximo passo foi combinado.',
      solved: 'O assunto foi resolvido.',
      unsolved: 'O assunto ainda está em aberto.',
    },
  },
  es: {
    about: (need) => `En palabras del cliente: «${need}».`,
    products: (names) => `Productos mencionados: ${names}.`,
    outcomes: {
      won: 'La conversación terminó con un acuerdo.',
      agreed_next_step: 'Se acordó un próximo paso.',
      solved: 'El asunto quedó resuelto.',
      unsolved: 'El asunto sigue pendiente.',
    },
  },
};

const withoutMark = (text: string) => text.trim().replace(/[.…]+$/, '');

/** In the language of the conversation; null where there is nothing to say. */
export function clientSummary(
  { bant, productExploration, outcome }: Pick<Analysis, 'bant' | 'productExploration' | 'outcome'>,
  language: Language,
): string | null {
  const say = textsIn[language];
  const need = withoutMark(bant?.need ?? '');
  const products = [...new Set(productExploration?.products ?? [])];
  const sentences = [
    need !== '' && say.about(need),
    products.length > 0 && say.products(products.join(', ')),
    outcome !== null && say.outcomes[outcome],
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length === 0 ? null : sentences.join(' ');
}
