// How labels name roles, in every language.

/** Plain words; `assists` has expressions, one a line. */
export type RoleWord =
  | 'attendant'
  | 'client'
  /** On neither side. */
  | 'generic'
  /** Stand with a role and name no company. */
  | 'rank'
  /** Before a name. */
  | 'title'
  /** Between words of a label. */
  | 'link'
  /** Who works for somebody by name is on the side of that one, whichever it is. */
  | 'assists';
export type RoleWords = Readonly<Record<RoleWord, string>>;
