// Verdicts that people contest and decide, and comments (docs/decisions/coaching.md).
import type {
  Agreement,
  AnalysisDrawSampleInput,
  AnalysisGetAgreementInput,
  AnalysisGetCalibrationAgreementInput,
  AnalysisListExamplesInput,
  AnalysisListMyCommentsInput,
  AnalysisSetReviewedInput,
  Calibration,
  CalibrationAgreement,
  Comment,
  Comments,
  DeletedComment,
  GoodExamples,
  JudgedVerdict,
  MyComments,
  OpenContests,
  RescoredAnalysis,
  RescoringCost,
  ReviewedAnalysis,
  ReviewSample,
  ReviewState,
} from '../../generated/types.gen.ts';
import type { CallOptions } from '../options.ts';
import type { NewComment, TypeChangeInput, VerdictDecisionInput } from './analysis-inputs.ts';
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

  /**
   * Says that you have read the conversation and find its scorecard right as it stands, or withdraws that. `updatedAt` is the analysis' as you
   * have read it. For supervisors and administrators, in a session only. Errors: 400, 401, 403 (your own conversation), 404, 409 (changed
   * since, a contested verdict), 429.
   */
  setReviewed(review: AnalysisSetReviewedInput, options?: CallOptions): Promise<ReviewState> {
    return this.mutate('analysis.setReviewed', review, options);
  }

  /**
   * Draws analyses to review, up to `perPerson` of each salesperson; the same input draws the same. At most 92 days. For supervisors and
   * administrators. Scope `api:analyses:read`. Errors: 400, 401, 403, 429 (60 a minute for a company).
   */
  drawSample(input: AnalysisDrawSampleInput, options?: CallOptions): Promise<ReviewSample> {
    return this.query('analysis.drawSample', options, input);
  }

  /**
   * How many verdicts of the engine people left, and how many they turned around, in the reviewed analyses of a period. For supervisors and
   * administrators. Scope `api:analyses:read`. Errors: 400, 401, 403, 429 (60 a minute for a company).
   */
  getAgreement(input: AnalysisGetAgreementInput, options?: CallOptions): Promise<Agreement> {
    return this.query('analysis.getAgreement', options, input);
  }

  /**
   * Your verdict on each criterion of the scorecard, made without seeing anybody else's; once for an analysis, and not changed afterwards. For supervisors and
   * administrators, in a session only. Sent once. Errors: 400, 401, 403 (your own conversation), 404, 409 (you have judged it), 429.
   */
  addJudgement(id: string, verdicts: JudgedVerdict[], options?: CallOptions): Promise<Calibration> {
    return this.mutateOnce('analysis.addJudgement', { id, verdicts }, options);
  }

  /**
   * Your judgement, and how many others have judged; theirs and the engine's verdicts only once you have. For supervisors and administrators, in a session
   * only. Errors: 400, 401, 403, 404, 409, 429.
   */
  getCalibration(id: string, options?: CallOptions): Promise<Calibration> {
    return this.query('analysis.getCalibration', options, { id });
  }

  /**
   * How far people agree with each other, and the engine with most of them, in the analyses of a period that several have judged. For supervisors and
   * administrators. Scope `api:analyses:read`. Errors: 400, 401, 403, 429 (60 a minute for a company).
   */
  getCalibrationAgreement(
    input: AnalysisGetCalibrationAgreementInput,
    options?: CallOptions,
  ): Promise<CalibrationAgreement> {
    return this.query('analysis.getCalibrationAgreement', options, input);
  }

  /**
   * Judges the stored conversation again by another type, and answers with the new scores; `createTimeoutMs` limits the wait. `replaces` is the `changedAt` of the last entry of
   * `review.typeChanges` that you have seen, null if there was none. Costs minutes only where the server asks a language model (`getRescoringCost`). For supervisors and
   * administrators. Sent once. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (not completed, transcript deleted, changed meanwhile), 422, 429.
   */
  setInteractionType(id: string, change: TypeChangeInput, options?: CallOptions): Promise<RescoredAnalysis> {
    const patient = { timeoutMs: this.settings.createTimeoutMs, ...options };
    return this.mutateOnce('analysis.setInteractionType', { id, ...change }, patient);
  }

  /** What changing the type would cost, in minutes, and who would judge. Scope `api:analyses:read`. Errors: 401, 403, 404, 409, 422, 429. */
  getRescoringCost(id: string, options?: CallOptions): Promise<RescoringCost> {
    return this.query('analysis.getRescoringCost', options, { id });
  }

  /** Contests that nobody has decided, of the analyses that you see, at most 100. Scope `api:analyses:read`. Errors: 401, 403, 429. */
  listContests(options?: CallOptions): Promise<OpenContests> {
    return this.query('analysis.listContests', options);
  }

  /**
   * Comments on an analysis, at a moment (`turn`) or on the whole, for everybody or addressed to one person who sees it; with `exampleOf`, supervisors
   * and administrators show the place to their team as a good example of a criterion. Sent once. Scope
   * `api:analyses:write`. Errors: 400, 401, 403, 404, 409 (200 comments), 429.
   */
  addComment(id: string, comment: NewComment, options?: CallOptions): Promise<Comment> {
    return this.mutateOnce(
      'analysis.addComment',
      { id, ...comment, turn: comment.turn ?? null, forUserId: comment.forUserId ?? null },
      options,
    );
  }

  /** Changes the text of your comment. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  editComment(id: string, text: string, options?: CallOptions): Promise<Comment> {
    return this.mutate('analysis.editComment', { id, text }, options);
  }

  /** Marks a comment to you, or of yours, as done, or opens it again. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  setCommentDone(id: string, done: boolean, options?: CallOptions): Promise<Comment> {
    return this.mutate('analysis.setCommentDone', { id, done }, options);
  }

  /** Deletes your comment. Supervisors delete good examples too, administrators any comment. Sent once. Scope `api:analyses:write`. Errors: 400, 401, 403, 404, 429. */
  deleteComment(id: string, options?: CallOptions): Promise<DeletedComment> {
    return this.mutateOnce('analysis.deleteComment', { id }, options);
  }

  /** The comments on an analysis, the oldest first. Scope `api:analyses:read`. Errors: 400, 401, 403, 404, 429. */
  listComments(id: string, options?: CallOptions): Promise<Comments> {
    return this.query('analysis.listComments', options, { id });
  }

  /**
   * Comments that are addressed to you and not done; with `byMe`, those that you have addressed to others, done or not. At most 100, the newest
   * first. Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  listMyComments(input: AnalysisListMyCommentsInput = {}, options?: CallOptions): Promise<MyComments> {
    return this.query('analysis.listMyComments', options, input);
  }

  /**
   * Places that show how a criterion is met, of your team, at most 20, the newest first. Scope `api:analyses:read`. Errors: 400, 401, 403, 429.
   */
  listExamples(input: AnalysisListExamplesInput = {}, options?: CallOptions): Promise<GoodExamples> {
    return this.query('analysis.listExamples', options, input);
  }
}
