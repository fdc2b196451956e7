// What a language's words of the calendar and the clock are: the compiler misses what one of them lacks.

export interface CalendarWords {
  readonly weekdays: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  /** Days said by their distance from today. */
  readonly relativeDays: readonly string[];
  /** Parts of a day and events that stand for a time. */
  readonly times: readonly string[];
  /** Words before a bare number that make it an hour. */
  readonly hourOpeners: readonly string[];
  /** Words after a number that make it an hour. */
  readonly hourClosers: readonly string[];
  /** Words before a number that make it a day of the month. */
  readonly dayOpeners: readonly string[];
  /** Words after a weekday-like ordinal that make it an ordinal ("segunda via"). */
  readonly notWeekdayBefore: ReadonlySet<string>;
  readonly durations: ReadonlySet<string>;
  /** Before a duration, they make it a time to come: "in an hour". */
  readonly soonOpeners: readonly string[];
}

export const words = (text: string): Set<string> => new Set(text.split(' '));
/** Phrases between bars. */
export const phrases = (text: string): string[] => text.split('|');
