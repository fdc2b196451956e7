// analysis.decideVerdict (extension): a person's verdict takes the place of the engine's, and the scores follow (docs/decisions/coaching.md#verdicts-of-people).
import { earshotError, toTimestamp } from '@earshot/core';
import { changeVerdict } from '../analyses/change-verdict.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.decideVerdict'> = async (input, caller, service) => {
  const { met, reason, replaces, ...named } = input;
  return changeVerdict(named, caller, service, ({ contest, decision }, { callerName, salespersonId }) => {
    // Nobody raises their own score; a company's administrators answer for it anyway.
    if (caller.role === 'supervisor' && salespersonId === caller.userId) throw earshotError('verdictOfOwn');
    if ((decision?.decidedAt ?? null) !== replaces) throw earshotError('verdictDecidedMeanwhile');
    const decided = {
      // Two decisions within a millisecond are told apart.
      decidedAt: toTimestamp(Math.max(service.now(), decision ? Date.parse(decision.decidedAt) + 1 : 0)),
      decidedBy: caller.userId,
      decidedByName: callerName,
      met,
      reason: reason.trim(),
    };
    return {
      verdict: { contest: contest && { ...contest, isOpen: false }, decision: decided },
      kind: 'analysis.verdictDecided',
    };
  });
};
