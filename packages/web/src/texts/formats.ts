// Numbers, times and durations as the reader's language writes them. What is null has no format: pages say "not measured".
import type { Language } from './languages.ts';

const made: Partial<Record<Language, ReturnType<typeof makeFormats>>> = {};

/** Made once a language: a format takes a browser longer than what is written with it, and each line of a list asks for them. */
export function formatsOf(language: Language) {
  made[language] ??= makeFormats(language);
  return made[language];
}

function makeFormats(language: Language) {
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return {
    /** An ISO-8601 time, in the reader's time zone. */
    dateTime: (iso: string) => dateTime.format(new Date(iso)),
    date: (iso: string) => date.format(new Date(iso)),
    number: (value: number, decimals = 1) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(value),
    /** 0 to 100, as the contract has its shares. */
    percent: (value: number) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    /** 75 s → "1:15", 3675 s → "1:01:15". */
    duration: (seconds: number) => clock(Math.round(seconds)),
  };
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
