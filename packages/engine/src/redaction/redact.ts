// Redaction: placeholders stand for what must not be kept, in what is said and in names; times, sides and everything else stay.

import type { Language } from '@earshot/core';
import type { TextPart } from '../conversation/conversation.ts';
import { detectLanguage } from '../conversation/language.ts';
import type { RawSegment, RawTranscript } from '../conversation/raw.ts';
import { findInSegments } from './find.ts';
import { placeholderOf, type RedactedCounts, type RedactedKind } from './kinds.ts';

/** What was redacted in a transcript. */
export interface Redaction {
  readonly found: RedactedCounts;
  /** Seconds from the beginning in which it is said, in order; null where a time is not known. */
  readonly spoken: readonly { readonly start: number; readonly end: number }[] | null;
}

export interface RedactedTranscript {
  readonly raw: RawTranscript;
  readonly redaction: Redaction;
}

/** `language`: code such as `pt-BR`; counts only where the words do not tell the language. */
export function redactTranscript(transcript: RawTranscript, language: string | null = null): RedactedTranscript {
  // What stands there twice is said twice, and not to be kept either.
  const { doubled: _said, ...raw } = transcript;
  const { segments } = raw;
  const spokenLanguage = detectLanguage(
    segments.map(({ text }) => text),
    language,
  );
  const found = findInSegments(segments, spokenLanguage);
  const counts = new Map<RedactedKind, number>();
  const bySegment = new Map<number, Part[]>();
  for (const { kind, parts } of found) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const { segment, start, end } of parts) {
      const own = bySegment.get(segment) ?? [];
      own.push({ start, end, text: placeholderOf(kind, spokenLanguage) });
      bySegment.set(segment, own);
    }
  }
  const speakers = speakersOf(segments, spokenLanguage, counts);
  const redacted = segments.map((segment, index) => {
    const parts = bySegment.get(index);
    const speaker = segment.speaker === null ? null : (speakers.get(segment.speaker) ?? segment.speaker);
    return { ...(parts ? withParts(segment, parts) : segment), speaker };
  });
  return {
    raw: {
      ...raw,
      segments: redacted,
      ...(raw.statedSides && {
        statedSides: Object.fromEntries(
          Object.entries(raw.statedSides).map(([name, side]) => [speakers.get(name) ?? name, side]),
        ),
      }),
    },
    redaction: { found: Object.fromEntries(counts), spoken: spokenIn(segments, [...bySegment.keys()]) },
  };
}

/** A name without the numbers and addresses in it. */
export const redactName = (name: string, language: Language): string => replaced(name, partsOfName(name, language));

/** In a name, a long number is a telephone's; labels are known in every language. */
const nameLabel = 'Phone: ';

const partsOfName = (name: string, language: Language) =>
  findInSegments([{ speaker: null, text: nameLabel + name }], language).flatMap(({ kind, parts }) =>
    parts
      .map(({ start, end }) => ({
        kind,
        start: start - nameLabel.length,
        end: end - nameLabel.length,
        text: placeholderOf(kind, language),
      }))
      .filter(({ end }) => end > 0),
  );

/** Names that hold something, each with what stands for it: two speakers stay two. */
function speakersOf(
  segments: readonly RawSegment[],
  language: Language,
  counts: Map<RedactedKind, number>,
): ReadonlyMap<string, string> {
  const names = new Set(segments.flatMap(({ speaker }) => speaker ?? []));
  const taken = new Set(names);
  const redacted = new Map<string, string>();
  for (const name of names) {
    const parts = partsOfName(name, language);
    if (parts.length === 0) continue;
    for (const { kind } of parts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const plain = replaced(name, parts);
    let own = plain;
    for (let number = 2; taken.has(own); number += 1) own = `${plain} ${number}`;
    taken.add(own);
    redacted.set(name, own);
  }
  return redacted;
}

interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function replaced(text: string, parts: readonly Part[]): string {
  let [result, at] = ['', 0];
  for (const { start, end, text: placeholder } of parts) {
    result += text.slice(at, start) + placeholder;
    at = end;
  }
  return result + text.slice(at);
}

function withParts(segment: RawSegment, found: readonly Part[]): RawSegment {
  const parts = found.toSorted((one, other) => one.start - other.start);
  const text = replaced(segment.text, parts);
  const { uncertain, ...rest } = segment;
  const moved = uncertain?.flatMap((part) => movedPart(part, parts) ?? []) ?? [];
  return { ...rest, text, ...(moved.length > 0 && { uncertain: moved }) };
}

/** Where a part stands afterwards; null where something in it was redacted. */
function movedPart({ from, to }: TextPart, parts: readonly Part[]): TextPart | null {
  if (parts.some(({ start, end }) => start < to && end > from)) return null;
  const shift = parts
    .filter(({ end }) => end <= from)
    .reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  return { from: from + shift, to: to + shift };
}

/** A segment ends where it says so, or where the next begins. */
function spokenIn(segments: readonly RawSegment[], indices: readonly number[]): Redaction['spoken'] {
  const spoken: { start: number; end: number }[] = [];
  for (const index of indices.toSorted((one, other) => one - other)) {
    const { start, end } = segments[index]!;
    const until = end ?? segments[index + 1]?.start ?? null;
    if (start === null || until === null || until < start) return null;
    spoken.push({ start, end: until });
  }
  return spoken;
}
