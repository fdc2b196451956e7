// Numbers, times and durations as the reader's region writes them. What is null has no format: pages say "not measured".
const made: Record<string, ReturnType<typeof makeFormats>> = {};

export function formatsOf(locale: string) {
  made[locale] ??= makeFormats(locale);
  return made[locale];
}

/** Each is made when it is first wanted, and once: that takes a browser longer than all that a page writes with it. */
function makeFormats(locale: string) {
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const number = once((maximumFractionDigits) => new Intl.NumberFormat(locale, { maximumFractionDigits }));
  const percent = once(
    (maximumFractionDigits) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }),
  );
  return {
    /** An ISO-8601 time, in the reader's time zone. */
    dateTime: (iso: string) => dateTime().format(new Date(iso)),
    date: (iso: string) => date().format(new Date(iso)),
    number: (value: number, decimals = 1) => number(decimals).format(value),
    /** 0 to 100, as the contract has its shares. */
    percent: (value: number, decimals = 0) => percent(decimals).format(value / 100),
    /** 75 s → "1:15", 3675 s → "1:01:15". */
    duration: (seconds: number) => clock(Math.round(seconds)),
  };
}

/** Makes one for each number that it is asked for. */
function once<Made>(make: (number: number) => Made): (number?: number) => Made {
  const known: Made[] = [];
  return (number = 0) => (known[number] ??= make(number));
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
