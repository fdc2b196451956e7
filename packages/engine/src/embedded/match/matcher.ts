// Finds every cue of a language in a sentence in one pass: patterns are looked up by the words that they can begin with.
import { cueLines, type Pattern, parsePattern, type Step } from './pattern.ts';

/** What the matcher sees of a sentence. `spanEnd(i, kind)` is the end of an exact expression that begins at `i`, or -1. */
export interface Matchable {
  readonly words: readonly string[];
  readonly question: boolean;
  /** First word after fillers such as "so", "olha", "bueno": `^` matches there and at 0. */
  readonly opening: number;
  spanEnd(at: number, kind: string): number;
}

export interface CueHit {
  readonly cue: string;
  readonly from: number;
  readonly to: number;
}

interface Entry extends Pattern {
  readonly cue: number;
}

/** The words, prefixes and spans that a pattern may begin with. */
function beginnings(step: Step, seen: (kind: 'word' | 'prefix' | 'span', text: string) => void): void {
  if (step.op === 'word' || step.op === 'prefix') seen(step.op, step.text);
  else if (step.op === 'span') seen('span', step.kind);
  else if (step.op === 'either') for (const option of step.options) beginnings(option, seen);
  else if (step.op === 'first') beginnings(step.next, seen);
  else throw new Error('A cue must begin with a word');
}

/** End of the match of `step` at `at`, or -1. Work per position is bounded by the pattern, never by the text. */
function run(step: Step, at: number, text: Matchable): number {
  switch (step.op) {
    case 'done':
      return at;
    case 'word':
      return text.words[at] === step.text ? run(step.next, at + 1, text) : -1;
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

const PREFIX_KEY = 3;

export class Matcher {
  readonly #cues: readonly string[];
  readonly #byWord = new Map<string, Entry[]>();
  readonly #byPrefix = new Map<string, Entry[]>();
  readonly #bySpan = new Map<string, Entry[]>();

  /** `sheets`: cue name → lines in the language of pattern.ts. */
  constructor(sheets: Readonly<Record<string, string>>) {
    this.#cues = Object.keys(sheets);
    for (const [index, cue] of this.#cues.entries()) {
      for (const line of cueLines(sheets[cue]!)) {
        const entry: Entry = { ...parsePattern(line), cue: index };
        const places = new Set<Entry[]>();
        try {
          beginnings(entry.steps, (kind, text) => places.add(this.#place(kind, text)));
        } catch (error) {
          throw new Error(`${cue}: ${line}: ${error instanceof Error ? error.message : error}`);
        }
        for (const place of places) place.push(entry);
      }
    }
  }

  #place(kind: 'word' | 'prefix' | 'span', text: string): Entry[] {
    if (kind === 'prefix' && text.length < PREFIX_KEY) throw new Error(`A first prefix needs ${PREFIX_KEY} letters`);
    const map = { word: this.#byWord, prefix: this.#byPrefix, span: this.#bySpan }[kind];
    const key = kind === 'prefix' ? text.slice(0, PREFIX_KEY) : text;
    const place = map.get(key) ?? [];
    map.set(key, place);
    return place;
  }

  /** The first hit of each cue in the sentence, those taken back by a veto left out. */
  find(text: Matchable): CueHit[] {
    const hits = new Map<number, CueHit | null>();
    const attempt = (entries: readonly Entry[] | undefined, at: number) => {
      for (const entry of entries ?? []) {
        const known = hits.get(entry.cue);
        if (known === null || (known && !entry.veto) || (entry.question && !text.question)) continue;
        const to = run(entry.steps, at, text);
        if (to < 0) continue;
        hits.set(entry.cue, entry.veto ? null : { cue: this.#cues[entry.cue]!, from: at, to });
      }
    };
    for (let at = 0; at < text.words.length; at++) {
      const word = text.words[at]!;
      attempt(this.#byWord.get(word), at);
      if (word.length >= PREFIX_KEY) attempt(this.#byPrefix.get(word.slice(0, PREFIX_KEY)), at);
      for (const [kind, entries] of this.#bySpan) if (text.spanEnd(at, kind) >= 0) attempt(entries, at);
    }
    return [...hits.values()].filter((hit): hit is CueHit => hit !== null);
  }
}
