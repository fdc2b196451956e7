// Texts of who is improving, in English.
export default {
  title: 'Who is improving?',
  titleOfOne: 'Is the score improving?',
  hint: 'Average scores of this period beside the period before. A change counts as clear if its whole range (95 % confidence) is above or below zero. It takes ten calls in each period.',
  name: 'Name',
  verdict: 'Verdict',
  verdicts: { better: 'improving', worse: 'falling', unclear: 'no clear change', few: 'too few calls' },
  calls: 'Calls',
  score: 'Average score',
  change: 'Change',
  range: (low: string, high: string) => `${low} to ${high}`,
  criterion: 'Changed most',
  points: (points: string) => `${points} points`,
  chance: '(may be chance)',
  before: (value: string) => `before: ${value}`,
  none: 'none',
};
