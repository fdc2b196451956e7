// Whatever of a JSON value may be a list of turns, as rows of cells by their paths: lists, maps, columns, heads with rows, and lists within lists.
import { readJsonTime } from '../times.ts';
import { asObject, asObjects, type JsonObject } from '../values.ts';

/** What stands where in an item: `speaker.name` → `Ana`. */
export type Row = ReadonlyMap<string, unknown>;

const deepestValue = 8;
const deepestCell = 4;
const fewestRows = 2;
/** Each table costs a look at its first rows, and the chosen one a look at all. */
const mostTables = 60;
const mostColumns = 48;
/** Of those, that stand beside a list. */
const mostBeside = 24;
const mostKeys = 400;
/** Of a list, that tell whether it is one of turns. */
export const looked = 60;

export interface Table {
  readonly items: readonly JsonObject[];
  /** For each item the cells that stand beside the list it is in, shared by all of that list. */
  readonly beside?: readonly Row[];
}

/** Every list of objects in a value, however it is written; the outer ones first. */
export function tablesIn(value: unknown): Table[] {
  const tables: Table[] = [];
  collect(value, 0, tables);
  return tables;
}

function collect(value: unknown, depth: number, tables: Table[]): void {
  if (depth > deepestValue || typeof value !== 'object' || value === null) return;
  if (tables.length >= mostTables) return;
  const add = (items: readonly JsonObject[], beside?: readonly Row[]) => {
    if (items.length >= fewestRows && tables.length < mostTables) tables.push({ items, ...(beside && { beside }) });
  };
  if (Array.isArray(value)) {
    const items = asObjects(value);
    add(items);
    if (items.length > 0) addSpread(items, add);
    for (const child of value.slice(0, 12)) collect(child, depth + 1, tables);
    return;
  }
  const object = value as JsonObject;
  const keys = Object.keys(object);
  if (keys.length >= fewestRows) {
    add(ofMap(object, keys));
    add(ofLists(object, keys));
    add(ofColumns(object, keys));
  }
  add(ofHeadAndRows(object, keys));
  for (const key of keys.slice(0, mostKeys)) collect(object[key], depth + 1, tables);
}

/** `{"m1": {…}, "m2": {…}}`: the key is a cell of its own. */
function ofMap(object: JsonObject, keys: readonly string[]): JsonObject[] {
  const first = asObject(object[keys[0]!]);
  if (keys.length < 3 || !first) return [];
  const own = Object.keys(first).slice(0, mostColumns);
  const isLike = (key: string) => {
    const item = asObject(object[key]);
    return item !== null && own.some((name) => name in item);
  };
  return keys.every(isLike) ? keys.map((key) => ({ '@key': key, ...asObject(object[key]) })) : [];
}

/** `{"agent": [{…}], "client": [{…}]}` */
function ofLists(object: JsonObject, keys: readonly string[]): JsonObject[] {
  if (keys.length > 8) return [];
  const lists = keys.map((key) => ({ key, items: asObjects(object[key]) }));
  const [first] = lists;
  const own = Object.keys(first!.items[0] ?? {})
    .toSorted()
    .join();
  const areAlike = lists.every(({ items }) => items.length > 0 && Object.keys(items[0]!).toSorted().join() === own);
  return areAlike ? lists.flatMap(({ key, items }) => items.map((item) => ({ '@key': key, ...item }))) : [];
}

/** `{"speaker": […], "text": […]}` */
function ofColumns(object: JsonObject, keys: readonly string[]): JsonObject[] {
  if (keys.length > mostColumns) return [];
  const lists = keys.flatMap((key) => (Array.isArray(object[key]) ? [[key, object[key] as unknown[]] as const] : []));
  const length = lists[0]?.[1].length ?? 0;
  const even = lists.filter(([, cells]) => cells.length === length);
  if (length < 3 || even.length < 2 || even.length < 0.6 * lists.length) return [];
  return Array.from({ length }, (_, at) => Object.fromEntries(even.map(([key, cells]) => [key, cells[at]])));
}

/** `{"columns": ["who", "said"], "rows": [["Ana", "Hello."]]}`; of rows alone the columns have numbers. */
function ofHeadAndRows(object: JsonObject, keys: readonly string[]): JsonObject[] {
  for (const key of keys) {
    const rows = object[key];
    if (!Array.isArray(rows) || rows.length < 3 || !Array.isArray(rows[0])) continue;
    const width = rows[0].length;
    if (width < 2 || width > mostColumns || !rows.every((row) => Array.isArray(row) && row.length === width)) continue;
    const head =
      keys.map((name) => object[name]).find((list) => isHead(list, width)) ?? (isHead(rows[0], width) ? rows[0] : null);
    const body = head === rows[0] ? rows.slice(1) : rows;
    const names = head ? head.map(headOf) : Array.from({ length: width }, (_, at) => `column ${at}`);
    return body.map((row: unknown[]) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
  }
  return [];
}

const headOf = (cell: unknown): string => String(asObject(cell)?.name ?? asObject(cell)?.label ?? cell);

function isHead(list: unknown, width: number): list is unknown[] {
  if (!Array.isArray(list) || list.length !== width) return false;
  const names = list.map(headOf);
  return new Set(names).size === width && names.every((name) => /^[\p{L}_][\p{L}\p{N}_ .-]{0,40}$/u.test(name));
}

/** Items of lists within the items, each with what stands beside its list: turns in chapters, or sentences of a speaker. */
function addSpread(items: readonly JsonObject[], add: (items: readonly JsonObject[], beside: readonly Row[]) => void) {
  const key = listKey(items);
  if (key === null) return;
  const all: JsonObject[] = [];
  const beside: Row[] = [];
  for (const item of items) {
    const listed = asObjects(listIn(item, key));
    // Of several hearings the first is the best.
    const children = hearings.test(key) ? listed.slice(0, 1) : listed;
    if (children.length === 0) continue;
    const cells = cellsBeside(item);
    for (const child of children) {
      all.push(child);
      beside.push(cells);
    }
  }
  add(all, beside);
}

/** Counted once for all children, which may be many beside many cells. */
function cellsBeside(item: JsonObject): Row {
  const cells = new Map<string, unknown>();
  for (const name of Object.keys(item)) {
    if (cells.size >= mostBeside) break;
    const value = item[name];
    if (typeof value !== 'object' || asObject(value)) addCell(value, `^${name}`, 0, cells);
  }
  return cells;
}

const hearings = /(?:alternatives|n_?best|hypothes[ei]s)$/i;

/** The path of the list that most items have. */
function listKey(items: readonly JsonObject[]): string | null {
  const counts = new Map<string, number>();
  for (const item of items.slice(0, looked))
    for (const [name, value] of Object.entries(item)) {
      if (asObjects(value).length > 0) counts.set(name, (counts.get(name) ?? 0) + 1);
      const inside = asObject(value);
      for (const inner of inside ? Object.keys(inside).slice(0, 24) : [])
        if (asObjects(inside![inner]).length > 0)
          counts.set(`${name}\n${inner}`, (counts.get(`${name}\n${inner}`) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most && most[1] >= 0.5 * Math.min(items.length, looked) ? most[0] : null;
}

function listIn(item: JsonObject, key: string): unknown {
  const [outer, inner] = key.split('\n');
  return inner === undefined ? item[outer!] : asObject(item[outer!])?.[inner];
}

/** The cells of an item, by its place. */
export function rowOf({ items, beside }: Table, at: number): Row {
  const cells = new Map(beside?.[at]);
  addCells(items[at]!, '', 0, cells);
  return cells;
}

function addCells(item: JsonObject, path: string, depth: number, cells: Map<string, unknown>): void {
  for (const key of Object.keys(item)) {
    if (cells.size >= mostColumns) return;
    addCell(item[key], path + key, depth, cells);
  }
}

function addCell(value: unknown, path: string, depth: number, cells: Map<string, unknown>): void {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') {
    cells.set(path, value);
    return;
  }
  if (!Array.isArray(value)) {
    const name = wholeName(value as JsonObject);
    if (name !== null) cells.set(`${path}.name`, name);
    const time = 'seconds' in value ? readJsonTime(value) : null;
    if (time !== null) cells.set(path, time);
    else if (depth < deepestCell) addCells(value as JsonObject, `${path}.`, depth + 1, cells);
    return;
  }
  if (value.length === 0) return;
  const areTimes = value.length === 2 && value.every((part) => readJsonTime(part) !== null);
  if (!areTimes && value.every((part) => typeof part === 'string') && value.some((part) => /\s/.test(part as string))) {
    cells.set(path, value.join(' '));
  } else if (value.length <= 2 && value.every((part) => typeof part !== 'object' || isTime(part))) {
    value.forEach((part, at) => void addCell(part, `${path}[${at}]`, depth, cells));
  } else addParts(asObjects(value), path, cells);
}

/** `{first_name, last_name}` as one name. */
function wholeName(person: JsonObject): string | null {
  const first = person.first_name ?? person.firstName;
  const last = person.last_name ?? person.lastName;
  return typeof first === 'string' && typeof last === 'string' && !('name' in person)
    ? `${first} ${last}`.trim()
    : null;
}

const isTime = (value: unknown) => asObject(value) !== null && 'seconds' in (value as object);

/** Words in a list as one text, with what the first and the last of them have. */
function addParts(parts: readonly JsonObject[], path: string, cells: Map<string, unknown>): void {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return;
  let best: { key: string; letters: number } | null = null;
  for (const key of Object.keys(first).slice(0, 24)) {
    const texts = parts.map((part) => part[key]);
    if (typeof first[key] === 'object') continue;
    const areTimes = texts.every((text) => readJsonTime(text) !== null);
    // Whoever says the first word says all of them, or the list is one of turns.
    if (areTimes) cells.set(`${path}[].${key}`, first[key]).set(`${path}[last].${key}`, last[key]);
    else if (texts.every((text) => text === first[key])) cells.set(`${path}[].${key}`, first[key]);
    if (areTimes || !texts.every((text) => typeof text === 'string')) continue;
    const letters = texts.join('').replace(/[^\p{L}]/gu, '').length;
    if (letters > (best?.letters ?? 0) && new Set(texts).size > 0.3 * texts.length) best = { key, letters };
  }
  if (!best) return;
  const { key } = best;
  const texts = parts.map((part) => String(part[key]));
  const text = texts.slice(1).some((part) => /^\s/.test(part))
    ? texts.join('')
    : texts.join(' ').replace(/ ([.,?!;:…])/g, '$1');
  cells.set(`${path}[]`, text);
}
