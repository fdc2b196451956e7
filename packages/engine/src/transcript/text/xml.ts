// XML and HTML as a tree, forgiving: what is never closed ends with its parent. One pass.
import { withoutEntities } from './entities.ts';

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  /** Its own words and those of what stands in it, as they come. */
  readonly words: string[];
}

const tag = /<(?:!\[CDATA\[|[?!][^<>]{0,400}>|(\/?)([a-zA-Z_][\w:.-]{0,60})((?:\s[^<>]{0,2000})?)(\/?)>)/g;
const attribute = /(?<![\w:.-])([\w:.-]{1,60})\s{0,4}=\s{0,4}(?:"([^"]*)"|'([^']*)')/g;
const emptyElements = new Set('br hr img input meta link col source'.split(' '));
/** Marks within a line; others end a word. */
const inlineElements = new Set('b i em strong u a font mark sub sup'.split(' '));
/** What `<br>` is in words; line ends of the source are blanks. */
const lineBreak = '\u2028';
const deepest = 40;
const mostElements = 200_000;

/** The root, which has no name; null where the text does not begin with a tag or has more elements than any transcript. */
export function readXml(source: string): Element | null {
  if (!/^\s{0,16}<[?!a-zA-Z]/.test(source.slice(0, 64))) return null;
  const root: Element = { name: '', attributes: new Map(), children: [], words: [] };
  const open: Element[] = [root];
  let elements = 0;
  let from = 0;
  const shown = withoutComments(source);
  for (const match of shown.matchAll(tag)) {
    open.at(-1)!.words.push(shown.slice(from, match.index));
    from = match.index + match[0].length;
    const [whole, slash, name, rest, isEmpty] = match;
    if (name === undefined || whole.startsWith('<!') || whole.startsWith('<?')) continue;
    if (slash === '/') close(open, plainName(name));
    else {
      elements += 1;
      if (elements > mostElements) return null;
      const element: Element = { name: plainName(name), attributes: attributesOf(rest ?? ''), children: [], words: [] };
      open.at(-1)!.children.push(element);
      if (element.name === 'br') open.at(-1)!.words.push(lineBreak);
      if (isEmpty !== '/' && !(rest ?? '').endsWith('/') && !emptyElements.has(element.name) && open.length < deepest)
        open.push(element);
    }
  }
  open.at(-1)!.words.push(shown.slice(from));
  while (open.length > 1) close(open, open.at(-1)!.name);
  return root;
}

function withoutComments(source: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let start = source.indexOf('<!--'); start >= 0; start = source.indexOf('<!--', from)) {
    const end = source.indexOf('-->', start);
    if (end < 0) break;
    pieces.push(source.slice(from, start));
    from = end + 3;
  }
  return from === 0 ? source : pieces.join('') + source.slice(from);
}

/** Closes the innermost element of that name and all in it; each gives its words to its parent. A tag that closes nothing is none. */
function close(open: Element[], name: string): void {
  let at = open.length - 1;
  while (at > 0 && open[at]!.name !== name) at -= 1;
  if (at === 0) return;
  while (open.length > at) {
    const element = open.pop()!;
    // Copied up to where it is read, which is never far.
    if (element.words.length <= mostCopied) {
      const gap = inlineElements.has(element.name) ? '' : ' ';
      open.at(-1)!.words.push(gap, ...element.words, gap);
    }
  }
}
const mostCopied = 400;

const plainName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!text.includes('=')) return found;
  for (const [, name, double, single] of text.matchAll(attribute))
    found.set(plainName(name!), withoutEntities(double ?? single ?? ''));
  return found;
}

export const wordsOf = (element: Element): string =>
  linesOf(element)
    .filter((line) => line !== '')
    .join(' ');

/** The words, a line for each `<br>`. */
export const linesOf = (element: Element): string[] =>
  withoutEntities(element.words.join('').replaceAll('<![CDATA[', '').replaceAll(']]>', ''))
    .split(lineBreak)
    .map((line) => line.replace(/[ \t\n]{1,400}/g, ' ').trim());

/** Every element below, outer ones first. */
export function* elementsOf(element: Element): Generator<Element> {
  for (const child of element.children) {
    yield child;
    yield* elementsOf(child);
  }
}
