// What is said or written where nobody talks with anybody, in every language (docs/decisions/creation.md#d66).

/** Expressions of plain words, one a line; `questionLabels` has pairs of labels. */
export type NoConversationCue =
  /** What only a telephone system says: its menus, and that nobody is free. */
  | 'menu'
  /** What it says while somebody waits; people say it now and then. */
  | 'waiting'
  /** How it greets, and its hours. */
  | 'menuGreeting'
  | 'voicemail'
  /** A note of a call that nobody answered. */
  | 'callNote'
  /** Beside such a note: which way a call went. */
  | 'callDirection'
  /** Its fields, each with a figure. */
  | 'callField'
  /** What is said in a lesson; each line is a kind of its own. */
  | 'lesson'
  /** Labels of who teaches. */
  | 'teacher'
  /** Words by which people speak to each other and of themselves in the moment. */
  | 'address'
  /** Labels of a written question and of its answer. */
  | 'questionLabels';
export type NoConversationCues = Readonly<Record<NoConversationCue, string>>;
