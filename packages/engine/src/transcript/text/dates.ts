// Dates beside the times of messages: `04/03/2025`, `2025-03-04`, `Tue, 4 Mar 2025`, `4 de marzo de 2025 a las`, `March 4, 2025 at`.

const months =
  'jan(?:uary|eiro)?|ene(?:ro)?|feb(?:ruary|rero)?|fev(?:ereiro)?|mar(?:ch|ço|zo)?|apr(?:il)?|abr(?:il)?|may(?:o)?|mai(?:o)?|june?|jun(?:ho|io)|july?|jul(?:ho|io)|aug(?:ust)?|ago(?:sto)?|sept?(?:ember|iembre)?|set(?:embro|iembre)?|oct(?:ober|ubre)?|out(?:ubro)?|nov(?:ember|embro|iembre)?|dec(?:ember)?|dez(?:embro)?|dic(?:iembre)?';
const weekdays =
  'mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|s[áa]b(?:ado)?|dom(?:ingo)?|lun(?:es)?|mar(?:tes)?|mi[ée](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?';
const weekday = `(?:(?:${weekdays})(?:-feira)?\\.?,? {1,2})?`;
const before = '(?:,? (?:at|às|as|a las?)|,|T| -| \\|)?';
const patterns = [
  `${weekday}(?<y>\\d{4})[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})`,
  `${weekday}(?<d>\\d{1,2})[-/.](?<m>\\d{1,2})[-/.](?<y>\\d{4}|\\d{2})`,
  `${weekday}(?<d>\\d{1,2})(?:st|nd|rd|th|º)? (?:de )?(?<n>${months})\\.?,? (?:de )?(?<y>\\d{4})`,
  `(?<d>\\d{1,2})-(?<n>${months})-(?<y>\\d{4}|\\d{2})`,
  `${weekday}(?<n>${months})\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?,? (?<y>\\d{4})`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}/.-])${pattern}${before}(?= {0,2}\\d{1,2}[:.]\\d{2})`, 'iu'));

const longestLine = 160;

export interface DatedLine {
  /** Seconds since 1970 at the beginning of the day. */
  readonly daySeconds: number;
  /** The line without its date. */
  readonly rest: string;
}

/** What a message's time of day is in seconds: beside a date, `9:05` is five past nine. */
export const timeOfDay = (text: string, seconds: number): number =>
  /^\D*\d{1,2}:\d{2}(?![:\d])(?! ?[ap]\.? ?m)/i.test(text) ? seconds * 60 : seconds;

/** The date that stands before a time in a short line; null for any other line. A day before a month, unless it cannot be one. */
export function readDate(line: string): DatedLine | null {
  if (line.length > longestLine || !/\d{4}|\d[/.-][\da-z]/i.test(line)) return null;
  for (const pattern of patterns) {
    const match = pattern.exec(line);
    if (!match) continue;
    const { y, m, d, n } = match.groups!;
    let [month, day] = [n === undefined ? Number(m) : monthOf(n), Number(d)];
    if (month > 12) [month, day] = [day, month];
    if (month < 1 || month > 12 || day < 1 || day > 31) continue;
    const year = Number(y) < 100 ? 2000 + Number(y) : Number(y);
    const rest = line.slice(0, match.index) + line.slice(match.index + match[0].length).trimStart();
    return { daySeconds: Date.UTC(year, month - 1, day) / 1000, rest };
  }
  return null;
}

const starts = [
  'jan ene',
  'feb fev',
  'mar',
  'apr abr',
  'may mai',
  'jun',
  'jul',
  'aug ago',
  'sep set',
  'oct out',
  'nov',
  'dec dez dic',
];
const monthOf = (name: string) => 1 + starts.findIndex((known) => known.includes(name.slice(0, 3).toLowerCase()));
