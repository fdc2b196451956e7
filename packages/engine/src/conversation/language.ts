// The language of a transcript by its function words: Portuguese, English or Spanish, anything else as English, and known to be another (docs/decisions/analysis-fields.md#d35).
import type { Language } from '@earshot/core';
import { plainWords } from './words.ts';

const list = (words: string) => new Set(words.split(/\s+/));

// Words without accents. Those of two languages are left out or stand in both lists.
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  pt: list(`nao voce voces vc vcs eu ele ela eles isso isto esse essa aqui ai um uma uns umas do da dos das no na nos nas ao aos pelo pela com sem
    mais muito muita tambem ja so ta to tava estou esta sao foi ser tem tenho temos gente meu minha seu sua pra pro para por que quem quando onde
    entao mas ou obrigado obrigada bom boa dia tarde oi ola tudo bem sim ne la ate depois hoje ontem amanha vou vai fazer posso pode queria os as e o a`),
  en: list(`the and to of you i we it is that a in for on with this was are be have not they your our do don t s m re ve ll what how so if at
    can just yeah yes no but would will there me my us about from or as one get got know like when who which had has been he she them then`),
  es: list(`no usted ustedes yo el ella ellos eso esto ese esa aqui ahi un una unos unas del de la los las al con sin mas muy tambien ya solo
    esta estoy son fue ser tiene tengo tenemos mi su sus para por que quien cuando donde entonces pero o gracias buenos buenas dias tardes hola bien
    si le les se lo me nos te hay hasta despues hoy ayer manana voy va hacer puedo puede quiero como y en es pues vale bueno`),
};
/** Languages that are told only to be others; each has a list of its own, since those of all together would fit any text. */
const others = [
  list(`le les des une est dans pour avec vous nous je il elle ne pas c qu et du sur au ce cette sont mais ou merci bonjour oui de la un en se que a y
    on j l d vais peux avez ai etes votre notre tres bien quel quelle combien comment quand ici alors donc fait faire`),
  list(`der die das und ich sie ist nicht ein eine einen wir mit auf zu den dem haben wie ja nein danke guten fur von im am es was er hat habe kann
    konnen ihnen ihre noch auch dann oder aber bei so tag welches welche`),
  list(`il lo gli che non sono una per con mi di della del ho ha siamo grazie buongiorno anche questo la le i e un si ci da al alla nel va bene quanto
    come quando dove perche piu ma se vorrei posso puo suo sua lei ne c po allora quindi`),
  list(
    `het een en van ik je dat niet zijn wij voor goed dank u met maar ook te de is in op we wat hoe dit die er naar kunt kan heeft heb graag dan`,
  ),
  list(`el la els les de del dels que i en a amb per no un una uns unes es molt be que com quan on qui li em et ens us vosaltres doncs pero si ja tambe
    hi ha he tinc vull puc gracies bon dia fins aqui aixo meu meva seva seu al als quin quina quant voldria te som soc`),
  list(`o a os as de do da dos das que e en no na nos nas un unha uns unhas se eu el ela non moi ben xa ata grazas co coa cos coas pois cando onde canto
    tamen polo pola hai ten teno son somos estou vostede voste me lle lles vos bos boas dias iso isto aqui mais como por para pero mellor`),
  list(`si de la in cu nu este sunt pe un o ca ce va am ai are noi voi eu el ea din pentru mai sau dar cum cand unde cat vreau pot bine buna ziua multumesc
    da se sa le ne imi iti aveti avem acum aici`),
];

const sampleWords = 4000;

/** Fewer words tell no other language. */
const fewestForOther = 20;
/** A text of another language has so many times its words. */
const otherLead = 1.2;
const shortLead = 1.6;
/** In any text of a language one word in so many is a function word. */
const mostBetween = 12;

export interface SpokenLanguage {
  /** That of the analysis. */
  readonly language: Language;
  /** It is neither Portuguese nor English nor Spanish. */
  readonly isOther: boolean;
}

/**
 * Language by the share of function words in the first words; `hint` (a recogniser's or caller's code such as `pt-BR`) decides only
 * where the words do not. Sampled, so constant time on long texts.
 */
export function spokenLanguage(texts: readonly string[], hint: string | null = null): SpokenLanguage {
  const scores = { pt: 0, en: 0, es: 0 };
  const otherScores = others.map(() => 0);
  let seen = 0;
  for (const text of texts) {
    for (const word of plainWords(text.slice(0, 20_000))) {
      seen += 1;
      for (const language of ['pt', 'en', 'es'] as const) if (functionWords[language].has(word)) scores[language] += 1;
      others.forEach((words, at) => {
        if (words.has(word)) otherScores[at]! += 1;
      });
    }
    // Letters that only one of the languages writes.
    const head = text.slice(0, 2000);
    if (/[ãõ]|ção|ções/i.test(head)) scores.pt += 2;
    if (/[ñ¿¡]/i.test(head)) scores.es += 2;
    if (seen > sampleWords) break;
  }
  const best = (['pt', 'es', 'en'] as const).reduce((a, b) => (scores[b] > scores[a] ? b : a));
  const most = Math.max(...otherScores);
  const isLong = seen >= fewestForOther;
  const hinted = languageOfCode(hint);
  if (scores[best] < 2 || scores[best] * mostBetween < seen)
    return { language: hinted ?? 'en', isOther: isLong && hinted === null };
  const isOther = most > scores[best] * (isLong ? otherLead : shortLead);
  return { language: isOther ? 'en' : best, isOther: isOther && isLong };
}

export const detectLanguage = (texts: readonly string[], hint: string | null = null): Language =>
  spokenLanguage(texts, hint).language;

function languageOfCode(code: string | null): Language | null {
  const primary = code?.trim().toLowerCase() ?? '';
  if (/^(?:pt|por|portugu)/.test(primary)) return 'pt';
  if (/^(?:es|spa|espa|castel)/.test(primary)) return 'es';
  return /^en/.test(primary) ? 'en' : null;
}
