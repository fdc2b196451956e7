// Tables alert_settings and alert_checks: what each person wants to be told, and completed analyses that are still to be looked through for it.
import type { Language, UserRole } from '@earshot/core';
import { placeholders, type Queries, type Value } from './database.ts';

export interface AlertSettingsRow {
  user_id: string;
  company_id: string;
  /** Null: the company's. */
  language: Language | null;
  by_mail: 0 | 1;
  chat_kind: 'slack' | 'teams' | null;
  /** Sealed. */
  chat_url: string | null;
  digest: 0 | 1;
  /** Monday (YYYY-MM-DD, UTC) of the week whose digest was queued last. */
  digest_week: string;
  score_below: number | null;
  /** JSON: texts. */
  words: string;
  failures: 0 | 1;
}

export type AlertSettings = Omit<AlertSettingsRow, 'user_id' | 'company_id'>;

export const alertSettingsOf = (db: Queries, companyId: string, userId: string) =>
  db.get<AlertSettingsRow>('SELECT * FROM alert_settings WHERE company_id = ? AND user_id = ?', [companyId, userId]);

export const alertSettingsByCompany = (db: Queries, companyId: string) =>
  db.all<AlertSettingsRow>('SELECT * FROM alert_settings WHERE company_id = ? ORDER BY user_id', [companyId]);

export async function saveAlertSettings(tx: Queries, row: AlertSettingsRow): Promise<void> {
  const columns = Object.keys(row) as (keyof AlertSettingsRow)[];
  const changed = columns.filter((name) => name !== 'user_id' && name !== 'company_id');
  await tx.run(
    `INSERT INTO alert_settings (${columns.join(', ')}) VALUES (${placeholders(columns)})
     ON CONFLICT (user_id) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    columns.map((name): Value => row[name]),
  );
}

/** A person who may be told, as they are now. */
export interface AlertedRow extends AlertSettingsRow {
  role: UserRole;
}

const alerted = `SELECT s.*, u.role FROM alert_settings s JOIN users u ON u.id = s.user_id
  WHERE s.company_id = ? AND u.deactivated_at IS NULL AND u.erasure IS NULL`;

export const whoWatchesCalls = (db: Queries, companyId: string) =>
  db.all<AlertedRow>(`${alerted} AND (s.score_below IS NOT NULL OR s.words <> '[]') ORDER BY s.user_id`, [companyId]);

/** Administrators who want to hear of failures. */
export const whoWatchesFailures = (db: Queries, companyId: string) =>
  db.all<AlertedRow>(
    `${alerted} AND s.failures = 1 AND u.role IN ('admin_company', 'super_admin') ORDER BY s.user_id`,
    [companyId],
  );

/** People of all companies whose digest of that week is not queued. */
export const digestsDue = (db: Queries, week: string, most: number) =>
  db.all<AlertSettingsRow>(
    `SELECT s.* FROM alert_settings s JOIN users u ON u.id = s.user_id
     WHERE s.digest = 1 AND s.digest_week < ? AND u.deactivated_at IS NULL AND u.erasure IS NULL ORDER BY s.user_id LIMIT ?`,
    [week, most],
  );

/** False when another process has done it. */
export const markDigest = async (tx: Queries, userId: string, week: string): Promise<boolean> =>
  (await tx.run('UPDATE alert_settings SET digest_week = ? WHERE user_id = ? AND digest_week < ?', [
    week,
    userId,
    week,
  ])) === 1;

/** Call it in the transaction that completes the analysis. Does nothing if nobody of the company watches calls. */
export async function queueAlertCheck(tx: Queries, companyId: string, analysisId: string, now: number): Promise<void> {
  await tx.run(
    `INSERT INTO alert_checks (analysis_id, company_id, created_at) SELECT CAST(? AS text), CAST(? AS text), CAST(? AS bigint)
     WHERE EXISTS (SELECT 1 FROM alert_settings WHERE company_id = ? AND (score_below IS NOT NULL OR words <> '[]'))
     ON CONFLICT (analysis_id) DO NOTHING`,
    [analysisId, companyId, now, companyId],
  );
}

export const alertChecks = (db: Queries, most: number) =>
  db.all<{ analysis_id: string; company_id: string }>(
    'SELECT analysis_id, company_id FROM alert_checks ORDER BY created_at, analysis_id LIMIT ?',
    [most],
  );

/** True for the one process that is to tell. */
export const claimAlertCheck = async (tx: Queries, analysisId: string): Promise<boolean> =>
  (await tx.run('DELETE FROM alert_checks WHERE analysis_id = ?', [analysisId])) === 1;

export async function forgetAlerts(tx: Queries, whose: 'user_id' | 'company_id', id: string): Promise<void> {
  await tx.run(`DELETE FROM alert_settings WHERE ${whose} = ?`, [id]);
  if (whose === 'company_id') await tx.run('DELETE FROM alert_checks WHERE company_id = ?', [id]);
}

/** What is stored encrypted, of all companies. */
export const allChatAddresses = async (db: Queries) =>
  (
    await db.all<{ user_id: string; company_id: string; chat_url: string }>(
      'SELECT user_id, company_id, chat_url FROM alert_settings WHERE chat_url IS NOT NULL ORDER BY user_id',
    )
  ).map((row) => ({ ...row, id: row.user_id }));

/** False when it is not what was read any more. */
export const replaceChat = async (db: Queries, row: { user_id: string; chat_url: string }, sealed: string) =>
  (await db.run('UPDATE alert_settings SET chat_url = ? WHERE user_id = ? AND chat_url = ?', [
    sealed,
    row.user_id,
    row.chat_url,
  ])) === 1;
