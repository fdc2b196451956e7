// When too little is said for an analysis: fewer than 12 words, or neither two turns nor two sentences (docs/decisions/creation.md#d25).
import type { RawSegment } from './raw.ts';
import { countWords, splitSentences } from './words.ts';

export const fewestWords = 12;

/** What is missing: words, of which there are `words`, or a second turn or sentence. */
export type Shortfall = { readonly missing: 'words'; readonly words: number } | { readonly missing: 'turns' };

/** Null where enough is said. */
export function shortfallOf(segments: readonly RawSegment[]): Shortfall | null {
  let words = 0;
  let parts = 0;
  let speaker: string | null | undefined;
  for (const segment of segments) {
    const count = countWords(segment.text);
    if (count === 0) continue;
    words += count;
    const sentences = splitSentences(segment.text).filter((sentence) => countWords(sentence) > 0).length;
    parts += speaker === segment.speaker ? sentences : Math.max(1, sentences);
    speaker = segment.speaker;
    if (words >= fewestWords && parts >= 2) return null;
  }
  return words < fewestWords ? { missing: 'words', words } : { missing: 'turns' };
}
