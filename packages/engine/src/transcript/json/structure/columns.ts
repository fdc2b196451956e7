// What stands in each column of a table, counted: by this, and by its name as a hint, it is told what the column holds.
import { readJsonTime } from '../times.ts';
import type { Row } from './rows.ts';

export interface Column {
  readonly path: string;
  /** The last name of the path in plain letters, with its words parted: `speaker.displayName` → `display name`. */
  readonly name: string;
  readonly values: readonly unknown[];
  /** Share of the rows that have a value. */
  readonly filled: number;
  readonly distinct: number;
  /** Words a value, on average. */
  readonly words: number;
  /** How often the value changes from a row to the next. */
  readonly changes: number;
}

/** Names of keys as words: `startTimeMs` and `START_TIME_MS` → `start time ms`. */
export const wordsOfKey = (key: string): string =>
  key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The columns of a sample of rows. */
export function columnsOf(rows: readonly Row[]): Column[] {
  const paths = new Set<string>();
  for (const row of rows) for (const path of row.keys()) paths.add(path);
  return [...paths].map((path) =>
    columnOf(
      path,
      rows.map((row) => row.get(path)),
    ),
  );
}

function columnOf(path: string, values: readonly unknown[]): Column {
  const known = values.filter((value) => value !== undefined);
  const texts = known.filter((value) => typeof value === 'string');
  let changes = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at] !== values[at - 1]) changes += 1;
  return {
    path,
    name: wordsOfKey(nameOf(path)),
    values,
    filled: known.length / values.length,
    distinct: new Set(known).size,
    words:
      texts.length < 0.5 * values.length ? 0 : texts.reduce((sum, text) => sum + countedWords(text), 0) / texts.length,
    changes: values.length < 2 ? 0 : changes / (values.length - 1),
  };
}

/** Names of wrappers tell nothing; those of the object that somebody is in do. */
function nameOf(path: string): string {
  const parts = path.replace(/^\^/, '').split('.');
  return parts.slice(-2).join(' ');
}

const longest = 4000;
const countedWords = (text: string) => text.slice(0, longest).match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;

const isAddress = (text: string) => /^(?:https?:|data:|www\.|\/|[\w.+-]+@[\w.-]+$)/.test(text);
const textName =
  /\b(?:text|content|contents|body|message|utterance|transcript|said|spoken|line|phrase|speech|hypothesis|sentence|verbatim|quote|statement|texto|fala|contenido|frase|mensagem|mensaje|conteudo|words|caption)\b/;
const otherName =
  /\b(?:summary|translation|translated|note|title|url|id|uuid|language|intent|topic|reason|description|key)\b/;

/** The column that holds what people say; null where none does. A list of single words has one too. */
export function textColumn(columns: readonly Column[], rowCount: number): Column | null {
  let best: Column | null = null;
  let most = 0;
  for (const column of columns) {
    // What stands beside a list within an item comes back in every row of it.
    if (column.path.startsWith('^')) continue;
    if (column.words === 0 || column.filled < 0.5 || column.distinct < Math.min(3, 0.5 * rowCount)) continue;
    const texts = column.values.filter((value): value is string => typeof value === 'string');
    if (texts.filter((text) => isAddress(text) || readJsonTime(text) !== null).length > 0.3 * texts.length) continue;
    if (texts.filter(isCoded).length > 0.5 * texts.length) continue;
    const varied =
      column.words >= 3 ? column.distinct / texts.length : Math.min(1, (2 * column.distinct) / texts.length);
    if (varied < 0.5) continue;
    const hint = textName.test(column.name) ? 1.6 : otherName.test(column.name) ? 0.4 : 1;
    // The same words stand in a text and in its list of words.
    const score = column.words * column.filled * varied * hint * (column.path.includes('[]') ? 0.9 : 1);
    if (score > most) [best, most] = [column, score];
  }
  return best;
}

/** Ids and codes: letters and digits without a blank. */
const isCoded = (text: string) => !/\s/.test(text) && /\d/.test(text) && /\p{L}/u.test(text);
