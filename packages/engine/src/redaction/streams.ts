// What each speaker says, as one text: a number that is dictated over several turns stands together, with what the other says between them beside it.
import type { RawSegment } from '../conversation/raw.ts';
import { folded, wordSet } from './number-tokens.ts';

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
/** The end of what was said before. */
const askedCharacters = 240;

export function streamsOf(segments: readonly Pick<RawSegment, 'speaker' | 'text'>[]): Stream[] {
  const bySpeaker = new Map<string | null, { texts: string[]; length: number; parts: StreamPart[] }>();
  const interrupts = segments.map(({ text }) => !isBackChannel(text));
  for (const [index, { speaker, text }] of segments.entries()) {
    const known = bySpeaker.get(speaker);
    const stream = known ?? { texts: [], length: 0, parts: [] };
    if (!known) bySpeaker.set(speaker, stream);
    const last = stream.parts.at(-1);
    if (last) {
      const gap = isJoined(interrupts, last.index, index) ? '\n' : '\n\n';
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

/** Blanks, dashes, digits and signs as a keyboard writes them, each in its place; what is not seen separates, as a blank does. */
const plain = (text: string) =>
  text
    .replaceAll(/[\r\n\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\p{Zs}]/gu, ' ')
    .replaceAll(/[\u2010-\u2012\u2015\u2212\ufe58\ufe63]/g, '-')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

function isJoined(interrupts: readonly boolean[], from: number, to: number): boolean {
  if (to - from - 1 > mostBackChannels) return false;
  for (let between = from + 1; between < to; between += 1) if (interrupts[between]) return false;
  return true;
}

/** "mm-hm", "ok, four one one one, go on". A question is none: what follows answers it. */
function isBackChannel(text: string): boolean {
  if (text.length > 200 || text.includes('?')) return false;
  const words = folded(text).match(/[a-z]+/g) ?? [];
  return words.filter((word) => !digitWords.has(word)).length <= mostBackChannelWords;
}

const digitWords = wordSet(
  'zero cero oh one um two dois dos three tres four quatro cuatro five cinco six seis meia seven sete siete eight oito ocho nine nove nueve',
);
