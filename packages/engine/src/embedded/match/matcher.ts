// Finds every cue of a language in a sentence: only patterns whose rarest words stand in it are tried.
import { type Common, cueLines, type Pattern, parsePattern, type Step, type Trigger } from './pattern.ts';

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
  readonly needs: readonly (readonly Word[])[];
  /** The sentence for which it was last tried. */
  triedIn: number;
}

/** A word of the patterns, with those that are tried where it stands. */
interface Word {
  readonly entries: Entry[];
  /** The last sentence in which it stood. */
  standsIn: number;
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
const PREFIX_KEY = 3;

export class Matcher {
  readonly #words = new Map<string, Word>();
  readonly #byPrefix = new Map<string, Entry[]>();
  readonly #bySpan = new Map<string, Entry[]>();
  /** Sentences so far: what stood in one, or was tried for it, bears its number. */
  #sentence = 0;

  /** `sheets`: cue name → lines in the language of pattern.ts. `common`: words too frequent to look patterns up by. */
  constructor(sheets: Readonly<Record<string, string>>, common: Common = new Set()) {
    for (const [cue, sheet] of Object.entries(sheets)) {
      for (const line of cueLines(sheet)) this.#add(cue, line, common);
    }
  }

  #add(cue: string, line: string, common: Common): void {
    try {
      const pattern = parsePattern(line, common);
      const needs = pattern.needs.map((group) => group.map((text) => this.#word(text)));
      const entry: Entry = { pattern, cue, needs, triedIn: 0 };
      for (const place of new Set(pattern.triggers.map((trigger) => this.#entriesAt(trigger)))) place.push(entry);
    } catch (error) {
      throw new Error(`${cue}: ${line}: ${error instanceof Error ? error.message : error}`);
    }
  }

  #word(text: string): Word {
    const known = this.#words.get(text);
    if (known) return known;
    const word: Word = { entries: [], standsIn: 0 };
    this.#words.set(text, word);
    return word;
  }

  /** Where the patterns of a trigger lie. */
  #entriesAt({ kind, text }: Trigger): Entry[] {
    if (kind === 'word') return this.#word(text).entries;
    if (kind === 'span') return placeIn(this.#bySpan, text);
    if (text.length < PREFIX_KEY) throw new Error(`A prefix needs ${PREFIX_KEY} letters`);
    return placeIn(this.#byPrefix, text.slice(0, PREFIX_KEY));
  }

  /** Links every pattern at once. Throws on the first that is broken. */
  linkAll(): void {
    const byWord = [...this.#words.values()].map(({ entries }) => entries);
    for (const entries of [...byWord, ...this.#byPrefix.values(), ...this.#bySpan.values()])
      for (const { pattern } of entries) void pattern.steps;
  }

  /** The first hit of each cue in the sentence, those taken back by a veto left out. */
  find(text: Matchable): CueHit[] {
    const hits = new Map<string, CueHit | null>();
    this.#sentence += 1;
    const sentence = this.#sentence;
    const known = text.words.map((word) => this.#words.get(word));
    for (const word of known) if (word) word.standsIn = sentence;
    const attempt = (entries: readonly Entry[] | undefined) => {
      if (!entries) return;
      for (const entry of entries) {
        if (entry.triedIn === sentence) continue;
        entry.triedIn = sentence;
        const { pattern, cue, needs } = entry;
        const { veto, question } = pattern;
        if ((question && !text.question) || !needs.every((group) => standsIn(sentence, group))) continue;
        const before = hits.get(cue);
        if (before === null || (before && !veto)) continue;
        const hit = match(entry, text);
        if (hit) hits.set(cue, veto ? null : hit);
      }
    };
    for (const [at, word] of text.words.entries()) {
      attempt(known[at]?.entries);
      if (word.length >= PREFIX_KEY) attempt(this.#byPrefix.get(word.slice(0, PREFIX_KEY)));
    }
    for (const kind of text.spanKinds) attempt(this.#bySpan.get(kind));
    return [...hits.values()].filter((hit): hit is CueHit => hit !== null);
  }
}

function placeIn(places: Map<string, Entry[]>, key: string): Entry[] {
  const place = places.get(key) ?? [];
  places.set(key, place);
  return place;
}

/** Whether any word of the group stands in the sentence. */
function standsIn(sentence: number, group: readonly Word[]): boolean {
  for (const word of group) if (word.standsIn === sentence) return true;
  return false;
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
