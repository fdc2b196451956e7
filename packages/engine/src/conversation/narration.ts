// One voice that reads or narrates, or a list of questions and answers: a recording, or a text without speakers, in which nobody is spoken to.
import { anyLine, linesOfAll } from '../language/any-language.ts';
import type { Conversation } from './conversation.ts';
import { countWords, plainText, splitSentences } from './words.ts';

/** Fewer words tell nothing. */
const fewestWords = 40;
/** Shares of words and sentences; conversations have more, even where both voices were taken for one and a recogniser wrote no marks. */
const [mostAddress, mostQuestions] = [0.012, 0.05];
const mostSentences = 300;
/** Portuguese and Spanish have no `you` in most sentences, so words of oneself count too. */
const address = new RegExp(`\\b${anyLine(({ noConversation }) => noConversation.address)}\\b`, 'g');
/** `Q:` above `A:`. */
const questionLabels = linesOfAll(({ noConversation }) => noConversation.questionLabels).map((pair) => pair.split(' '));

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
