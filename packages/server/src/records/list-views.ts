// Table list_views: the views of the list of analyses that each person has saved, as JSON.
import type { SavedView } from '@earshot/core';
import type { Queries } from './database.ts';
import { nameReplacer } from './name-replacer.ts';

interface ListViewsRow {
  user_id: string;
  company_id: string;
  views: string;
}

const viewsIn = (row: Pick<ListViewsRow, 'views'> | undefined): SavedView[] => (row ? JSON.parse(row.views) : []);

export const listViewsOf = async (db: Queries, companyId: string, userId: string): Promise<SavedView[]> =>
  viewsIn(
    await db.get<ListViewsRow>('SELECT * FROM list_views WHERE company_id = ? AND user_id = ?', [companyId, userId]),
  );

export async function saveListViews(
  tx: Queries,
  companyId: string,
  userId: string,
  views: readonly SavedView[],
): Promise<void> {
  await tx.run(
    `INSERT INTO list_views (user_id, company_id, views) VALUES (?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET views = excluded.views`,
    [userId, companyId, JSON.stringify(views)],
  );
}

/** Views of the administrators, and of one supervisor, without those of `userId`. */
export async function viewsOfLeaders(
  db: Queries,
  companyId: string,
  userId: string,
  supervisorId: string | null,
): Promise<{ owner: string; views: SavedView[] }[]> {
  const rows = await db.all<{ name: string; views: string }>(
    `SELECT u.name, v.views FROM list_views v JOIN users u ON u.id = v.user_id
     WHERE v.company_id = ? AND u.id <> ? AND u.deactivated_at IS NULL
       AND (u.role IN ('admin_company', 'super_admin') OR (u.role = 'supervisor' AND u.id = ?)) ORDER BY u.name, u.id`,
    [companyId, userId, supervisorId ?? ''],
  );
  return rows.map((row) => ({ owner: row.name, views: viewsIn(row) }));
}

export const listViewsByCompany = async (db: Queries, companyId: string) =>
  (await db.all<ListViewsRow>('SELECT * FROM list_views WHERE company_id = ? ORDER BY user_id', [companyId])).map(
    (row) => ({ userId: row.user_id, views: viewsIn(row) }),
  );

/** The person's own, and those of others that name the person: by id, by the full name or by the address. */
export async function forgetInListViews(tx: Queries, userId: string): Promise<void> {
  await tx.run('DELETE FROM list_views WHERE user_id = ?', [userId]);
  const person = await tx.get<{ company_id: string; name: string; email: string }>(
    'SELECT company_id, name, email FROM users WHERE id = ?',
    [userId],
  );
  if (!person) return;
  const names = [userId, person.name, person.email].map((text) => JSON.stringify(text).slice(1, -1));
  const rows = await tx.all<ListViewsRow>(
    // Locked, or what its owner stores in this moment would be lost.
    `SELECT * FROM list_views WHERE company_id = ? AND (${names.map(() => "LOWER(views) LIKE LOWER(?) ESCAPE '!'").join(' OR ')})
     ORDER BY user_id ${tx.forUpdate}`,
    [person.company_id, ...names.map((name) => `%${name.replaceAll(/[!%_]/g, '!$&')}%`)],
  );
  const without = nameReplacer(names);
  for (const row of rows) {
    const views = viewsIn(row).filter((view) => without(JSON.stringify(view)) === JSON.stringify(view));
    await saveListViews(tx, row.company_id, row.user_id, views);
  }
}
