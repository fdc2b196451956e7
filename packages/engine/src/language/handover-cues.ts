// How people hand a conversation over, or introduce somebody, in every language.

/** Expressions of plain words, one a line. */
export type HandoverCue =
  /** The other is put through, or somebody is fetched. */
  | 'handsOver'
  /** Somebody else of theirs is there: `My wife is on the line too.` */
  | 'hasBeside'
  /** Somebody is brought along whose name no label has; whoever says `This is Omar from Velora` is Omar. */
  | 'brings'
  /** Behind these words stands the name of somebody who is there too. */
  | 'introduces'
  /** These words stand behind such a name: `Omar is here with me`, `a Nair cuida do financeiro`. The other side need not know them. */
  | 'presents'
  /** Behind these words people say their own names; */
  | 'namesSelf'
  /** or before these. */
  | 'namesSelfBefore';
export type HandoverCues = Readonly<Record<HandoverCue, string>>;
