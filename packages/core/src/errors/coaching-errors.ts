// Errors of verdicts of people, changed types and comments: part of the table in errors.ts.
import type { ErrorEntry } from './error-codes.ts';

/** docs/decisions/coaching.md. */
export const coachingErrors = {
  verdictOfOwn: {
    code: 'FORBIDDEN',
    message: 'Nobody decides verdicts of their own conversation. Contest them, and an administrator decides.',
  },
  verdictDecidedMeanwhile: {
    code: 'CONFLICT',
    message: 'Somebody has decided this verdict meanwhile. Read the analysis again before you decide.',
  },
  reviewOfOwn: {
    code: 'FORBIDDEN',
    message: 'Nobody reviews a conversation of their own. Ask somebody else who leads.',
  },
  reviewOvertaken: {
    code: 'CONFLICT',
    message: 'This analysis has changed since you read it. Read it again before you mark it as reviewed.',
  },
  reviewContested: {
    code: 'CONFLICT',
    message: 'Somebody contests a verdict of this analysis. Decide it before you mark the analysis as reviewed.',
  },
  reviewWithoutTranscript: {
    code: 'CONFLICT',
    message: 'The transcript of this analysis was deleted, so nobody can review it any more.',
  },
  judgementMade: {
    code: 'CONFLICT',
    message:
      'You have judged this analysis already. A judgement is not changed, because it would no longer be independent.',
  },
  judgementIncomplete: {
    code: 'BAD_REQUEST',
    message: 'Give exactly one verdict on each criterion of the scorecard of this analysis, and on nothing else.',
  },
  attributionToJudge: {
    code: 'CONFLICT',
    message:
      'This person has reviewed or judged this analysis, decided a verdict of it or chosen its type, and nobody judges a conversation of their own. Somebody else has to do that again, or choose the type again, before you attach it.',
  },
  clientNameGone: {
    code: 'CONFLICT',
    message: 'The words of this analysis were deleted, with the name of the client, so it takes no name any more.',
  },
  analysisNotReviewable: {
    code: 'CONFLICT',
    message: 'This analysis has no verdicts to review: it is not completed, or it has no scorecard.',
  },
  sampleTooLarge: {
    code: 'BAD_REQUEST',
    message: (days: number, most: number) =>
      `A sample has at most ${days} days and ${most} analyses. Choose a shorter period, a team, or fewer for each person.`,
  },
  typeNotSettable: {
    code: 'CONFLICT',
    message: 'The type of this analysis cannot be changed, because the analysis is not completed.',
  },
  typeWithoutTranscript: {
    code: 'CONFLICT',
    message: 'The transcript of this analysis was deleted, so it cannot be scored again.',
  },
  typeOfOwn: {
    code: 'FORBIDDEN',
    message: 'Supervisors do not change the type of their own conversation. Ask an administrator.',
  },
  typeChangedMeanwhile: {
    code: 'CONFLICT',
    message: 'Somebody has changed the type of this analysis meanwhile. Read it again before you change it.',
  },
  commentNotFound: { code: 'NOT_FOUND', message: 'Comment not found' },
  commentOfAnother: { code: 'FORBIDDEN', message: 'This comment is not yours to change.' },
  commentAddresseeUnknown: {
    code: 'BAD_REQUEST',
    message: "'forUserId' must be an active person who sees this analysis.",
  },
  commentLimitReached: {
    code: 'CONFLICT',
    message: 'This analysis has 200 comments, which is the most. Delete some first.',
  },
  exampleWithoutTurn: {
    code: 'BAD_REQUEST',
    message: "A good example needs 'turn', the place in the conversation that shows it.",
  },
} as const satisfies Record<string, ErrorEntry>;
