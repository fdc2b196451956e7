// Making, changing and starting integrations: the same for the pages and the command line (extensions, docs/decisions/sign-in.md#d53).
import {
  earshotError,
  earshotErrorAt,
  type IntegrationCreateInput,
  type IntegrationSettings,
  type IntegrationUpdateInput,
  parseIsoTime,
  readLabel,
} from '@earshot/core';
import { requireRoomForIntegration } from '../accounts/company-limits.ts';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { endWaits } from '../records/analysis-queue.ts';
import { laterThan } from '../records/clock.ts';
import { type CollectionRunRow, startRun } from '../records/collection-runs.ts';
import { newId } from '../records/ids.ts';
import { settingsOf } from '../records/integration-settings.ts';
import {
  type IntegrationRow,
  insertIntegration,
  integrationById,
  lockedIntegration,
  type NewIntegration,
  updateIntegration,
} from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { checkSetUp, sealCredentials } from './connection.ts';

type ChangingService = Pick<Service, 'db' | 'settings' | 'secrets' | 'now' | 'wakeCollector'>;

/** Throws 400 for settings or credentials that are not the connector's, and 409 where the company has no room for one more. */
export async function createIntegration(
  actor: Actor,
  input: IntegrationCreateInput,
  service: ChangingService,
): Promise<IntegrationRow> {
  const { db, now, secrets } = service;
  const { companyId } = actor;
  const { connector, settings } = input;
  const credentials = input.credentials ?? null;
  checkSetUp(connector, companyId, { settings, credentials }, service);
  const { id, createdAt } = newId();
  const row: NewIntegration = {
    id,
    company_id: companyId,
    connector,
    label: readLabel(input.label),
    settings: JSON.stringify(settings),
    credentials: credentials && sealCredentials({ id, company_id: companyId }, credentials, secrets),
    since: sinceOf(input.since, now()),
    state: 'active',
    interval_minutes: input.intervalMinutes ?? 15,
    minimum_duration_seconds: input.minimumDurationSeconds ?? 20,
    run_after: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
  await db.transaction(async (tx) => {
    // The command line has no limit.
    if (actor.by !== 'command') await requireRoomForIntegration(tx, companyId);
    await insertIntegration(tx, row);
    await recordDeed(tx, actor, { kind: 'integration.created', subjectId: id, details: { connector } }, now());
  });
  service.wakeCollector();
  return (await integrationById(db, companyId, id))!;
}

function sinceOf(text: string | undefined, now: number): number {
  if (text === undefined) return now;
  const since = parseIsoTime(text);
  if (since === null || since > now) throw earshotError('sinceInvalid');
  return since;
}

/** What is changed counts from the next recording on, and is tried at once. Throws 404, and 400 as `createIntegration`. */
export async function changeIntegration(
  actor: Actor,
  input: IntegrationUpdateInput,
  service: ChangingService,
): Promise<IntegrationRow> {
  const { db, now, secrets } = service;
  const { companyId } = actor;
  await db.transaction(async (tx) => {
    const row = await lockedIntegration(tx, companyId, input.id);
    if (!row) throw earshotError('integrationNotFound');
    const settings = input.settings ?? settingsOf(row);
    if (input.settings !== undefined || input.credentials !== undefined) {
      // Stored ones were complete when they were stored, and are not read here.
      checkSetUp(row.connector, companyId, { settings, credentials: input.credentials ?? 'stored' }, service);
    }
    if (row.credentials !== null && !input.credentials && leadsElsewhere(settingsOf(row), settings))
      throw earshotErrorAt(
        ['credentials'],
        'integrationSettings',
        "'baseUrl' has changed. Send the credentials for the new address too.",
      );
    const isActive = input.isActive ?? row.is_active === 1;
    await updateIntegration(tx, row.id, {
      label: input.label === undefined ? row.label : readLabel(input.label),
      settings: JSON.stringify(settings),
      credentials: input.credentials ? sealCredentials(row, input.credentials, secrets) : row.credentials,
      is_active: isActive ? 1 : 0,
      state: 'active',
      interval_minutes: input.intervalMinutes ?? row.interval_minutes,
      minimum_duration_seconds: input.minimumDurationSeconds ?? row.minimum_duration_seconds,
      run_after: now(),
      failures: 0,
      // Later than before even within one millisecond: the run under way sees that something was changed.
      updated_at: laterThan(row.updated_at, now()),
    });
    const fields = Object.keys(input).filter((field) => field !== 'id');
    await recordDeed(tx, actor, { kind: 'integration.updated', subjectId: row.id, details: { fields } }, now());
  });
  service.wakeCollector();
  return (await integrationById(db, companyId, input.id))!;
}

/** Stored credentials are shown to nobody: who only names another address must not get them there. */
function leadsElsewhere(before: IntegrationSettings, after: IntegrationSettings): boolean {
  const originOf = ({ baseUrl }: IntegrationSettings) => (baseUrl === undefined ? null : new URL(baseUrl).origin);
  return originOf(before) !== originOf(after);
}

/** Queues a run that a background worker takes up at once; gives the one under way if there is one. Throws 404 and 409. */
export async function startCollection(
  actor: Actor,
  id: string,
  service: Pick<Service, 'db' | 'now' | 'wakeCollector' | 'wakeQueue'>,
): Promise<CollectionRunRow> {
  const { db, now } = service;
  const run = await db.transaction(async (tx) => {
    const row = await lockedIntegration(tx, actor.companyId, id);
    if (!row) throw earshotError('integrationNotFound');
    if (row.is_active === 0) throw earshotError('integrationInactive');
    // The caller has perhaps bought minutes, or mended the telephone system, so every wait is over.
    await updateIntegration(tx, id, { ...row, state: 'active', run_after: now() });
    await endWaits(tx, actor.companyId, id, now());
    const run = await startRun(tx, {
      id: newId().id,
      integration_id: id,
      started_by: 'collect_now',
      started_at: now(),
    });
    await recordDeed(tx, actor, { kind: 'integration.collected', subjectId: id }, now());
    return run;
  });
  service.wakeCollector();
  service.wakeQueue();
  return run;
}
