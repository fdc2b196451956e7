// Table integrations: where a company's recordings are collected from. One that is being collected is fenced by its runner's id.
import type { IntegrationConnector } from '@earshot/core';
import { hasNumberOf, hasOneOf } from './call-parties.ts';
import { laterThan } from './clock.ts';
import { placeholders, type Queries, type Value } from './database.ts';
import { settingsOf } from './integration-settings.ts';
import { dropEventsOfIntegration } from './webhook-deliveries.ts';

/** What the collector left it in; `inactive` is `is_active`. */
export type CollectorState = 'active' | 'paused_no_credits' | 'backing_off' | 'credentials_refused';

export interface IntegrationRow {
  id: string;
  company_id: string;
  connector: IntegrationConnector;
  label: string | null;
  /** JSON. */
  settings: string;
  /** Sealed JSON; null where there are none. */
  credentials: string | null;
  since: number;
  position: string | null;
  is_active: number;
  state: CollectorState;
  interval_minutes: number;
  minimum_duration_seconds: number;
  run_after: number;
  failures: number;
  stuck_external_id: string | null;
  stuck_count: number;
  needed_hundredths: number;
  /** When it was told that it has stopped working; null while it works. */
  stopped_at: number | null;
  /** yyyy-mm-dd, by the clocks of the integration's zone, and what was collected then. */
  day: string | null;
  day_hundredths: number;
  /** An earlier period that is being collected, in ms, and how far; null when there is none. */
  backfill_from: number | null;
  backfill_to: number | null;
  backfill_position: string | null;
  /** The earliest moment that one ever began with: what was left out then can still be decided on. */
  backfilled_from: number | null;
  runner_id: string | null;
  fence: number;
  created_at: number;
  updated_at: number;
}

const insertedColumns = [
  'id',
  'company_id',
  'connector',
  'label',
  'settings',
  'credentials',
  'since',
  'state',
  'interval_minutes',
  'minimum_duration_seconds',
  'run_after',
  'created_at',
  'updated_at',
] as const;

export type NewIntegration = Pick<IntegrationRow, (typeof insertedColumns)[number]>;

export async function insertIntegration(db: Queries, row: NewIntegration): Promise<void> {
  await db.run(
    `INSERT INTO integrations (${insertedColumns.join(', ')}) VALUES (${placeholders(insertedColumns)})`,
    insertedColumns.map((column) => row[column]),
  );
}

/** Oldest first. */
export const integrationsByCompany = (db: Queries, companyId: string) =>
  db.all<IntegrationRow>('SELECT * FROM integrations WHERE company_id = ? ORDER BY created_at, id', [companyId]);

/** Locked for the rest of a transaction. */
export const lockedIntegration = (tx: Queries, companyId: string, id: string) =>
  tx.get<IntegrationRow>(`SELECT * FROM integrations WHERE company_id = ? AND id = ? ${tx.forUpdate}`, [companyId, id]);

/** Waits until recordings of the company that are being stored are; those that come later see what this transaction has changed. */
export const awaitCollection = (tx: Queries, companyId: string) =>
  tx.all(`SELECT id FROM integrations WHERE company_id = ? ORDER BY id ${tx.forShare}`, [companyId]);

export const integrationById = (db: Queries, companyId: string, id: string) =>
  db.get<IntegrationRow>('SELECT * FROM integrations WHERE company_id = ? AND id = ?', [companyId, id]);

/** For the command line, which crosses companies. */
export const integrationOfAnyCompany = (db: Queries, id: string) =>
  db.get<IntegrationRow>('SELECT * FROM integrations WHERE id = ?', [id]);

/** Sealed credentials of all companies. */
export const allCredentials = (db: Queries) =>
  db.all<Pick<IntegrationRow, 'id' | 'company_id'> & { credentials: string }>(
    'SELECT id, company_id, credentials FROM integrations WHERE credentials IS NOT NULL ORDER BY id',
  );

/** Nothing else of the row changes. False when the credentials are no longer the same. */
export async function replaceCredentials(
  db: Queries,
  { id, credentials }: { id: string; credentials: string },
  replacement: string,
): Promise<boolean> {
  const changed = await db.run('UPDATE integrations SET credentials = ? WHERE id = ? AND credentials = ?', [
    replacement,
    id,
    credentials,
  ]);
  return changed === 1;
}

const changedColumns = [
  'label',
  'settings',
  'credentials',
  'is_active',
  'state',
  'interval_minutes',
  'minimum_duration_seconds',
  'run_after',
  'failures',
  'updated_at',
] as const;

export type IntegrationChanges = Pick<IntegrationRow, (typeof changedColumns)[number]>;

export async function updateIntegration(tx: Queries, id: string, changes: IntegrationChanges): Promise<void> {
  await tx.run(`UPDATE integrations SET ${changedColumns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`, [
    ...changedColumns.map((column) => changes[column]),
    id,
  ]);
}

/** Lists of the settings that name people. */
const listsOfPeople = ['neverRecorded', 'onlyExtensions', 'onlyHosts'] as const;

/** Takes what names a person, by any of `texts`, out of the settings of the company's integrations. One that collected of nobody else is switched off: without its list it would collect everybody's. */
export async function forgetInSettings(
  tx: Queries,
  companyId: string,
  texts: readonly string[],
  now: number,
): Promise<void> {
  const rows = await tx.all<Pick<IntegrationRow, 'id' | 'settings' | 'is_active' | 'updated_at'>>(
    `SELECT id, settings, is_active, updated_at FROM integrations WHERE company_id = ? ORDER BY id ${tx.forUpdate}`,
    [companyId],
  );
  for (const row of rows) {
    const settings = settingsOf(row);
    let isActive = row.is_active;
    for (const name of listsOfPeople) {
      const list = settings[name];
      const left = list?.filter((each) => !(hasOneOf([each], texts) || hasNumberOf([each], texts)));
      if (!list || left!.length === list.length) continue;
      settings[name] = left!.length > 0 ? left : undefined;
      if (left!.length === 0 && name !== 'neverRecorded') isActive = 0;
    }
    const text = JSON.stringify(settings);
    if (text === row.settings) continue;
    await tx.run('UPDATE integrations SET settings = ?, is_active = ?, updated_at = ? WHERE id = ?', [
      text,
      isActive,
      laterThan(row.updated_at, now),
      row.id,
    ]);
  }
}

/** Its runs, and what it has seen, go with it; what was collected stays. False when the company has no such integration. */
export async function deleteIntegration(tx: Queries, companyId: string, id: string): Promise<boolean> {
  if (!(await lockedIntegration(tx, companyId, id))) return false;
  await dropEventsOfIntegration(tx, id);
  return (await tx.run('DELETE FROM integrations WHERE company_id = ? AND id = ?', [companyId, id])) === 1;
}

/** An integration whose time has come and that no living runner has; one that waits for credits only once they are there. Takes now and the own runner's id. */
const claimable = `is_active = 1 AND state <> 'credentials_refused' AND run_after <= ?
  AND (runner_id IS NULL OR runner_id = ? OR runner_id NOT IN (SELECT id FROM runners))
  AND EXISTS (SELECT 1 FROM companies c WHERE c.id = integrations.company_id AND c.deactivated_at IS NULL AND c.erasure_due_at IS NULL
    AND (integrations.state <> 'paused_no_credits' OR c.ledger_hundredths - c.held_hundredths >= integrations.needed_hundredths))`;

const claim = (db: Queries, runnerId: string, now: number, which: string, values: readonly Value[]) =>
  db.returning<IntegrationRow>(
    `UPDATE integrations SET runner_id = ?, fence = fence + 1
     WHERE id IN (SELECT id FROM integrations WHERE ${claimable} ${which} ${db.skipLocked}) RETURNING *`,
    [runnerId, now, runnerId, ...values],
  );

/** How many integrations are due and not being collected, and since when the first is, in ms; null where none is. */
export async function collectionDepth(db: Queries, now: number): Promise<{ count: number; since: number | null }> {
  const row = await db.get<{ count: number; since: number | null }>(
    `SELECT COUNT(*) AS count, MIN(run_after) AS since FROM integrations WHERE ${claimable}`,
    [now, ''],
  );
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Claims the one that is due for longest, if there is one. `inHand` are those that `runnerId` is collecting now, `full` the companies that have enough. */
export async function claimNextIntegration(
  db: Queries,
  runnerId: string,
  { inHand, full }: { inHand: readonly string[]; full: readonly string[] },
  now: number,
): Promise<IntegrationRow | undefined> {
  const without = (column: string, ids: readonly string[]) =>
    ids.length === 0 ? '' : `AND ${column} NOT IN (${placeholders(ids)})`;
  const which = `${without('id', inHand)} ${without('company_id', full)} ORDER BY run_after, id LIMIT 1`;
  return (await claim(db, runnerId, now, which, [...inHand, ...full]))[0];
}

/** Claims this one, if it may be claimed. */
export async function claimIntegration(
  db: Queries,
  runnerId: string,
  id: string,
  now: number,
): Promise<IntegrationRow | undefined> {
  return (await claim(db, runnerId, now, 'AND id = ?', [id]))[0];
}

/** Who may move an integration: the runner that collects it, as often as it was claimed then. */
export type CollectionFence = Pick<IntegrationRow, 'id' | 'fence'> & { runner_id: string };

const fenced = 'id = ? AND runner_id = ? AND fence = ?';
const fenceValues = ({ id, runner_id, fence }: CollectionFence) => [id, runner_id, fence];

/** False when it is no longer this runner's, was switched off or removed, or its company was deactivated or is to be erased. */
export async function moveOn(
  tx: Queries,
  fence: CollectionFence,
  position: string | null,
  failures: number,
): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE integrations SET position = COALESCE(?, position), failures = ?, stuck_external_id = NULL, stuck_count = 0
     WHERE ${fenced} AND is_active = 1
       AND EXISTS (SELECT 1 FROM companies c WHERE c.id = integrations.company_id AND c.deactivated_at IS NULL AND c.erasure_due_at IS NULL)`,
    [position, failures, ...fenceValues(fence)],
  );
  return changed === 1;
}

export type CollectionEnd = Pick<
  IntegrationRow,
  'state' | 'run_after' | 'failures' | 'stuck_external_id' | 'stuck_count' | 'needed_hundredths'
>;

/** Gives the integration back as the run left it. What was changed since the claim, which `updated_at` is of, is tried at once. False when it was no longer this runner's. */
export async function releaseIntegration(
  tx: Queries,
  fence: CollectionFence & Pick<IntegrationRow, 'updated_at'>,
  end: CollectionEnd,
  now: number,
): Promise<boolean> {
  const released = await tx.run(
    `UPDATE integrations SET runner_id = NULL, state = ?, run_after = ?, failures = ?, stuck_external_id = ?, stuck_count = ?, needed_hundredths = ?
     WHERE ${fenced} AND updated_at = ?`,
    [
      end.state,
      end.run_after,
      end.failures,
      end.stuck_external_id,
      end.stuck_count,
      end.needed_hundredths,
      ...fenceValues(fence),
      fence.updated_at,
    ],
  );
  if (released === 1) return true;
  const changed = await tx.run(
    `UPDATE integrations SET runner_id = NULL, state = 'active', run_after = ? WHERE ${fenced}`,
    [now, ...fenceValues(fence)],
  );
  return changed === 1;
}

/** Null: it works again. */
export async function setStopped(tx: Queries, id: string, stoppedAt: number | null): Promise<void> {
  await tx.run('UPDATE integrations SET stopped_at = ? WHERE id = ?', [stoppedAt, id]);
}

/** Minutes that it has collected in a day, in hundredths. */
export async function collectedOnDay(db: Queries, id: string, day: string): Promise<number> {
  const row = await db.get<{ day_hundredths: number }>(
    'SELECT day_hundredths FROM integrations WHERE id = ? AND day = ?',
    [id, day],
  );
  return row?.day_hundredths ?? 0;
}

export async function addToDay(tx: Queries, id: string, day: string, hundredths: number): Promise<void> {
  await tx.run(
    'UPDATE integrations SET day_hundredths = CASE WHEN day = ? THEN day_hundredths ELSE 0 END + ?, day = ? WHERE id = ?',
    [day, hundredths, day, id],
  );
}
