// Where a quote stands in a conversation; what does not stand is no evidence (docs/catalogue.md#evidence-is-verified).
import { toMmSs } from '@earshot/core';

import type { Conversation, Segment, Side } from '../conversation/conversation.ts';
import type { Quote } from '../findings/findings.ts';
import { comparableOrigins, comparableText } from './quote-text.ts';

/** Finds quotes in one conversation. */
export interface Locator {
  /**
   * The quote in the transcript's own characters with the segment in which it begins: the one that the engine named if it
   * stands there, else the nearest, said by `side` where sides are told. It may run on into the next segments of the same
   * speaker. null when it stands nowhere. Never throws.
   */
  locate(quote: Quote, side?: Side | null): Quote | null;
}

export function createLocator(conversation: Pick<Conversation, 'segments'>): Locator {
  const { segments } = conversation;
  const texts = segments.map((segment) => comparableText(segment.text));
  const original = originals(segments);
  return {
    locate(quote, side = null) {
      for (const wanted of variants(quote.text)) {
        for (const at of nearestFirst(segments.length, quote.segment)) {
          if (side !== null && segments[at]!.side !== null && segments[at]!.side !== side) continue;
          const found = standsIn(segments, texts, original, at, wanted);
          if (found) return found;
        }
      }
      return null;
    },
  };
}

/** The quote as given, then without the quotation marks or ellipses that models put around it. */
function variants(text: string): string[] {
  const plain = comparableText(String(text ?? ''));
  const bare = plain.replace(/^(?:["']|\.\.\.|…|\s){1,8}/, '').replace(/(?:["']|\.\.\.|…|\s){1,8}$/, '');
  return [...new Set([plain, bare])].filter((variant) => /[\p{L}\p{N}]/u.test(variant));
}

function* nearestFirst(count: number, named: number): Generator<number> {
  const from = Number.isInteger(named) && named >= 0 && named < count ? named : 0;
  for (let distance = 0; distance < count; distance += 1) {
    if (from - distance >= 0) yield from - distance;
    if (distance > 0 && from + distance < count) yield from + distance;
  }
}

function standsIn(
  segments: readonly Segment[],
  texts: readonly string[],
  original: Originals,
  at: number,
  wanted: string,
): Quote | null {
  const inside = indexOfWords(texts[at]!, wanted);
  if (inside >= 0) return { segment: at, text: original(at, inside, wanted.length) };
  return runsOn(segments, texts, original, at, wanted);
}

/** A quote that begins in one segment and goes on in those that follow, all of one speaker. */
function runsOn(
  segments: readonly Segment[],
  texts: readonly string[],
  original: Originals,
  at: number,
  wanted: string,
): Quote | null {
  const own = texts[at]!;
  if (own === '' || wanted.length < 2) return null;
  const lastWord = own.slice(own.lastIndexOf(' ') + 1);
  if (!`${wanted} `.includes(`${lastWord} `)) return null;
  let joined = own;
  for (let next = at + 1; next < segments.length && joined.length < own.length + wanted.length + 1; next += 1) {
    if (segments[next]!.speaker !== segments[at]!.speaker) break;
    joined += ` ${texts[next]}`;
  }
  const start = indexOfWords(joined, wanted);
  if (start < 0 || start >= own.length) return null;
  const parts = [original(at, start, own.length - start)];
  let left = wanted.length - (own.length - start) - 1;
  for (let next = at + 1; left > 0; next += 1) {
    const length = Math.min(left, texts[next]!.length);
    parts.push(original(next, 0, length));
    left -= length + 1;
  }
  return { segment: at, text: parts.join(' ') };
}

/** First place where `wanted` stands as whole words; -1 for none. */
function indexOfWords(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    const cutsWord = (edge: string | undefined, neighbour: string) => isWord(edge ?? ' ') && isWord(neighbour);
    if (!cutsWord(wanted[0], before) && !cutsWord(wanted.at(-1), after)) return at;
  }
  return -1;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** The part of segment `at`'s own text from which `length` comparable characters from `start` came. */
type Originals = (at: number, start: number, length: number) => string;

/** Each segment is read once, however many quotes it holds: a transcript may be one segment of megabytes with thousands of them. */
function originals(segments: readonly Segment[]): Originals {
  const read = new Map<number, { composed: string; origins: readonly number[] }>();
  return (at, start, length) => {
    let own = read.get(at);
    if (!own) {
      const composed = segments[at]!.text.normalize('NFC');
      own = { composed, origins: comparableOrigins(composed) };
      read.set(at, own);
    }
    const { composed, origins } = own;
    return composed.slice(origins[start], origins[start + length - 1]! + 1).replace(/\s+/g, ' ');
  };
}

/** `MM:SS` of a verified quote: that of the segment in which it stands, never an engine's claim; null where the transcript has no time there. */
export function timeMark(conversation: Pick<Conversation, 'segments'>, quote: Quote): string | null {
  const start = conversation.segments[quote.segment]?.start ?? null;
  return start === null ? null : toMmSs(start);
}
