// Exact expressions in a sentence: numbers, money, percentages, days, times, months, durations.

import type { Language } from '@earshot/core';
import type { CalendarWords } from '../language/calendar-words.ts';
import { languagePacks } from '../language/packs.ts';
import { readNumber } from './numbers.ts';

/**
 * `number` any number · `money` with a currency · `percent` · `weekday` · `day` weekday, date or "tomorrow" · `time` of the
 * clock · `month` · `duration` number and unit · `soon` a duration from now.
 */
export type SpanKind =
  | 'number'
  | 'money'
  | 'percent'
  | 'weekday'
  | 'day'
  | 'time'
  | 'month'
  | 'duration'
  | 'soon'
  | 'name';

export interface Span {
  readonly kind: SpanKind;
  readonly from: number;
  readonly to: number;
  /** The number meant, where there is one. */
  readonly value: number | null;
}

/** One, as an article says it. */
const oneOf = new Set(['a', 'an', 'un', 'una', 'um', 'uma']);
const clockPattern = /^(?:[01]?\d|2[0-4])(?::[0-5]\d(?:h|hs|am|pm)?|h|hs|h[0-5]\d|am|pm|hrs)$/;
const dateInFigures = /^(?:[12]?\d|0[1-9]|3[01])\/(?:0?[1-9]|1[0-2])(?:\/(?:20)?\d\d)?$/;
const ordinalDate = /^(?:[12]?\d|3[01])(?:st|nd|rd|th|o|º|°)$/;

/** Phrases by their first and by their last word, so that a look costs nothing where none begins or ends. */
class Phrases {
  readonly #first = new Map<string, string[][]>();
  readonly #last = new Map<string, string[][]>();
  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      const parts = phrase.split(' ');
      const [first, last] = [parts[0]!, parts.at(-1)!];
      this.#first.set(first, [...(this.#first.get(first) ?? []), parts]);
      this.#last.set(last, [...(this.#last.get(last) ?? []), parts]);
    }
  }
  /** Length in words of the longest phrase at `at`, or 0. */
  lengthAt(words: readonly string[], at: number): number {
    let length = 0;
    for (const parts of this.#first.get(words[at] ?? '') ?? []) {
      if (parts.length > length && parts.every((part, i) => words[at + i] === part)) length = parts.length;
    }
    return length;
  }
  /** Whether a phrase ends right before `at`. */
  endsBefore(words: readonly string[], at: number): boolean {
    for (const parts of this.#last.get(words[at - 1] ?? '') ?? []) {
      const from = at - parts.length;
      if (from >= 0 && parts.every((part, i) => words[from + i] === part)) return true;
    }
    return false;
  }
}

type PhraseLists = Readonly<
  Record<'relativeDays' | 'times' | 'hourOpeners' | 'hourClosers' | 'dayOpeners' | 'soonOpeners' | 'percent', Phrases>
> & { readonly currencies: ReadonlySet<string> };

function phraseLists(language: Language): PhraseLists {
  const { calendar, words } = languagePacks[language];
  const { relativeDays, times, hourOpeners, hourClosers, dayOpeners, soonOpeners } = calendar;
  return {
    relativeDays: new Phrases(relativeDays),
    times: new Phrases(times),
    hourOpeners: new Phrases(hourOpeners),
    hourClosers: new Phrases(hourClosers),
    dayOpeners: new Phrases(dayOpeners),
    soonOpeners: new Phrases(soonOpeners),
    currencies: new Set(words.currencies.split(' ')),
    percent: new Phrases(words.percent.split('|')),
  };
}

const lists: Readonly<Record<Language, PhraseLists>> = {
  pt: phraseLists('pt'),
  en: phraseLists('en'),
  es: phraseLists('es'),
};

function daySpan(words: readonly string[], at: number, calendar: CalendarWords, language: Language): Span | null {
  const word = words[at]!;
  const day = (kind: 'weekday' | 'day', length: number, value: number | null = null): Span => ({
    kind,
    from: at,
    to: at + length,
    value,
  });
  if (calendar.weekdays.has(word) && !calendar.notWeekdayBefore.has(words[at + 1] ?? '')) {
    return day('weekday', words[at + 1] === 'feira' ? 2 : 1);
  }
  const relative = lists[language].relativeDays.lengthAt(words, at);
  const spanishMorning = language === 'es' && word === 'manana' && ['la', 'esta', 'las'].includes(words[at - 1] ?? '');
  if (relative > 0 && !spanishMorning) return day('day', relative);
  if (dateInFigures.test(word)) return day('day', 1, Number.parseInt(word, 10));
  if (ordinalDate.test(word)) return day('day', 1, Number.parseInt(word, 10));
  if (/^(?:[12]?\d|3[01])$/.test(word) && calendar.months.has(words[at + 1] ?? '')) return day('day', 2, Number(word));
  if (calendar.months.has(word) && /^(?:[12]?\d|3[01])$/.test(words[at + 1] ?? ''))
    return day('day', 2, Number(words[at + 1]));
  return ordinalDay(words, at, calendar, language, day);
}

function ordinalDay(
  words: readonly string[],
  at: number,
  calendar: CalendarWords,
  language: Language,
  day: (kind: 'day', length: number, value: number) => Span,
): Span | null {
  const { ordinals, small } = languagePacks[language].numbers;
  const opened = lists[language].dayOpeners.endsBefore(words, at) || calendar.weekdays.has(words[at - 1] ?? '');
  if (language === 'en') {
    // "the nineteenth", "the twenty first", but not "the first thing" or "the second one": an ordinal closes its phrase.
    if (words[at - 1] !== 'the' && !calendar.weekdays.has(words[at - 2] ?? '')) return null;
    const tens = small.get(words[at]!);
    const compound = tens === 20 || tens === 30 ? ordinals.get(words[at + 1] ?? '') : undefined;
    if (compound !== undefined && compound < 10) return day('day', 2, tens! + compound);
    const value = ordinals.get(words[at]!);
    if (value === undefined) return null;
    const after = words[at + 1];
    const closes = after === undefined || ['at', 'of', 'then', 'so', 'and', 'if', 'would', 'is', 'in'].includes(after);
    const dated = after === 'of' && calendar.months.has(words[at + 2] ?? '');
    return value > 3 || dated || (closes && after !== 'of') ? day('day', dated ? 3 : 1, value) : null;
  }
  if (!opened) return null;
  const ordinal = ordinals.get(words[at]!);
  const read = ordinal === undefined ? readNumber(words, at, language) : { to: at + 1, value: ordinal };
  return read && read.value >= 1 && read.value <= 31 && Number.isInteger(read.value)
    ? day('day', read.to - at, read.value)
    : null;
}

function timeSpan(words: readonly string[], at: number, calendar: CalendarWords, language: Language): Span | null {
  const word = words[at]!;
  if (clockPattern.test(word)) return { kind: 'time', from: at, to: at + 1, value: Number.parseInt(word, 10) };
  const phrase = lists[language].times.lengthAt(words, at);
  if (phrase > 0) return { kind: 'time', from: at, to: at + phrase, value: null };
  const read = readNumber(words, at, language);
  if (!read || read.value > 24 || read.value < 1) return null;
  const closer = lists[language].hourClosers.lengthAt(words, read.to);
  if (closer > 0) return { kind: 'time', from: at, to: read.to + closer, value: read.value };
  // A bare number after "at" or "às" is an hour unless a unit or currency follows it.
  const after = words[read.to] ?? '';
  const unit =
    calendar.durations.has(after) ||
    lists[language].currencies.has(after) ||
    after === '%' ||
    (language === 'en' && read.value > 12);
  return lists[language].hourOpeners.endsBefore(words, at) && !unit
    ? { kind: 'time', from: at, to: read.to, value: read.value }
    : null;
}

/** Exact expressions that begin at each word; several may overlap. Linear in the number of words. */
export function findSpans(words: readonly string[], language: Language): Span[] {
  const spans: Span[] = [];
  const calendar = languagePacks[language].calendar;
  const currencies = lists[language].currencies;
  let numberUntil = 0;
  for (let at = 0; at < words.length; at++) {
    const day = daySpan(words, at, calendar, language);
    if (day) {
      spans.push(day);
      if (day.kind === 'weekday') spans.push({ ...day, kind: 'day' });
    }
    if (calendar.months.has(words[at]!)) spans.push({ kind: 'month', from: at, to: at + 1, value: null });
    const time = timeSpan(words, at, calendar, language);
    if (time) spans.push(time);
    // "in an hour": no number in every language.
    if (
      oneOf.has(words[at]!) &&
      calendar.durations.has(words[at + 1] ?? '') &&
      lists[language].soonOpeners.endsBefore(words, at)
    )
      spans.push({ kind: 'soon', from: at, to: at + 2, value: 1 });
    if (at < numberUntil) continue;
    const read = readNumber(words, at, language);
    if (!read) continue;
    numberUntil = read.to;
    const { to, value } = read;
    spans.push({ kind: 'number', from: at, to, value });
    const percent = lists[language].percent.lengthAt(words, to);
    if (percent > 0) spans.push({ kind: 'percent', from: at, to: to + percent, value });
    else if (calendar.durations.has(words[to] ?? '')) {
      spans.push({ kind: 'duration', from: at, to: to + 1, value });
      if (!oneOf.has(words[at]!) && lists[language].soonOpeners.endsBefore(words, at))
        spans.push({ kind: 'soon', from: at, to: to + 1, value });
    } else if (words[at - 1] === '$') spans.push({ kind: 'money', from: at - 1, to, value });
    else if (currencies.has(words[to] ?? '') && !(words[to] === 'p' && !read.figures))
      spans.push({ kind: 'money', from: at, to: to + 1, value });
    else if (words[to - 1] === 'grand') spans.push({ kind: 'money', from: at, to, value });
    else if (words[to] === 'de' && currencies.has(words[to + 1] ?? ''))
      spans.push({ kind: 'money', from: at, to: to + 2, value });
  }
  return spans;
}
