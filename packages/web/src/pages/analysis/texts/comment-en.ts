// Texts of comments, in English.

export default {
  title: 'Comments',
  write: 'Write a comment',
  somebody: 'A former user',
  to: 'to',
  edited: 'edited',
  done: 'done',
  forYou: 'for you',
  markDone: 'Mark as done',
  reopen: 'Reopen',
  edit: 'Edit comment',
  delete: 'Delete comment',
  deleteTitle: 'Delete this comment?',
  text: 'Comment',
  addressee: 'For',
  addresseeHint: 'Everybody who sees the conversation can read it. The person finds it under For you.',
  everybody: 'Everybody',
  exampleOf: 'Good example of',
  noExample: 'No criterion',
  exampleHint:
    'Your team reads these words and your comment under Good examples, even those who cannot see this conversation.',
  save: 'Save',
  saved: 'The comment is saved.',
  line: (line: number) => `Line ${line}`,
  goTo: (place: string) => `Go to ${place}`,
};
