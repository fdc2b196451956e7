// One voice that reads or narrates: a recording with nobody in it who is spoken to.
import type { Conversation } from './conversation.ts';
import { countWords, plainText, splitSentences } from './words.ts';

/** Fewer words tell nothing. */
const fewestWords = 40;
/** Shares of words and sentences; in conversations they are far higher, even where both voices were taken for one. */
const [mostAddress, mostQuestions] = [0.012, 0.05];
const mostSentences = 300;
const address =
  /\b(?:you|your|yours|voce|voces|senhor|senhora|contigo|usted|ustedes|vosotros|tu|te|hello|hi|alo|hola|oi|bom dia|boa tarde|buenos dias|buenas tardes|good morning|good afternoon|thanks|thank|obrigado|obrigada|gracias)\b/g;

/** Whether it is a recording in which one voice was heard, or none was told apart, and that voice speaks to nobody. */
export function isNarration({ form, speakers, segments }: Conversation): boolean {
  if (form !== 'recording' || speakers.length > 1) return false;
  const sentences = segments.flatMap(({ text }) => splitSentences(text.slice(0, 2_000))).slice(0, mostSentences);
  const text = sentences.join(' ');
  const words = countWords(text);
  if (words < fewestWords) return false;
  const spokenTo = plainText(text).match(address)?.length ?? 0;
  const questions = sentences.filter((sentence) => sentence.trimEnd().endsWith('?')).length;
  return spokenTo <= words * mostAddress && questions <= sentences.length * mostQuestions;
}
