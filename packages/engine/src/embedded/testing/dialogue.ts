// For tests: a conversation written as lines, "A:" the attendant, "C:" the client, no mark for nobody known.

import type { Language } from '@earshot/core';
import type { Conversation, Side } from '../../conversation/conversation.ts';
import { packOf } from '../loaded-packs.ts';
import { Reading } from '../reading/reading.ts';

const sideOfLetter: Readonly<Record<string, Side>> = { A: 'attendant', C: 'client' };

/** One segment per line; speakers are called `A` and `C`. */
export function dialogue(language: Language, ...lines: readonly string[]): Conversation {
  const segments = lines.map((line, index) => {
    const speaker = /^([AC]): /.exec(line)?.[1] ?? null;
    const text = speaker ? line.slice(3) : line;
    return { index, start: null, end: null, text, speaker, side: speaker ? sideOfLetter[speaker]! : null };
  });
  const names = [...new Set(segments.flatMap((segment) => segment.speaker ?? []))];
  return {
    form: 'plain',
    language,
    timing: 'none',
    segments,
    speakers: names.map((name) => ({ name, side: sideOfLetter[name]! })),
    durationSeconds: null,
  };
}

export function read(language: Language, ...lines: readonly string[]): Reading {
  return new Reading(dialogue(language, ...lines), packOf(language));
}
