// Texts of Good examples, in English.

export default {
  title: 'Good examples',
  description:
    'Moments that show your team how a criterion is met. To add one, comment on a line of a transcript and choose the criterion.',
  ofSalesperson: 'Moments from conversations of your team that show how a criterion is met.',
  criterion: 'Criterion',
  every: 'All criteria',
  said: 'What was said',
  why: 'What makes it good',
  action: 'Action',
  remove: 'Remove',
  removeTitle: 'Remove this example?',
  removeHint: 'The comment is deleted with it. The conversation stays.',
  empty: 'No good examples yet',
  emptyHint:
    'Open a conversation, press the bubble beside a line of the transcript, write what is good there, and choose the criterion.',
  emptyWait: 'Once your supervisor marks a moment in a conversation of the team, it appears here.',
  more: 'These are the 20 newest. Choose a criterion to see older ones.',
};
