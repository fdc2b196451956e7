// A JSON file that was cut off gives the part that can be read: everything up to its last complete object.

const deepestCut = 64;

/** Parses JSON, or what remains of a truncated one closed after its last complete object or array; undefined when nothing does. One pass. */
export function parseJsonLeniently(source: string): unknown {
  const whole = tryParse(source);
  if (whole !== undefined) return whole;
  const open: string[] = [];
  let inString = false;
  let cut = 0;
  /** How deep the cut stands: behind it objects and arrays only open. */
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
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
      if (depth === 0) break;
    }
  }
  if (cut === 0 || depth >= deepestCut) return undefined;
  return tryParse(source.slice(0, cut) + open.slice(0, depth).toReversed().join(''));
}

/** The objects of a text that has one on each line; undefined for any other text. A last line that was cut off is left out. */
export function parseJsonLines(source: string): unknown[] | undefined {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => /^\s{0,8}\{/.test(line.slice(0, 12)))) return undefined;
  const values = lines.map(tryParse);
  if (values.at(-1) === undefined) values.pop();
  return values.length > 0 && values.every((value) => value !== undefined) ? values : undefined;
}

function tryParse(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}
