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

const wordPattern =
  /(?:(?:R|US|MX|CL|AR|RD)\$|U\$S|S\/\.?(?=\s?\p{N})|[$€£%])|\p{N}+(?:[.,:/]\p{N}+)*[\p{L}º°]*\p{N}*|[\p{L}\p{M}]+(?:['’´`][\p{L}\p{M}]+)*/gu;
const currencySigns = new Map([
  ['R$', '$'],
  ['US$', '$'],
  ['U$S', '$'],
  ['MX$', '$'],
  ['CL$', '$'],
  ['AR$', '$'],
  ['RD$', '$'],
  ['S/', '$'],
  ['S/.', '$'],
  ['$', '$'],
  ['€', '$'],
  ['£', '$'],
  ['%', '%'],
]);

/** Lower case without accents; typographic apostrophes made plain. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’´`]/g, "'");
}

const pronouns = new Set(
  'what that it how who where when here there he she let everyone everybody nobody somebody this which name'.split(' '),
);
const contractions: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
];
const irregularContractions = new Map([
  ["can't", ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["let's", ['let', 'us']],
]);

/** English contractions written out; a possessive loses its `'s`. */
function expandApostrophe(word: string): readonly string[] {
  const irregular = irregularContractions.get(word);
  if (irregular) return irregular;
  for (const [ending, full] of contractions) {
    if (word.endsWith(ending)) return [word.slice(0, -ending.length), full];
  }
  if (word.endsWith("'s")) {
    const base = word.slice(0, -2);
    return pronouns.has(base) ? [base, 'is'] : [base];
  }
  return [word.replaceAll("'", '')];
}

/** Reads the words of texts; what a written word becomes is worked out once, however often it is said. */
export class Tokeniser {
  readonly #spellings: Spellings;
  /** Pairs heard as one, by their first word, then by their second. */
  readonly #merged = new Map<string, Map<string, string>>();
  readonly #norms = new Map<string, readonly string[]>();

  /** `spellings`: token → tokens. `merged`: two tokens ("o senhor") → the one that they are heard as. */
  constructor(spellings: Spellings = {}, merged: Spellings = {}) {
    this.#spellings = spellings;
    for (const [pair, norm] of Object.entries(merged)) {
      const [first, second] = pair.split(' ') as [string, string];
      this.#merged.set(first, (this.#merged.get(first) ?? new Map()).set(second, norm));
    }
  }

  /** Tokens of `text` in order; linear in its length. */
  tokens(text: string): Token[] {
    const tokens: Token[] = [];
    for (const match of text.matchAll(wordPattern)) {
      const written = match[0];
      const start = match.index;
      const end = start + written.length;
      const first = written.charAt(0);
      const capital = first !== first.toLowerCase();
      for (const norm of this.#normsOf(written)) tokens.push({ norm, start, end, capital });
    }
    return this.#merge(tokens);
  }

  #normsOf(written: string): readonly string[] {
    const known = this.#norms.get(written);
    if (known) return known;
    const plain = currencySigns.get(written) ?? normalise(written);
    const parts = plain.includes("'") ? expandApostrophe(plain) : [plain];
    const norms = parts.flatMap((part) =>
      (Object.hasOwn(this.#spellings, part) ? this.#spellings[part]! : part).split(' '),
    );
    this.#norms.set(written, norms);
    return norms;
  }

  #merge(tokens: readonly Token[]): Token[] {
    const result: Token[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const [first, second] = [tokens[i]!, tokens[i + 1]];
      const norm = second && this.#merged.get(first.norm)?.get(second.norm);
      if (second && norm) {
        result.push({ norm, start: first.start, end: second.end, capital: second.capital });
        i++;
      } else result.push(first);
    }
    return result;
  }
}
