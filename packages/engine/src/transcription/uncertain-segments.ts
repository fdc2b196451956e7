// Segments that an endpoint was not sure of, by what it says of each: how likely its words are, and whether anybody spoke.
import type { RawSegment } from '../conversation/raw.ts';
import { asObject, asObjects } from '../transcript/json/values.ts';

/** Where Whisper itself tries again, and where it takes a stretch for silence. */
const [leastLogProbability, leastWhereSilent, mostSilent] = [-1, -0.5, 0.6];

/** `answer`: verbose_json; without `avg_logprob` nothing is known. */
export function withUncertain(segments: readonly RawSegment[], answer: unknown): RawSegment[] {
  const doubted = new Set(
    asObjects(asObject(answer)?.segments).flatMap(({ start, avg_logprob: likely, no_speech_prob: silent }) => {
      if (typeof likely !== 'number' || typeof start !== 'number') return [];
      const isSilent = typeof silent === 'number' && silent > mostSilent && likely < leastWhereSilent;
      return likely < leastLogProbability || isSilent ? [start] : [];
    }),
  );
  return segments.map((segment) => {
    if (segment.start === null || !doubted.has(segment.start)) return segment;
    return { ...segment, uncertain: [{ from: 0, to: segment.text.trim().length }] };
  });
}
