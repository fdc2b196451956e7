// Texts of the page For you, in English.

export default {
  title: 'For you',
  ofLeader: 'Contested verdicts that wait for your decision, the oldest first.',
  ofSalesperson: 'Contested verdicts of your conversations that wait for a decision, the oldest first.',
  empty: 'Nothing is waiting for you',
  emptyHint: 'When somebody contests a verdict of a conversation that you see, it appears here until it is decided.',
  comments: 'Comments for you',
  comment: 'Comment',
  from: 'From',
  state: 'State',
  markDone: 'Mark as done',
  noComments: 'No open comments',
  noCommentsHint: 'When somebody addresses a comment to you, it appears here until it is done.',
  moreComments: 'There are more. They appear when these are done.',
  contests: 'Contested verdicts',
  criterion: 'Criterion',
  conversation: 'Conversation',
  reason: 'Reason',
  contested: 'Contested by',
  more: 'There are more. They appear when these are decided.',
};
