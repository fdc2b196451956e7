// Marks that nobody says: tags of HTML and of cues, Markdown's emphasis and links, and numbers of lines.
import { readClock } from './clock.ts';

const link = /!?\[([^[\]\n]{1,80})\]\(https?:[^()\s]{1,400}\)/g;

/** Without Markdown's links and, where it marks labels, its bold; other text comes back as it is. */
export function withoutMarkdown(source: string): string {
  const unlinked = source.includes('](http')
    ? source.replace(link, (_, inner: string) => (readClock(inner) ? `[${inner}]` : inner))
    : source;
  // `**Ana** *(00:03)*: Hello`
  const plain = unlinked.replace(/(?<!\*)\*(\([\d:.]{3,12}\)|\[[\d:.]{3,12}\])\*(?!\*)/g, '$1');
  const marked = plain.match(/^[ \t]{0,4}(?:[-*>] )?(?:\*\*|__)\S/gm)?.length ?? 0;
  return marked < 2 ? plain : plain.replaceAll('**', '').replace(/^__|__(?=[:\s]|$)/gm, '');
}

/** Without a last line such as `--- end ---`. */
export function withoutFoot(source: string): string {
  const bare = source.trimEnd();
  const from = bare.lastIndexOf('\n') + 1;
  const line = bare.slice(from).trim();
  return line.length <= 48 && /^[-=*_~#]{3,}(?:[^-=*_~#]{1,40}[-=*_~#]{3,})?$/.test(line)
    ? bare.slice(0, from)
    : source;
}

const longestFrontMatter = 4000;

/** What stands between `---` and `---` above a document: its title and the like. */
export function withoutFrontMatter(source: string): string {
  if (!/^\s{0,8}---\n/.test(source.slice(0, 16))) return source;
  const from = source.indexOf('---\n') + 4;
  const end = source.slice(0, longestFrontMatter).indexOf('\n---\n', from);
  const isData =
    end > 0 &&
    source
      .slice(from, end)
      .split('\n')
      .every((line) => /^(?:\s|- |[\w-]{1,40}:|$)/.test(line));
  return isData ? source.slice(end + 5).replace(/^\s{1,8}#{1,6} [^\n]{1,80}\n/, '') : source;
}

/** A time in an element of its own, as `time` or by its class: what stands behind it may be glued to it. */
const timeTag =
  /<(time|span|small|b|a|i)\b([^<>]{0,120})>\s{0,4}[[(]?(\d[\d:.,]{2,14})[\])]?\s{0,4}<\/(?:time|span|small|b|a|i)>/gi;
const lineTags = /<(?:br ?\/?|\/(?:p|div|li|tr|dd|h[1-6]))>/gi;

/** Without what a browser does not show: the head, styles and programs. One pass. */
function withoutUnseen(source: string): string {
  let shown = source;
  for (const name of ['head', 'style', 'script', 'title']) {
    const pieces: string[] = [];
    let from = 0;
    for (;;) {
      const begin = shown.indexOf(`<${name}`, from);
      const end = begin < 0 ? -1 : shown.indexOf(`</${name}>`, begin);
      if (end < 0) break;
      pieces.push(shown.slice(from, begin));
      from = end + name.length + 3;
    }
    if (pieces.length > 0) shown = pieces.join('') + shown.slice(from);
  }
  return shown;
}

/** The words of a page of HTML, a line for each of its blocks; other text comes back as it is. */
export function withoutHtml(source: string): string {
  const tags = source.match(lineTags)?.length ?? 0;
  if (tags < 2 || source.includes('-->')) return source;
  return stripMarkup(
    withoutUnseen(source)
      .replace(/\n/g, ' ')
      .replace(timeTag, (whole, name: string, rest: string, time: string) =>
        (/^time$/i.test(name) || /time/i.test(rest)) && readClock(time) ? ` [${time}] ` : whole,
      )
      .replace(lineTags, '\n')
      .replace(/<\/(?:t[dh]|dt)>\s{0,4}<(?:t[dh]|dd)[^<>]{0,80}>/gi, '\t'),
  );
}

/** Lines without the numbers at their heads, where nearly all have one and they rise by one. */
export function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) =>
    /^\s{0,4}(?:(?:turn|turno|line|linha|l[ií]nea) )?[#[(]?(\d{1,6})[.)\]:]{0,2}\s{1,4}(?:[-–|:] {1,2})?(?=\S)/i.exec(
      line.slice(0, 24),
    ),
  );
  let rising = 0;
  let last: number | null = null;
  for (const number of numbers) {
    if (!number) continue;
    const value = Number(number[1]);
    if (last === null || value === last + 1) rising += 1;
    last = value;
  }
  if (lines.length < 3 || rising < 0.8 * lines.length) return lines;
  return lines.map((line, at) => (numbers[at] ? line.slice(numbers[at]![0].length) : line));
}

/** Without the lines that only number the turns: `1`, `2`, `3` above each. */
export function withoutCountLines(source: string): string {
  let [last, count] = [0, 0];
  for (const line of source.split('\n')) {
    if (!/^\s{0,4}\d{1,6}\s{0,4}$/.test(line)) continue;
    const value = Number(line);
    if (count > 0 ? value !== last + 1 : value > 1) return source;
    last = value;
    count += 1;
  }
  return count < 3 ? source : source.replace(/^[ \t]{0,4}\d{1,6}[ \t]{0,4}(?:\n|$)/gm, '');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  lrm: '',
  rlm: '',
};

/** Cue text without markup (`<i>`, `<c.x>`, `<00:01.000>`, `{\an8}`) and with entities resolved. */
export function stripMarkup(text: string): string {
  return text
    .replace(/<\/?[a-zA-Z0-9:.][^<>\n]{0,200}>|<\/?[a-zA-Z]>|\{\\[^{}\n]{0,40}\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (_, name: string) => entities[name]!)
    .replace(/&#39;/g, "'");
}
