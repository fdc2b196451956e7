// Column content_seal of analyses: which analyses have the same content (docs/decisions/creation.md#same-content).
import { placeholders, type Queries } from './database.ts';
import { visibilityCondition } from './visibility-condition.ts';

export interface SameContent {
  content_seal: string;
  id: string;
  occurred_at: number;
  salesperson_name: string | null;
}

/** The latest of each seal that did not fail, of those that are seen. */
export function latestWithContent(
  db: Queries,
  companyId: string,
  visibleUserIds: 'all' | readonly string[],
  seals: readonly string[],
): Promise<SameContent[]> {
  const { condition, values } = visibilityCondition(visibleUserIds);
  return db.all<SameContent>(
    `SELECT content_seal, id, occurred_at, salesperson_name FROM (
       SELECT content_seal, id, occurred_at, salesperson_name,
         ROW_NUMBER() OVER (PARTITION BY content_seal ORDER BY occurred_at DESC, id DESC) AS place
       FROM analyses WHERE company_id = ? AND content_seal IN (${placeholders(seals)}) AND status <> 'failed' ${condition}) AS ranked
     WHERE place = 1 ORDER BY occurred_at DESC, id DESC`,
    [companyId, ...seals, ...values],
  );
}

/** For an analysis whose words are deleted. */
export async function forgetContent(tx: Queries, id: string): Promise<void> {
  await tx.run('UPDATE analyses SET content_seal = NULL WHERE id = ? AND content_seal IS NOT NULL', [id]);
}
