// Written amounts, dates and times of day: their digits belong to no identifier.
import type { Found } from './kinds.ts';

const forms = [
  // Amounts: $ 1,234.56, R$ 1.234,56, 45 €, 12%.
  /[$€£]\s?\d[\d.,]{0,20}/g,
  /(?<![\d.,])\d[\d.,]{0,20}\s?[€£%]/g,
  // Dates: 12/03/2026, 2026-03-12, 12/03.
  /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:19|20)?\d{2}(?![./-]?\d)/g,
  /(?<![\d./-])(?:19|20)\d\d([./-])\d{1,2}\1\d{1,2}(?![./-]?\d)/g,
  /(?<![\d/])\d{1,2}\/\d{1,2}(?![/\d])/g,
  // Times of day: 14:30, 14:30:05, 14h30.
  /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/g,
  /(?<!\d)\d{1,2}h(?:\d{2})?(?![\d\p{L}])/gu,
];

/** In order, without overlaps. */
export function masksOf(text: string): Pick<Found, 'start' | 'end'>[] {
  const all = forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: source, index }) => ({ start: index, end: index + source.length })),
  );
  all.sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: Pick<Found, 'start' | 'end'>[] = [];
  for (const mask of all) if (mask.start >= (apart.at(-1)?.end ?? 0)) apart.push(mask);
  return apart;
}
