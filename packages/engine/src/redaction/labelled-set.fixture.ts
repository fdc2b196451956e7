// Conversations in which everything that is to be redacted is marked, `{phone:612 345 678}`, and what finds it is counted.
import { readFileSync } from 'node:fs';
import type { Language } from '@earshot/core';
import { findInSegments } from './find.ts';
import type { RedactedKind } from './kinds.ts';

interface Part {
  readonly kind: RedactedKind;
  readonly segment: number;
  readonly start: number;
  readonly end: number;
}

export interface LabelledConversation {
  readonly language: Language;
  readonly segments: readonly { readonly speaker: string | null; readonly text: string }[];
  readonly parts: readonly Part[];
}

/** `first`: what the recogniser was built with; `unseen` and `later`: written when it was there, each before what finds the rest of it. */
export const labelledSets = { first: '', unseen: 'unseen.', later: 'later.' } as const;

export function labelledSet(set: keyof typeof labelledSets): LabelledConversation[] {
  return (['pt', 'en', 'es'] as const).flatMap((language) => {
    const file = new URL(`labelled/${labelledSets[set]}${language}.fixture.txt`, import.meta.url);
    return readFileSync(file, 'utf8')
      .trim()
      .split(/\n\n+/)
      .map((text) => conversationOf(text, language));
  });
}

/** `A: …` and `C: …` are speakers; `- …` is a recogniser's line, which names nobody. */
function conversationOf(source: string, language: Language): LabelledConversation {
  const parts: Part[] = [];
  const segments = source.split('\n').map((line, segment) => {
    const speaker = line.startsWith('- ') ? null : line.slice(0, 1);
    let text = '';
    for (const [, before = '', kind, marked = ''] of line
      .slice(speaker ? 3 : 2)
      .matchAll(/([^{]*)(?:\{(\w+):([^}]*)\})?/g)) {
      text += before;
      if (kind)
        parts.push({ kind: kind as RedactedKind, segment, start: text.length, end: text.length + marked.length });
      text += marked;
    }
    return { speaker, text };
  });
  return { language, segments, parts };
}

export interface Counted {
  labelled: number;
  /** Labelled, and all of it found as what it is. */
  right: number;
  found: number;
  /** Found, and of what is labelled so, with at most three words more. */
  true: number;
}

export interface Mistake {
  readonly what: 'missed' | 'wrong';
  readonly language: Language;
  readonly kind: RedactedKind;
  readonly text: string;
  readonly line: string;
}

export function measure(conversations: readonly LabelledConversation[]) {
  const counts = new Map<string, Counted>();
  const mistakes: Mistake[] = [];
  const count = (keys: readonly string[], field: keyof Counted) => {
    for (const key of keys) {
      const counted = counts.get(key) ?? { labelled: 0, right: 0, found: 0, true: 0 };
      counted[field] += 1;
      counts.set(key, counted);
    }
  };
  for (const { language, segments, parts } of conversations) {
    const found = findInSegments(segments, language).flatMap(({ kind, parts: inSegments }) =>
      inSegments.map((part) => ({ kind, ...part })),
    );
    const textOf = ({ segment, start, end }: Omit<Part, 'kind'>) => segments[segment]!.text.slice(start, end);
    const mistakeOf = (what: Mistake['what'], part: Part): Mistake => ({
      what,
      language,
      kind: part.kind,
      text: textOf(part),
      line: segments[part.segment]!.text,
    });
    for (const part of parts) {
      const keys = ['all', language, part.kind];
      count(keys, 'labelled');
      if (isCovered(segments[part.segment]!.text, part, found)) count(keys, 'right');
      else mistakes.push(mistakeOf('missed', part));
    }
    for (const part of found) {
      const keys = ['all', language, part.kind];
      count(keys, 'found');
      if (isTrue(segments[part.segment]!.text, part, parts)) count(keys, 'true');
      else mistakes.push(mistakeOf('wrong', part));
    }
  }
  return { counts, mistakes };
}

const wordsIn = (text: string, start: number, end: number) =>
  [...text.slice(start, end).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));

/** Every word of it is found as what it is. */
function isCovered(text: string, { kind, segment, start, end }: Part, found: readonly Part[]): boolean {
  return wordsIn(text, start, end).every((word) =>
    found.some(
      (part) => part.kind === kind && part.segment === segment && part.start <= word.start && part.end >= word.end,
    ),
  );
}

function isTrue(text: string, { kind, segment, start, end }: Part, labelled: readonly Part[]): boolean {
  const own = labelled.filter((part) => part.segment === segment && part.kind === kind);
  const isIn = (word: { start: number; end: number }) =>
    own.some((part) => part.start <= word.start && part.end >= word.end);
  const words = wordsIn(text, start, end);
  const extra = words.filter((word) => !isIn(word)).length;
  return extra < words.length && extra <= 3;
}
