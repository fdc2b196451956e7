// The list of analyses: keyset pages in (created_at, id) descending, every branch of the query served by one index.
import { type AnalysisRow, listedColumns } from './analyses.ts';
import type { Queries, Value } from './database.ts';

export interface ListQuery {
  companyId: string;
  /** Users whose analyses are seen, attached to or created by them; 'all' = the whole company (D12). */
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
  after?: { createdAtMs: number; id: string };
  limit: number;
}

/** Databases bound the parts of a UNION (SQLite: 500) and plan each anew. */
const mostUsersInBranches = 100;

/** At most `limit` rows, newest first. */
export function listAnalyses(db: Queries, query: ListQuery): Promise<AnalysisRow[]> {
  const order = 'ORDER BY created_at DESC, id DESC LIMIT ?';
  const shared = conditions(query);
  const select = (owner = '', owners: readonly Value[] = []) => ({
    text: `SELECT ${listedColumns} FROM analyses WHERE ${shared.text}${owner} ${order}`,
    values: [...shared.values, ...owners, query.limit],
  });
  const users = query.visibleUserIds;
  if (users === 'all') {
    const { text, values } = select();
    return db.all<AnalysisRow>(text, values);
  }
  if (users.length > mostUsersInBranches) {
    // A crowd owns a good part of the company, so a walk through it in order soon has a page; IS TRUE keeps planners from sorting instead.
    const list = users.map(() => '?').join(', ');
    const owner = ` AND (salesperson_id IN (${list}) OR created_by IN (${list})) IS TRUE`;
    const { text, values } = select(owner, [...users, ...users]);
    return db.all<AnalysisRow>(text, values);
  }
  // An OR over two columns would scan the company: one index range per user and column, merged, costs what is shown.
  const branches = users.flatMap((userId) => [
    select(' AND salesperson_id = ?', [userId]),
    select(' AND created_by = ?', [userId]),
  ]);
  const union = branches.map(({ text }, index) => `SELECT * FROM (${text}) AS branch_${index}`).join(' UNION ');
  return db.all<AnalysisRow>(`SELECT * FROM (${union}) AS visible ${order}`, [
    ...branches.flatMap(({ values }) => values),
    query.limit,
  ]);
}

function conditions(query: ListQuery): { text: string; values: Value[] } {
  const texts: string[] = [];
  const values: Value[] = [];
  const add = (text: string, ...added: Value[]) => {
    texts.push(text);
    values.push(...added);
  };
  add('company_id = ?', query.companyId);
  if (query.salespersonId !== undefined) add('salesperson_id = ?', query.salespersonId);
  if (query.externalCallId !== undefined) add('external_call_id = ?', query.externalCallId);
  if (query.status !== undefined) add('status = ?', query.status);
  if (query.interactionType === null) add('interaction_type IS NULL');
  else if (query.interactionType !== undefined) add('interaction_type = ?', query.interactionType);
  if (query.fromMs !== undefined) add('created_at >= ?', query.fromMs);
  if (query.toMs !== undefined) add('created_at <= ?', query.toMs);
  if (query.minDisplayScore !== undefined) add('display_score >= ?', query.minDisplayScore);
  if (query.after) add('(created_at, id) < (?, ?)', query.after.createdAtMs, query.after.id);
  return { text: texts.join(' AND '), values };
}
