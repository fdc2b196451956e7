// What an analysis costs: whole minutes, at least one, from the best measure of its length (D22).

/** Words a minute that stand in for a duration when a transcript has no times (D22). */
export const wordsPerMinute = 150;

/** What is known of a conversation's length; null where it is not known. */
export type LengthMeasures = {
  /** Duration of the audio. */
  audioSeconds: number | null;
  /** From the first to the last timestamp of the transcript itself. */
  spanSeconds: number | null;
  /** Spoken words of the transcript. */
  words: number;
};

/** Length in seconds: the audio's, else the transcript's own span, else its words at 150 a minute (D22). */
export function lengthSeconds({ audioSeconds, spanSeconds, words }: LengthMeasures): number {
  if (audioSeconds !== null) return audioSeconds;
  // One single timestamp spans nothing, and tells nothing about the length.
  if (spanSeconds !== null && spanSeconds > 0) return spanSeconds;
  return (words * 60) / wordsPerMinute;
}

/** Minutes that a conversation of this length costs: `max(1, ceil(seconds / 60))` (D22). */
export function costMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
