// Reading values of JSON that may be of any shape, without throwing.
import { withoutManyMarks } from '../text/clean-source.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The objects of an array; anything else in it is left out; [] when it is no array. */
export function asObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(asObject).filter((item) => item !== null) : [];
}

/** A finite number, also when written as text (AWS writes `"0.600"`). */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Text or a number as text; null for anything else or an empty text. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? withoutManyMarks(value) : null;
}

const longestLabel = 200;

/** A name or an id; null for what is too long for one, which all turns may have in common. */
export const asLabel = (value: unknown): string | null => {
  const text = asText(value);
  return text !== null && text.length <= longestLabel ? text : null;
};
