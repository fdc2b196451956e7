// How long a conversation lasted when there is no audio: by its own times, else by its words, and never less than they take (docs/decisions/minutes.md#d22, #d62).
import { lengthSeconds } from '@earshot/core';
import { wordVolume } from '../conversation/word-volume.ts';

/** What is known of a transcript's length. */
export interface TranscriptLength {
  /** By its own times, or its words at 150 a minute; at least `leastSeconds`. */
  readonly estimatedSeconds: number;
  /** Its words at 300 a minute: nobody speaks faster, whatever the times or a recording say. */
  readonly leastSeconds: number;
}

type Measured = {
  readonly segments: readonly { readonly text: string }[];
  readonly durationSeconds: number | null;
};

/** Seconds; the base of the cost in minutes and of interruptions per ten minutes. A span of no length counts as none. */
export function estimateSeconds(conversation: Measured): number {
  return transcriptLength(conversation).estimatedSeconds;
}

/** The seconds that a transcript costs, alone and beside a recording. */
export function transcriptLength({ segments, durationSeconds: spanSeconds }: Measured): TranscriptLength {
  const volume = wordVolume(segments.map(({ text }) => text));
  return {
    estimatedSeconds: lengthSeconds({ audioSeconds: null, spanSeconds, ...volume }),
    leastSeconds: lengthSeconds({ audioSeconds: 0, spanSeconds: null, ...volume }),
  };
}
