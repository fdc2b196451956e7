// What the words are that tell who speaks, in every language.

/** Phrases as plain words (no accents, punctuation as spaces), one a line. */
export type SideCue =
  /** Of the attendant: answers for a company, or calls for one. */
  | 'serves'
  /** Says that it is they who call. */
  | 'rings'
  /** Offers, shows, sends, asks for what an order needs. */
  | 'offers'
  /** Addresses a client, leads on. Clients say it now and then. */
  | 'leads'
  /** Of the client: asks for the price, complains of it, orders, cancels. */
  | 'buys'
  /** Asks who is there, wants something sent, has to ask somebody. */
  | 'answers';
export type SideCues = Readonly<Record<SideCue, string>>;
