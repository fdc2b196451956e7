// YAML: a list of items with keys, such as `- speaker: agent` above `  text: …`.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { richer } from '../../json/structure/choose.ts';
import { readStructure } from '../../json/structure/read-structure.ts';
import { parseAnyJson } from '../json/any.ts';

const entry = /^( {0,16})(- )?["']?([A-Za-z_][\w -]{0,30})["']?:(?: {1,16}(.*))?$/;
const blockMark = /^[|>][+-]?\d?$/;

/** Reads items of two keys and more; null for any other text. */
export function parseYaml(source: string): RawTranscript | null {
  if (!/^ {0,16}- ["']?[A-Za-z_][\w -]{0,30}["']?:(?:\s|$)/m.test(source)) return null;
  const items: Record<string, string>[] = [];
  let item: Record<string, string> | null = null;
  let key: string | null = null;
  let indent = 0;
  const pieces = new Map<Record<string, string>, Map<string, string[]>>();
  for (const line of source.split('\n')) {
    const match = entry.exec(line.slice(0, 20_000));
    const depth = line.length - line.trimStart().length;
    if (match?.[2]) {
      item = {};
      items.push(item);
      indent = match[1]!.length + 2;
    } else if (item && line.trim() !== '' && depth < indent) item = null;
    if (!item) continue;
    if (match && (match[2] || depth === indent)) {
      key = match[3]!;
      const value = match[4]?.trim() ?? '';
      const lines = blockMark.test(value) ? [] : [value];
      const own = pieces.get(item) ?? new Map<string, string[]>();
      pieces.set(item, own.set(key, lines));
    } else if (key !== null && line.trim() !== '') pieces.get(item)?.get(key)?.push(line.trim());
  }
  const filled = items.filter((each) => (pieces.get(each)?.size ?? 0) >= 2);
  if (filled.length < 2 || filled.length < 0.7 * items.length) return null;
  for (const each of filled) for (const [name, lines] of pieces.get(each)!) each[name] = withoutQuotes(lines.join(' '));
  const value = { transcript: filled };
  const read = richer(parseAnyJson(value), readStructure(value));
  return read?.segments.some(({ speaker }) => speaker !== null) ? read : null;
}

const withoutQuotes = (value: string) =>
  /^".*"$/s.test(value)
    ? value.slice(1, -1).replace(/\\(["\\])/g, '$1')
    : /^'.*'$/s.test(value)
      ? value.slice(1, -1).replaceAll("''", "'")
      : value;
