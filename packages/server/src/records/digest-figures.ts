// What a digest says of a period: figures of the analyses that count, and which of them are worth hearing.
import { placeholders, type Queries, type Value } from './database.ts';

export interface DigestScope {
  companyId: string;
  /** The people whose calls count; 'all' for the whole company. */
  salespersonIds: 'all' | readonly string[];
  /** From, and before (ms). */
  fromMs: number;
  toMs: number;
}

export interface DigestFigures {
  count: number;
  /** Mean of the analyses with a score; null if none has one. */
  meanScore: number | null;
}

function conditionOf({ companyId, salespersonIds, fromMs, toMs }: DigestScope): { sql: string; values: Value[] } {
  const people = salespersonIds === 'all' ? '' : ` AND salesperson_id IN (${placeholders(salespersonIds)})`;
  return {
    sql: `company_id = ? AND status = 'completed' AND excluded_at IS NULL AND archived_at IS NULL AND occurred_at >= ? AND occurred_at < ?${people}`,
    values: [companyId, fromMs, toMs, ...(salespersonIds === 'all' ? [] : salespersonIds)],
  };
}

export async function digestFigures(db: Queries, scope: DigestScope): Promise<DigestFigures> {
  const { sql, values } = conditionOf(scope);
  const row = await db.get<{ count: number; mean: number | null }>(
    `SELECT COUNT(*) AS count, AVG(display_score) AS mean FROM analyses WHERE ${sql}`,
    values,
  );
  return { count: Number(row?.count ?? 0), meanScore: row?.mean == null ? null : Math.round(Number(row.mean)) };
}

export interface DigestCall {
  id: string;
  occurred_at: number;
  display_score: number;
  salesperson_name: string | null;
}

/** Sorted by score, the lowest or the highest first. */
export function digestCalls(
  db: Queries,
  scope: DigestScope,
  order: 'lowest' | 'highest',
  most: number,
): Promise<DigestCall[]> {
  const { sql, values } = conditionOf(scope);
  return db.all<DigestCall>(
    `SELECT id, occurred_at, display_score, salesperson_name FROM analyses WHERE ${sql} AND display_score IS NOT NULL
     ORDER BY display_score ${order === 'lowest' ? 'ASC' : 'DESC'}, id LIMIT ?`,
    [...values, most],
  );
}
