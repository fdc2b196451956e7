// One voice that reads or narrates, or a list of questions and answers: a recording, or a text without speakers, in which nobody is spoken to.
import type { Conversation } from './conversation.ts';
import { countWords, plainText, splitSentences } from './words.ts';

/** Fewer words tell nothing. */
const fewestWords = 40;
/** Shares of words and sentences; conversations have more, even where both voices were taken for one and a recogniser wrote no marks. */
const [mostAddress, mostQuestions] = [0.012, 0.05];
const mostSentences = 300;
/** Words by which people speak to each other and of themselves in the moment; Portuguese and Spanish have no `you` in most sentences. */
const address = new RegExp(
  `\\b(?:${[
    'you|your|yours|hello|hi|good morning|good afternoon|thanks|thank|please|sorry|yes|yeah|ok|okay|right|alright|sure',
    'voce|voces|senhor|senhora|alo|oi|bom dia|boa tarde|obrigado|obrigada|por favor|desculpa|desculpe|sim|claro|combinado|perfeito|ta bom|entao|ne',
    'tenho|estou|quero|posso|preciso|acho|temos|a gente|sou|vou|pode|podemos|quer|tem como|precisa|gostaria|olha',
    'usted|ustedes|vosotros|contigo|tu|te|hola|buenos dias|buenas tardes|gracias|perdon|disculpe|vale|perfecto|listo|de acuerdo|bueno|pues',
    'tengo|estoy|quiero|puedo|necesito|creo|tenemos|estamos|queremos|soy|voy|puede|quiere|necesita|gustaria|mire|oiga|diga|digame|permitame',
  ].join('|')})\\b`,
  'g',
);

/** `Q:` above `A:`, in three languages. */
const questionLabels = [
  ['q', 'a'],
  ['question', 'answer'],
  ['p', 'r'],
  ['pergunta', 'resposta'],
  ['pregunta', 'respuesta'],
];

/** Questions and answers that somebody wrote down: every other line asks, and nobody answers with a question. */
function isQuestionList({ speakers, segments }: Conversation): boolean {
  const names = speakers.map(({ name }) => plainText(name).trim());
  const labels = questionLabels.find((pair) => names.length === 2 && pair.every((label) => names.includes(label)));
  if (!labels) return false;
  return segments.every(
    ({ speaker, text }) => text.trimEnd().endsWith('?') === (plainText(speaker ?? '').trim() === labels[0]),
  );
}

/** Whether it is a recording in which one voice was heard, or none was told apart, or a text that names nobody, and nobody is spoken to. */
export function isNarration(conversation: Conversation): boolean {
  if (isQuestionList(conversation)) return true;
  const { form, speakers, segments } = conversation;
  if ((form !== 'recording' && form !== 'prose') || speakers.length > 1) return false;
  const sentences = segments.flatMap(({ text }) => splitSentences(text.slice(0, 2_000))).slice(0, mostSentences);
  const text = sentences.join(' ');
  const words = countWords(text);
  if (words < fewestWords) return false;
  const spokenTo = plainText(text).match(address)?.length ?? 0;
  const questions = sentences.filter((sentence) => sentence.trimEnd().endsWith('?')).length;
  return spokenTo <= words * mostAddress && questions <= sentences.length * mostQuestions;
}
