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

interface Entry {
  readonly pattern: Pattern;
  readonly id: number;
  readonly cue: number;
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

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  for (const text of fewer) if (more.has(text)) return true;
  return false;
}

const PREFIX_KEY = 3;

export class Matcher {
  readonly #cues: readonly string[];
  readonly #byTrigger = new Map<string, Entry[]>();
  #count = 0;
  /** By pattern: the round in which it was last tried; a sentence is a round. */
  #tried: Uint32Array | undefined;
  #round = 0;

  /** `sheets`: cue name → lines in the language of pattern.ts. `common`: words too frequent to look patterns up by. */
  constructor(sheets: Readonly<Record<string, string>>, common: Common = new Set()) {
    this.#cues = Object.keys(sheets);
    for (const [cue, name] of this.#cues.entries()) {
      for (const line of cueLines(sheets[name]!)) this.#add(name, line, cue, common);
    }
  }

  #add(name: string, line: string, cue: number, common: Common): void {
    try {
      const entry: Entry = { pattern: parsePattern(line, common), id: this.#count, cue };
      this.#count += 1;
      for (const key of new Set(entry.pattern.triggers.map(keyOf))) {
        const place = this.#byTrigger.get(key) ?? [];
        place.push(entry);
        this.#byTrigger.set(key, place);
      }
    } catch (error) {
      throw new Error(`${name}: ${line}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Links every pattern at once. Throws on the first that is broken. */
  linkAll(): void {
    for (const entries of this.#byTrigger.values()) for (const { pattern } of entries) void pattern.steps;
  }

  /** The first hit of each cue in the sentence, those taken back by a veto left out. */
  find(text: Matchable): CueHit[] {
    const hits = new Map<number, CueHit | null>();
    const present = new Set(text.words);
    this.#tried ??= new Uint32Array(this.#count);
    this.#round += 1;
    const tried = this.#tried;
    const attempt = (entries: readonly Entry[] | undefined) => {
      if (!entries) return;
      for (const { id, cue, pattern } of entries) {
        if (tried[id] === this.#round) continue;
        tried[id] = this.#round;
        const { veto, question, also } = pattern;
        const known = hits.get(cue);
        if (known === null || (known && !veto) || (question && !text.question)) continue;
        if (also && !meet(also, present)) continue;
        const hit = this.#match(pattern, cue, text);
        if (hit) hits.set(cue, veto ? null : hit);
      }
    };
    for (const word of present) {
      attempt(this.#byTrigger.get(word));
      if (word.length >= PREFIX_KEY) attempt(this.#byTrigger.get(`${word.slice(0, PREFIX_KEY)}*`));
    }
    for (const kind of text.spanKinds) attempt(this.#byTrigger.get(`<${kind}>`));
    return [...hits.values()].filter((hit): hit is CueHit => hit !== null);
  }

  #match({ steps }: Pattern, cue: number, text: Matchable): CueHit | null {
    const { words } = text;
    // Most patterns begin with words: other places are passed over without trying.
    for (let at = 0; at < words.length; at++) {
      if (steps.op === 'word' && words[at] !== steps.text) continue;
      if (steps.op === 'among' && !steps.texts.has(words[at]!)) continue;
      if (steps.op === 'first' && at !== 0 && at !== text.opening) continue;
      const to = run(steps, at, text);
      if (to >= 0) return { cue: this.#cues[cue]!, from: at, to };
    }
    return null;
  }
}

/** Key under which a trigger's patterns lie: the word, the first letters of a prefix, the kind of an exact expression. */
function keyOf({ kind, text }: Trigger): string {
  if (kind === 'word') return text;
  if (kind === 'span') return `<${text}>`;
  if (text.length < PREFIX_KEY) throw new Error(`A prefix needs ${PREFIX_KEY} letters`);
  return `${text.slice(0, PREFIX_KEY)}*`;
}
