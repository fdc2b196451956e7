// Table catalogue_types: what a company has made of a type of the catalogue: switched off, or replaced by one of its own. Most have no row.
import type { Queries } from './database.ts';

/** Keys of those that are switched off, replaced ones among them. */
export async function catalogueTypesOff(db: Queries, companyId: string): Promise<string[]> {
  const rows = await db.all<{ key: string }>(
    'SELECT key FROM catalogue_types WHERE company_id = ? AND switched_off_at IS NOT NULL ORDER BY key',
    [companyId],
  );
  return rows.map(({ key }) => key);
}

/** Null switches it on; a repeat keeps the first date. */
export async function setCatalogueTypeOff(
  tx: Queries,
  companyId: string,
  key: string,
  switchedOffAt: number | null,
): Promise<void> {
  if (switchedOffAt === null)
    await tx.run('UPDATE catalogue_types SET switched_off_at = NULL WHERE company_id = ? AND key = ?', [
      companyId,
      key,
    ]);
  else
    await tx.run(
      `INSERT INTO catalogue_types (company_id, key, switched_off_at) VALUES (?, ?, ?) ON CONFLICT (company_id, key)
       DO UPDATE SET switched_off_at = COALESCE(catalogue_types.switched_off_at, excluded.switched_off_at)`,
      [companyId, key, switchedOffAt],
    );
}

/** False when another own type replaces it already. */
export async function replaceCatalogueType(
  tx: Queries,
  companyId: string,
  key: string,
  ownKey: string,
): Promise<boolean> {
  const replaced = await tx.run(
    `INSERT INTO catalogue_types (company_id, key, replaced_by) VALUES (?, ?, ?) ON CONFLICT (company_id, key)
     DO UPDATE SET replaced_by = excluded.replaced_by WHERE catalogue_types.replaced_by IS NULL`,
    [companyId, key, ownKey],
  );
  return replaced === 1;
}

/** The catalogue's type is back, as it was switched. False when the own type replaced none. */
export async function endReplacement(tx: Queries, companyId: string, ownKey: string): Promise<boolean> {
  const ended = await tx.run('UPDATE catalogue_types SET replaced_by = NULL WHERE company_id = ? AND replaced_by = ?', [
    companyId,
    ownKey,
  ]);
  return ended > 0;
}
