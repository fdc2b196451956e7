// Amazon Transcribe: batch output (speaker labels or channels) and Call Analytics (AGENT and CUSTOMER).

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { gatherWords, inSpokenOrder, type TimedWord } from '../../json/timed-words.ts';
import { asNumber, asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';

const silenceSeconds = 2;

/** Reads either output; null for other JSON. */
export function parseAwsJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  const calls = asObjects(root?.Transcript).flatMap(readCallTurn);
  if (calls.length > 0) return { form: 'aws-transcribe', bareTimes: true, segments: inSpokenOrder(calls) };
  const results = asObject(root?.results);
  if (!results || !(Array.isArray(results.items) || Array.isArray(results.audio_segments))) return null;
  const ready = asObjects(results.audio_segments).flatMap(readAudioSegment);
  const named = ready.some((segment) => segment.speaker !== null);
  const segments = named ? ready : gatherWords(readItems(results));
  if (segments.length === 0 && ready.length === 0) return null;
  return { form: 'aws-transcribe', bareTimes: true, segments: inSpokenOrder(segments.length > 0 ? segments : ready) };
}

/** A turn of Call Analytics, cut where it is silent for two seconds: so its talk time is that which Amazon itself reports. */
function readCallTurn(turn: JsonObject): RawSegment[] {
  const speaker = asText(turn.ParticipantRole) ?? asText(turn.ParticipantId);
  const words = asObjects(turn.Items).flatMap((item): TimedWord[] => {
    const text = asText(item.Content);
    return text === null
      ? []
      : [{ text, start: toSeconds(item.BeginOffsetMillis), end: toSeconds(item.EndOffsetMillis), speaker }];
  });
  if (words.length > 0 && speaker !== null) return gatherWords(words, silenceSeconds);
  const text = cleanText(asText(turn.Content) ?? '');
  return text === ''
    ? []
    : [{ start: toSeconds(turn.BeginOffsetMillis), end: toSeconds(turn.EndOffsetMillis), text, speaker }];
}

function toSeconds(milliseconds: unknown): number | null {
  const number = asNumber(milliseconds);
  return number === null ? null : number / 1000;
}

function readAudioSegment(segment: JsonObject): RawSegment[] {
  const text = cleanText(asText(segment.transcript) ?? '');
  const speaker = asText(segment.speaker_label) ?? asText(segment.channel_label);
  return text === '' ? [] : [{ start: asNumber(segment.start_time), end: asNumber(segment.end_time), text, speaker }];
}

function readItems(results: JsonObject): TimedWord[] {
  const channels = asObjects(asObject(results.channel_labels)?.channels);
  if (channels.length > 1) {
    return channels.flatMap((channel) => readWords(asObjects(channel.items), () => asText(channel.channel_label)));
  }
  const speakerAt = new Map<string, string>();
  for (const segment of asObjects(asObject(results.speaker_labels)?.segments)) {
    for (const item of asObjects(segment.items)) {
      const speaker = asText(item.speaker_label) ?? asText(segment.speaker_label);
      if (speaker !== null) speakerAt.set(String(item.start_time), speaker);
    }
  }
  return readWords(
    asObjects(results.items),
    (item) => asText(item.speaker_label) ?? speakerAt.get(String(item.start_time)) ?? null,
  );
}

function readWords(items: readonly JsonObject[], speakerOf: (item: JsonObject) => string | null): TimedWord[] {
  const words: TimedWord[] = [];
  for (const item of items) {
    const text = asText(asObjects(item.alternatives)[0]?.content);
    if (text === null) continue;
    // Punctuation has no time of its own and belongs to the word before it.
    const punctuation = item.type === 'punctuation';
    const speaker = punctuation ? (words.at(-1)?.speaker ?? null) : speakerOf(item);
    words.push({ text, start: asNumber(item.start_time), end: asNumber(item.end_time), speaker });
  }
  return words;
}
