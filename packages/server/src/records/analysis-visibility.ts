// Table analyses: whether one is behind a link, in the archive, or left out of statistics.
import type { Queries } from './database.ts';

/** Null takes the link away. False while the analysis is not finished, since what completes it shows its link, and of an archived one for a new link. */
export async function setShareToken(
  db: Queries,
  companyId: string,
  id: string,
  shareToken: string | null,
): Promise<boolean> {
  const changed = await db.run(
    `UPDATE analyses SET share_token = ? WHERE company_id = ? AND id = ? AND status IN ('completed', 'failed')
       ${shareToken === null ? '' : 'AND archived_at IS NULL'}`,
    [shareToken, companyId, id],
  );
  return changed === 1;
}

/** Archiving ends the link, at once and for good. */
export async function setArchivedAt(
  db: Queries,
  companyId: string,
  id: string,
  archivedAt: number | null,
  now: number,
): Promise<void> {
  const endsLink = archivedAt === null ? '' : ', share_token = NULL';
  await db.run(`UPDATE analyses SET archived_at = ?, updated_at = ?${endsLink} WHERE company_id = ? AND id = ?`, [
    archivedAt,
    now,
    companyId,
    id,
  ]);
}

/** A null reason counts it again. False where it is so already, with this reason. */
export async function setExclusion(
  db: Queries,
  companyId: string,
  id: string,
  exclusion: { reason: string; by: string | null } | null,
  now: number,
): Promise<boolean> {
  const isOther = exclusion === null ? 'excluded_at IS NOT NULL' : "COALESCE(exclusion_reason, '') <> ?";
  const changed = await db.run(
    `UPDATE analyses SET excluded_at = ?, excluded_by = ?, exclusion_reason = ?, updated_at = ?
     WHERE company_id = ? AND id = ? AND ${isOther}`,
    [
      exclusion && now,
      exclusion?.by ?? null,
      exclusion?.reason ?? null,
      now,
      companyId,
      id,
      ...(exclusion ? [exclusion.reason] : []),
    ],
  );
  return changed === 1;
}
