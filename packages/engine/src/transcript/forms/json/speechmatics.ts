// Speechmatics: words and punctuation with speakers (`S1`) on their alternatives, or channels on the words.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { type Turn, transcriptOf } from '../../json/read-turns.ts';
import { gatherWords, inSpokenOrder, type TimedWord } from '../../json/timed-words.ts';
import { asNumber, asObject, asObjects, asText } from '../../json/values.ts';

/** Reads `{results: [{type, start_time, end_time, alternatives: [{content, speaker}]}]}`; null for other JSON. */
export function parseSpeechmaticsJson(value: unknown): RawTranscript | null {
  const results = asObjects(asObject(value)?.results).filter(
    (result) => asObjects(result.alternatives)[0]?.content !== undefined,
  );
  if (results.length === 0 || !results.some(({ type }) => type === 'word')) return null;
  const byChannel = new Map<string, TimedWord[]>();
  for (const result of results) {
    const best = asObjects(result.alternatives)[0]!;
    const text = asText(best.content);
    if (text === null) continue;
    const channel = asText(result.channel) ?? '';
    const words = byChannel.get(channel) ?? [];
    byChannel.set(channel, words);
    const speaker = asText(best.speaker) ?? asText(result.channel);
    const known = speaker === 'UU' || result.type === 'punctuation' ? (words.at(-1)?.speaker ?? null) : speaker;
    words.push({ text, start: asNumber(result.start_time), end: asNumber(result.end_time), speaker: known });
  }
  const segments = inSpokenOrder([...byChannel.values()].flatMap((words) => gatherWords(words)));
  const turns = segments.map((segment): Turn => ({ ...segment, who: { id: segment.speaker, name: null, role: null } }));
  return turns.length === 0 ? null : transcriptOf('speechmatics', turns);
}
