// Who took part in a call, as extensions, numbers, names and e-mails: which of them are the same.

export function hasOneOf(wanted: readonly string[], there: readonly string[]): boolean {
  const known = new Set(there.map(plain));
  return wanted.some((each) => known.has(plain(each)));
}

/** The same number, however it is written, with or without country and area code. A call too many is left out rather than somebody recorded who never may be. */
export function hasNumberOf(wanted: readonly string[], there: readonly string[]): boolean {
  const known = there.flatMap(numberIn);
  return wanted.flatMap(numberIn).some((one) => known.some((other) => isSameNumber(one, other)));
}

/** What is left of a number without country and area code. */
export const localDigits = 8;

/** Digits of two numbers: the same, or one lacks country or area code, so that it may be somebody else's. */
export const isSameNumber = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= localDigits && (one.endsWith(other) || other.endsWith(one));

/** Digits of a number as it is written, without the zeros that are dialled only inside a country or to leave it. */
export const digitsOfNumber = (written: string): string =>
  written.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');

/** Its digits; nothing for what is no telephone number. */
const numberIn = (text: string): string[] => (/^[+\d\s().\-/]+$/.test(text) ? [digitsOfNumber(text)] : []);

/** Case and accents do not count. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
