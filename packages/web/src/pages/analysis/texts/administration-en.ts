// Texts of legal hold and erasure of an analysis, in English.

export default {
  hold: 'Place a legal hold',
  held: 'The legal hold has been placed.',
  lift: 'Lift the legal hold…',
  heldSince: (when: string) =>
    `Under a legal hold since ${when}. Nobody can erase this analysis, and your retention rules leave it as it is. Only administrators see this note.`,
  erase: 'Erase…',
  eraseTitle: 'Erase this analysis?',
  eraseMeans:
    'Its recording, transcript, scores and comments are erased for good, and its share link stops working. It no longer counts in Trends. Minutes that were charged stay charged. This cannot be undone.',
  eraseConfirm: 'Erase',
  erased: 'The analysis has been erased.',
};
