// talkToListen: spoken time where segments have start and end, words where they don't (docs/catalogue.md#measured-not-guessed).
import type { Conversation, Segment } from '../conversation/conversation.ts';
import { countWords } from '../conversation/words.ts';

export interface TalkToListen {
  readonly attendantPct: number;
  readonly clientPct: number;
}

/** Whole percentages that add to 100; null where no side is told or nobody of a told side says anything. */
export function talkShare(conversation: Conversation): TalkToListen | null {
  const amountOf = conversation.timing === 'ranges' ? spokenSeconds : (segment: Segment) => countWords(segment.text);
  let attendant = 0;
  let client = 0;
  for (const segment of conversation.segments) {
    if (segment.side === 'attendant') attendant += amountOf(segment);
    if (segment.side === 'client') client += amountOf(segment);
  }
  if (attendant + client <= 0) return null;
  const attendantPct = Math.round((100 * attendant) / (attendant + client));
  return { attendantPct, clientPct: 100 - attendantPct };
}

function spokenSeconds(segment: Segment): number {
  return segment.start !== null && segment.end !== null ? segment.end - segment.start : 0;
}
