// Traces of what was erased: any text of any table that holds an id, or a storage key by its hash. Reads everything; for the command line only.
import type { Queries } from './database.ts';
import { erasedHash } from './erasures.ts';

export interface Trace {
  table: string;
  column: string;
  rows: number;
}

interface TextColumn {
  table_name: string;
  column_name: string;
}

/** The audit log keeps the ids of people on purpose (docs/decisions/audit.md#erasure). */
const textColumns = async (db: Queries) =>
  (await db.all<TextColumn>(db.textColumns)).filter(({ table_name }) => table_name !== 'audit_entries');

/** Columns in which `id` stands, alone or within a text. `kept`: tables that keep it on purpose. */
export async function tracesOfId(db: Queries, id: string, kept: readonly string[] = []): Promise<Trace[]> {
  const traces: Trace[] = [];
  for (const { table_name: table, column_name: column } of await textColumns(db)) {
    if (kept.includes(table)) continue;
    const found = await db.get<{ rows: number }>(
      `SELECT COUNT(*) AS rows FROM "${table}" WHERE CAST("${column}" AS text) LIKE ?`,
      [`%${id}%`],
    );
    const rows = found?.rows ?? 0;
    if (rows > 0) traces.push({ table, column, rows });
  }
  const logged = await db.get<{ rows: number }>(
    `SELECT COUNT(*) AS rows FROM audit_entries WHERE subject_id = ? AND (kind LIKE 'analysis.%' OR kind LIKE 'link.%')`,
    [id],
  );
  if (logged!.rows > 0) traces.push({ table: 'audit_entries', column: 'subject_id', rows: logged!.rows });
  return traces;
}

/** Columns in which `text` stands, as it is, in small letters or in capitals, also within JSON; the audit log too. */
export async function tracesOfText(db: Queries, text: string): Promise<Trace[]> {
  const inJson = JSON.stringify(text).slice(1, -1);
  const forms = [text, inJson].flatMap((each) => [each, each.toLowerCase(), each.toUpperCase()]);
  const both = forms.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')]);
  const patterns = [...new Set(both)].map((each) => `%${each.replaceAll(/[%_!]/g, '!$&')}%`);
  const traces: Trace[] = [];
  for (const { table_name: table, column_name: column } of await db.all<TextColumn>(db.textColumns)) {
    const condition = patterns.map(() => `CAST("${column}" AS text) LIKE ? ESCAPE '!'`).join(' OR ');
    const found = await db.get<{ rows: number }>(
      `SELECT COUNT(*) AS rows FROM "${table}" WHERE ${condition}`,
      patterns,
    );
    if (found!.rows > 0) traces.push({ table, column, rows: found!.rows });
  }
  return traces;
}

const batch = 500;

/** Columns in which a storage key of the company stands that has one of `hashes`, alone or within JSON. */
export async function tracesOfKeys(db: Queries, companyId: string, hashes: ReadonlySet<string>): Promise<Trace[]> {
  const prefix = `uploads/${companyId}/`;
  const traces: Trace[] = [];
  if (hashes.size === 0) return traces;
  for (const { table_name: table, column_name: column } of await textColumns(db)) {
    let rows = 0;
    let after = '';
    for (;;) {
      // Finds rows by the texts themselves, so that no table needs a key to walk through.
      const found = await db.all<{ text: string }>(
        `SELECT DISTINCT CAST("${column}" AS text) AS text FROM "${table}"
         WHERE CAST("${column}" AS text) LIKE ? AND CAST("${column}" AS text) > ? ORDER BY text LIMIT ${batch}`,
        [`%${prefix}%`, after],
      );
      rows += found.filter(({ text }) => keysIn(text, prefix).some((key) => hashes.has(erasedHash(key)))).length;
      if (found.length < batch) break;
      after = found.at(-1)!.text;
    }
    if (rows > 0) traces.push({ table, column, rows });
  }
  return traces;
}

/** The text itself, and the strings of JSON that begin like a key. */
const keysIn = (text: string, prefix: string): string[] => [
  text,
  ...text
    .split(prefix)
    .slice(1)
    .map((rest) => `${prefix}${rest.split(/["\\]/, 1)[0]}`),
];
