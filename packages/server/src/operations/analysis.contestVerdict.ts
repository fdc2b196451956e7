// analysis.contestVerdict (extension): says why a verdict of the scorecard is wrong, or withdraws that (docs/decisions/coaching.md#verdicts-of-people).
import { earshotError, toTimestamp } from '@earshot/core';
import { changeVerdict } from '../analyses/change-verdict.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.contestVerdict'> = async ({ reason, ...named }, caller, service) => {
  return changeVerdict(named, caller, service, ({ contest, decision }, { callerName }) => {
    const open = contest?.isOpen ? contest : null;
    if (open && open.contestedBy !== caller.userId) throw earshotError('contestOfAnother');
    if (reason === null) {
      // A decided contest stands beside its decision.
      return open && { verdict: { contest: null, decision }, kind: 'analysis.contestWithdrawn' };
    }
    if (open?.reason === reason.trim()) return null;
    const said = {
      contestedAt: open?.contestedAt ?? toTimestamp(service.now()),
      contestedBy: caller.userId,
      contestedByName: callerName,
      reason: reason.trim(),
      isOpen: true,
    };
    return { verdict: { contest: said, decision }, kind: 'analysis.verdictContested' };
  });
};
