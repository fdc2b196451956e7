// Check digits of the identifiers that have them.

/** Cards: Luhn, and a first digit that a network has. */
export function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits) || isOneDigit(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isOneDigit = (digits: string) => digits.split('').every((digit) => digit === digits[0]);

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

const checkDigit = (sum: number) => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

export function isCpf(digits: string): boolean {
  if (digits.length !== 11 || isOneDigit(digits)) return false;
  const first = checkDigit(weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = checkDigit(weighted(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return digits.endsWith(`${first}${second}`);
}

export function isCnpj(digits: string): boolean {
  if (digits.length !== 14 || isOneDigit(digits)) return false;
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const first = checkDigit(weighted(digits, weights));
  const second = checkDigit(weighted(digits, [6, ...weights]));
  return digits.endsWith(`${first}${second}`);
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

export const isDni = (digits: string, letter: string) =>
  digits.length === 8 && spanishLetters[Number(digits) % 23] === letter.toUpperCase();

export function isNie(first: string, digits: string, letter: string): boolean {
  const place = 'XYZ'.indexOf(first.toUpperCase());
  return place >= 0 && digits.length === 7 && isDni(`${place}${digits}`, letter);
}

/** Numbers that the office never gives are none. */
export const isSsn = (digits: string) =>
  digits.length === 9 && /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);

/** Letters in capitals; ISO 13616, by parts so that no number grows large. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
