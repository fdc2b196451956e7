// talkToListen: spoken time where segments have start and end, words where they don't (docs/catalogue.md#measured-not-guessed).
import type { Conversation, Segment, Side } from '../conversation/conversation.ts';
import { countWords } from '../conversation/words.ts';

export interface TalkToListen {
  readonly attendantPct: number;
  readonly clientPct: number;
}

/** Whole percentages that add to 100; null where only one side is heard, or no side is told. */
export const talkShare = (conversation: Conversation): TalkToListen | null => measureTalk(conversation)?.share ?? null;

/** The shares, and what they rest on. */
export function measureTalk(
  conversation: Conversation,
): { readonly share: TalkToListen; readonly by: 'times' | 'words' } | null {
  const byTime = conversation.timing === 'ranges' ? amounts(conversation.segments, spokenSeconds) : null;
  // Times without length tell nothing of a side that speaks.
  const isByTime = byTime !== null && byTime.attendant > 0 && byTime.client > 0;
  const { attendant, client } = isByTime ? byTime : amounts(conversation.segments, spokenWords);
  if (attendant <= 0 || client <= 0) return null;
  const attendantPct = Math.round((100 * attendant) / (attendant + client));
  return { share: { attendantPct, clientPct: 100 - attendantPct }, by: isByTime ? 'times' : 'words' };
}

function amounts(segments: readonly Segment[], amountOf: (segment: Segment) => number): Record<Side, number> {
  const sums = { attendant: 0, client: 0 };
  for (const segment of segments) if (segment.side !== null) sums[segment.side] += amountOf(segment);
  return sums;
}

const spokenWords = ({ text }: Segment) => countWords(text);

const spokenSeconds = ({ start, end }: Segment) => (start !== null && end !== null ? end - start : 0);
