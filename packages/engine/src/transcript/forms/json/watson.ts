// IBM Watson: results with the times of their words as `["yes", 0.1, 0.4]`, and the speaker of each time in a list of its own.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { type Turn, transcriptOf } from '../../json/read-turns.ts';
import { asNumber, asObject, asObjects, asText } from '../../json/values.ts';

/** Reads `{results: [{alternatives: [{timestamps}]}], speaker_labels: [{from, speaker}]}`; null for other JSON. */
export function parseWatsonJson(value: unknown): RawTranscript | null {
  const root = asObject(value);
  const speakers = new Map<number, string>();
  for (const label of asObjects(root?.speaker_labels)) {
    const [from, speaker] = [asNumber(label.from), asText(label.speaker)];
    if (from !== null && speaker !== null) speakers.set(from, speaker);
  }
  const turns = asObjects(root?.results)
    .filter(({ final }) => final !== false)
    .flatMap((result) => {
      const timestamps = asObjects(result.alternatives)[0]?.timestamps;
      return Array.isArray(timestamps) ? timestamps.flatMap((word) => turnOf(word, speakers)) : [];
    });
  return turns.length === 0 ? null : transcriptOf('json', turns);
}

function turnOf(word: unknown, speakers: ReadonlyMap<number, string>): Turn[] {
  if (!Array.isArray(word)) return [];
  const [text, start, end] = [asText(word[0]), asNumber(word[1]), asNumber(word[2])];
  // `%HESITATION` is no word.
  if (text === null || start === null || text.startsWith('%')) return [];
  const who = { id: speakers.get(start) ?? null, name: null, role: null };
  return [{ start, end, text, speaker: null, who }];
}
