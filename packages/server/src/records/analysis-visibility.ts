// Table analyses: whether one is in the archive, or left out of statistics.
import { laterThanStored } from './clock.ts';
import type { Queries } from './database.ts';

/** Archiving ends the link, at once and for good. */
export async function setArchivedAt(
  db: Queries,
  companyId: string,
  id: string,
  archivedAt: number | null,
  now: number,
): Promise<void> {
  const endsLink = archivedAt === null ? '' : ', share_token = NULL, share_expires_at = NULL';
  await db.run(
    `UPDATE analyses SET archived_at = ?, updated_at = ${laterThanStored}${endsLink} WHERE company_id = ? AND id = ?`,
    [archivedAt, now, now, companyId, id],
  );
  if (archivedAt !== null) await db.run('DELETE FROM share_links WHERE analysis_id = ?', [id]);
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
    `UPDATE analyses SET excluded_at = ?, excluded_by = ?, exclusion_reason = ?, updated_at = ${laterThanStored}
     WHERE company_id = ? AND id = ? AND ${isOther}`,
    [
      exclusion && now,
      exclusion?.by ?? null,
      exclusion?.reason ?? null,
      now,
      now,
      companyId,
      id,
      ...(exclusion ? [exclusion.reason] : []),
    ],
  );
  return changed === 1;
}
