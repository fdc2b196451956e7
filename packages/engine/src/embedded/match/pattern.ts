// The little language that cues are written in, parsed into linked steps.
//
//   word      that word, accents and case aside        word*    a word that begins so
//   (a|b c)   one of these                             x?       x or nothing
//   _         any one word                             ..  ...  at most 3, at most 8 words
//   <money>   an exact expression, see exact/          ^  $     at the sentence's beginning, end
//   ?  last   only in a question                       !  first takes the cue back in that sentence

export type Step =
  | { readonly op: 'word'; readonly text: string; readonly next: Step }
  | { readonly op: 'among'; readonly texts: ReadonlySet<string>; readonly next: Step }
  | { readonly op: 'prefix'; readonly text: string; readonly next: Step }
  | { readonly op: 'any'; readonly next: Step }
  | { readonly op: 'gap'; readonly most: number; readonly next: Step }
  | { readonly op: 'span'; readonly kind: string; readonly next: Step }
  | { readonly op: 'either'; readonly options: readonly Step[] }
  | { readonly op: 'first'; readonly next: Step }
  | { readonly op: 'last'; readonly next: Step }
  | { readonly op: 'done' };

/** Something that must stand in a sentence for a pattern to match there. */
export interface Trigger {
  readonly kind: 'word' | 'prefix' | 'span';
  readonly text: string;
}

export interface Pattern {
  /** Linked when first asked for: most patterns are never tried. Throws on a broken line. */
  readonly steps: Step;
  readonly question: boolean;
  readonly veto: boolean;
  /** Words with which every match begins, null where it may begin with anything. */
  readonly starts: ReadonlySet<string> | null;
  /** Any one of these must stand in the sentence: the rarest thing that the pattern needs. */
  readonly triggers: readonly Trigger[];
  /** Any one word of each group must stand in it as well. */
  readonly needs: readonly (readonly string[])[];
}

/** Words so common that they tell nothing about a sentence. */
export type Common = ReadonlySet<string>;

const doneStep: Step = { op: 'done' };
/** Whether every character is a small letter, a figure or a per cent sign. */
function isWord(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 37)) return false;
  }
  return text !== '';
}

const gapWords = new Map([
  ['..', 3],
  ['...', 8],
]);

/** Splits at `separator` outside parentheses. */
function split(source: string, separator: string): string[] {
  // Most choices hold no choice: packs are read at the first analysis of a process, so this counts.
  if (!source.includes('(')) return splitPlain(source, separator);
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= source.length; i++) {
    const char = source.charAt(i);
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (i === source.length || (char === separator && depth === 0)) {
      const part = source.slice(from, i).trim();
      if (part) parts.push(part);
      from = i + 1;
    }
  }
  if (depth !== 0) throw new Error(`Unbalanced parentheses in cue: ${source}`);
  return parts;
}

function splitPlain(source: string, separator: string): string[] {
  if (source.includes(')')) throw new Error(`Unbalanced parentheses in cue: ${source}`);
  return source.split(separator).flatMap((part) => part.trim() || []);
}

function link(item: string, next: Step): Step {
  if (item.length > 1 && item.endsWith('?')) return { op: 'either', options: [link(item.slice(0, -1), next), next] };
  if (item.startsWith('(')) return choice(split(item.slice(1, -1), '|'), next);
  if (item.startsWith('<')) return { op: 'span', kind: item.slice(1, -1), next };
  const most = gapWords.get(item);
  if (most !== undefined) return { op: 'gap', most, next };
  if (item === '_') return { op: 'any', next };
  if (item === '^') return { op: 'first', next };
  if (item === '$') return { op: 'last', next };
  if (item.endsWith('*')) return { op: 'prefix', text: item.slice(0, -1), next };
  if (!isWord(item)) throw new Error(`Not a word of a cue: ${item}`);
  return { op: 'word', text: item, next };
}

/** Plain words of a choice are looked up together, only the rest is tried one by one. */
function choice(options: readonly string[], next: Step): Step {
  const plain = options.filter((option) => isWord(option));
  const rest = options.filter((option) => !isWord(option)).map((option) => chain(option, next));
  const among: Step = { op: 'among', texts: new Set(plain), next };
  if (rest.length === 0) return among;
  return { op: 'either', options: plain.length > 0 ? [...rest, among] : rest };
}

function chain(source: string, next: Step): Step {
  return split(source, ' ').reduceRight<Step>((after, item) => link(item, after), next);
}

/** What `source` cannot do without, the rarest first: one trigger per way of saying each. */
function needsOf(source: string, common: Common): Trigger[][] {
  return split(source, ' ')
    .flatMap((item) => {
      const triggers = itemTriggers(item, common);
      return triggers ? [{ triggers, weight: commonness(triggers, common) }] : [];
    })
    .sort((a, b) => a.weight - b.weight)
    .map(({ triggers }) => triggers);
}

/** The rarest thing that an option cannot do without; undefined where there is none. */
function rarestOf(option: string, common: Common): Trigger[] | undefined {
  return isWord(option) ? [{ kind: 'word', text: option }] : needsOf(option, common)[0];
}

function itemTriggers(item: string, common: Common): Trigger[] | null {
  if ((item.length > 1 && item.endsWith('?')) || item === '_' || item === '^' || item === '$' || gapWords.has(item))
    return null;
  if (item.startsWith('(')) {
    const options = split(item.slice(1, -1), '|').map((option) => rarestOf(option, common));
    return options.some((option) => option === undefined) ? null : options.flatMap((option) => option!);
  }
  if (item.startsWith('<')) return [{ kind: 'span', text: item.slice(1, -1) }];
  return item.endsWith('*') ? [{ kind: 'prefix', text: item.slice(0, -1) }] : [{ kind: 'word', text: item }];
}

function commonness(triggers: readonly Trigger[], common: Common): number {
  return triggers.reduce(
    (sum, { kind, text }) => sum + (kind === 'word' && !common.has(text) ? 1 : kind === 'word' ? 40 : 5),
    0,
  );
}

/** Words with which a match of the step begins; null where it may begin with anything. */
function startsOf(step: Step): ReadonlySet<string> | null {
  switch (step.op) {
    case 'word':
      return new Set([step.text]);
    case 'among':
      return step.texts;
    case 'first':
      return startsOf(step.next);
    case 'either': {
      const starts = new Set<string>();
      for (const option of step.options) {
        const own = startsOf(option);
        if (own === null) return null;
        for (const word of own) starts.add(word);
      }
      return starts;
    }
    default:
      return null;
  }
}

/** Parses one line of a cue. Throws on a line that is broken or needs no word. */
export function parsePattern(line: string, common: Common = new Set()): Pattern {
  const veto = line.startsWith('!');
  const question = line.endsWith(' ?');
  const body = line.slice(veto ? 1 : 0, question ? -2 : undefined);
  const [triggers, ...others] = needsOf(body, common);
  if (!triggers) throw new Error(`A cue needs a word: ${line}`);
  const needs = others
    .filter((group) => group.every(({ kind }) => kind === 'word'))
    .map((group) => group.map(({ text }) => text));
  let linked: Pick<Pattern, 'steps' | 'starts'> | undefined;
  const link = () => {
    const steps = chain(body, doneStep);
    linked = { steps, starts: startsOf(steps) };
    return linked;
  };
  return {
    get steps() {
      return (linked ?? link()).steps;
    },
    get starts() {
      return (linked ?? link()).starts;
    },
    question,
    veto,
    triggers,
    needs,
  };
}
