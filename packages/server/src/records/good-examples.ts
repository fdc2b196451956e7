// Table comments: those that show a team how a criterion is met, with the words at their place (docs/decisions/coaching.md#good-examples).
import { type NamedComment, namedColumns, namedTables } from './comments.ts';
import type { Queries } from './database.ts';
import { placeholders } from './database.ts';
import { visibilityCondition } from './visibility-condition.ts';

export interface ExampleRow extends NamedComment {
  occurred_at: number;
  salesperson_id: string | null;
  salesperson_name: string | null;
  created_by: string | null;
  interaction_type: string | null;
}

interface ExampleQuery {
  companyId: string;
  /** Null: of any. */
  criterion: string | null;
  visibleUserIds: 'all' | readonly string[];
  /** People whose examples the reader finds too, without seeing their analyses. */
  teammates: readonly string[];
}

/** The newest first; none of an analysis that is archived or has lost its words. */
export function goodExamples(
  db: Queries,
  { companyId, criterion, visibleUserIds, teammates }: ExampleQuery,
  limit: number,
): Promise<ExampleRow[]> {
  const { condition, values } = visibilityCondition(visibleUserIds);
  // The condition begins with AND, and is empty where everything is seen.
  const ofTeam = teammates.length > 0 ? `OR salesperson_id IN (${placeholders(teammates)})` : '';
  return db.all<ExampleRow>(
    `SELECT ${namedColumns}, n.occurred_at, n.salesperson_id, n.salesperson_name, n.created_by, n.interaction_type
     FROM ${namedTables} JOIN analyses n ON n.id = c.analysis_id
     WHERE c.company_id = ? AND c.example_of IS NOT NULL ${criterion === null ? '' : 'AND c.example_of = ?'}
       AND n.archived_at IS NULL AND n.transcript_gone = 0 AND ((1 = 1 ${condition}) ${ofTeam})
     ORDER BY c.id DESC LIMIT ?`,
    [companyId, ...(criterion === null ? [] : [criterion]), ...values, ...teammates, limit],
  );
}

export async function countExamples(tx: Queries, companyId: string): Promise<number> {
  const row = await tx.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM comments WHERE company_id = ? AND example_of IS NOT NULL',
    [companyId],
  );
  return Number(row?.count ?? 0);
}

/** Who has the same supervisor as this salesperson, and the supervisor; deactivated people included, for their past analyses. */
export async function teammatesOf(db: Queries, companyId: string, userId: string): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    `SELECT t.id FROM users u JOIN users t ON t.company_id = u.company_id AND u.supervisor_id IN (t.id, t.supervisor_id)
     WHERE u.company_id = ? AND u.id = ? ORDER BY t.id`,
    [companyId, userId],
  );
  return rows.map(({ id }) => id);
}
