// Everything in a conversation that is to be redacted, by segment: what is recognised in each speaker's words, what the other repeats of it, and what is said again later.
import type { Language } from '../conversation/conversation.ts';
import type { RawSegment } from '../conversation/raw.ts';
import { classifyRun, digitsOf, type Read } from './classify-run.ts';
import { findEmails } from './emails.ts';
import { findIbans } from './ibans.ts';
import type { Found } from './kinds.ts';
import { type Label, labelAfter, labelBefore, labelOfQuestion } from './labels.ts';
import { type Run, runsOf } from './number-runs.ts';
import { type Token, tokensOf } from './number-tokens.ts';
import { findPasswords } from './passwords.ts';
import { type Stream, type StreamPart, streamsOf } from './streams.ts';

/** Something found, as a part of each segment that it stands in. */
export interface FoundInSegments {
  readonly kind: Found['kind'];
  readonly parts: readonly { readonly segment: number; readonly start: number; readonly end: number }[];
}

type Spoken = Pick<RawSegment, 'speaker' | 'text'>;

/** One speaker's words with all that was found in them. */
interface Searched {
  readonly stream: Stream;
  readonly read: Read;
  readonly runs: readonly Run[];
  readonly found: Found[];
}

/** An answer begins with what was asked for. */
const answerTokens = 8;
/** A repeated part of a number has so many digits; within so many segments fewer do. */
const leastRepeated = 6;
const leastEchoed = 2;
const echoSegments = 3;

export function findInSegments(segments: readonly Spoken[], language: Language): FoundInSegments[] {
  const searched = streamsOf(segments).map((stream) => search(stream, language));
  repeat(searched);
  return searched.flatMap(({ stream, found }) => {
    const apart = withoutOverlaps(found);
    return partsOf(stream.parts, apart);
  });
}

function search(stream: Stream, language: Language): Searched {
  const { text } = stream;
  const read: Read = { text, tokens: tokensOf(text, language) };
  const runs = runsOf(text, read.tokens);
  const questions = questionsOf(stream, read.tokens, language);
  const emails = findEmails(read, (place) => labelOfAnswer(questions, place) === 'email');
  const passwords = findPasswords(read, questions);
  const found = [...emails, ...passwords, ...findIbans(read)];
  const isTaken = overlapOf(found);
  for (const run of runs) {
    if (isTaken(run.groups[0]!.start, run.groups.at(-1)!.end)) continue;
    found.push(...classifyRun(read, run, labelOf(read, run, questions)));
  }
  return { stream, read, runs, found };
}

interface Question {
  /** The answer's first token. */
  readonly first: number;
  readonly question: readonly Token[];
  readonly isQuestion: boolean;
  readonly label: Label | null;
}

function questionsOf({ parts }: Stream, tokens: readonly Token[], language: Language): Question[] {
  const questions: Question[] = [];
  let first = 0;
  for (const { start, asked } of parts) {
    while (first < tokens.length && tokens[first]!.start < start) first += 1;
    if (asked === '') continue;
    const question = tokensOf(asked, language);
    questions.push({ first, question, isQuestion: /\?\s*$/.test(asked), label: labelOfQuestion(question) });
  }
  return questions;
}

/** What was asked before the turn in whose first words token `place` is. */
function labelOfAnswer(questions: readonly Question[], place: number): Label | null {
  let [low, high] = [0, questions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (questions[middle]!.first <= place) low = middle + 1;
    else high = middle;
  }
  const question = questions[low - 1];
  return question && place < question.first + answerTokens ? question.label : null;
}

function labelOf({ text, tokens }: Read, { groups }: Run, questions: readonly Question[]): Label | null {
  const [first, last] = [groups[0]!.first, groups.at(-1)!.last];
  const before = labelBefore(text, tokens, first);
  // What is said after "password" is looked for by itself.
  if (before !== null) return before === 'password' ? null : before;
  return labelAfter(text, tokens, last) ?? labelOfAnswer(questions, first);
}

/** Whether a part of the text is found already; asked for in order. */
function overlapOf(found: readonly Found[]) {
  const sorted = found.toSorted((one, other) => one.start - other.start);
  let at = 0;
  return (start: number, end: number): boolean => {
    while (at < sorted.length && sorted[at]!.end <= start) at += 1;
    return at < sorted.length && sorted[at]!.start < end;
  };
}

/** What a listener says after the speaker, and what is said again later, whole or in parts. */
function repeat(searched: readonly Searched[]): void {
  const known = new Map<string, Found['kind']>();
  const nearby = new Map<number, { digits: string; kind: Found['kind'] }[]>();
  for (const { stream, runs, found } of searched) {
    const sorted = withoutOverlaps(found);
    let at = 0;
    for (const run of runs) {
      const [start, end] = [run.groups[0]!.start, run.groups.at(-1)!.end];
      while (at < sorted.length && sorted[at]!.end <= start) at += 1;
      const hit = sorted[at];
      if (!hit || hit.start >= end || hit.kind === 'email') continue;
      const digits = digitsOf(run.groups);
      for (let from = 0; digits.length - from >= leastRepeated && from < mostKnownDigits; from += 1)
        known.set(digits.slice(from, from + leastRepeated), hit.kind);
      const [first, last] = [segmentAt(stream.parts, start), segmentAt(stream.parts, end - 1)];
      for (let segment = first; segment <= last + echoSegments; segment += 1) {
        if (segment - first > mostDictated) break;
        nearby.set(segment, [...(nearby.get(segment) ?? []).slice(-3), { digits, kind: hit.kind }]);
      }
    }
  }
  for (const { stream, runs, found, read } of searched) {
    const isTaken = overlapOf(withoutOverlaps(found));
    for (const { groups } of runs) {
      const [start, end] = [groups[0]!.start, groups.at(-1)!.end];
      if (isTaken(start, end)) continue;
      const digits = digitsOf(groups);
      const echoed =
        digits.length >= leastEchoed && labelBefore(read.text, read.tokens, groups[0]!.first) !== 'thing'
          ? nearby.get(segmentAt(stream.parts, start))?.find((near) => near.digits.includes(digits))?.kind
          : undefined;
      const kind = echoed ?? (digits.length >= leastRepeated ? known.get(digits.slice(0, leastRepeated)) : undefined);
      if (kind) found.push({ kind, start, end });
    }
  }
}

const mostKnownDigits = 64;
const mostDictated = 12;

/** The longest of those that overlap. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const apart: Found[] = [];
  for (const each of sorted) {
    const last = apart.at(-1);
    if (!last || each.start >= last.end) apart.push(each);
    else if (each.end > last.end) apart[apart.length - 1] = { ...last, end: each.end };
  }
  return apart;
}

function segmentAt(parts: readonly StreamPart[], at: number): number {
  return parts[placeAt(parts, at)]!.index;
}

/** The last part that begins at or before `at`. */
function placeAt(parts: readonly StreamPart[], at: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[middle]!.start <= at) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

function partsOf(parts: readonly StreamPart[], found: readonly Found[]): FoundInSegments[] {
  return found.map(({ kind, start, end }) => {
    const inSegments: { segment: number; start: number; end: number }[] = [];
    for (let place = placeAt(parts, start); place < parts.length && parts[place]!.start < end; place += 1) {
      const part = parts[place]!;
      const [from, to] = [Math.max(start, part.start) - part.start, Math.min(end, part.end) - part.start];
      if (to > from) inSegments.push({ segment: part.index, start: from, end: to });
    }
    return { kind, parts: inSegments };
  });
}
