// IBANs, written ("ES91 2100 …") or said with their letters ("g b two nine n w b k …").
import { isIban } from './checksums.ts';
import type { Found } from './kinds.ts';
import { follows } from './number-runs.ts';
import type { Read, Token } from './number-tokens.ts';
import { letterOf } from './said-letters.ts';

/** Characters by country. */
const lengths = new Map(
  (
    'AD24 AE23 AT20 BE16 BG22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 ES24 FI18 FR27 GB22 GI23 GR27 GT28 HR21 HU28 IE22 ' +
    'IL23 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SA24 SE24 SI19 SK24 SM27 SV28 TR26 UA29'
  )
    .split(' ')
    .map((each) => [each.slice(0, 2), Number(each.slice(2))] as const),
);
const leastCharacters = 15;
const mostCharacters = 34;
/** Said, a number has more words than digits. */
const mostSaid = 60;
/** Words between "IBAN" and its beginning. */
const mostBetween = 6;

export function findIbans(read: Read): Found[] {
  return [...findWritten(read.text), ...findNamed(read)];
}

function findWritten(text: string): Found[] {
  const found: Found[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[A-Za-z]{2}[ -]?\d{2}(?=[ .:/_*·|;-]?[A-Za-z0-9])/gu)) {
    const end = endOfIban(text.slice(index, index + 2 * mostCharacters));
    if (end > 0) found.push({ kind: 'iban', start: index, end: index + end });
  }
  return found;
}

/** Where the IBAN at the beginning of the text ends, by its country's length and its check digits; 0 if there is none. */
function endOfIban(text: string): number {
  const length = lengths.get(text.slice(0, 2).toUpperCase());
  if (length === undefined) return 0;
  let characters = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (/[A-Za-z0-9]/.test(character)) characters += character.toUpperCase();
    else if (!/[ \n.:/_*·|;\ue000-]/.test(character)) return 0;
    if (characters.length === length) return isIban(characters) ? at + 1 : 0;
  }
  return 0;
}

/** Called so: letters and digits after it, as many as an IBAN has, whatever their check digits. */
function findNamed(read: Read): Found[] {
  const { tokens } = read;
  const found: Found[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    if (tokens[place]!.word !== 'iban') continue;
    for (let first = place + 1; first <= place + mostBetween; first += 1) {
      const end = endFrom(read, first);
      if (end === null) continue;
      found.push({ kind: 'iban', start: tokens[first]!.start, end });
      while (place + 1 < tokens.length && tokens[place + 1]!.end <= end) place += 1;
      break;
    }
  }
  return found;
}

function endFrom({ text, tokens }: Read, first: number): number | null {
  let [characters, digits, last] = [0, 0, first];
  for (let at = first; at < tokens.length && characters < mostSaid; at += 1) {
    const token = tokens[at]!;
    const count = charactersOf(text, token);
    if (at > first && !follows(text, tokens[at - 1]!, token)) break;
    // A letter begins it.
    if (count === 0 || (at === first && token.digits !== null)) break;
    characters += count;
    digits += token.digits?.length ?? 0;
    last = at;
  }
  return characters >= leastCharacters && digits * 2 > characters ? tokens[last]!.end : null;
}

function charactersOf(text: string, token: Token): number {
  if (token.digits !== null) return token.digits.length;
  if (letterOf(token) !== null) return 1;
  const written = text.slice(token.start, token.end);
  return /^[A-Z]{2,4}$/.test(written) || /^[a-z]{2}$/.test(token.word) ? written.length : 0;
}
