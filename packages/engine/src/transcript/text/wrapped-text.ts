// Text within text: Rich Text Format, and line ends written as `\n`.

/** The words of a Rich Text file, a line for each of its paragraphs; other text comes back as it is. */
export function withoutRichText(source: string): string {
  if (!source.trimStart().startsWith('{\\rtf')) return source;
  const out: string[] = [];
  /** How deep the group is whose words nobody reads: fonts, colours, pictures; 0 outside of it. */
  let [depth, hiddenFrom] = [0, 0];
  const token = /\\'([\da-f]{2})|\\u(-?\d{1,6}) ?\??|\\([a-z]{1,32})(-?\d{1,9})? ?|\\(\W)|([{}])|([^\\{}]+)/gi;
  for (const [, hex, code, word, , symbol, brace, text] of source.matchAll(token)) {
    if (brace === '{') depth += 1;
    else if (brace === '}') {
      depth -= 1;
      if (depth < hiddenFrom) hiddenFrom = 0;
    } else if (symbol === '*' || (word !== undefined && hiddenGroups.has(word))) hiddenFrom ||= depth;
    else if (hiddenFrom > 0) continue;
    else if (hex !== undefined) out.push(String.fromCharCode(Number.parseInt(hex, 16)));
    else if (code !== undefined) out.push(String.fromCharCode(Number(code) & 0xffff));
    else if (word === 'par' || word === 'line' || symbol === '\n') out.push('\n');
    else if (word === 'tab') out.push('\t');
    else if (symbol !== undefined) out.push(symbol === '~' ? ' ' : symbol);
    else if (text !== undefined) out.push(text.replaceAll('\n', ''));
  }
  return out.join('');
}

const hiddenGroups = new Set(
  'fonttbl colortbl stylesheet info pict header footer listtable generator themedata'.split(' '),
);

const mostLines = 2;
const fewestWritten = 2;

/** Line ends that were written as `\n`, as logs and cells of tables have them, where there are no others. */
export function withLineEnds(source: string): string {
  if (!source.includes('\\n') || /^\s*[[{"]/.test(source.slice(0, 64))) return source;
  const lines = source.trim().split('\n').length;
  const written = source.split('\\n').length - 1;
  if (lines > mostLines || written < fewestWritten) return source;
  return source.replaceAll('\\r', '').replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}
