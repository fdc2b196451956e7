// Words that speak to whoever audits the conversation, to change its findings: they prove nothing.

import type { Conversation } from '../conversation/conversation.ts';
import { plainText, splitSentences } from '../conversation/words.ts';
import type { Quote } from '../findings/findings.ts';
import { comparableText } from './quote-text.ts';

const patterns = [
  /\b(?:ignore|disregard|forget|override) (?:all |any |every |of |the |your |my |these |those |previous |prior |above |earlier |system )+(?:instructions?|prompts?|rules|guidelines|directives)\b/,
  /\b(?:ignor\w{1,4}|desconsider\w{1,3}|esquec\w{1,3}) (?:todas |todos |as |os |suas |seus |tuas |teus |essas |estas |quaisquer |de )*(?:instrucoes|regras|diretrizes|comandos|orientacoes)\b(?! d[eao]s? )/,
  /\b(?:ignor\w{1,4}|olvid\w{1,3}|descart\w{1,3}) (?:todas |todos |las |los |tus |sus |esas |estas |de )*(?:instrucciones|reglas|directrices|indicaciones) (?:anteriores|previas|del sistema|y|e)\b/,
  /\b(?:ignor\w{1,4}|olvid\w{1,3}|descart\w{1,3}) (?:todas )?(?:tus|sus) (?:instrucciones|reglas|directrices)\b/,
  /\bsystem prompt\b|\bas an ai\b|\blanguage model\b|\bmodelo de lingua\w{1,3}\b|\byou are now an?\b/,
  /\b(?:every|each|all|any) (?:of )?(?:the )?criteri(?:on|a) (?:is|are|as|was|were)? ?(?:met|fulfilled|true|satisfied)\b/,
  /\btodos (?:os criterios (?:foram |estao |sao |como )?(?:atendidos|cumpridos|verdadeir\w{1,2})|los criterios (?:se |estan |son |como )?(?:cumpl\w{1,5}|verdader\w{1,2}))\b/,
  /\b(?:mark|set|marque|marca|marcar) (?:all|every|todos) (?:(?:of|the|os|los) )*criteri\w{1,4}\b/,
  /\b(?:score|scorecard|rating|pontuacao|puntuacion|puntaje)(?: \w{1,12}){0,4} (?:100|one hundred|cem|cien|maxim[ao])\b/,
  /\b(?:de|da|dar|atribua|ponga|pon) (?:uma |una |a |la )?nota (?:de )?(?:100|cem|cien|maxima)\b/,
];

/** Whether a text gives orders about how it is to be judged, in Portuguese, English or Spanish. */
export function addressesAuditor(text: string): boolean {
  const plain = plainText(text);
  return patterns.some((pattern) => pattern.test(plain));
}

/** A text with each of its sentences that gives such orders replaced; nothing is changed in others. */
export function withoutOrders(text: string, replacement: string): string {
  if (!addressesAuditor(text)) return text;
  return splitSentences(text)
    .map((sentence) => (addressesAuditor(sentence) ? replacement : sentence))
    .join(' ');
}

/** Tells quotes that are, hold or belong to such orders; each segment is read once. */
export function orderDetector({ segments }: Pick<Conversation, 'segments'>): (quote: Quote) => boolean {
  const orders = new Map<number, string>();
  return ({ segment, text }) => {
    let own = orders.get(segment);
    if (own === undefined) {
      const whole = segments[segment]?.text ?? '';
      // Comparable text has no line ends, so nothing is found across two orders.
      own = addressesAuditor(whole)
        ? splitSentences(whole).filter(addressesAuditor).map(comparableText).join('\n')
        : '';
      orders.set(segment, own);
    }
    return own !== '' && (own.includes(comparableText(text)) || addressesAuditor(text));
  };
}
