// OpenAI's verbose_json and diarized_json, whisper's own JSON and bare arrays of {start, end, text, speaker}.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { readJsonTime } from '../../json/times.ts';
import { asNumber, asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';

/** Reads `{segments: [{start, end, text}]}` or an array of such; null for other JSON. */
export function parseOpenAiJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  const list = asObjects(Array.isArray(value) ? value : (root?.segments ?? root?.transcriptSegments));
  const segments = list.flatMap(readSegment);
  return segments.length > 0 ? { form: 'openai-json', bareTimes: true, segments } : null;
}

/** The words of JSON that has them as one text, itself of any form; null without. */
export function textOfJson(value: unknown): string | null {
  const root = asObject(value);
  return asText(root?.text) ?? asText(root?.transcript);
}

function readSegment(item: JsonObject): RawSegment[] {
  const text = cleanText(asText(item.text) ?? asText(item.content) ?? '');
  if (text === '' || isInvented(item)) return [];
  const start = readJsonTime(item.start);
  const end = readJsonTime(item.end);
  const speaker = asText(item.speaker) ?? asText(item.speaker_label) ?? asText(item.speakerName) ?? asText(item.role);
  return [
    { start, end: end !== null && start !== null && end >= start ? end : null, text, speaker: speaker?.trim() ?? null },
  ];
}

/** Whisper's own rule for words that it made up over silence: surely no speech, and unsure of the words. */
function isInvented(item: JsonObject): boolean {
  return (asNumber(item.no_speech_prob) ?? 0) > 0.6 && (asNumber(item.avg_logprob) ?? 0) < -0.9;
}
