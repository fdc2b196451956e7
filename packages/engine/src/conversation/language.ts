// The language of a transcript by its function words: Portuguese, English or Spanish, anything else as English (docs/decisions/analysis-fields.md#d35).
import type { Language } from '@earshot/core';
import { plainWords } from './words.ts';

const list = (words: string) => new Set(words.split(/\s+/));

// Words without accents. Those of two languages are left out or stand in both lists; the last list is of other languages.
const functionWords: Readonly<Record<Language | 'other', ReadonlySet<string>>> = {
  pt: list(`nao voce voces vc vcs eu ele ela eles isso isto esse essa aqui ai um uma uns umas do da dos das no na nos nas ao aos pelo pela com sem
    mais muito muita tambem ja so ta to tava estou esta sao foi ser tem tenho temos gente meu minha seu sua pra pro para por que quem quando onde
    entao mas ou obrigado obrigada bom boa dia tarde oi ola tudo bem sim ne la ate depois hoje ontem amanha vou vai fazer posso pode queria os as e o a`),
  en: list(`the and to of you i we it is that a in for on with this was are be have not they your our do don t s m re ve ll what how so if at
    can just yeah yes no but would will there me my us about from or as one get got know like when who which had has been he she them then`),
  es: list(`no usted ustedes yo el ella ellos eso esto ese esa aqui ahi un una unos unas del de la los las al con sin mas muy tambien ya solo
    esta estoy son fue ser tiene tengo tenemos mi su sus para por que quien cuando donde entonces pero o gracias buenos buenas dias tardes hola bien
    si le les se lo me nos te hay hasta despues hoy ayer manana voy va hacer puedo puede quiero como y en es pues vale bueno`),
  other:
    list(`le les des une est dans pour avec vous nous je il elle ne pas c qu et du sur au ce cette sont mais ou merci bonjour oui
    der die das und ich sie ist nicht ein eine wir mit auf zu den dem haben wie ja nein danke guten
    il lo gli che non sono una per con mi di della del ho ha siamo grazie buongiorno anche questo
    het een en van ik je dat niet zijn wij voor goed dank u met maar ook te`),
};

const sampleWords = 4000;

/**
 * Language by the share of function words in the first words; `hint` (a recogniser's or caller's code such as `pt-BR`) decides only
 * where the words do not. Sampled, so constant time on long texts.
 */
export function detectLanguage(texts: readonly string[], hint: string | null = null): Language {
  const scores = { pt: 0, en: 0, es: 0, other: 0 };
  let seen = 0;
  for (const text of texts) {
    for (const word of plainWords(text.slice(0, 20_000))) {
      seen += 1;
      for (const language of ['pt', 'en', 'es', 'other'] as const)
        if (functionWords[language].has(word)) scores[language] += 1;
    }
    // Letters that only one of the languages writes.
    const head = text.slice(0, 2000);
    if (/[ãõ]|ção|ções/i.test(head)) scores.pt += 2;
    if (/[ñ¿¡]/i.test(head)) scores.es += 2;
    if (seen > sampleWords) break;
  }
  const best = (['pt', 'es', 'en'] as const).reduce((a, b) => (scores[b] > scores[a] ? b : a));
  const hinted = languageOfCode(hint);
  if (scores[best] < 2 || scores[best] * 12 < seen) return hinted ?? 'en';
  return scores.other > scores[best] * 1.1 ? 'en' : best;
}

function languageOfCode(code: string | null): Language | null {
  const primary = code?.trim().toLowerCase() ?? '';
  if (/^(?:pt|por|portugu)/.test(primary)) return 'pt';
  if (/^(?:es|spa|espa|castel)/.test(primary)) return 'es';
  return /^en/.test(primary) ? 'en' : null;
}
