// When a new key ends: what the choices of the form mean as a time.

export const expiryChoices = ['days30', 'days90', 'year', 'date', 'never'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

const days = { days30: 30, days90: 90, year: 365 } as const;

/** ISO-8601; undefined: never. `date` is yyyy-mm-dd, whose last second it is in the reader's zone; null while it is no day to come. */
export function expiryOf(choice: ExpiryChoice, date: string, now: number): string | undefined | null {
  if (choice === 'never') return undefined;
  if (choice !== 'date') return new Date(now + days[choice] * 86_400_000).toISOString();
  const end = Date.parse(`${date}T23:59:59`);
  return end > now ? new Date(end).toISOString() : null;
}
