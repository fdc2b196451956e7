// Values from answers of providers, each read as the type that it should have: a provider may send anything in any place.

/** No provider has longer texts; expressions that read them may take the square of it. */
const longestText = 1_000;

/** Whole, because two that begin alike are two: ids and addresses. Numbers count as text; empty for what is neither. */
export const fullTextIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Text of use: names, numbers, times. Empty if it is no text. */
export const textIn = (value: unknown): string => fullTextIn(value).slice(0, longestText);

/** A number, or a text that is one; null for anything else. */
export function numberIn(value: unknown): number | null {
  const text = fullTextIn(value);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** The same from 0 on: lengths and sizes. */
export function amountIn(value: unknown): number | null {
  const number = numberIn(value);
  return number !== null && number >= 0 ? number : null;
}

/** A moment, in ms since the epoch; null for what names none. */
export function momentIn(value: unknown): number | null {
  const at = Date.parse(textIn(value));
  return Number.isNaN(at) ? null : at;
}

/** An object; empty for anything else. */
export const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A list; empty for anything else. */
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What goes into a message, in part: `otherwise` for what is no text. */
export const printable = (value: unknown, otherwise = 'no reason'): string =>
  fullTextIn(value)
    .replaceAll(/[^ -~]/g, '?')
    .slice(0, 150) || otherwise;
