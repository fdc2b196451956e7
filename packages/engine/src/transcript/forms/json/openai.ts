// OpenAI's verbose_json and diarized_json, whisper's and WhisperX's own JSON, and bare arrays of {start, end, text, speaker}.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { peopleIn } from '../../json/people.ts';
import { transcriptOf, turnsOf } from '../../json/read-turns.ts';
import { asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';

/** Reads `{segments: [{start, end, text}]}` or an array of such; null for other JSON. */
export function parseOpenAiJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  const list = asObjects(Array.isArray(value) ? value : (root?.segments ?? root?.transcriptSegments));
  const isSegment = (item: JsonObject) => typeof item.text === 'string' && ('start' in item || 'end' in item);
  if (list.length === 0 || list.filter(isSegment).length < 0.5 * list.length) return null;
  const turns = turnsOf(list.map(withSpeaker), peopleIn(value));
  if (turns.length === 0) return null;
  const { segments, ...transcript } = transcriptOf('openai-json', turns);
  return { ...transcript, segments: segments.map((segment) => withoutBackwardEnd(segment)) };
}

function withoutBackwardEnd<Segment extends { readonly start: number | null; readonly end: number | null }>(
  segment: Segment,
): Segment {
  const { start, end } = segment;
  return end !== null && (start === null || end < start) ? { ...segment, end: null } : segment;
}

/** A segment that names nobody is said by the speaker of most of its words. */
function withSpeaker(item: JsonObject): JsonObject {
  const { words, ...rest } = item;
  if (asText(item.speaker) !== null || asText(item.speaker_label) !== null) return rest;
  const counts = new Map<string, number>();
  for (const word of asObjects(words)) {
    const speaker = asText(word.speaker);
    if (speaker !== null) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1])[0];
  return most ? { ...rest, speaker: most[0] } : rest;
}
