// AssemblyAI: utterances or words with times in milliseconds and speakers A, B, …

import type { RawTranscript } from '../../../conversation/raw.ts';
import { gatherWords, inSpokenOrder } from '../../json/timed-words.ts';
import { asNumber, asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';

/** Reads `{utterances | words: [{text, start, end, speaker}]}`; null for other JSON. */
export function parseAssemblyAiJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  if (!root || root.results !== undefined || root.segments !== undefined) return null;
  const items = [...asObjects(root.utterances), ...asObjects(root.words)];
  // Others have lists of these names too, with times in seconds or with spaces as items.
  if (items.some(({ start, type }) => type !== undefined || !Number.isInteger(asNumber(start) ?? 0))) return null;
  const utterances = asObjects(root.utterances).flatMap(readItem);
  const words = utterances.length > 0 ? [] : gatherWords(asObjects(root.words).flatMap(readItem));
  const segments = inSpokenOrder(utterances.length > 0 ? utterances : words);
  return segments.length === 0 ? null : { form: 'assemblyai', bareTimes: true, segments };
}

function readItem(item: JsonObject) {
  const text = cleanText(asText(item.text) ?? '');
  if (text === '') return [];
  const seconds = (milliseconds: unknown) => {
    const number = asNumber(milliseconds);
    return number === null ? null : number / 1000;
  };
  return [
    { start: seconds(item.start), end: seconds(item.end), text, speaker: asText(item.speaker) ?? asText(item.channel) },
  ];
}
