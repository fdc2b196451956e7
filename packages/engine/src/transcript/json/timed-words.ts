// Words with times, as recognisers give them, gathered into segments by speaker and pause.

import type { RawSegment } from '../../conversation/raw.ts';
import { cleanText } from '../text/clean-source.ts';

export interface TimedWord {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly speaker: string | null;
}

/** One segment per run of one speaker, cut at pauses of `pauseSeconds` and at a sentence's end where nobody is told apart. */
export function gatherWords(words: readonly TimedWord[], pauseSeconds = 1): RawSegment[] {
  const runs: TimedWord[][] = [];
  let lastEnd: number | null = null;
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    const pause = lastEnd !== null && word.start !== null ? word.start - lastEnd : 0;
    const newSentence = word.speaker === null && last !== undefined && /[.?!…]$/.test(last.text);
    if (!last || last.speaker !== word.speaker || pause >= pauseSeconds || newSentence) runs.push([word]);
    else runs.at(-1)!.push(word);
    // Redacted words and punctuation have no time: the pause counts from the last that has.
    lastEnd = word.end ?? lastEnd;
  }
  return runs.map((run) => ({
    start: run.find((word) => word.start !== null)?.start ?? null,
    end: run.findLast((word) => word.end !== null)?.end ?? null,
    text: cleanText(
      run
        .map((word) => word.text)
        .join(' ')
        .replace(/ ([.,?!;:…])/g, '$1'),
    ),
    speaker: run[0]!.speaker,
  }));
}

/** Segments of several channels in the order in which they begin; those that begin together keep their order. */
export function inSpokenOrder(segments: readonly RawSegment[]): RawSegment[] {
  if (segments.some((segment) => segment.start === null)) return [...segments];
  return [...segments].sort((a, b) => a.start! - b.start!);
}
