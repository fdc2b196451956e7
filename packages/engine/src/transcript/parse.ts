// From a transcript's text to a conversation: form, language, times and sides, in one call.
import type { Conversation, Language, Segment, Timing } from './conversation.ts';
import { readTranscript } from './detect.ts';
import { detectLanguage } from './language.ts';
import type { RawSegment, RawTranscript } from './raw.ts';
import type { NameHints } from './side-hints.ts';
import { tellSides } from './sides.ts';

const latestBeginSeconds = 4 * 3600;

/**
 * Conversation of a transcript of any form, or of a transcriber's segments. `languageHint` (e.g. `pt-BR`) counts only where the
 * words do not tell (D35).
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
  const origin = originSeconds(raw);
  const fromOrigin = (time: number | null) => (time === null ? null : Math.max(0, time - origin));
  const segments: Segment[] = raw.segments.map((segment, index) => ({
    index,
    start: fromOrigin(segment.start),
    end: fromOrigin(segment.end),
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
  };
}

/** No recording begins hours late: such times are those of the day and count from the first one. 0 for all others. */
function originSeconds(raw: RawTranscript): number {
  const first = raw.segments.find((segment) => segment.start !== null)?.start ?? 0;
  return first >= latestBeginSeconds ? first : 0;
}

/** Nearly every segment must have a time: a few damaged ones do not spoil the rest. */
function timingOf(segments: readonly Segment[]): Timing {
  const enough = (count: number) => count > 0 && count >= 0.9 * segments.length;
  if (enough(segments.filter((segment) => segment.start !== null && segment.end !== null).length)) return 'ranges';
  return enough(segments.filter((segment) => segment.start !== null).length) ? 'starts' : 'none';
}

/** Seconds from the first to the last time that the transcript itself has; null without times, and for chats (D22). */
export function spanSeconds(raw: RawTranscript): number | null {
  // A message's date says when it was sent, not how long anyone talked: three messages over two days are not 48 hours.
  if (raw.form === 'whatsapp') return null;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, end } of raw.segments) {
    for (const time of [start, end]) {
      if (time === null) continue;
      first = Math.min(first, time);
      last = Math.max(last, time);
    }
  }
  if (raw.endSeconds !== undefined) last = Math.max(last, raw.endSeconds);
  return Number.isFinite(first) ? Math.round(Math.max(0, last - first) * 1000) / 1000 : null;
}
