// The time of a quote: that of the segment in which it stands, never an engine's claim (docs/catalogue.md#evidence-is-verified).
import { toMmSs } from '@earshot/core';
import type { Conversation } from '../conversation/conversation.ts';
import type { Quote } from '../findings/findings.ts';

/** `MM:SS` of a verified quote; null where the transcript has no time there. */
export function timeMark(conversation: Pick<Conversation, 'segments'>, quote: Quote): string | null {
  const start = conversation.segments[quote.segment]?.start ?? null;
  return start === null ? null : toMmSs(start);
}
