// What tells an interaction type: which cues were heard, from whom, at the beginning, in the middle or at the end.
import type { Reading, Sentence } from './reading/reading.ts';

const beginning = 0.2;
const end = 0.8;

/** How often each was heard; where sides are unknown, a cue counts for both. The same names in every language. */
export function typeFeatures(reading: Reading): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const sentence of reading.sentences) {
    const place = placeOf(sentence, reading);
    for (const cue of sentence.hits.keys()) {
      for (const side of sentence.side === null ? ['attendant', 'client'] : [sentence.side]) {
        add(`${side} ${cue}`);
        add(`${side} ${cue} ${place}`);
      }
    }
    for (const { kind } of sentence.spans) add(`span ${kind}`);
  }
  return counts;
}

function placeOf(sentence: Sentence, reading: Reading): string {
  const position = sentence.index / reading.sentences.length;
  return position < beginning ? 'beginning' : position > end ? 'end' : 'middle';
}
