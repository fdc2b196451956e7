// Who took part in a call, as extensions, numbers, names and e-mails: which of them are the same.

export function hasOneOf(wanted: readonly string[], there: readonly string[]): boolean {
  const known = new Set(there.map(plain));
  return wanted.some((each) => known.has(plain(each)));
}

/** The same number, however it is written, with or without country and area code. A call too many is left out rather than somebody recorded who never may be. */
export function hasNumberOf(wanted: readonly string[], there: readonly string[]): boolean {
  const known = there.flatMap(numberIn);
  return wanted.flatMap(numberIn).some((one) => known.some((other) => one.endsWith(other) || other.endsWith(one)));
}

/** What is left of a number without country and area code. */
const leastDigits = 8;

/** Its digits; nothing for what is no telephone number. */
function numberIn(text: string): string[] {
  const digits = /^[+\d\s().\-/]+$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return digits.length < leastDigits ? [] : [digits];
}

/** Case and accents do not count. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
