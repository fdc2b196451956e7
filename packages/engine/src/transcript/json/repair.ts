// JSON as files hold it: whole, one object a line or after another, cut off, in a Markdown fence, with NaN or trailing commas; ids too large for a number stay whole.

const deepestCut = 64;

/** The value of a text that is JSON or what remains of it; undefined for any other text, also one that only begins like JSON. One pass. */
export function readJson(source: string): unknown {
  const text = withoutFence(source);
  if (/^\s{0,64}\/[/*]/.test(text.slice(0, 80))) return readCommented(text);
  if (!begins.test(text.slice(0, 256))) return readHeadless(text);
  const whole = tryParse(text);
  if (whole !== undefined) return whole;
  const repaired = withoutFaults(withoutComments(text));
  if (repaired !== text) {
    const value = tryParse(repaired);
    if (value !== undefined) return value;
  }
  return parseSequence(repaired, false) ?? readLiteral(text);
}

/** A file that begins with a comment. */
function readCommented(text: string): unknown {
  const bare = withoutComments(text).trimStart();
  return begins.test(bare.slice(0, 256)) ? readJson(bare) : undefined;
}

const begins =
  /^\s{0,64}(?:"\s{0,4}(?:\\n|\s|\\t){0,8}[[{]|\{\s*(?:["}]|$)|\[\s*(?:[{["\]\d-]|$)|\[?\s*\{\s*'|\[\s*\(\s*['"]|\[?\s*\{\s*[A-Za-z_]\w{0,30}\s*:\s*['"[{\d])/;

/** An object that was cut off ends so soon. */
const farthestBrace = 1000;

/** What remains of JSON whose beginning is lost: the objects from the first whole one on; undefined where that is not what it looks like. */
function readHeadless(text: string): unknown {
  if (/^\s{0,64}"[\w-]{1,40}"\s{0,4}:\s{0,4}[[{]/.test(text.slice(0, 180))) return parseSequence(`{${text}`, true);
  if (!/[}\]]\s{0,64}$/.test(text.slice(-64))) return undefined;
  const brace = text.slice(0, farthestBrace).search(/[{}]/);
  if (brace < 0 || text[brace] !== '}') return undefined;
  const first = text.indexOf('{');
  const keys = text.slice(first).match(/"[\w-]{1,40}"\s{0,4}:/g)?.length ?? 0;
  return first > 0 && keys >= 4 && /"\s{0,4}:/.test(text.slice(0, first))
    ? parseSequence(text.slice(first), true)
    : undefined;
}

/** Lists and objects as Python and JavaScript print them: single quotes, bare keys, tuples, None, True and False. */
function readLiteral(text: string): unknown {
  if (!/^\s{0,64}(?:\[?\s{0,64}\{\s{0,8}['A-Za-z_]|\[\s{0,64}\()/.test(text.slice(0, 256))) return undefined;
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quote = text[at];
    if (quote !== "'" && quote !== '"') {
      const end = nextQuote(text, at);
      pieces.push(
        text
          .slice(at, end)
          .replace(/\b(?:None|True|False)\b/g, (word) => pythonWords[word]!)
          .replace(/(?<!\w)([A-Za-z_]\w{0,40})(?=\s{0,4}:)/g, '"$1"')
          .replaceAll('(', '[')
          .replaceAll(')', ']')
          .replace(/,(?=\s{0,32}[}\]])/g, ''),
      );
      at = end;
      continue;
    }
    let end = at + 1;
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
    const inside = text.slice(at + 1, end).replace(/\\'/g, "'");
    pieces.push(quote === '"' ? `"${inside}"` : `"${inside.replace(/(?<!\\)"/g, '\\"')}"`);
    at = end + 1;
  }
  return tryParse(pieces.join(''));
}

const pythonWords: Readonly<Record<string, string>> = { None: 'null', True: 'true', False: 'false' };

function nextQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "'" && text[at] !== '"') at += 1;
  return at;
}

function withoutFence(source: string): string {
  const match = /^\s{0,16}```(?:json)?\s{0,4}\n/i.exec(source.slice(0, 64));
  if (!match) return source;
  const end = source.lastIndexOf('```');
  return source.slice(match[0].length, end > match[0].length ? end : undefined);
}

/** Without comments to the end of a line or between slashes and stars, outside of strings. One pass. */
function withoutComments(text: string): string {
  if (!text.includes('//') && !text.includes('/*')) return text;
  const pieces: string[] = [];
  let [from, inString] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const end = text[at + 1] === '/' ? text.indexOf('\n', at) : text.indexOf('*/', at + 2) + 1;
      if (end < 1) break;
      pieces.push(text.slice(from, at));
      from = text[at + 1] === '*' ? end + 1 : end;
      at = from - 1;
    }
  }
  return pieces.join(' ') + text.slice(from);
}

/** With null for the numbers that JSON cannot write, and without commas before a bracket. */
function withoutFaults(text: string): string {
  return text
    .replace(/:[ \t]{0,4}(?:NaN|-?Infinity)(?=[ \t\n]{0,8}[,}\]])/g, ': null')
    .replace(/,(?=[ \t\n]{1,32}[}\]]|[}\]])/g, '');
}

/** The values that stand one after another, the last of them closed where it was cut off. Words between them make it no JSON. */
function parseSequence(source: string, isTail: boolean): unknown {
  const values: unknown[] = [];
  let from = 0;
  while (from < source.length) {
    const next = skipGap(source, from);
    if (next >= source.length) break;
    if (source[next] !== '{' && source[next] !== '[') {
      if (isTail && values.length > 0) break;
      return undefined;
    }
    const { end, rest } = valueAt(source, next);
    const value = tryParse(rest);
    if (value === undefined) {
      if (end < source.length || values.length === 0) return undefined;
      break;
    }
    values.push(value);
    from = end;
  }
  if (values.length === 0) return undefined;
  return values.length === 1 ? values[0] : values.flat();
}

const recordMark = '\x1e';

/** Behind blanks and the comma or record mark that may part two values. */
function skipGap(source: string, from: number): number {
  let at = from;
  while (at < source.length && (/[\s,]/.test(source[at]!) || source[at] === recordMark)) at += 1;
  return at;
}

/** Where a value ends, and its text; of one that was cut off, its text up to its last complete part, closed. */
function valueAt(source: string, from: number): { end: number; rest: string } {
  const open: string[] = [];
  let inString = false;
  let cut = 0;
  /** How deep the cut stands: behind it objects and arrays only open. */
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') open.push(character === '{' ? '}' : ']');
    else if (character === '}' || character === ']') {
      if (open.at(-1) !== character) break;
      open.pop();
      cut = at + 1;
      depth = open.length;
      if (depth === 0) return { end: cut, rest: source.slice(from, cut) };
    }
  }
  const isCut = cut > 0 && depth < deepestCut;
  const rest = isCut ? source.slice(from, cut) + open.slice(0, depth).toReversed().join('') : '';
  return { end: source.length, rest };
}

/** Numbers with this many digits lose their last ones, and two ids become one. */
const manyDigits = /\d{16}/;

function tryParse(source: string): unknown {
  if (source === '') return undefined;
  try {
    return manyDigits.test(source) ? parseKeepingDigits(source) : (JSON.parse(source) as unknown);
  } catch {
    return undefined;
  }
}

function parseKeepingDigits(source: string): unknown {
  const keep = (_key: string, value: unknown, { source: written }: { source?: string } = {}) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && written !== undefined && /^-?\d{16,}$/.test(written)
      ? written
      : value;
  return JSON.parse(source, keep as (key: string, value: unknown) => unknown) as unknown;
}
