// analysis.setReviewed (extension): somebody has read the conversation and finds its scorecard right, or withdraws that (docs/decisions/coaching.md#reviews-of-the-whole).
import { earshotError, toTimestamp } from '@earshot/core';
import { changeReview } from '../analyses/change-review.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setReviewed'> = async (input, caller, service) => {
  const { id, reviewed: isReviewed, updatedAt: seenAt } = input;
  const { updatedAt, review } = await changeReview(id, caller, service, (judged, { callerName, row }) => {
    if (row.salesperson_id === caller.userId) throw earshotError('reviewOfOwn');
    if (!judged) throw earshotError('analysisNotReviewable');
    const { said } = judged;
    // A repeat, and of two reviews the first, stay as they are.
    if ((said.whole !== null) === isReviewed) return null;
    if (Date.parse(seenAt) !== row.updated_at) throw earshotError('reviewOvertaken');
    if (!isReviewed) return { said: { ...said, whole: null }, deed: { kind: 'analysis.reviewWithdrawn' } };
    if (row.transcript_gone === 1) throw earshotError('reviewWithoutTranscript');
    if (said.verdicts.some(({ contest }) => contest?.isOpen)) throw earshotError('reviewContested');
    const reviewedAt = toTimestamp(service.now());
    const whole = { reviewedAt, reviewedBy: caller.userId, reviewedByName: callerName };
    return { said: { ...said, whole }, deed: { kind: 'analysis.reviewed' } };
  });
  return { id, updatedAt: toTimestamp(updatedAt), review };
};
