// Columns of table integrations: the earlier period that one is collecting.
import type { Queries } from './database.ts';
import { type CollectionFence, type IntegrationRow, moveOn } from './integrations.ts';

export type BackfillRow = Pick<IntegrationRow, 'backfill_from' | 'backfill_to'>;

/** It takes the place of another that is still under way. */
export async function startBackfill(tx: Queries, id: string, from: number, to: number): Promise<void> {
  await tx.run(
    `UPDATE integrations SET backfill_from = ?, backfill_to = ?, backfill_position = NULL,
       backfilled_from = CASE WHEN backfilled_from < ? THEN backfilled_from ELSE ? END WHERE id = ?`,
    [from, to, from, from, id],
  );
}

/** False as `moveOn`. Does not move a period that another has replaced. */
export async function moveBackfill(
  tx: Queries,
  fence: CollectionFence & BackfillRow,
  position: string,
  failures: number,
): Promise<boolean> {
  await tx.run(
    'UPDATE integrations SET backfill_position = ? WHERE id = ? AND fence = ? AND backfill_from = ? AND backfill_to = ?',
    [position, fence.id, fence.fence, fence.backfill_from, fence.backfill_to],
  );
  return moveOn(tx, fence, null, failures);
}

export async function endBackfill(db: Queries, fence: CollectionFence & BackfillRow): Promise<void> {
  await db.run(
    `UPDATE integrations SET backfill_from = NULL, backfill_to = NULL, backfill_position = NULL
     WHERE id = ? AND fence = ? AND backfill_from = ? AND backfill_to = ?`,
    [fence.id, fence.fence, fence.backfill_from, fence.backfill_to],
  );
}
