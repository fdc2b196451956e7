// Table user_extensions: who of a company answers at which extension of its PBX; several a person, one person an extension.
import type { Queries } from './database.ts';

/** In order. */
export async function extensionsOf(db: Queries, companyId: string, userId: string): Promise<string[]> {
  const rows = await db.all<{ extension: string }>(
    'SELECT extension FROM user_extensions WHERE company_id = ? AND user_id = ? ORDER BY extension',
    [companyId, userId],
  );
  return rows.map((row) => row.extension);
}

/** Extensions of everybody in the company, by person. */
export async function extensionsByCompany(db: Queries, companyId: string): Promise<Map<string, string[]>> {
  const rows = await db.all<{ extension: string; user_id: string }>(
    'SELECT extension, user_id FROM user_extensions WHERE company_id = ? ORDER BY extension',
    [companyId],
  );
  const byUser = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...byUser].map(([userId, own]) => [userId, own.map((row) => row.extension)]));
}

export async function userAtExtension(db: Queries, companyId: string, extension: string): Promise<string | null> {
  const row = await db.get<{ user_id: string }>(
    'SELECT user_id FROM user_extensions WHERE company_id = ? AND extension = ?',
    [companyId, extension],
  );
  return row?.user_id ?? null;
}

/** Gives the person these extensions. Returns the first that somebody else has, and then nothing may be kept; null if there is none. */
export async function setExtensions(
  tx: Queries,
  companyId: string,
  userId: string,
  extensions: readonly string[],
): Promise<string | null> {
  await tx.run('DELETE FROM user_extensions WHERE company_id = ? AND user_id = ?', [companyId, userId]);
  for (const extension of new Set(extensions)) {
    const inserted = await tx.run(
      'INSERT INTO user_extensions (company_id, extension, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      [companyId, extension, userId],
    );
    if (inserted === 0) return extension;
  }
  return null;
}
