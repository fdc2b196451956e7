// Months as the address has them, YYYY-MM, in the reader's zone.

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => pattern.test(text);
const howMany = 12;

/** The month of a moment. */
export const monthOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

/** The month of `?month=2026-10`; null where the address names none. */
export function monthIn(address: URLSearchParams): string | null {
  const month = address.get('month') ?? '';
  return isMonth(month) ? month : null;
}

/** The present one first, then the last one that is over. */
export const lastMonths = (now: Date): string[] =>
  Array.from({ length: howMany }, (_, back) => monthOf(new Date(now.getFullYear(), now.getMonth() - back, 1)));

/** The first and the last moment of `months` months, of which this one is the last. */
export function rangeOf(month: string, months = 1): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const end = new Date(year, number, 1).getTime() - 1;
  return { from: new Date(year, number - months, 1).toISOString(), to: new Date(end).toISOString() };
}

export const monthName = (month: string, locale: string): string => periodName(month, 1, locale);

/** October 2026, or August – October 2026. */
export function periodName(month: string, months: number, locale: string): string {
  const { from, to } = rangeOf(month, months);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).formatRange(new Date(from), new Date(to));
}
