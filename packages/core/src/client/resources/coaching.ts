// Verdicts that people contest and decide (docs/decisions/coaching.md#verdicts-of-people).
import type { OpenContests, ReviewedAnalysis } from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import type { VerdictDecisionInput } from './analysis-inputs.ts';
import { ShareLinks } from './share-links.ts';

/** What `client.analyses` has for coaching. */
export abstract class Coaching extends ShareLinks {
  /**
   * Says why a verdict of the scorecard is wrong, for a supervisor to decide; null withdraws your contest. `criterion` is a key of the scorecard.
   * Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (somebody else has contested it), 429.
   */
  contestVerdict(
    id: string,
    criterion: string,
    reason: string | null,
    options?: CallOptions,
  ): Promise<ReviewedAnalysis> {
    return this.mutate('analysis.contestVerdict', { id, criterion, reason }, options);
  }

  /**
   * Decides a verdict, contested or not; scores, lists and trends follow at once. `replaces` is the `decidedAt` of the decision that you have seen, null
   * if there was none. For supervisors and administrators. Sent once. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (decided
   * meanwhile), 429.
   */
  decideVerdict(id: string, decision: VerdictDecisionInput, options?: CallOptions): Promise<ReviewedAnalysis> {
    return this.mutateOnce('analysis.decideVerdict', { id, ...decision }, options);
  }

  /** Contests that nobody has decided, of the analyses that you see, at most 100. Scope `api:analyses:read`. Errors: 401, 403, 429. */
  listContests(options?: CallOptions): Promise<OpenContests> {
    return this.query('analysis.listContests', options);
  }
}
