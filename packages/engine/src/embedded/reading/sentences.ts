// A segment's text cut into sentences; long speech without punctuation is cut where a speaker takes a new breath.
import type { Token } from '../../lexical/tokens.ts';

/** A sentence within one segment: a range of its tokens and of its text. */
export interface SentencePart {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Ends with, or opens by, a question mark. */
  readonly asked: boolean;
  /** A sentence mark closes it; a cue without one may run on into the next. */
  readonly closed: boolean;
}

const abbreviations = new Set('dr dra sr sra srta mr mrs ms st prof eng'.split(' '));
const longWords = 18;
const mostWords = 40;

/** How the text between two words divides them. */
function boundary(gap: string, before: Token): 'none' | 'comma' | 'stop' {
  if (/[?!\n;…¿¡]/.test(gap) || gap.includes('..')) return 'stop';
  if (gap.includes('.'))
    return abbreviations.has(before.norm) || !/\.["')\]]*\s|\.["')\]]*$/.test(gap) ? 'none' : 'stop';
  return gap.includes(',') || gap.includes(' - ') || gap.includes('—') ? 'comma' : 'none';
}

/** Where the quotable text of a sentence ends: its closing marks belong to it. */
function textEnd(text: string, tokens: readonly Token[], to: number): number {
  let end = tokens[to - 1]!.end;
  while (end < text.length && /[.?!…"')\]%]/.test(text.charAt(end))) end++;
  return end;
}

/** Where the quotable text of a sentence begins: the marks that open it in Spanish belong to it. */
function textStart(text: string, token: Token): number {
  let start = token.start;
  while (start > 0 && /[¿¡]/.test(text.charAt(start - 1))) start--;
  return start;
}

/** Sentences of `text`, in order. `breaths` are words that may open a new clause in speech without punctuation. */
export function splitSentences(text: string, tokens: readonly Token[], breaths: ReadonlySet<string>): SentencePart[] {
  const parts: SentencePart[] = [];
  let from = 0;
  let commas = 0;
  const close = (to: number, after: string) => {
    if (to > from) {
      const before = text.slice(from === 0 ? 0 : tokens[from - 1]!.end, tokens[from]!.start);
      for (const [a, b] of commas > 0 && to - from <= mostWords ? [[from, to]] : breathe(tokens, from, to, breaths)) {
        const final = b === to;
        parts.push({
          from: a!,
          to: b!,
          start: textStart(text, tokens[a!]!),
          end: textEnd(text, tokens, b!),
          asked: (final && after.includes('?')) || (a === from && before.includes('¿')),
          closed: !final || /[.?!…]/.test(after),
        });
      }
    }
    from = to;
    commas = 0;
  };
  for (let i = 1; i < tokens.length; i++) {
    const before = tokens[i - 1]!;
    const after = tokens[i]!;
    if (after.start <= before.end) continue;
    const gap = text.slice(before.end, after.start);
    const kind = boundary(gap, before);
    if (kind === 'stop') close(i, gap);
    else if (kind === 'comma') commas++;
  }
  if (tokens.length > 0) close(tokens.length, text.slice(tokens.at(-1)!.end));
  return parts;
}

/** Cuts `from..to` before words that open clauses, pieces of 6 words or more, none longer than 40. */
function breathe(tokens: readonly Token[], from: number, to: number, breaths: ReadonlySet<string>): [number, number][] {
  if (to - from <= longWords) return [[from, to]];
  const pieces: [number, number][] = [];
  let start = from;
  for (let i = from + 1; i < to; i++) {
    const sameWord = tokens[i]!.start < tokens[i - 1]!.end;
    if (sameWord) continue;
    const long = i - start;
    if ((long >= 6 && to - i >= 3 && breaths.has(tokens[i]!.norm)) || long >= mostWords) {
      pieces.push([start, i]);
      start = i;
    }
  }
  pieces.push([start, to]);
  return pieces;
}
