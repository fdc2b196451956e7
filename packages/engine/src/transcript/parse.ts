// From a transcript's text to a conversation: form, language, times and sides, in one call.
import type { Conversation, Language, Segment, Timing } from '../conversation/conversation.ts';
import { detectLanguage } from '../conversation/language.ts';
import type { RawSegment, RawTranscript } from '../conversation/raw.ts';
import type { NameHints } from '../conversation/side-hints.ts';
import { tellSides } from '../conversation/sides.ts';
import { spanSeconds } from '../conversation/span.ts';
import { readTranscript } from './read-transcript.ts';

/**
 * Conversation of a transcript of any form, or of a transcriber's segments. `languageHint` (e.g. `pt-BR`) counts only where the
 * words do not tell.
 */
export function parseConversation(
  source: string | readonly RawSegment[],
  hints: NameHints,
  languageHint: string | null = null,
): Conversation {
  const raw: RawTranscript =
    typeof source === 'string' ? readTranscript(source) : { form: 'recording', segments: source };
  const texts = raw.segments.map((segment) => segment.text);
  return conversationOf(raw, tellSides(raw, hints), detectLanguage(texts, languageHint));
}

function conversationOf(
  raw: RawTranscript,
  sides: ReadonlyMap<string, 'attendant' | 'client'>,
  language: Language,
): Conversation {
  const segments: Segment[] = raw.segments.map((segment, index) => ({
    index,
    start: segment.start,
    end: segment.end,
    text: segment.text,
    speaker: segment.speaker,
    side: segment.speaker === null ? null : (sides.get(segment.speaker) ?? null),
  }));
  const names = [...new Set(segments.flatMap((segment) => segment.speaker ?? []))];
  return {
    form: raw.form,
    language,
    timing: timingOf(segments),
    segments,
    speakers: names.map((name) => ({ name, side: sides.get(name) ?? null })),
    durationSeconds: spanSeconds(raw),
    ...(raw.isChat && { isChat: true }),
    ...(raw.refusal && { refusal: raw.refusal }),
  };
}

/** Nearly every segment must have a time: a few damaged ones do not spoil the rest. */
function timingOf(segments: readonly Segment[]): Timing {
  const enough = (count: number) => count > 0 && count >= 0.9 * segments.length;
  if (enough(segments.filter((segment) => segment.start !== null && segment.end !== null).length)) return 'ranges';
  return enough(segments.filter((segment) => segment.start !== null).length) ? 'starts' : 'none';
}
