// A recording that its provider lists and does not hand out is held and tried again; the others are collected (docs/collect-recordings.md).
import { beforeEach, describe, expect, it } from 'vitest';
import {
  charged,
  collectedAgain,
  collected as collectedBy,
  collectForEachTest,
  integration,
  pbxInput,
  phonedCall,
  reachLoopback,
  since,
} from '../harness/collection.ts';
import type { Earshot, RequestOptions, Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { analysesOf } from '../harness/rows.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';
import { startZoomServer } from '../providers/zoom-server.ts';

let earshot: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

collectForEachTest((parts) => {
  ({ earshot, sound, pbx, tenant, admin } = parts);
});

const phoned = (minute: number) => phonedCall(sound, minute);
const analysed = async () => (await analysesOf(earshot.service.db, tenant.companyId)).length;

/** The first file that is asked for, and no other, is answered so. */
function withhold(status: number, type: string): void {
  let withheld: string | undefined;
  let first: string | undefined;
  pbx.intercept(({ path, query }, response) => {
    if (path.endsWith('recording/download')) {
      const id = query.get('id') ?? '';
      withheld ??= id;
      first = id;
      return 'pass';
    }
    if (!path.startsWith('/api/download/') || first !== withheld) return 'pass';
    return void response.writeHead(status, { 'Content-Type': type }).end('<html>Sign in.</html>');
  });
}

describe.each([
  ['a page', 200, 'text/html'],
  ['401', 401, 'text/plain'],
  ['403', 403, 'text/plain'],
] as const)('a download that is answered with %s', (_name, status, type) => {
  it('is reported on the integration and listed; the others are collected, and it is once it is handed out', async () => {
    withhold(status, type);
    const [first] = pbx.add([phoned(1), phoned(2), phoned(3)]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
    for (let tries = 1; tries <= 4; tries += 1) {
      const seen = await integration(earshot, admin, id);
      expect(seen).toMatchObject({ state: 'backing_off', held: [{ externalCallId: first!.uid, tries }] });
      expect(seen.held[0]).toMatchObject({ reason: 'download_refused' });
      expect(seen.held[0]!.detail).toMatch(/refused the download/);
      expect(seen.lastRuns[0]).toMatchObject({ errorReason: 'recordings_held' });
      expect(seen.lastRuns[0]!.error).toMatch(/^1 recording is held/);
      expect(await analysed()).toBe(2);
      await collectedAgain(earshot, admin, id);
    }
    pbx.intercept(null);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null, errorReason: null });
    expect(await integration(earshot, admin, id)).toMatchObject({ state: 'active', held: [] });
    await charged(earshot, tenant, 3);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
    expect(await analysed()).toBe(3);
  });
});

describe('an integration that hands out nothing', () => {
  const denyAll = () =>
    pbx.intercept(({ path }, response) =>
      path.startsWith('/api/download/') ? void response.writeHead(403).end('Forbidden') : 'pass',
    );
  const told = async () =>
    (
      await earshot.service.db.all<{ kind: string }>(
        'SELECT kind FROM notices WHERE company_id = ? ORDER BY created_at, id',
        [tenant.companyId],
      )
    ).map(({ kind }) => kind);
  const collectTimes = async (id: string, times: number) => {
    for (let run = 0; run < times; run += 1) await collectedAgain(earshot, admin, id);
  };
  beforeEach(() => output(earshot, 'user.updateAlerts', admin, { failures: true }));

  it('does not count as working: it is told once with the reason, and its recovery once', async () => {
    denyAll();
    pbx.add([phoned(1), phoned(2)]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
    await collectTimes(id, 1);
    expect(await told()).toEqual([]);
    await collectTimes(id, 3);
    expect(await told()).toEqual(['integrationStopped']);
    const seen = await integration(earshot, admin, id);
    expect(seen.state).toBe('backing_off');
    expect(seen.lastRuns[0]!.error).toMatch(/^2 recordings are held.*refused the download.*403/);

    pbx.intercept(null);
    await collectTimes(id, 3);
    expect(await told()).toEqual(['integrationStopped', 'integrationRecovered']);
    expect(await integration(earshot, admin, id)).toMatchObject({ state: 'active', held: [] });
    await charged(earshot, tenant, 2);
  });

  it('is told from one that lacks a single recording: that makes it wait for more of them, or for a day', async () => {
    pbx.add([phoned(1)]);
    const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
    denyAll();
    pbx.add([phoned(2)]);
    await collectTimes(id, 5);
    expect(await told()).toEqual([]);
    pbx.add([phoned(3), phoned(4)]);
    await collectTimes(id, 2);
    expect(await told()).toEqual([]);
    await collectTimes(id, 2);
    expect(await told()).toEqual(['integrationStopped']);

    // One that is handed out is enough.
    pbx.intercept(null);
    withhold(403, 'text/plain');
    await collectTimes(id, 1);
    expect(await told()).toEqual(['integrationStopped', 'integrationRecovered']);
    expect((await integration(earshot, admin, id)).held).toHaveLength(1);
    denyAll();
    pbx.add([phoned(5)]);
    await collectTimes(id, 4);
    expect(await told()).toHaveLength(2);
    earshot.advance(24 * 3_600_000);
    admin = await session(earshot, tenant.adminId);
    await collectTimes(id, 4);
    expect(await told()).toEqual(['integrationStopped', 'integrationRecovered', 'integrationStopped']);
  });
});

it('is given up after 30 days, and counted', async () => {
  withhold(200, 'text/html');
  pbx.add([phoned(1)]);
  const { id } = await collectedBy(earshot, admin, pbxInput(pbx));
  earshot.advance((30 * 24 + 1) * 3_600_000);
  admin = await session(earshot, tenant.adminId);
  await expect
    .poll(async () => (await integration(earshot, admin, id)).lastRuns.flatMap(({ skipped }) => skipped), {
      interval: 50,
    })
    .toEqual([{ reason: 'unreadable', count: 1 }]);
  expect((await integration(earshot, admin, id)).held).toEqual([]);
});

it("one bad address is that meeting's; a film and the sound of a lost transcript are taken (Zoom)", async () => {
  const zoom = await startZoomServer();
  const reached = await reachLoopback(earshot);
  try {
    const transcript = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nAna Souza: Hello.\n';
    const [bad] = zoom.add([{ startedAt: since, parts: [{ transcript, address: 'https://10.0.0.1/file' }] }]);
    zoom.add([
      { startedAt: since + 3_600_000, parts: [{ video: await recording('call.mp4') }] },
      { startedAt: since + 7_200_000, parts: [{ transcript, audio: await recording('faststart.m4a') }] },
    ]);
    zoom.intercept(({ path }, response) =>
      path.startsWith('/file/') && path.endsWith('/vtt') ? void response.writeHead(404).end() : 'pass',
    );
    const { id } = await collectedBy(earshot, admin, {
      connector: 'meeting/zoom',
      settings: { accountId: zoom.accountId, baseUrl: zoom.url },
      credentials: zoom.credentials,
      since: new Date(since).toISOString(),
    });
    const seen = await integration(earshot, admin, id);
    expect(seen).toMatchObject({ state: 'backing_off', held: [{ externalCallId: bad, reason: 'network_refused' }] });
    expect(seen.lastRuns[0]).toMatchObject({ queued: 2 });
    expect(seen.held[0]!.detail).toContain('private network');
    await charged(earshot, tenant, 2);
  } finally {
    await Promise.all([zoom.stop(), reached.stop()]);
  }
});
