// "3 hours ago", "in 2 days": how far a moment is from now, in the largest unit that is full.
import type { Language } from './languages.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `seconds` from now; negative: before. Within a minute it is "now". */
export function relativeTime(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 0] as const);
  return format.format(size === 0 ? 0 : Math.trunc(seconds / size), unit);
}
