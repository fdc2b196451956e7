// Integrations as tests see them: a company with a PBX, its integrations made and followed with an administrator's session.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackfillResult, CollectionRun, Integration, IntegrationCreateInput } from '@earshot/core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { publicHosts } from '../../packages/server/src/network/public-hosts.ts';
import { lastRuns, runById } from '../../packages/server/src/records/collection-runs.ts';
import { startYeastarServer, type YeastarCall, type YeastarServer } from '../providers/yeastar-server.ts';
import { certificate } from './certificate.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from './earshot.ts';
import { output, session } from './procedures.ts';
import { recording } from './recordings.ts';
import { account } from './rows.ts';
import { startTranscriptionServer, type TranscriptionServer } from './transcription-server.ts';

/** Settings of a server that collects from the PBX of a test. */
export const pbxEnvironment = { EARSHOT_PBX_NETWORKS: '127.0.0.0/8' };

/** Before the calls that a test's PBX has. */
export const since = Date.parse('2026-03-02T08:00:00Z');

export interface Collection {
  earshot: Earshot;
  endpoint: TranscriptionServer;
  /** From which integrations may collect. */
  folder: string;
  /** A recording that can be collected. */
  sound: Buffer;
  stop(): Promise<void>;
}

/** A server that collects from PBXs of this machine and from a folder, and has the recordings transcribed by an endpoint. */
export async function startCollection(): Promise<Collection> {
  const sound = await recording('mulaw.wav');
  const folder = await mkdtemp(join(tmpdir(), 'earshot-collection-'));
  const endpoint = await startTranscriptionServer();
  const environment = { ...endpoint.environment, ...pbxEnvironment, EARSHOT_COLLECTION_ROOTS: folder };
  const earshot = await startEarshot(environment);
  const stop = async () => {
    await earshot.stop();
    await endpoint.stop();
    await rm(folder, { recursive: true });
  };
  return { earshot, endpoint, folder, sound, stop };
}

/** A client's call to extension 201, so many minutes after `since`. */
export const phonedCall = (sound: Buffer, minute: number, changes: Partial<YeastarCall> = {}): YeastarCall => ({
  startedAt: since + minute * 60_000,
  sound,
  durationSeconds: 30,
  from: ['José Ávila', '11987654321'],
  to: ['Ana Reis', '201'],
  ...changes,
});

/** Waits until the company has paid for so many, and nothing more is held. */
export const charged = ({ service }: Earshot, { companyId }: Tenant, count: number): Promise<void> =>
  expect.poll(() => account(service.db, companyId), { interval: 20 }).toMatchObject({ debits: count, held: 0 });

export interface CompanyWithPbx {
  pbx: YeastarServer;
  tenant: Tenant;
  admin: RequestOptions;
}

export async function companyWithPbx(earshot: Earshot): Promise<CompanyWithPbx> {
  const pbx = await startYeastarServer();
  const tenant = await earshot.company();
  return { pbx, tenant, admin: await session(earshot, tenant.adminId) };
}

/** Connectors of services on the internet reach this machine until it is stopped, and trust the tests' certificate; no other private address. */
export async function reachLoopback({ service }: Earshot): Promise<{ stop(): Promise<void> }> {
  const { meetingHosts } = service;
  const { cert } = await certificate();
  const hosts = publicHosts({
    connectTimeoutMs: 15_000,
    isAllowed: (address) => address.startsWith('127.') || address === '::1',
    certificateAuthority: cert,
  });
  Object.assign(service, { meetingHosts: hosts });
  return {
    stop: async () => {
      Object.assign(service, { meetingHosts });
      await hosts.close();
    },
  };
}

/** A stopped PBX would be polled for the rest of the file: its integrations go first. */
export async function stopPbx(earshot: Earshot, admin: RequestOptions, pbx: YeastarServer): Promise<void> {
  for (const { id } of await integrations(earshot, admin)) await output(earshot, 'integrations.delete', admin, { id });
  await pbx.stop();
}

/** One server for a file, and for each of its tests a company with a PBX, which `use` is given before the test. */
export function collectForEachTest(use: (parts: Collection & CompanyWithPbx) => void): void {
  let collection: Collection | undefined;
  let company: CompanyWithPbx;
  beforeAll(async () => {
    collection = await startCollection();
  });
  beforeEach(async () => {
    company = await companyWithPbx(collection!.earshot);
    use({ ...collection!, ...company });
  });
  afterEach(async () => {
    const { earshot } = collection!;
    // A test may have moved the time beyond its session.
    await stopPbx(earshot, await session(earshot, company.tenant.adminId), company.pbx);
  });
  afterAll(() => collection?.stop());
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

const dayMs = 24 * 3_600_000;

/** Asks for an earlier period of an integration, from one day to another after `start`, in ms. */
export const backfill = (
  earshot: Earshot,
  admin: RequestOptions,
  id: string,
  { start, days, dryRun }: { start: number; days: readonly [number, number]; dryRun: boolean },
): Promise<BackfillResult> => {
  const [from, to] = days.map((day) => new Date(start + day * dayMs).toISOString());
  return output(earshot, 'integrations.backfill', admin, { id, from, to, dryRun });
};

/** The ids of a company's calls that have an analysis, in order. */
export const analysedCalls = async ({ service }: Earshot, { companyId }: Tenant): Promise<string[]> =>
  (
    await service.db.all<{ call: string }>(
      'SELECT external_call_id AS "call" FROM analyses WHERE company_id = ? ORDER BY external_call_id',
      [companyId],
    )
  ).map(({ call }) => call);

/** The newest run, once `count` have ended. */
export async function runsEnded(
  earshot: Earshot,
  admin: RequestOptions,
  id: string,
  count: number,
): Promise<CollectionRun> {
  // Not by a procedure: a slow machine would ask more often than callers may.
  const ended = async () =>
    (await lastRuns(earshot.service.db, id, 100)).filter(({ finished_at: at }) => at !== null).length;
  await expect.poll(ended, { interval: 20 }).toBeGreaterThanOrEqual(count);
  return (await integration(earshot, admin, id)).lastRuns.find(({ finishedAt }) => finishedAt !== null)!;
}

/** Collects now, and waits for the run's end. */
export async function collectedAgain(earshot: Earshot, admin: RequestOptions, id: string): Promise<CollectionRun> {
  const { id: runId } = await output(earshot, 'integrations.collectNow', admin, { id });
  const finishedAt = async () => (await runById(earshot.service.db, runId))?.finished_at ?? null;
  await expect.poll(finishedAt, { interval: 20 }).not.toBeNull();
  return (await integration(earshot, admin, id)).lastRuns.find((run) => run.id === runId)!;
}
