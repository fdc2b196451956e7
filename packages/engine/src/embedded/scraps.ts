// Words that tell nothing of a purchase: a fragment, a back-channel, a recogniser's caption, a refusal (docs/catalogue.md#bant-and-products).
import type { BantKey, Findings, Quote } from '../findings/findings.ts';
import { contentWords } from './exchange.ts';
import { saysCue } from './outcome/ending-cues.ts';
import { has, Reading, spansOf } from './reading/reading.ts';

/** What recognisers write where nobody speaks, or who wrote the captions. */
const captions: readonly RegExp[] = [
  /\b(?:subtitles|captions|legendas|subt[ií]tulos)\b.{0,20}\b(?:by|por|pela|realizad\w{1,2}|da comunidade)\b/iu,
  /\bamara\.org\b|\bthanks for watching\b|\bobrigado por assistir\b|\bgracias por ver\b/iu,
];
/** A recogniser's note on what it heard, which nobody says: "[Music]". */
const noteOpens = new Set('([{*♪');
const noteCloses = new Set(')]}*♪');
const mostNoteCharacters = 60;
const fewestWords = 3;
/** Words of an acknowledgement. */
const mostAcknowledged = 4;
/** A longer refusal also gives a reason. */
const mostRefusalWords = 6;
const exactKinds = ['money', 'number', 'day', 'weekday', 'month', 'duration'] as const;

/** Whether a quote tells nothing that could be a need, a budget, a decision maker or a deadline. */
export function isScrap(reading: Reading, quote: Quote): boolean {
  const text = quote.text.trim();
  if (isNote(text) || captions.some((caption) => caption.test(text))) return true;
  const segment = reading.conversation.segments[quote.segment];
  if (!segment) return false;
  const { sentences } = new Reading(
    { ...reading.conversation, segments: [{ ...segment, index: 0, text: quote.text }] },
    reading.pack,
  );
  const words = sentences.flatMap((sentence) => sentence.words);
  const exact = sentences.some((sentence) => spansOf(sentence, ...exactKinds).length > 0);
  if (
    exact ||
    sentences.some((sentence) => has(sentence, 'authorityStated') || saysCue(reading, sentence, 'authorityTold'))
  )
    return false;
  if (words.length >= fewestWords && sentences.some((sentence) => spansOf(sentence, 'name').length > 0)) return false;
  if (words.length < fewestWords || sentences.every((sentence) => contentWords(reading, sentence).length === 0))
    return true;
  return sentences.every(
    (sentence) =>
      (has(sentence, 'acknowledge') && sentence.words.length <= mostAcknowledged) ||
      saysCue(reading, sentence, 'refusesForGood') ||
      (has(sentence, 'refuse') && sentence.words.length <= mostRefusalWords),
  );
}

const isNote = (text: string) =>
  text.length <= mostNoteCharacters && noteOpens.has(text.charAt(0)) && noteCloses.has(text.charAt(text.length - 1));

/** BANT without what tells nothing. */
export function withoutScraps(reading: Reading, bant: Findings['bant']): Findings['bant'] {
  const kept = (key: BantKey) => (bant[key] && !isScrap(reading, bant[key]) ? bant[key] : null);
  return { budget: kept('budget'), authority: kept('authority'), need: kept('need'), timing: kept('timing') };
}

/** BANT of a talk that was refused, without a need that only objects: who is content with what they have needs nothing. */
export function withoutObjections(bant: Findings['bant'], objections: Findings['objections']): Findings['bant'] {
  const { need } = bant;
  const isObjection = objections.some(
    ({ quote, resolved }) => !resolved && need?.segment === quote.segment && quote.text.includes(need.text),
  );
  return isObjection ? { ...bant, need: null } : bant;
}
