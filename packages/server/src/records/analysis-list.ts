// The lists of analyses: keyset pages in one order (newest first, unless another is asked for), every usual branch of the query served by one index.
import type { ListOrder } from '@earshot/core';
import { type AnalysisRow, listedColumns } from './analyses.ts';
import { placeholders, type Queries, type Value } from './database.ts';
import { filterConditions, type ListFilters, scoreConditions } from './list-filters.ts';

export interface ListQuery extends ListFilters {
  companyId: string;
  /** Users whose analyses are seen, attached to or created by them; 'all' = the whole company (docs/decisions/access.md#d12). */
  visibleUserIds: 'all' | readonly string[];
  /** Inclusive bounds of the creation, in ms. */
  fromMs?: number;
  toMs?: number;
  /** `createdAt` when left out. */
  orderBy?: ListOrder;
  isAscending?: boolean;
  /** The last one before; `createdAtMs` is what the list is ordered by. */
  after?: { createdAtMs: number; id: string };
  limit: number;
}

/** What each order goes by. */
const orderColumns = {
  createdAt: 'created_at',
  occurredAt: 'occurred_at',
  score: 'display_score',
  duration: 'audio_duration_seconds',
} as const satisfies Record<ListOrder, keyof AnalysisRow>;

const orderOf = ({ orderBy = 'createdAt', isAscending = false }: ListQuery) => {
  const column = orderColumns[orderBy];
  const direction = isAscending ? 'ASC' : 'DESC';
  return { column, isAscending, clause: `ORDER BY ${column} ${direction}, id ${direction}` };
};

/** Where the page of a list ends, as its cursor has it. */
export const placeOf = (row: AnalysisRow, orderBy: ListOrder = 'createdAt') => ({
  createdAtMs: Number(row[orderColumns[orderBy]]),
  id: row.id,
});

/** At most `limit` rows, in order. */
export async function listAnalyses(db: Queries, query: ListQuery): Promise<AnalysisRow[]> {
  const ranges = rangesOf(query);
  if (ranges === null) return matching<AnalysisRow>(db, listedColumns, query);
  const { clause, column } = orderOf(query);
  // An OR over two columns would walk the company: the first of one index range per user and column cost what is shown.
  const keys = await Promise.all(ranges.map((range) => matching<Key>(db, `${column} AS place, id`, query, range)));
  const first = firstOf(keys.flat(), query);
  if (first.length === 0) return [];
  return db.all<AnalysisRow>(
    `SELECT ${listedColumns} FROM analyses WHERE id IN (${placeholders(first)}) ${clause}`,
    first,
  );
}

interface Key {
  place: number;
  id: string;
}

/** A column that has one value, and what else must hold there. */
interface Range {
  column: 'salesperson_id' | 'created_by';
  value: string;
  /** Only those attached to one of these people. */
  among?: readonly string[];
}

/** What the caller sees of those who are wanted; null where one range is enough. */
function rangesOf({ visibleUserIds: users, salespersonIds: wanted }: ListQuery): Range[] | null {
  const attached = (ids: readonly string[]) => ids.map((value): Range => ({ column: 'salesperson_id', value }));
  const created = (ids: readonly string[], among?: readonly string[]) =>
    ids.map((value): Range => ({ column: 'created_by', value, ...(among && { among }) }));
  if (users === 'all') return wanted === undefined ? null : attached(wanted);
  if (wanted === undefined) return [...attached(users), ...created(users)];
  // Who sees a person sees all that is attached to that person.
  const others = wanted.filter((id) => !users.includes(id));
  return [...attached(wanted.filter((id) => users.includes(id))), ...(others.length > 0 ? created(users, others) : [])];
}

/** Ids of the first ones, each once though two ranges may have it. */
function firstOf(keys: readonly Key[], query: ListQuery): string[] {
  const sign = query.isAscending ? 1 : -1;
  const distinct = [...new Map(keys.map((key) => [key.id, key])).values()];
  return distinct
    .sort((a, b) => sign * (a.place - b.place || (a.id < b.id ? -1 : 1)))
    .slice(0, query.limit)
    .map(({ id }) => id);
}

/** The first `limit` analyses that the filters select, of one range if given. */
function matching<Row>(db: Queries, columns: string, query: ListQuery, range?: Range): Promise<Row[]> {
  const texts: string[] = [];
  const values: Value[] = [];
  const add = (text: string, ...added: Value[]) => {
    texts.push(text);
    values.push(...added);
  };
  add('company_id = ?', query.companyId);
  // A call's id selects next to nothing: an expression keeps the planner from any other index.
  const column = (name: string) => (query.externalCallId === undefined ? name : `(${name} || '')`);
  if (query.externalCallId !== undefined) add('external_call_id = ?', query.externalCallId);
  if (range) add(`${column(range.column)} = ?`, range.value);
  if (range?.among) add(`${column('salesperson_id')} IN (${placeholders(range.among)})`, ...range.among);
  for (const { text, values: added } of filterConditions(query, column)) add(text, ...added);
  // A range must not choose the index of another order.
  const score = query.orderBy === 'score' ? 'display_score' : '(display_score + 0)';
  for (const { text, values: added } of scoreConditions(query, score)) add(text, ...added);
  addTimes(query, add);
  return db.all<Row>(`SELECT ${columns} FROM analyses WHERE ${texts.join(' AND ')} ${orderOf(query).clause} LIMIT ?`, [
    ...values,
    query.limit,
  ]);
}

/** The bounds, and the place to go on after. */
function addTimes(query: ListQuery, add: (text: string, ...added: Value[]) => void): void {
  const { column: place, isAscending } = orderOf(query);
  const { after } = query;
  if (query.orderBy === 'score' || query.orderBy === 'duration') add(`${place} IS NOT NULL`);
  const bounds = [
    { column: 'created_at', from: query.fromMs, to: query.toMs },
    { column: 'occurred_at', from: query.occurredFromMs, to: query.occurredToMs },
  ];
  // The other time must not choose the index, whose order would not be that of the list.
  const isByTime = place === 'created_at' || place === 'occurred_at';
  let isPlaced = after === undefined;
  for (const { column, from, to } of bounds) {
    const far = isAscending ? from : to;
    const near = isAscending ? to : from;
    const compared = isByTime && column !== place ? `(${column} + 0)` : column;
    if (near !== undefined) add(`${compared} ${isAscending ? '<=' : '>='} ?`, near);
    // If there are two bounds on one side, only the nearer is given: SQLite would start at either and walk to the other.
    const isPassed =
      far !== undefined &&
      after &&
      column === place &&
      (isAscending ? after.createdAtMs >= far : after.createdAtMs <= far);
    if (far !== undefined && !isPassed) {
      add(`${compared} ${isAscending ? '>=' : '<='} ?`, far);
      if (column === place) isPlaced = true;
    }
  }
  if (after && !isPlaced) add(`(${place}, id) ${isAscending ? '>' : '<'} (?, ?)`, after.createdAtMs, after.id);
}

/** Those of the ids that the company has, newest first, with whose they are. */
export const analysesByIds = (db: Queries, companyId: string, ids: readonly string[]) =>
  db.all<AnalysisRow & { created_by: string | null }>(
    `SELECT ${listedColumns}, created_by FROM analyses
     WHERE company_id = ? AND id IN (${placeholders(ids)}) ORDER BY created_at DESC, id DESC`,
    [companyId, ...ids],
  );
