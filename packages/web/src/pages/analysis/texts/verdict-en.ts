// Texts of contesting and deciding verdicts, in English.

export default {
  contest: 'Contest',
  withdraw: 'Withdraw',
  decide: 'Decide',
  correct: 'Correct',
  waits: 'Awaits a decision',
  somebody: 'a former user',
  contestedBy: (name: string, date: string) => `Contested by ${name} on ${date}:`,
  decided: (verdict: string) => `Decided: ${verdict}.`,
  by: (name: string, date: string) => `${name} on ${date}:`,
  engineSaid: (verdict: string) => `Earshot’s verdict was: ${verdict}.`,
  ofAim: { met: 'met', notMet: 'not met' },
  ofFault: { met: 'happened', notMet: 'did not happen' },
  contestTitle: 'Contest the verdict:',
  contestHint:
    'A supervisor or administrator decides. Until then nothing changes. Everybody who sees the conversation sees the reason.',
  decideTitle: 'Decide the verdict:',
  decideHint:
    'Score, dimensions and trends are recalculated at once. Both verdicts and the reason stay visible to everybody who sees the conversation.',
  theirReason: 'Why it is contested:',
  verdict: 'Verdict',
  reason: 'Reason',
  contested: 'The verdict is contested.',
  withdrawn: 'The verdict is no longer contested.',
  saved: 'The verdict is decided. The scores have been recalculated.',
  meanwhile: 'Somebody else was faster. Close this and look at the verdict again.',
  review: 'Mark as reviewed',
  judge: 'Judge independently',
  reviewHint:
    'Nobody has reviewed this scorecard. If you have read the conversation and the scorecard is right, mark it as reviewed.',
  reviewedBy: (name: string, date: string) => `Reviewed by ${name} on ${date}: the scorecard is right as it stands.`,
  example: {
    show: 'Good example',
    none: 'In the last six months, nobody whose conversations you see met this criterion in this type.',
  },
  sample: {
    title: 'Sample',
    next: 'Next in the sample',
    noOther: 'No other conversation of the sample is waiting.',
    back: (n: number) => (n === 0 ? 'Back to the sample' : `Back to the sample (${n} waiting)`),
  },
  withdrawReview: 'Withdraw the review',
  reviewed: 'Marked as reviewed.',
  reviewWithdrawn: 'The review was withdrawn.',
};
