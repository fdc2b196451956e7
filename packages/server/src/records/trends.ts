// What trends read: the completed analyses of a period from one index, in order of time, and what their outcomes stand for.
import { placeholders, type Queries, type Value } from './database.ts';
import { rowsOfIds } from './rows-of-ids.ts';
import type { JudgedCriterion, Outcome } from './trend-measures.ts';

export interface TrendQuery {
  companyId: string;
  /** Users whose analyses are seen, attached to or created by them; 'all' = the whole company (docs/decisions/access.md#d12). */
  visibleUserIds: 'all' | readonly string[];
  /** Only analyses attached to this person. */
  salespersonId?: string;
  /** Null selects analyses without a type. */
  interactionType?: string | null;
  /** Inclusive bounds in ms. */
  fromMs: number;
  toMs: number;
}

export interface TrendRow {
  id: string;
  occurred_at: number;
  salesperson_id: string | null;
  outcome_id: string | null;
  display_score: number | null;
  attendant_talk_pct: number | null;
  interruptions_per_ten_min: number | null;
}

/** Alike outcomes are one row, whoever wrote it first. */
export async function keepOutcome(tx: Queries, { id, criteria }: Outcome): Promise<void> {
  await tx.run('INSERT INTO scorecard_outcomes (id, criteria) VALUES (?, ?) ON CONFLICT (id) DO NOTHING', [
    id,
    criteria,
  ]);
}

/** Completed analyses that count in statistics, by when they took place, at most `limit` after `after`. */
export function trendRows(
  db: Queries,
  query: TrendQuery,
  after: Pick<TrendRow, 'occurred_at' | 'id'> | null,
  limit: number,
): Promise<TrendRow[]> {
  const { visibleUserIds: users, salespersonId, interactionType: type } = query;
  const values: Value[] = [query.companyId, query.toMs];
  const texts = ["company_id = ? AND status = 'completed' AND excluded_at IS NULL AND occurred_at <= ?"];
  const add = (text: string, ...added: Value[]) => {
    texts.push(text);
    values.push(...added);
  };
  if (after) add('(occurred_at, id) > (?, ?)', after.occurred_at, after.id);
  else add('occurred_at >= ?', query.fromMs);
  if (type === null) add('interaction_type IS NULL');
  else if (type !== undefined) add('interaction_type = ?', type);
  if (salespersonId !== undefined) add('salesperson_id = ?', salespersonId);
  if (users !== 'all') {
    const some = placeholders(users);
    add(`(salesperson_id IN (${some}) OR created_by IN (${some}))`, ...users, ...users);
  }
  return db.all<TrendRow>(
    `SELECT id, occurred_at, salesperson_id, outcome_id, display_score, attendant_talk_pct, interruptions_per_ten_min
     FROM analyses WHERE ${texts.join(' AND ')} ORDER BY occurred_at, id LIMIT ?`,
    [...values, limit],
  );
}

export type MeasuresRow = Pick<TrendRow, 'id' | 'outcome_id' | 'attendant_talk_pct' | 'interruptions_per_ten_min'>;

/** Measures of some analyses of the company, in no order. */
export const measuresOf = (db: Queries, companyId: string, ids: readonly string[]): Promise<MeasuresRow[]> =>
  db.all<MeasuresRow>(
    `SELECT id, outcome_id, attendant_talk_pct, interruptions_per_ten_min FROM analyses
     WHERE company_id = ? AND id IN (${placeholders(ids)})`,
    [companyId, ...ids],
  );

/** The judged criteria of outcomes, by id. */
export async function judgedCriteria(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, readonly JudgedCriterion[]>> {
  const rows = await rowsOfIds(ids, (some) =>
    db.all<Outcome>(`SELECT id, criteria FROM scorecard_outcomes WHERE id IN (${placeholders(some)})`, [...some]),
  );
  return new Map(rows.map(({ id, criteria }) => [id, JSON.parse(criteria)]));
}
