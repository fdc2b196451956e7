// Texts of the page of reviews, in English.
import { count } from '../../../texts/count.ts';

const of = (number: number, one: string, other: string) => count('en', number, { one, other });

export default {
  title: 'Reviews',
  description: 'Read a few conversations of each person, and see how far you agree with Earshot.',
  filters: 'Filters',
  month: 'Month',
  perPerson: 'Conversations each',
  team: 'Team',
  everyTeam: 'All teams',
  sample: 'To review',
  sampleHint:
    'Chance has drawn these, so nobody picks them. Correct what is wrong in each, then mark it as reviewed above its criteria.',
  person: 'Person',
  toReview: 'To review',
  reviewed: 'Reviewed',
  reviewedOf: (reviewed: number, analyses: number) =>
    `${reviewed} of ${of(analyses, '# conversation', '# conversations')}`,
  done: (drawn: number) => (drawn === 1 ? 'Done' : `All ${drawn} done`),
  nothing: 'No conversations in this month',
  nothingHint: 'The sample has completed conversations of a salesperson that are neither archived nor excluded.',
  agreement: 'Agreement with the engine',
  nobodyYet: 'Nothing reviewed in this month',
  nobodyYetHint: 'Once conversations are marked as reviewed, you see here how often Earshot’s verdicts were right.',
  tooFewAnalyses: (analyses: number, least: number) =>
    `${of(analyses, '# conversation is', '# conversations are')} reviewed. From ${least} on, the total is shown.`,
  inTotal: (analyses: number, verdicts: number, share: string, low: string, high: string) =>
    `In ${of(analyses, '# reviewed conversation', '# reviewed conversations')}, ${share}% of ${of(verdicts, '# verdict', '# verdicts')} stand (between ${low}% and ${high}%, with 95% confidence).`,
  scores: (distance: string, difference: string) =>
    `Corrections moved the score by ${distance} points on average; ups and downs balanced, by ${difference}.`,
  whatCounts:
    'Only reviewed conversations count. Corrections in others do not, because those verdicts were looked at for a reason. Review what chance has drawn, or the figures flatter one side.',
  criterion: 'Criterion',
  share: 'Agreement',
  range: (share: string, low: string, high: string) => `${share}% (${low}–${high}%)`,
  tooFew: (least: number) => `Fewer than ${least}`,
  verdicts: 'Verdicts',
  kept: 'Confirmed',
  metToNotMet: 'Met → not met',
  notMetToMet: 'Not met → met',
};
