// Records of keys and values, a line for each: `Speaker: Ana`, `Time: 0:03`, `Text: Hello.`, as reports of telephone systems print them.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { readHeaded } from './tables.ts';

const entry = /^\s{0,8}(?:[#(]?\d{1,6}[.):]{0,2}\s{1,4})?(\p{L}[\p{L}\d _-]{0,30}?) ?: ?(.*)$/u;
const fewestRecords = 3;
const mostKeys = 8;

/** Reads records in which one key names who speaks and one what is said; null for any other text. */
export function parseKeyBlocks(source: string): RawTranscript | null {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  const keys = keysOf(lines);
  if (!keys) return null;
  const records: string[][] = [];
  let column = -1;
  for (const line of lines) {
    const read = entry.exec(line);
    const at = read ? keys.indexOf(read[1]!) : -1;
    if (at === 0) records.push(keys.map(() => ''));
    const record = records.at(-1);
    if (!record) continue;
    if (at >= 0) column = at;
    record[column] = at >= 0 ? bare(read![2]!) : `${record[column]} ${line.trim()}`;
  }
  const table = readHeaded([[...keys], ...records]);
  return table && { form: 'plain', ...table };
}

/** The keys that come back as often as the first of them; null where most lines have others. */
function keysOf(lines: readonly string[]): readonly string[] | null {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = entry.exec(line)?.[1];
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let most = 0;
  for (const count of counts.values()) if (count > most) most = count;
  const keys = [...counts].filter(([, count]) => count >= 0.6 * most).map(([key]) => key);
  const held = keys.reduce((sum, key) => sum + counts.get(key)!, 0);
  if (most < fewestRecords || keys.length < 2 || keys.length > mostKeys || held < 0.6 * lines.length) return null;
  return keys;
}

/** `[0:03]`, `"Ana"`, and of `0:03 - 0:07` the beginning. */
const bare = (value: string) =>
  value
    .trim()
    .replace(/^(?:[[({<"](?=[^\])}>"]{1,48}[\])}>"]$))(.*).$/, '$1')
    .replace(/^(\d{1,3}:[\d:.,]{2,12}) ?(?:-->|->|[-–—]) ?\d[\d:.,]{2,15}$/, '$1');
