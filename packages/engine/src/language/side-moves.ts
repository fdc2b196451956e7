// What people do in a conversation that tells their side, in every language.

/** Expressions of plain words, without accents and with blanks for punctuation; whole words, one expression a line. */
export type SideMove =
  /** Of the client: asks for what the other offers. */
  | 'asks'
  /** The same at the head of a turn: asks whether the other has or does something, or says what is looked for. */
  | 'wants'
  /** What may stand before that: a greeting. */
  | 'opens'
  /** Agrees to buy, or says what they do for it. */
  | 'takes'
  /** Wants to be put through, waits for what was promised, or speaks of what the other has of theirs. */
  | 'waits'
  /** Says what the other does for their house, or speaks of what the other has offered. */
  | 'isServed'
  /** Asks whether this is the place that was called, or the person who does such work; nobody who sells does. */
  | 'asksPlace'
  /** Asks whether what is theirs is ready, or to have it kept; asks for somebody's part, as a caller does. */
  | 'fetches'
  /** Asks to see it, or when there is time for that, as who answers does not. */
  | 'asksSlot'
  /** Asks what it costs. */
  | 'asksPrice'
  /** Of the attendant: takes an order, asks for whom it is, or says what can be had. */
  | 'serves'
  /** Says what they do for the other at once. */
  | 'commits'
  /** Makes good, or passes on. */
  | 'mends'
  /** Answers for a department, at the head of a turn. */
  | 'answersFor'
  /** Names what something costs by the piece, the day or the month. */
  | 'quotes'
  /** Asks for somebody by name, as those do who ring a house on behalf of another. */
  | 'asksForPerson'
  /** Of whoever speaks: what they themselves pay. */
  | 'pays'
  /** A seller's question: what the other pays for it today. */
  | 'ofTheirs'
  /** When there is time, or whether it is still to be had. */
  | 'slot'
  /** A sum, but for digits. */
  | 'amount'
  /** First words of a turn that is no name of a place. */
  | 'greets'
  /** A greeting behind the name of a place. */
  | 'greetsBehind'
  /** One's name and one's company, as those say it who call or answer for a company. */
  | 'introduces';
export type SideMoves = Readonly<Record<SideMove, string>>;
