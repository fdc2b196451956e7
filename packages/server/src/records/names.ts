// Names by id, of what a table holds of a company.
import { placeholders, type Queries } from './database.ts';

/** `from`: the table and the beginning of its condition. */
export async function namesIn(
  db: Queries,
  from: 'api_keys WHERE' | 'users WHERE erasure IS NULL AND',
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all<{ id: string; name: string }>(
    `SELECT id, name FROM ${from} company_id = ? AND id IN (${placeholders(ids)})`,
    [companyId, ...ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
