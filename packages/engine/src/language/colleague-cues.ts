// What the words of colleagues among themselves are told by, in every language.

/** What tells talk of colleagues: regular expressions of plain words, one or several a line. */
export type ColleagueCue =
  /** Work since yesterday. */
  | 'work'
  /** The tools of a team. */
  | 'tools'
  /** To all of them at once. */
  | 'toAll'
  /** The meeting itself. */
  | 'meeting'
  /** What an employer sees to. */
  | 'employer'
  /** A client who is not there. */
  | 'absentClient'
  /** Of one shift to the next. */
  | 'shift'
  /** Somebody applies for work. */
  | 'applicant'
  /** Who does what of ours. */
  | 'sharing'
  /** To or by somebody who is no colleague: who serves greets with the company, and who buys has an order, an invoice or a price to ask. */
  | 'toClient';
export type ColleagueCues = Readonly<Record<ColleagueCue, string>>;
