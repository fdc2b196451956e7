// The list of analyses: keyset pages in (created_at, id) descending, every branch of the query served by one index.
import { type AnalysisRow, listedColumns } from './analyses.ts';
import { placeholders, type Queries, type Value } from './database.ts';

export interface ListQuery {
  companyId: string;
  /** Users whose analyses are seen, attached to or created by them; 'all' = the whole company (docs/decisions/access.md#d12). */
  visibleUserIds: 'all' | readonly string[];
  salespersonId?: string;
  externalCallId?: string;
  status?: string;
  /** Null selects analyses without a type. */
  interactionType?: string | null;
  /** Inclusive bounds in ms. */
  fromMs?: number;
  toMs?: number;
  minDisplayScore?: number;
  source?: AnalysisRow['source'];
  /** Only those that were put away, or only the others. */
  isArchived?: boolean;
  after?: { createdAtMs: number; id: string };
  limit: number;
}

const newestFirst = 'ORDER BY created_at DESC, id DESC';

/** At most `limit` rows, newest first. */
export async function listAnalyses(db: Queries, query: ListQuery): Promise<AnalysisRow[]> {
  const { visibleUserIds: users, salespersonId, limit } = query;
  // Who sees a person sees all that is attached to that person.
  if (users === 'all' || (salespersonId !== undefined && users.includes(salespersonId))) {
    return matching<AnalysisRow>(db, listedColumns, query);
  }
  // An OR over two columns would walk the company: the newest of one index range per user and column cost what is shown.
  const owners = salespersonId === undefined ? (['salesperson_id', 'created_by'] as const) : (['created_by'] as const);
  const ranges = await Promise.all(
    users.flatMap((user) => owners.map((owner) => matching<Key>(db, 'created_at, id', query, [owner, user]))),
  );
  const newest = newestOf(ranges.flat(), limit);
  if (newest.length === 0) return [];
  return db.all<AnalysisRow>(
    `SELECT ${listedColumns} FROM analyses WHERE id IN (${placeholders(newest)}) ${newestFirst}`,
    newest,
  );
}

type Key = Pick<AnalysisRow, 'created_at' | 'id'>;

/** Ids of the newest, each once though two ranges may have it. */
function newestOf(keys: readonly Key[], limit: number): string[] {
  const distinct = [...new Map(keys.map((key) => [key.id, key])).values()];
  return distinct
    .sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
    .map(({ id }) => id);
}

/** The newest `limit` analyses that the filters select, of one owner if given. */
function matching<Row>(
  db: Queries,
  columns: string,
  query: ListQuery,
  owner?: readonly ['salesperson_id' | 'created_by', string],
): Promise<Row[]> {
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
  if (owner) add(`${column(owner[0])} = ?`, owner[1]);
  if (query.salespersonId !== undefined) add(`${column('salesperson_id')} = ?`, query.salespersonId);
  if (query.status !== undefined) add(`${column('status')} = ?`, query.status);
  if (query.interactionType === null) add(`${column('interaction_type')} IS NULL`);
  else if (query.interactionType !== undefined) add(`${column('interaction_type')} = ?`, query.interactionType);
  if (query.source !== undefined) add(`${column('source')} = ?`, query.source);
  if (query.isArchived !== undefined) add(`archived_at IS ${query.isArchived ? 'NOT NULL' : 'NULL'}`);
  if (query.minDisplayScore !== undefined) add('display_score >= ?', query.minDisplayScore);
  if (query.fromMs !== undefined) add('created_at >= ?', query.fromMs);
  // Of two upper bounds only the nearer is given: SQLite would start at either and walk to the other.
  if (query.after && query.after.createdAtMs <= (query.toMs ?? Number.POSITIVE_INFINITY)) {
    add('(created_at, id) < (?, ?)', query.after.createdAtMs, query.after.id);
  } else if (query.toMs !== undefined) add('created_at <= ?', query.toMs);
  return db.all<Row>(`SELECT ${columns} FROM analyses WHERE ${texts.join(' AND ')} ${newestFirst} LIMIT ?`, [
    ...values,
    query.limit,
  ]);
}

/** Those of the ids that the company has, newest first, with whose they are. */
export const analysesByIds = (db: Queries, companyId: string, ids: readonly string[]) =>
  db.all<AnalysisRow & { created_by: string | null }>(
    `SELECT ${listedColumns}, created_by FROM analyses
     WHERE company_id = ? AND id IN (${placeholders(ids)}) ${newestFirst}`,
    [companyId, ...ids],
  );
