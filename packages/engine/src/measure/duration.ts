// How long a conversation lasted when there is no audio: the span of its own times, else its words at 150 a minute (D22).
import { countWords } from '../transcript/words.ts';

const wordsPerMinute = 150;

/** Seconds; the base of the cost in minutes and of interruptions per ten minutes. A span of no length counts as none. */
export function estimateSeconds(conversation: {
  readonly segments: readonly { readonly text: string }[];
  readonly durationSeconds: number | null;
}): number {
  if (conversation.durationSeconds !== null && conversation.durationSeconds > 0) return conversation.durationSeconds;
  let words = 0;
  for (const segment of conversation.segments) words += countWords(segment.text);
  return (words / wordsPerMinute) * 60;
}
