// Words of a text as the cues see them: lower case, no accents, everyday spellings written out; offsets lead back to the text.

/** Several tokens may share one stretch of text ("don't" is `do` + `not`). Offsets are UTF-16 indexes into the text. */
export interface Token {
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  /** Starts with an upper-case letter in the text. */
  readonly capital: boolean;
}

/** How one language writes out everyday spellings: token → tokens. */
export type Spellings = Readonly<Record<string, string>>;

const WORD = /(?:R\$|US\$|[$€£%])|\p{N}+(?:[.,:/]\p{N}+)*[\p{L}º°]*\p{N}*|[\p{L}\p{M}]+(?:['’´`][\p{L}\p{M}]+)*/gu;
const CURRENCY = new Map([
  ['R$', '$'],
  ['US$', '$'],
  ['$', '$'],
  ['€', '$'],
  ['£', '$'],
  ['%', '%'],
]);

/** Lower case without accents; typographic apostrophes made plain. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’´`]/g, "'");
}

const PRONOUNS = new Set(
  'what that it how who where when here there he she let everyone everybody nobody somebody this which name'.split(' '),
);
const ENDINGS: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
];
const IRREGULAR = new Map([
  ["can't", ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["let's", ['let', 'us']],
]);

/** English contractions written out; a possessive loses its `'s`. */
function expandApostrophe(word: string): readonly string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  for (const [ending, full] of ENDINGS) {
    if (word.endsWith(ending)) return [word.slice(0, -ending.length), full];
  }
  if (word.endsWith("'s")) {
    const base = word.slice(0, -2);
    return PRONOUNS.has(base) ? [base, 'is'] : [base];
  }
  return [word.replaceAll("'", '')];
}

/** Two tokens that are heard as one ("o senhor") become one. */
function merge(tokens: readonly Token[], merged: Spellings): Token[] {
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [first, second] = [tokens[i]!, tokens[i + 1]];
    const norm = second && merged[`${first.norm} ${second.norm}`];
    if (second && norm) {
      result.push({ norm, start: first.start, end: second.end, capital: second.capital });
      i++;
    } else result.push(first);
  }
  return result;
}

/** Tokens of `text` in order; linear in its length. */
export function tokenise(text: string, spellings: Spellings, merged: Spellings = {}): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const written = match[0];
    const start = match.index;
    const end = start + written.length;
    const first = written.charAt(0);
    const capital = first !== first.toLowerCase();
    const plain = CURRENCY.get(written) ?? normalise(written);
    for (const part of plain.includes("'") ? expandApostrophe(plain) : [plain]) {
      const spelt = Object.hasOwn(spellings, part) ? spellings[part]! : part;
      for (const norm of spelt.split(' ')) tokens.push({ norm, start, end, capital });
    }
  }
  return merge(tokens, merged);
}
