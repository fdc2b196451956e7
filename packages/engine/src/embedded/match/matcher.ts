// Finds every cue of a language in a sentence: only patterns whose rarest words stand in it are tried.
import { cueLines } from '../../language/cue-lines.ts';
import { type Common, type Pattern, parsePattern, type Step, type Trigger } from './pattern.ts';

/** What the matcher sees of a sentence. `spanEnd(i, kind)` is the end of an exact expression that begins at `i`, or -1. */
export interface Matchable {
  readonly words: readonly string[];
  readonly question: boolean;
  /** First word after fillers such as "so", "olha", "bueno": `^` matches there and at 0. */
  readonly opening: number;
  /** Kinds of exact expressions in the sentence. */
  readonly spanKinds: ReadonlySet<string>;
  spanEnd(at: number, kind: string): number;
}

export interface CueHit {
  readonly cue: string;
  readonly from: number;
  readonly to: number;
}

/** A pattern as it is looked up. */
interface Entry {
  readonly pattern: Pattern;
  readonly cue: string;
  /** Groups of words, by number, of each of which one must stand in the sentence. */
  readonly needs: readonly (readonly number[])[];
  /** The sentence for which it was last tried. */
  triedIn: number;
}

/** End of the match of `step` at `at`, or -1. Work per position is bounded by the pattern, never by the text. */
function run(step: Step, at: number, text: Matchable): number {
  switch (step.op) {
    case 'done':
      return at;
    case 'word':
      return text.words[at] === step.text ? run(step.next, at + 1, text) : -1;
    case 'among':
      return step.texts.has(text.words[at] ?? '') ? run(step.next, at + 1, text) : -1;
    case 'prefix':
      return text.words[at]?.startsWith(step.text) ? run(step.next, at + 1, text) : -1;
    case 'any':
      return at < text.words.length ? run(step.next, at + 1, text) : -1;
    case 'span': {
      const end = text.spanEnd(at, step.kind);
      return end < 0 ? -1 : run(step.next, end, text);
    }
    case 'gap': {
      const last = Math.min(at + step.most, text.words.length);
      for (let i = at; i <= last; i++) {
        const end = run(step.next, i, text);
        if (end >= 0) return end;
      }
      return -1;
    }
    case 'either':
      for (const option of step.options) {
        const end = run(option, at, text);
        if (end >= 0) return end;
      }
      return -1;
    case 'first':
      return at === 0 || at === text.opening ? run(step.next, at, text) : -1;
    case 'last':
      return at === text.words.length ? run(step.next, at, text) : -1;
  }
}

/** Letters of a prefix by which its patterns are looked up. */
const prefixLetters = 3;

export class Matcher {
  /** Words of the patterns, numbered. */
  readonly #words = new Map<string, number>();
  readonly #byWord: Entry[][] = [];
  readonly #byPrefix = new Map<string, Entry[]>();
  readonly #bySpan = new Map<string, Entry[]>();
  /** Sentences so far: what stands in one, or was tried for it, bears its number. */
  #sentence = 0;
  /** By word: the last sentence in which it stood. */
  readonly #standsIn: number[] = [];

  /** `sheets`: cue name → lines in the language of pattern.ts. `common`: words too frequent to look patterns up by. */
  constructor(sheets: Readonly<Record<string, string>>, common: Common = new Set()) {
    for (const [cue, sheet] of Object.entries(sheets)) {
      for (const line of cueLines(sheet)) this.#add(cue, line, common);
    }
  }

  #add(cue: string, line: string, common: Common): void {
    try {
      const pattern = parsePattern(line, common);
      const needs = pattern.needs.map((group) => group.map((text) => this.#numberOf(text)));
      const entry: Entry = { pattern, cue, needs, triedIn: 0 };
      for (const place of new Set(pattern.triggers.map((trigger) => this.#entriesAt(trigger)))) place.push(entry);
    } catch (error) {
      throw new Error(`${cue}: ${line}: ${error instanceof Error ? error.message : error}`);
    }
  }

  #numberOf(text: string): number {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    this.#words.set(text, this.#byWord.length);
    this.#standsIn.push(0);
    return this.#byWord.push([]) - 1;
  }

  /** Where the patterns of a trigger lie. */
  #entriesAt({ kind, text }: Trigger): Entry[] {
    if (kind === 'word') return this.#byWord[this.#numberOf(text)]!;
    if (kind === 'span') return placeIn(this.#bySpan, text);
    if (text.length < prefixLetters) throw new Error(`A prefix needs ${prefixLetters} letters`);
    return placeIn(this.#byPrefix, text.slice(0, prefixLetters));
  }

  /** Links every pattern at once. Throws on the first that is broken. */
  linkAll(): void {
    for (const entries of [...this.#byWord, ...this.#byPrefix.values(), ...this.#bySpan.values()])
      for (const { pattern } of entries) void pattern.steps;
  }

  /** The first hit of each cue in the sentence, those taken back by a veto left out. */
  find(text: Matchable): CueHit[] {
    const hits = new Map<string, CueHit | null>();
    this.#sentence += 1;
    const known = text.words.map((word) => this.#words.get(word));
    for (const word of known) if (word !== undefined) this.#standsIn[word] = this.#sentence;
    for (let at = 0; at < known.length; at++) {
      const number = known[at];
      const word = text.words[at]!;
      if (number !== undefined) this.#tryAll(this.#byWord[number]!, text, hits);
      const byPrefix = this.#byPrefix.get(word.slice(0, prefixLetters));
      if (byPrefix) this.#tryAll(byPrefix, text, hits);
    }
    for (const kind of text.spanKinds) this.#tryAll(this.#bySpan.get(kind) ?? [], text, hits);
    return [...hits.values()].filter((hit): hit is CueHit => hit !== null);
  }

  #tryAll(entries: readonly Entry[], text: Matchable, hits: Map<string, CueHit | null>): void {
    for (const entry of entries) {
      if (entry.triedIn === this.#sentence || !this.#holdsAll(entry.needs)) continue;
      entry.triedIn = this.#sentence;
      const { pattern, cue } = entry;
      const { veto, question } = pattern;
      const before = hits.get(cue);
      if (before === null || (before && !veto) || (question && !text.question)) continue;
      const hit = match(entry, text);
      if (hit) hits.set(cue, veto ? null : hit);
    }
  }

  /** Whether a word of each group stands in the sentence. */
  #holdsAll(groups: readonly (readonly number[])[]): boolean {
    for (const group of groups) if (!this.#holdsAny(group)) return false;
    return true;
  }

  #holdsAny(group: readonly number[]): boolean {
    for (const word of group) if (this.#standsIn[word] === this.#sentence) return true;
    return false;
  }
}

function placeIn(places: Map<string, Entry[]>, key: string): Entry[] {
  const place = places.get(key) ?? [];
  places.set(key, place);
  return place;
}

function match({ pattern, cue }: Entry, text: Matchable): CueHit | null {
  const { steps, starts } = pattern;
  const { words } = text;
  for (let at = 0; at < words.length; at++) {
    if (starts && !starts.has(words[at]!)) continue;
    if (steps.op === 'first' && at !== 0 && at !== text.opening) continue;
    const to = run(steps, at, text);
    if (to >= 0) return { cue, from: at, to };
  }
  return null;
}
