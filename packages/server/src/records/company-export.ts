// What an export of a company walks through, in pages of the index: ids of its analyses, oldest first, and its recordings.
import type { Queries } from './database.ts';

interface Place {
  created_at: number;
  id: string;
}

const page = 200;

/** All of them, or those of one salesperson; also those that come while it walks. */
export async function* analysisIds(db: Queries, companyId: string, salespersonId?: string): AsyncGenerator<string> {
  for await (const ids of analysisIdPages(db, companyId, salespersonId)) yield* ids;
}

/** The same, in parts of a size that one statement takes. */
export async function* analysisIdPages(
  db: Queries,
  companyId: string,
  salespersonId?: string,
): AsyncGenerator<string[]> {
  let last: Place = { created_at: -1, id: '' };
  const [whose, ids] =
    salespersonId === undefined
      ? ['company_id = ?', [companyId]]
      : ['company_id = ? AND salesperson_id = ?', [companyId, salespersonId]];
  for (;;) {
    const rows = await db.all<Place>(
      `SELECT created_at, id FROM analyses WHERE ${whose} AND (created_at, id) > (?, ?)
       ORDER BY created_at, id LIMIT ${page}`,
      [...ids, last.created_at, last.id],
    );
    yield rows.map(({ id }) => id);
    if (rows.length < page) return;
    last = rows.at(-1)!;
  }
}

export interface ExportedRecording {
  storage_key: string;
  content_type: string;
  bytes: number | null;
  stored_at: number | null;
}

export async function* recordings(db: Queries, companyId: string): AsyncGenerator<ExportedRecording> {
  let last = '';
  for (;;) {
    const rows = await db.all<ExportedRecording>(
      `SELECT storage_key, content_type, bytes, stored_at FROM uploads
       WHERE company_id = ? AND storage_key > ? AND removing_at IS NULL ORDER BY storage_key LIMIT ${page}`,
      [companyId, last],
    );
    yield* rows;
    if (rows.length < page) return;
    last = rows.at(-1)!.storage_key;
  }
}
