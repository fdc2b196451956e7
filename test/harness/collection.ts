// Integrations as tests see them: a company with a PBX, its integrations made and followed with an administrator's session.
import type { CollectionRun, Integration, IntegrationCreateInput } from '@earshot/core';
import { expect } from 'vitest';
import { startYeastarServer, type YeastarServer } from '../providers/yeastar-server.ts';
import type { Earshot, RequestOptions, Tenant } from './earshot.ts';
import { output, session } from './procedures.ts';

/** Settings of a server that collects from the PBX of a test. */
export const pbxEnvironment = { EARSHOT_PBX_NETWORKS: '127.0.0.0/8' };

/** Before the calls that a test's PBX has. */
export const since = Date.parse('2026-03-02T08:00:00Z');

export async function companyWithPbx(
  earshot: Earshot,
): Promise<{ pbx: YeastarServer; tenant: Tenant; admin: RequestOptions }> {
  const pbx = await startYeastarServer();
  const tenant = await earshot.company();
  return { pbx, tenant, admin: await session(earshot, tenant.adminId) };
}

/** A stopped PBX would be polled for the rest of the file: its integrations go first. */
export async function stopPbx(earshot: Earshot, admin: RequestOptions, pbx: YeastarServer): Promise<void> {
  for (const { id } of await integrations(earshot, admin)) await output(earshot, 'integrations.delete', admin, { id });
  await pbx.stop();
}

/** Everything that the PBX has since then. */
export const pbxInput = (
  pbx: YeastarServer,
  changes: Partial<IntegrationCreateInput> = {},
): IntegrationCreateInput => ({
  connector: 'pbx/yeastar',
  settings: { baseUrl: pbx.url },
  credentials: pbx.credentials,
  since: new Date(since).toISOString(),
  ...changes,
});

export const integrations = (earshot: Earshot, admin: RequestOptions): Promise<Integration[]> =>
  output(earshot, 'integrations.list', admin);

export async function integration(earshot: Earshot, admin: RequestOptions, id: string): Promise<Integration> {
  return (await integrations(earshot, admin)).find((each) => each.id === id)!;
}

/** An integration that has had its first run. */
export async function collected(
  earshot: Earshot,
  admin: RequestOptions,
  input: IntegrationCreateInput,
): Promise<Integration> {
  const { id } = await output(earshot, 'integrations.create', admin, { minimumDurationSeconds: 0, ...input });
  await runsEnded(earshot, admin, id, 1);
  return integration(earshot, admin, id);
}

/** The newest run, once `count` have ended. */
export async function runsEnded(
  earshot: Earshot,
  admin: RequestOptions,
  id: string,
  count: number,
): Promise<CollectionRun> {
  const ended = async () =>
    (await integration(earshot, admin, id)).lastRuns.filter(({ finishedAt }) => finishedAt !== null);
  await expect.poll(async () => (await ended()).length, { interval: 20 }).toBeGreaterThanOrEqual(count);
  return (await ended())[0]!;
}

/** Collects now, and waits for the run's end. */
export async function collectedAgain(earshot: Earshot, admin: RequestOptions, id: string): Promise<CollectionRun> {
  const { id: runId } = await output(earshot, 'integrations.collectNow', admin, { id });
  const run = async () => (await integration(earshot, admin, id)).lastRuns.find((each) => each.id === runId);
  await expect.poll(async () => (await run())?.finishedAt ?? null, { interval: 20 }).not.toBeNull();
  return (await run())!;
}
