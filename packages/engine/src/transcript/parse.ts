// From a transcript's text to a conversation: form, language, times and sides, in one call.

import type { Conversation, Segment, Side, Timing } from '../conversation/conversation.ts';
import { type SpokenLanguage, spokenLanguage } from '../conversation/language.ts';
import { withoutMenus } from '../conversation/no-conversation.ts';
import type { RawSegment, RawTranscript } from '../conversation/raw.ts';
import { type Channels, type HandSides, type ReadFacts, withLeftOut } from '../conversation/read-facts.ts';
import type { NameHints } from '../conversation/side-hints.ts';
import { readSides } from '../conversation/sides.ts';
import { spanSeconds } from '../conversation/span.ts';
import { readTranscript } from './read-transcript.ts';

/** What is known beside the words. */
export interface Beside {
  /** Code such as `pt-BR`; counts only where the words do not tell the language. */
  readonly language?: string | null;
  /** How the transcribed recording holds its speakers. */
  readonly channels?: Channels | null;
  /** Sides that a person has set; they count, whatever else tells them. */
  readonly hand?: HandSides | null;
}

/** Conversation of a transcript of any form, or of a transcriber's segments. */
export function parseConversation(
  source: string | readonly RawSegment[],
  hints: NameHints,
  beside: Beside = {},
): Conversation {
  return conversationOf(typeof source === 'string' ? readTranscript(source) : ofRecording(source), hints, beside);
}

/** A transcriber's segments, without what a telephone's menu says before people talk. */
export function ofRecording(heard: readonly RawSegment[]): RawTranscript {
  const segments = withoutMenus(heard);
  const raw: RawTranscript = { form: 'recording', segments };
  return withLeftOut(raw, 'machines', heard.length - segments.length);
}

/** The same of what has been read already. */
export function conversationOf(
  raw: RawTranscript,
  hints: NameHints,
  { language = null, channels = null, hand = null }: Beside,
): Conversation {
  const texts = raw.segments.map((segment) => segment.text);
  const { sides, by, ...how } = hand
    ? { sides: sidesByHand(hand), by: 'hand' as const, areSwapped: false, areDoubtful: false, areColleagues: false }
    : readSides(raw, hints);
  const read = {
    leftOut: raw.leftOut ?? {},
    timesUnusable: raw.timesUnusable ?? false,
    sidesBy: by,
    ...how,
    channels,
    setAt: hand?.setAt ?? null,
  };
  return withSides(raw, sides, spokenLanguage(texts, language), read);
}

function sidesByHand({ sides }: HandSides): Map<string, Side> {
  const found = new Map<string, Side>();
  for (const [speaker, side] of sides) if (side !== null) found.set(speaker, side);
  return found;
}

function withSides(
  raw: RawTranscript,
  sides: ReadonlyMap<string, Side>,
  { language, isOther }: SpokenLanguage,
  read: ReadFacts,
): Conversation {
  const segments: Segment[] = raw.segments.map((segment, index) => ({
    index,
    start: segment.start,
    end: segment.end,
    text: segment.text,
    speaker: segment.speaker,
    side: segment.speaker === null ? null : (sides.get(segment.speaker) ?? null),
    ...(segment.uncertain && { uncertain: segment.uncertain }),
  }));
  const names = [...new Set(segments.flatMap((segment) => segment.speaker ?? []))];
  return {
    form: raw.form,
    language,
    ...(isOther && { isOtherLanguage: true }),
    timing: timingOf(segments),
    segments,
    speakers: names.map((name) => ({ name, side: sides.get(name) ?? null })),
    durationSeconds: spanSeconds(raw),
    ...(raw.isChat && { isChat: true }),
    ...(raw.refusal && { refusal: raw.refusal }),
    ...(raw.found !== undefined && { found: raw.found }),
    read,
  };
}

/** Nearly every segment must have a time: a few damaged ones do not spoil the rest. */
function timingOf(segments: readonly Segment[]): Timing {
  const enough = (count: number) => count > 0 && count >= 0.9 * segments.length;
  if (enough(segments.filter((segment) => segment.start !== null && segment.end !== null).length)) return 'ranges';
  return enough(segments.filter((segment) => segment.start !== null).length) ? 'starts' : 'none';
}
