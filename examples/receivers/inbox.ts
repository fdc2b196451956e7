// What every receiver here does with a webhook that is genuine: takes it once, and leaves the work for after the answer.
import type { AnalysisCompletedEvent, VerifiedWebhook } from '@earshot/core/webhooks';

/** Stands for a queue or a table of yours, with the `dedupeKey` as its unique key. */
export const inbox = new Map<string, AnalysisCompletedEvent>();

export function take({ event, dedupeKey }: VerifiedWebhook): void {
  // A delivery can come twice.
  if (inbox.has(dedupeKey)) return;
  inbox.set(dedupeKey, event);
  console.log(event.analysisId, event.data.displayScore, event.data.salespersonName);
}
