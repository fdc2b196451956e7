// What an analysis costs: whole minutes, at least one, from the best measure of its length, and never less than its words take (docs/decisions/minutes.md#d22, #d62).

/** Words a minute that stand in for a duration when a transcript has no times, and for chats (docs/decisions/minutes.md#d22, #d62). */
export const wordsPerMinute = 150;
/** Nobody speaks faster: no times make a conversation shorter than its words at this rate (docs/decisions/minutes.md#d62). */
export const mostWordsPerMinute = 300;

/** What is known of a conversation's length; null where it is not known. */
export type LengthMeasures = {
  /** Duration of the audio. */
  audioSeconds: number | null;
  /** By the timestamps of the transcript itself; null for chats. */
  spanSeconds: number | null;
  /** Spoken words of the transcript. */
  words: number;
  /** As many words as the transcript has at least, however it parts them; by default `words`. */
  leastWords?: number;
};

/**
 * Length in seconds: the audio's, else by the transcript's own times, else its words at 150 a minute (docs/decisions/minutes.md#d22); in each case at least its
 * words at 300 a minute (docs/decisions/minutes.md#d62). Give no words where the audio itself was transcribed.
 */
export function lengthSeconds({ audioSeconds, spanSeconds, words, leastWords = words }: LengthMeasures): number {
  return Math.max(statedSeconds({ audioSeconds, spanSeconds, words }), (leastWords * 60) / mostWordsPerMinute);
}

function statedSeconds({ audioSeconds, spanSeconds, words }: LengthMeasures): number {
  if (audioSeconds !== null) return audioSeconds;
  // One single timestamp spans nothing, and tells nothing about the length.
  if (spanSeconds !== null && spanSeconds > 0) return spanSeconds;
  return (words * 60) / wordsPerMinute;
}

/** Minutes that a conversation of this length costs: `max(1, ceil(seconds / 60))` (docs/decisions/minutes.md#d22). */
export function costMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
