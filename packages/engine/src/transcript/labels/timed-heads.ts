// Heads of lines that hold a name and a time in brackets without a colon: `Name (0:03) text`, `[0:03 Name] text`, `[Name 0:03] text`.
import { readTimeMark } from '../text/clock.ts';

const longestHead = 88;

export interface TimedHead {
  readonly name: string;
  readonly start: number;
  readonly end: number | null;
  readonly text: string;
}

/** The head of such a line; null for any other. Whether the name is one is for the caller to tell. */
export function splitTimedHead(line: string): TimedHead | null {
  const head = line.slice(0, longestHead);
  if (head[0] === '[' || head[0] === '(') return insideBrackets(line, head);
  for (let open = head.search(/[([]/); open > 0; open = nextBracket(head, open + 1)) {
    const close = head.indexOf(head[open] === '(' ? ')' : ']', open);
    if (close < 0) return null;
    const inner = head.slice(open + 1, close).trim();
    const mark = readTimeMark(inner);
    if (!mark || mark.length !== inner.length) continue;
    const name = head.slice(0, open).trim();
    if (name.includes(':') || line[close + 1] === ':') return null;
    return { name, start: mark.start, end: mark.end, text: textBehind(line, close) };
  }
  return null;
}

function nextBracket(head: string, from: number): number {
  const found = head.slice(from).search(/[([]/);
  return found < 0 ? -1 : from + found;
}

function textBehind(line: string, close: number): string {
  return line.slice(close + 1).replace(/^\s{0,3}(?:[:–—|>~•»→=/#-]{1,2}(?=\s))?:?\s{0,3}/, '');
}

function insideBrackets(line: string, head: string): TimedHead | null {
  const close = head.indexOf(head[0] === '(' ? ')' : ']');
  if (close < 0) return null;
  const inner = head.slice(1, close).trim();
  const text = textBehind(line, close);
  const first = readTimeMark(inner);
  if (first && first.length < inner.length) {
    const name = inner.slice(first.length).replace(/^[\s|,–—-]{1,4}/, '');
    return { name, start: first.start, end: first.end, text };
  }
  const space = inner.lastIndexOf(' ');
  const last = space > 0 ? readTimeMark(inner.slice(space + 1)) : null;
  if (!last || last.length !== inner.length - space - 1) return null;
  return { name: inner.slice(0, space).replace(/[\s|,–—-]{1,4}$/, ''), start: last.start, end: last.end, text };
}
