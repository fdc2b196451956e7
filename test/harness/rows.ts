// Rows that no request makes: collected, legacy and custom ones, written by SQL; and what the credit tables say.

import { hashSecret } from '../../packages/server/src/access/cryptography.ts';
import type { Database, Value } from '../../packages/server/src/records/database.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import type { JudgedCriterion } from '../../packages/server/src/records/trend-measures.ts';
import { keepOutcome } from '../../packages/server/src/records/trends.ts';

type Row = Record<string, Value>;

export const insert = (db: Database, table: string, row: Row): Promise<void> => insertAll(db, table, [row]);

/** Rows with the same columns. */
async function insertAll(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const values = `(${columns.map(() => '?').join(', ')})`;
  await db.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => values).join(', ')}`,
    rows.flatMap((row) => Object.values(row)),
  );
}

/** A completed analysis, with changes by column; `document` are columns of analysis_documents. Its id. */
export async function insertAnalysis(
  db: Database,
  companyId: string,
  changes: Row = {},
  document: Row = {},
): Promise<string> {
  const row = analysisRow(companyId, changes);
  await insert(db, 'analyses', row);
  await insert(db, 'analysis_documents', { analysis_id: row.id, transcript: 'Agent: Hello.', ...document });
  return row.id;
}

/** Databases take a bounded number of values in a statement. */
const rowsAtOnce = 500;

/** Queued analyses of one transcript, due one millisecond after the other. */
export async function insertQueued(db: Database, companyId: string, count: number, transcript: string): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) =>
    analysisRow(companyId, { status: 'pending', job_id: newId().id, run_after: index + 1 }),
  );
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = rows.slice(at, at + rowsAtOnce);
    await insertAll(db, 'analyses', part);
    await insertAll(
      db,
      'analysis_documents',
      part.map(({ id }) => ({ analysis_id: id, transcript })),
    );
  }
}

function analysisRow(companyId: string, changes: Row): Row & { id: string } {
  const { id, createdAt } = newId();
  const createdAtMs = changes.created_at ?? createdAt;
  return {
    id,
    company_id: companyId,
    created_at: createdAtMs,
    updated_at: createdAtMs,
    occurred_at: createdAtMs,
    status: 'completed',
    source: 'upload',
    trigger: 'external_api',
    attribution_status: 'pending',
    share_token: id.replaceAll('-', '').slice(10),
    ...changes,
  };
}

/** An analysis with what its scorecard came to, as the completing transaction writes it. */
export async function insertJudged(
  db: Database,
  companyId: string,
  changes: Row,
  judged: readonly JudgedCriterion[],
): Promise<string> {
  const outcome = JSON.stringify(judged);
  await keepOutcome(db, { id: outcome, criteria: outcome });
  return insertAnalysis(db, companyId, { outcome_id: outcome, ...changes });
}

/** A type of the company's own. */
export async function insertType(
  db: Database,
  companyId: string,
  key: string,
  options: { label?: string; deactivatedAt?: number } = {},
): Promise<void> {
  const criteria = [
    { key: 'measures_taken', label: 'Takes measures', polarity: 'objective', weight: 1, description: '', cues: [] },
  ];
  await insert(db, 'interaction_types', {
    company_id: companyId,
    key,
    label: options.label ?? key,
    macro_front: 'sales',
    criteria: JSON.stringify(criteria),
    created_at: Date.now(),
    deactivated_at: options.deactivatedAt ?? null,
  });
}

export interface Account {
  /** Hundredths of a minute: sum of the ledger, its kept sum, open holds. */
  entries: number;
  ledger: number;
  held: number;
  /** Debits of analyses. */
  debits: number;
}

export async function account(db: Database, companyId: string): Promise<Account> {
  const row = await db.get<Account>(
    `SELECT ledger_hundredths AS ledger, held_hundredths AS held,
       (SELECT COALESCE(SUM(hundredths), 0) FROM credit_entries WHERE company_id = c.id) AS entries,
       (SELECT COUNT(*) FROM credit_entries WHERE company_id = c.id AND kind = 'analysis') AS debits
     FROM companies c WHERE id = ?`,
    [companyId],
  );
  return { entries: Number(row!.entries), ledger: row!.ledger, held: row!.held, debits: row!.debits };
}

/** Every stored analysis of a company, newest first. */
export const analysesOf = (db: Database, companyId: string) =>
  db.all<{ id: string; status: string; error_source: string | null; error_detail: string | null }>(
    'SELECT id, status, error_source, error_detail FROM analyses WHERE company_id = ? ORDER BY created_at DESC, id DESC',
    [companyId],
  );

export const deactivateCompany = (db: Database, companyId: string, at: number) =>
  db.run('UPDATE companies SET deactivated_at = ? WHERE id = ?', [at, companyId]);

/** Revokes a key, given as its text. */
export const revokeKey = (db: Database, key: string, at: number) =>
  db.run('UPDATE api_keys SET revoked_at = ? WHERE key_hash = ?', [at, hashSecret(key)]);

/** An integration of a folder that is not there; its id. */
export async function insertIntegrationRow(
  db: Database,
  companyId: string,
  changes: { id?: string; settings?: string } = {},
): Promise<string> {
  const now = Date.now();
  const id = changes.id ?? newId().id;
  await insert(db, 'integrations', {
    id,
    company_id: companyId,
    connector: 'pbx/folder',
    settings: '{"location":"/nowhere"}',
    since: now,
    state: 'active',
    interval_minutes: 5,
    minimum_duration_seconds: 20,
    // Not while the test runs.
    run_after: now + 3_600_000,
    created_at: now,
    updated_at: now,
    ...changes,
  });
  return id;
}

/** One row of every kind that has an id on the interface; ids by the field that names them. */
export async function insertOneOfEach(
  db: Database,
  companyId: string,
  adminId: string,
): Promise<Record<string, string>> {
  const now = Date.now();
  const one = { company_id: companyId, created_at: now };
  const [user, apiKey, destination, integration] = [newId().id, newId().id, newId().id, newId().id];
  const email = `${user}@example.com`;
  await insert(db, 'users', { ...one, id: user, name: 'One', email, email_folded: email, role: 'salesperson' });
  const externalCallId = `call-${user}`;
  const analysis = await insertAnalysis(db, companyId, { salesperson_id: user, external_call_id: externalCallId });
  const hash = hashSecret(apiKey);
  await insert(db, 'api_keys', {
    ...one,
    id: apiKey,
    user_id: adminId,
    name: 'k',
    key_hash: hash,
    key_start: 'esk_',
    scopes: '[]',
  });
  const key = `own_${user.replaceAll('-', '')}`;
  await insertType(db, companyId, key);
  await insert(db, 'catalogue_types', { company_id: companyId, key: 'onboarding', switched_off_at: now });
  await insert(db, 'type_trials', { company_id: companyId, digest: '0'.repeat(64), tried_at: now });
  await insert(db, 'webhook_destinations', {
    ...one,
    id: destination,
    role: 'admin_company',
    triggers: '["external_api"]',
    target_url: 'https://example.com/hook',
    secret: '0'.repeat(64),
    updated_at: now,
  });
  await insertIntegrationRow(db, companyId, { id: integration });
  return {
    'analysis.id': analysis,
    'user.id': user,
    'analysisWebhooks.id': destination,
    'integrations.id': integration,
    keyId: apiKey,
    salespersonId: user,
    supervisorId: user,
    externalCallId,
    key,
    audioKey: `uploads/${companyId}/call.mp3`,
  };
}
