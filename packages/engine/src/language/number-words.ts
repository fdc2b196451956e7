// What a language's words for numbers are: the compiler misses what one of them lacks.

export interface NumberWords {
  /** Words below a hundred. */
  readonly small: ReadonlyMap<string, number>;
  /** Words for 100 to 900 that stand alone. */
  readonly hundreds: ReadonlyMap<string, number>;
  /** Words that multiply what stands before them. */
  readonly multipliers: ReadonlyMap<string, number>;
  readonly and: ReadonlySet<string>;
  readonly point: ReadonlySet<string>;
  /** Words for one that are articles as well: numbers only before a multiplier. */
  readonly one: ReadonlySet<string>;
  /** Ordinals that name days of the month. */
  readonly ordinals: ReadonlyMap<string, number>;
}

/** Pairs of a word and its value, such as `two=2`, between blanks. */
export const table = (text: string): Map<string, number> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [word, value] = pair.split('=');
        return [word!, Number(value)] as const;
      }),
  );
