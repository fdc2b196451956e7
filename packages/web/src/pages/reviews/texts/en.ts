// Texts of the page of reviews, in English.
import { count } from '../../../texts/count.ts';

const of = (number: number, one: string, other: string) => count('en', number, { one, other });

export default {
  title: 'Reviews',
  description: 'Read a few conversations of each person, and see how often people agree with Earshot.',
  filters: 'Filters',
  month: 'Month',
  perPerson: 'Conversations per person',
  team: 'Team',
  everyTeam: 'All teams',
  sample: 'To review',
  sampleHint:
    'These are drawn at random, so nobody picks them. In each one, correct what is wrong. Then mark it as reviewed, above its criteria.',
  person: 'Person',
  toReview: 'To review',
  reviewed: 'Reviewed',
  reviewedOf: (reviewed: number, analyses: number) =>
    `${reviewed} of ${of(analyses, '# conversation', '# conversations')}`,
  done: (drawn: number) => (drawn === 1 ? 'Done' : `All ${drawn} done`),
  nothing: 'No conversations in this month',
  nothingHint:
    'Choose another month. The sample has completed conversations of a salesperson that still have their transcript, and are neither archived nor excluded from statistics.',
  agreement: 'Agreement with Earshot',
  judge: 'Judge independently',
  calibration: {
    title: 'Agreement among reviewers',
    hint: 'Of conversations that at least two people have judged independently, in the period and type chosen above.',
    nobodyYet: 'No conversation judged by several people in this period',
    nobodyYetHint:
      'Agree on a few conversations. Each of you opens “Judge independently” on them, without talking about it first.',
    tooFewAnalyses: (analyses: number, least: number) =>
      `${of(analyses, '# conversation was', '# conversations were')} judged by several people. The total appears from ${least} on.`,
    inTotal: (analyses: number, pairs: number, share: string, low: string, high: string, confidence: string) =>
      `In ${of(analyses, '# conversation', '# conversations')}, people agreed in ${share} of ${of(pairs, '# pair', '# pairs')} of verdicts (between ${low} and ${high}, with ${confidence} confidence).`,
    share: 'Agreement',
    alpha: 'Alpha',
    pairs: 'Pairs',
    engine: 'Earshot',
    of: (some: string, all: string) => `${some} of ${all}`,
    agreeing: 'Agreeing pairs',
    engineCompared: 'Earshot: compared',
    engineAgrees: 'Earshot: as the majority',
    fileName: 'calibration',
    whatItSays:
      'Pairs: how many of them agree. Earshot: how often its verdict is that of the majority. Krippendorff’s alpha takes chance away: 1 is full agreement, 0 is chance. Below 0.67, talk about what the criterion means. Verdicts of those who cannot tell, and ties, do not count.',
  },
  period: 'Period',
  nobodyYet: 'Nothing reviewed in this period',
  nobodyYetHint: 'Once conversations are marked as reviewed, you see here how often people kept Earshot’s verdicts.',
  tooFewAnalyses: (analyses: number, least: number) =>
    `${of(analyses, '# conversation is', '# conversations are')} reviewed. The total appears from ${least} on. A longer period has more.`,
  inTotal: (analyses: number, verdicts: number, share: string, low: string, high: string, confidence: string) =>
    `In ${of(analyses, '# reviewed conversation', '# reviewed conversations')}, people kept ${share} of ${of(verdicts, '# verdict', '# verdicts')} (between ${low} and ${high}, with ${confidence} confidence).`,
  scores: (distance: string, difference: string) =>
    `Corrections moved the score by ${distance} points on average. Counting rises and falls, the net change is ${difference}.`,
  whatCounts:
    'Only reviewed conversations count. Corrections in others do not, because somebody already doubted those verdicts. Review the ones above. Conversations picked by hand distort the figures.',
  type: 'Type',
  everyType: 'All types',
  download: 'Download as a table',
  fileName: 'agreement',
  total: 'Total',
  from: 'From',
  to: 'To',
  low: 'Lower bound (95%)',
  high: 'Upper bound (95%)',
  criterion: 'Criterion',
  share: 'Agreement',
  tooFew: (least: number) => `Fewer than ${least}`,
  verdicts: 'Verdicts',
  kept: 'Confirmed',
  metToNotMet: 'Met → not met',
  notMetToMet: 'Not met → met',
};
