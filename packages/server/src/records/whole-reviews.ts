// What samples and agreement are made of: analyses of a person that can be drawn, and reviewed ones by what the engine judged and what stands.
import { placeholders, type Queries, type Value } from './database.ts';
import { rowsOfIds } from './rows-of-ids.ts';
import { visibilityCondition } from './visibility-condition.ts';

export interface DrawableRow {
  id: string;
  occurred_at: number;
  reviewed_at: number | null;
}

export interface DrawableQuery {
  companyId: string;
  salespersonId: string;
  /** Inclusive bounds in ms. */
  fromMs: number;
  toMs: number;
}

/** In order of time, at most `limit` after `after`, read from one index alone. */
export function drawableRows(
  db: Queries,
  { companyId, salespersonId, fromMs, toMs }: DrawableQuery,
  after: Pick<DrawableRow, 'occurred_at' | 'id'> | null,
  limit: number,
): Promise<DrawableRow[]> {
  return db.all<DrawableRow>(
    `SELECT id, occurred_at, reviewed_at FROM analyses WHERE company_id = ? AND salesperson_id = ?
       AND status = 'completed' AND excluded_at IS NULL AND archived_at IS NULL AND transcript_gone = 0
       AND occurred_at <= ? AND ${after ? '(occurred_at, id) > (?, ?)' : 'occurred_at >= ?'} ORDER BY occurred_at, id LIMIT ?`,
    [companyId, salespersonId, toMs, ...(after ? [after.occurred_at, after.id] : [fromMs]), limit],
  );
}

export interface DrawnRow {
  id: string;
  occurred_at: number;
  client_name: string | null;
  interaction_type: string | null;
  audio_duration_seconds: number | null;
}

/** In no order. */
export const drawnRows = (db: Queries, companyId: string, ids: readonly string[]): Promise<DrawnRow[]> =>
  rowsOfIds(ids, (some) =>
    db.all<DrawnRow>(
      `SELECT id, occurred_at, client_name, interaction_type, audio_duration_seconds FROM analyses
       WHERE company_id = ? AND id IN (${placeholders(some)})`,
      [companyId, ...some],
    ),
  );

/** Reviewed analyses that came out alike. */
export interface AgreementGroup {
  engine_outcome_id: string;
  outcome_id: string;
  analyses: number;
  /** How many of them have a score; of these, the sums of what stands less the engine's, and the same without the sign. */
  scored: number;
  difference: number;
  distance: number;
}

export interface AgreementQuery {
  companyId: string;
  visibleUserIds: 'all' | readonly string[];
  /** Null selects analyses without a type. */
  interactionType?: string | null;
  /** Only those attached to one of these. */
  salespersonIds?: readonly string[];
  /** Inclusive bounds in ms. */
  fromMs: number;
  toMs: number;
}

/** The SQL of what counts: analyses of the period that the reader sees, narrowed; to follow others of a query that has `analyses`. */
export function agreementCondition(query: AgreementQuery): { condition: string; values: readonly Value[] } {
  const { companyId, visibleUserIds, interactionType, salespersonIds, fromMs, toMs } = query;
  const { condition, values } = visibilityCondition(visibleUserIds);
  const bound: Value[] = [companyId, fromMs, toMs, ...values];
  const texts = [
    `analyses.company_id = ? AND excluded_at IS NULL AND occurred_at >= ? AND occurred_at <= ? ${condition}`,
  ];
  const add = (text: string, ...added: Value[]) => {
    texts.push(text);
    bound.push(...added);
  };
  if (interactionType === null) add('interaction_type IS NULL');
  else if (interactionType !== undefined) add('interaction_type = ?', interactionType);
  // Postgres takes no empty list.
  if (salespersonIds?.length === 0) add('1 = 0');
  else if (salespersonIds) add(`salesperson_id IN (${placeholders(salespersonIds)})`, ...salespersonIds);
  return { condition: texts.join(' AND '), values: bound };
}

/** Read from one index alone, which has only what a person has read. */
export async function agreementGroups(db: Queries, query: AgreementQuery): Promise<AgreementGroup[]> {
  const { condition, values } = agreementCondition(query);
  const rows = await db.all<AgreementGroup>(
    `SELECT engine_outcome_id, outcome_id, COUNT(*) AS analyses, COUNT(display_score - engine_score) AS scored,
       COALESCE(SUM(display_score - engine_score), 0) AS difference, COALESCE(SUM(ABS(display_score - engine_score)), 0) AS distance
     FROM analyses WHERE reviewed_at IS NOT NULL AND ${condition} GROUP BY engine_outcome_id, outcome_id`,
    values,
  );
  return rows.map((row) => ({ ...row, analyses: Number(row.analyses), scored: Number(row.scored) }));
}
