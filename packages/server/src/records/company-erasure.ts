// Erasing a company: its door closes, and what is little goes at once; its analyses and what may be many rows, a few at a time; then its people. Its row stays, without a name, for the ledger and the audit log (docs/decisions/erasure.md#a-company).
import { forgetAlerts } from './alert-settings.ts';
import type { CompanyRow } from './companies.ts';
import type { Queries } from './database.ts';
import type { ErasedBy } from './erasures.ts';
import { forgetPeople } from './sign-in-places.ts';

/**
 * What becomes of each table that has the company's id, or rows of those that do. A test compares it with the database. `analyses`: with
 * each analysis; `once`: in the first transaction; `many`: some at a time; `last`: with the people; `kept`: figures and hashes; `passing`: gone by itself within
 * minutes or with its recording.
 */
export const companyTables = {
  analyses: 'analyses',
  analysis_documents: 'analyses',
  analysis_words: 'analyses',
  share_links: 'analyses',
  comments: 'analyses',
  judgements: 'analyses',
  search_places: 'analyses',
  search_due: 'analyses',
  webhook_bodies: 'analyses',
  webhook_deliveries: 'many',
  webhook_destinations: 'last',
  integrations: 'last',
  collection_runs: 'many',
  collected_recordings: 'many',
  held_recordings: 'many',
  skipped_recordings: 'many',
  collected_contents: 'many',
  interaction_types: 'once',
  catalogue_types: 'once',
  type_trials: 'once',
  idempotency_keys: 'many',
  invitations: 'once',
  sessions: 'once',
  notices: 'once',
  alert_settings: 'once',
  alert_checks: 'once',
  list_views: 'once',
  password_resets: 'once',
  sign_in_networks: 'once',
  new_sign_ins: 'once',
  second_factors: 'once',
  recovery_codes: 'once',
  open_id_providers: 'once',
  open_id_attempts: 'once',
  open_id_accounts: 'once',
  passkeys: 'once',
  api_keys: 'once',
  user_extensions: 'once',
  retention_rules: 'once',
  trial_holds: 'once',
  analysis_turns: 'once',
  transcription_turns: 'once',
  rate_windows: 'once',
  password_salts: 'last',
  users: 'last',
  companies: 'kept',
  credit_entries: 'kept',
  audit_chains: 'kept',
  audit_entries: 'kept',
  audit_starts: 'kept',
  erasures: 'kept',
  scorecard_outcomes: 'kept',
  uploads: 'passing',
  kept_audio: 'passing',
  sign_in_failures: 'passing',
  passkey_challenges: 'passing',
  loose_words: 'passing',
  runners: 'passing',
} as const;

/** Where the id of an erased company still stands, on purpose. */
export const tablesThatSurviveErasure: readonly string[] = Object.entries(companyTables)
  .filter(([, part]) => part === 'kept')
  .map(([table]) => table);

export const lockCompany = (tx: Queries, id: string) =>
  tx.get<CompanyRow>(`SELECT * FROM companies WHERE id = ? ${tx.forChange}`, [id]);

export async function askErasure(
  tx: Queries,
  id: string,
  { askedAt, askedBy, dueAt }: { askedAt: number; askedBy: string | null; dueAt: number },
): Promise<void> {
  await tx.run('UPDATE companies SET erasure_asked_at = ?, erasure_asked_by = ?, erasure_due_at = ? WHERE id = ?', [
    askedAt,
    askedBy,
    dueAt,
    id,
  ]);
}

export async function cancelErasure(tx: Queries, id: string): Promise<void> {
  await tx.run(
    'UPDATE companies SET erasure_asked_at = NULL, erasure_asked_by = NULL, erasure_due_at = NULL WHERE id = ?',
    [id],
  );
}

export const hasHold = async (tx: Queries, companyId: string): Promise<boolean> =>
  (await tx.get('SELECT 1 FROM analyses WHERE company_id = ? AND legal_hold_at IS NOT NULL LIMIT 1', [companyId])) !==
  undefined;

/** Due and not begun. */
export const companiesDue = (db: Queries, now: number) =>
  db.all<{ id: string }>('SELECT id FROM companies WHERE erasure_due_at <= ? AND erased_at IS NULL ORDER BY id', [now]);

/** Begun, and perhaps not at its end: what a request that was under way has written since is among them. */
export const companiesBegun = (db: Queries, since: number) =>
  db.all<{ id: string }>(
    `SELECT id FROM companies c WHERE erased_at IS NOT NULL AND (erased_at > ? OR EXISTS (SELECT 1 FROM users WHERE company_id = c.id)
       OR EXISTS (SELECT 1 FROM analyses WHERE company_id = c.id)) AND erasure_due_at IS NOT NULL ORDER BY id`,
    [since],
  );

/** After this transaction nothing of the company can be reached, and none of its names is left outside its analyses. */
export async function closeCompany(tx: Queries, id: string, by: ErasedBy, now: number): Promise<void> {
  await tx.run(
    "UPDATE companies SET name = '', erased_at = COALESCE(erased_at, ?), erased_by = COALESCE(erased_by, ?) WHERE id = ?",
    [now, by, id],
  );
  await deleteAccess(tx, id);
  // Their rows stay until what belongs to them has gone, and keep neither a secret nor an address.
  await tx.run(
    "UPDATE integrations SET label = NULL, settings = '{}', credentials = NULL, is_active = 0 WHERE company_id = ?",
    [id],
  );
  await tx.run(
    "UPDATE webhook_destinations SET label = NULL, target_url = id, secret = '', is_active = 0 WHERE company_id = ?",
    [id],
  );
  const people = await tx.all<{ email_folded: string }>('SELECT email_folded FROM users WHERE company_id = ?', [id]);
  await tx.run(
    `UPDATE users SET name = '', email = id, email_folded = id, job_function = NULL, supervisor_id = NULL,
       password_hash = NULL, deactivated_at = COALESCE(deactivated_at, ?) WHERE company_id = ?`,
    [now, id],
  );
  for (const { email_folded: email } of people)
    await tx.run(
      'DELETE FROM password_salts WHERE email_folded = ? AND NOT EXISTS (SELECT 1 FROM users WHERE email_folded = ?)',
      [email, email],
    );
}

const ofUsers = 'user_id IN (SELECT id FROM users WHERE company_id = ?)';
const ofIntegrations = 'integration_id IN (SELECT id FROM integrations WHERE company_id = ?)';

/** What may be hundreds of thousands of rows; on SQLite everybody who writes would wait for them. */
const manyRows: readonly { table: string; key: string; where: string }[] = [
  {
    table: 'webhook_deliveries',
    key: 'id',
    where: 'destination_id IN (SELECT id FROM webhook_destinations WHERE company_id = ?)',
  },
  { table: 'webhook_bodies', key: 'id', where: ofIntegrations },
  { table: 'collected_recordings', key: 'integration_id, external_id', where: ofIntegrations },
  { table: 'skipped_recordings', key: 'id', where: ofIntegrations },
  { table: 'held_recordings', key: 'integration_id, external_id', where: ofIntegrations },
  { table: 'collection_runs', key: 'id', where: ofIntegrations },
  { table: 'collected_contents', key: 'company_id, content_hash', where: 'company_id = ?' },
  { table: 'idempotency_keys', key: 'company_id, caller, key', where: 'company_id = ?' },
];

/** Deletes up to `most` of them; the number deleted, 0 when none is left. */
export async function deleteSomeRows(tx: Queries, companyId: string, most: number): Promise<number> {
  for (const { table, key, where } of manyRows) {
    const count = await tx.run(
      `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ?)`,
      [companyId, most],
    );
    if (count > 0) return count;
  }
  return 0;
}

/** What lets somebody in, or sends something out. */
async function deleteAccess(tx: Queries, id: string): Promise<void> {
  await tx.run(`DELETE FROM sessions WHERE ${ofUsers}`, [id]);
  await tx.run(`DELETE FROM recovery_codes WHERE ${ofUsers}`, [id]);
  await tx.run(`DELETE FROM invitations WHERE ${ofUsers}`, [id]);
  await forgetPeople(tx, 'company', id);
  await forgetAlerts(tx, 'company_id', id);
  const tables = [
    'api_keys',
    'second_factors',
    'open_id_providers',
    'open_id_attempts',
    'open_id_accounts',
    'passkeys',
    'user_extensions',
    'list_views',
    'interaction_types',
    'catalogue_types',
    'type_trials',
    'retention_rules',
    'trial_holds',
    'analysis_turns',
    'transcription_turns',
  ];
  for (const table of tables) await tx.run(`DELETE FROM ${table} WHERE company_id = ?`, [id]);
  await tx.run('DELETE FROM rate_windows WHERE bucket LIKE ?', [`%${id}%`]);
}

export const analysesOfCompany = async (tx: Queries, companyId: string, most: number): Promise<string[]> =>
  (
    await tx.all<{ id: string }>(
      // In the order of an index: Postgres would else read the table from its beginning, past all that was deleted.
      'SELECT id FROM analyses WHERE company_id = ? ORDER BY created_at, id LIMIT ?',
      [companyId, most],
    )
  ).map(({ id }) => id);

/** Marks for removal what the company has in storage beside its analyses; the keys of up to `most`. */
export async function removeUploads(tx: Queries, companyId: string, now: number, most: number): Promise<string[]> {
  const rows = await tx.returning<{ storage_key: string }>(
    `UPDATE uploads SET removing_at = ?, used_at = NULL WHERE removing_at IS NULL AND storage_key IN (
       SELECT storage_key FROM uploads WHERE company_id = ? AND removing_at IS NULL ORDER BY storage_key LIMIT ?)
     RETURNING storage_key`,
    [now, companyId, most],
  );
  return rows.map((row) => row.storage_key);
}

/** Once no analysis names them, and `deleteSomeRows` finds none. */
export async function deletePeople(tx: Queries, companyId: string): Promise<void> {
  await deleteAccess(tx, companyId);
  // Includes what a late request has written to them.
  for (const table of ['webhook_destinations', 'integrations'])
    await tx.run(`DELETE FROM ${table} WHERE company_id = ?`, [companyId]);
  await tx.run('UPDATE companies SET erasure_asked_by = NULL, held_hundredths = 0 WHERE id = ?', [companyId]);
  await tx.run('DELETE FROM users WHERE company_id = ?', [companyId]);
}
