// Texts of excluding a conversation from statistics, in English.

export default {
  open: 'Exclude from statistics',
  title: 'Exclude from statistics',
  explanation:
    'The conversation stays as it is, but no longer counts in Trends. Everybody who sees it also sees the reason.',
  reason: 'Reason',
  submit: 'Exclude',
  excluded: 'It no longer counts in statistics.',
  notCounted: 'Not counted in statistics:',
  include: 'Count it again',
  included: 'It counts in statistics again.',
};
