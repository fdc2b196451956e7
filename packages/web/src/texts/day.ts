// Days as date fields have them: YYYY-MM-DD, in the reader's zone.

/** Its first moment; an invalid date for what is no day. */
export const dateOf = (day: string) => new Date(`${day}T00:00`);

/** The day of a moment. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime());
