// What each speaker says, as one text: a number that is dictated over several turns stands together, with what the other says between them beside it.
import type { RawSegment } from '../conversation/raw.ts';
import { namesSomething } from './labels.ts';
import { folded, wordSet } from './number-tokens.ts';
import { plainText as plain } from './plain-text.ts';

/** Where a segment stands in its stream's text. */
export interface StreamPart {
  /** Place among all segments. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** What another speaker said just before it; empty where nobody did. */
  readonly asked: string;
}

/** Parts that follow each other are one line apart, others two. */
export interface Stream {
  readonly text: string;
  readonly parts: readonly StreamPart[];
}

/** Words, beside numbers, with which somebody who listens does not end a dictation. */
const mostBackChannelWords = 7;
const mostBackChannels = 2;
/** Between two turns that are hardly more than digits, somebody may say more: "one moment, the system is slow, go on". */
const mostInterruptionWords = 24;
const mostInterruptions = 4;
const mostDictationWords = 4;
const mostEchoWords = 2;
/** The end of what was said before. */
const askedCharacters = 240;

export function streamsOf(segments: readonly Pick<RawSegment, 'speaker' | 'text'>[]): Stream[] {
  const bySpeaker = new Map<string | null, { texts: string[]; length: number; parts: StreamPart[] }>();
  const said = segments.map(({ text }) => saidIn(text));
  for (const [index, { speaker, text }] of segments.entries()) {
    const known = bySpeaker.get(speaker);
    const stream = known ?? { texts: [], length: 0, parts: [] };
    if (!known) bySpeaker.set(speaker, stream);
    const last = stream.parts.at(-1);
    if (last) {
      const gap = isJoined(said, last.index, index) ? '\n' : '\n\n';
      stream.texts.push(gap);
      stream.length += gap.length;
    }
    stream.texts.push(plain(text));
    const before = segments[index - 1];
    const asked = before && before.speaker !== speaker ? plain(before.text.slice(-askedCharacters)) : '';
    stream.parts.push({ index, start: stream.length, end: stream.length + text.length, asked });
    stream.length += text.length;
  }
  return [...bySpeaker.values()].map(({ texts, parts }) => ({ text: texts.join(''), parts }));
}

/** What a segment is within a dictation. */
interface Said {
  /** "mm-hm", "ok, four one one one, go on". A question is no back-channel, because what follows answers it. */
  readonly isBackChannel: boolean;
  /** Longer, or it asks whether the digits were these; it asks for nothing else. */
  readonly isInterruption: boolean;
  /** Hardly more than digits. */
  readonly isDictation: boolean;
}

const longestSaid = 240;

function saidIn(text: string): Said {
  if (text.length > longestSaid) return { isBackChannel: false, isInterruption: false, isDictation: false };
  const words: string[] = plain(folded(text)).match(/[a-z]+|[0-9]+/g) ?? [];
  const others = words.filter((word) => !/^[0-9]/.test(word) && !digitWords.has(word));
  const hasDigits = others.length < words.length;
  const isQuestion = text.includes('?');
  const asksForNothing = !isQuestion || hasDigits || words.length <= mostEchoWords;
  return {
    isBackChannel: !isQuestion && others.length <= mostBackChannelWords,
    isInterruption: asksForNothing && others.length <= mostInterruptionWords && !others.some(namesSomething),
    isDictation: hasDigits && others.length <= mostDictationWords,
  };
}

function isJoined(said: readonly Said[], from: number, to: number): boolean {
  const isDictated = said[from]!.isDictation && said[to]!.isDictation;
  if (to - from - 1 > (isDictated ? mostInterruptions : mostBackChannels)) return false;
  for (let between = from + 1; between < to; between += 1) {
    const { isBackChannel, isInterruption } = said[between]!;
    if (!isBackChannel && !(isDictated && isInterruption)) return false;
  }
  return true;
}

const digitWords = wordSet(
  'zero cero oh one um two dois dos three tres four quatro cuatro five cinco six seis meia seven sete siete eight oito ocho nine nove nueve ' +
    'ten dez diez onze once doze doce treze trece quinze quince twenty vinte veinte thirty trinta treinta forty quarenta cuarenta fifty cinquenta cincuenta sixty sessenta sesenta ' +
    'seventy setenta eighty oitenta ochenta ninety noventa double doble triple',
);
