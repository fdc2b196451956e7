// Collection from a provider that answers as no provider should: what it sends holds up nothing else (issue 8).
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { createIntegration } from '../../packages/server/src/collection/change-integration.ts';
import { type CollectionLimits, collect } from '../../packages/server/src/collection/collect.ts';
import { setDeactivatedAt } from '../../packages/server/src/records/companies.ts';
import { DatabaseUnavailableError } from '../../packages/server/src/records/database.ts';
import { claimIntegration } from '../../packages/server/src/records/integrations.ts';
import {
  collectedAgain,
  collected as collectedBy,
  companyWithPbx,
  integration,
  pbxEnvironment,
  pbxInput,
  since,
  stopPbx,
} from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { sendJson } from '../providers/provider-server.ts';
import {
  startYeastarServer,
  type YeastarCall,
  type YeastarRow,
  type YeastarServer,
} from '../providers/yeastar-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
/** Collects nothing by itself. */
let quiet: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

beforeAll(async () => {
  sound = await recording('mulaw.wav');
  endpoint = await startTranscriptionServer();
  const environment = { ...endpoint.environment, ...pbxEnvironment };
  earshot = await startEarshot(environment);
  quiet = await startEarshot({ ...environment, EARSHOT_BACKGROUND: 'off' });
});
beforeEach(async () => {
  ({ pbx, tenant, admin } = await companyWithPbx(earshot));
});
afterEach(() => stopPbx(earshot, admin, pbx));
afterAll(async () => {
  await earshot.stop();
  await quiet.stop();
  await endpoint.stop();
});

const input = () => pbxInput(pbx, { minimumDurationSeconds: 0 });
const collected = () => collectedBy(earshot, admin, input());
const phoned = (minute: number): YeastarCall => ({
  startedAt: since + minute * 60_000,
  sound,
  durationSeconds: 30,
  to: ['Ana Reis', '201'],
});
const analyses = async () => (await earshot.get('/api/analyses?limit=100', tenant.key)).body.items;

/** The PBX lists these rows instead of its own. */
const listed = (rows: readonly YeastarRow[]) =>
  pbx.intercept(({ path }, response) =>
    path.endsWith('recording/search')
      ? void sendJson(response, { errcode: 0, errmsg: 'SUCCESS', total_number: rows.length, data: rows })
      : 'pass',
  );

describe('a row that nobody could have meant', () => {
  it.each<[string, Partial<YeastarRow>]>([
    ['an id with NUL', { uid: 'a\0b' }],
    ['an id of a megabyte', { uid: randomBytes(512 * 1024).toString('hex') }],
    ['a name of a megabyte', { call_from_name: 'José '.repeat(200_000) }],
    ['names with NUL and lone surrogates', { call_from_name: 'Jo\0sé \ud800', call_to: 'x\0<201>', file: 'a\0.wav' }],
    ['names that turn the text around', { call_from_name: '\u202egpj.exe', call_to_name: '\u2066\u200f' }],
    ['an extension with NUL', { call_to_number: '20\u00001' }],
    ['spaces without end', { call_from: `a${' '.repeat(400_000)}a`, call_from_name: '', call_from_number: '' }],
    ['a time behind spaces', { uid: 'x', file: 'x', time: `2026/03/02 09:00:00${' '.repeat(400_000)}x` }],
    ['a time in the year 9999', { uid: 'x', file: 'x', time: '9999/12/31 23:59:59' }],
    ['a time in 1970', { uid: 'x', file: 'x', time: '1970/01/01 00:00:00' }],
    ['no numbers for numbers', { duration: 'NaN', size: {} as never, call_type: [] as never }],
    ['a negative length', { duration: -5, size: -1 }],
  ])('%s: the next one is collected all the same', async (_, changes) => {
    const [odd, next] = pbx.add([
      { startedAt: since + 60_000, sound, durationSeconds: 30 },
      { startedAt: since + 120_000, sound, durationSeconds: 30 },
    ]);
    listed([{ ...odd!, ...changes }, next!]);
    const { id, lastRuns, state } = await collected();
    expect(lastRuns[0]!.error).toBeNull();
    expect(state).toBe('active');
    const all = await analyses();
    expect(all.map((each: { externalCallId: string }) => each.externalCallId)).toContain(next!.uid);
    for (const each of all) expect(JSON.stringify(each).length).toBeLessThan(10_000);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
  });
});

/** A run as the collector does it, with other limits. */
async function ran(limits: CollectionLimits) {
  const { service } = quiet;
  const { companyId, adminId } = await quiet.company();
  const theirs = await session(quiet, adminId);
  const { id } = await createIntegration(commandLine(companyId), input(), service);
  const again = async (signal = new AbortController().signal) => {
    const { db, runner } = service;
    const claimed = await claimIntegration(db, runner.id, id, Date.now() + 3_600_000);
    await collect({ ...claimed!, runner_id: runner.id }, service, signal, limits);
    return integration(quiet, theirs, id);
  };
  return { again, first: await again() };
}

describe('a provider without end', () => {
  it('that gives the same page for ever: the run fails when its time is up', async () => {
    const [row] = pbx.add([phoned(1)]);
    pbx.intercept(({ path }, response) =>
      path.endsWith('recording/search')
        ? void sendJson(response, { errcode: 0, errmsg: 'SUCCESS', total_number: 1e9, data: [row] })
        : 'pass',
    );
    const { again } = await ran({ runMs: 1_000, fetchMs: 60_000 });
    const { state, lastRuns } = await again();
    expect(state).toBe('backing_off');
    expect(lastRuns[0]!.error).toBe('The provider did not finish within 1 min.');
  });

  it('that has ever new recordings: others go first when the time is up, then the run goes on', async () => {
    pbx.add(Array.from({ length: 100 }, (_, index) => phoned(index)));
    const { first, again } = await ran({ runMs: 300, fetchMs: 60_000 });
    expect(first).toMatchObject({ state: 'active', lastRuns: [{ finishedAt: null }] });
    let last = first;
    // On a machine that is busy for as long as the limit, one gets nowhere and has failed: the next goes on all the same.
    const queued = () => last.lastRuns.reduce((sum, run) => sum + run.queued, 0);
    for (let turn = 0; turn < 200 && queued() < 100; turn += 1) last = await again();
    expect(queued()).toBe(100);
  });

  it('whose file comes byte by byte: it is left out after three runs, the others are collected', async () => {
    const [slow] = pbx.add([phoned(1), phoned(2)]);
    const paths = new Set<string>();
    pbx.intercept(({ path, query }, response) => {
      if (path.endsWith('recording/download') && query.get('id') === String(slow!.id)) {
        paths.add('/slow.wav');
        return void sendJson(response, { errcode: 0, file: 'x', download_resource_url: '/slow.wav' });
      }
      if (!paths.has(path)) return 'pass';
      response.writeHead(200, { 'Content-Type': 'audio/x-wav' });
      const drip = setInterval(() => response.write('R'), 50);
      response.on('close', () => clearInterval(drip));
      return undefined;
    });
    const { first, again } = await ran({ runMs: 60_000, fetchMs: 2_000 });
    expect(first.lastRuns[0]!.error).toBe('A recording did not arrive within 1 min.');
    await again();
    expect((await again()).lastRuns[0]).toMatchObject({
      queued: 1,
      skipped: [{ reason: 'unreadable', count: 1 }],
      error: null,
    });
  });

  it('whose file is on its way when the process stops, a third time: it is not left out', async () => {
    pbx.add([phoned(1)]);
    const stopping = new AbortController();
    let isLast = false;
    pbx.intercept(({ path }, response) => {
      if (!path.startsWith('/api/download/')) return 'pass';
      response.writeHead(200, { 'Content-Type': 'audio/x-wav' }).write('RIFF', () => {
        if (isLast) stopping.abort();
      });
      return undefined;
    });
    const { again } = await ran({ runMs: 60_000, fetchMs: 300 });
    await again();
    isLast = true;
    expect((await again(stopping.signal)).lastRuns[0]).toMatchObject({ found: 0, finishedAt: null });
    pbx.intercept(null);
    expect((await again()).lastRuns[0]).toMatchObject({ found: 1, queued: 1, skipped: [] });
  });

  it('that hands out no file for a while: one recording is left out at most, not one after the other', async () => {
    pbx.add([phoned(1), phoned(2), phoned(3)]);
    pbx.intercept(({ path }, response) =>
      path.startsWith('/api/download/') ? void response.writeHead(503).end() : 'pass',
    );
    const { again } = await ran({ runMs: 60_000, fetchMs: 60_000 });
    let last = await again();
    for (let run = 0; run < 5; run += 1) last = await again();
    expect(last.state).toBe('backing_off');
    const skipped = last.lastRuns.flatMap((run) => run.skipped);
    expect(skipped).toEqual([{ reason: 'unreadable', count: 1 }]);
    pbx.intercept(null);
    expect((await again()).lastRuns[0]).toMatchObject({ queued: 2, skipped: [], error: null });
  });

  it.each(['/\\evil.example/x.wav', '/\t/evil.example/x.wav', '//evil.example/x.wav', 'https://evil.example/x.wav'])(
    'that names a file elsewhere (%j): it is left out',
    async (address) => {
      pbx.add([phoned(1)]);
      pbx.intercept(({ path }, response) =>
        path.endsWith('recording/download')
          ? void sendJson(response, { errcode: 0, file: 'x', download_resource_url: address })
          : 'pass',
      );
      expect((await collected()).lastRuns[0]).toMatchObject({ skipped: [{ reason: 'unreadable', count: 1 }] });
    },
  );

  it('holds up its own company only', async () => {
    const other = await earshot.company();
    const theirs = await session(earshot, other.adminId);
    const waiting = new Set<ServerResponse>();
    const slow = await startYeastarServer();
    slow.intercept((_, response) => void waiting.add(response));
    const held = { connector: 'pbx/yeastar', settings: { baseUrl: slow.url }, credentials: slow.credentials } as const;
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await output(earshot, 'integrations.create', admin, held)).id);
    await expect.poll(() => waiting.size).toBeGreaterThan(0);
    pbx.add([phoned(1)]);
    const { id, lastRuns } = await collectedBy(earshot, theirs, input());
    expect(lastRuns[0]).toMatchObject({ queued: 1, error: null });
    expect(waiting.size).toBe(2);
    await output(earshot, 'integrations.delete', theirs, { id });
    for (const each of ids) await output(earshot, 'integrations.delete', admin, { id: each });
    for (const response of waiting) response.destroy();
    await slow.stop();
  });
});

describe('in the middle of a run', () => {
  it('the company is deactivated: nothing more is collected, and the run ends', async () => {
    const rows = pbx.add([phoned(1), phoned(2), phoned(3)]);
    const { db } = earshot.service;
    const downloads = new Set<string>();
    pbx.intercept(({ path, query }, response) => {
      if (!path.endsWith('recording/download') || query.get('id') !== String(rows[1]!.id)) return 'pass';
      if (downloads.has('late')) return 'pass';
      downloads.add('late');
      setDeactivatedAt(db, tenant.companyId, Date.now()).then(
        () => sendJson(response, { errcode: 60_001, errmsg: 'DATA NOT FOUND' }),
        () => response.destroy(),
      );
      return undefined;
    });
    await output(earshot, 'integrations.create', admin, input());
    await expect.poll(async () => (await runsOf()).at(-1)?.finished_at ?? null).not.toBeNull();
    expect(await runsOf()).toMatchObject([{ found: 1, queued: 1, error: null }]);
    await setDeactivatedAt(db, tenant.companyId, null);
    await expect.poll(async () => (await analyses()).length).toBe(3);
  });
  const runsOf = () =>
    earshot.service.db.all<{ finished_at: number | null }>(
      `SELECT r.* FROM collection_runs r JOIN integrations i ON i.id = r.integration_id WHERE i.company_id = ? ORDER BY r.id`,
      [tenant.companyId],
    );

  it('the database is away for a moment: the provider is not blamed, the run goes on', async () => {
    pbx.add([phoned(1), phoned(2)]);
    const { storage, db } = earshot.service;
    const { put } = storage;
    const { transaction } = db;
    storage.put = async (...given) => {
      storage.put = put;
      db.transaction = async () => {
        db.transaction = transaction;
        throw new DatabaseUnavailableError('away');
      };
      return put.apply(storage, given);
    };
    const { state, lastRuns } = await collected();
    expect(state).toBe('active');
    expect(lastRuns).toMatchObject([{ found: 2, queued: 2, error: null }]);
  });

  it('a recording fails in a way that nobody thought of: it is left out after three runs, the others are collected', async () => {
    pbx.add([phoned(1), phoned(2)]);
    const { storage } = earshot.service;
    const { put } = storage;
    let failures = 0;
    storage.put = async (...given) => {
      failures += 1;
      if (failures > 3) return put.apply(storage, given);
      throw new TypeError('nobody thought of it');
    };
    try {
      const { id, state, lastRuns } = await collected();
      expect([state, lastRuns[0]!.error]).toEqual([
        'backing_off',
        'Collection failed inside this service; its log says why.',
      ]);
      await collectedAgain(earshot, admin, id);
      const third = await collectedAgain(earshot, admin, id);
      expect(third).toMatchObject({ queued: 1, skipped: [{ reason: 'unreadable', count: 1 }], error: null });
    } finally {
      storage.put = put;
    }
  });

  it('the disk is full for longer: nothing is left out', async () => {
    pbx.add([phoned(1)]);
    const { storage } = earshot.service;
    const { put } = storage;
    storage.put = async () => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
    try {
      const { id } = await collected();
      for (let run = 0; run < 4; run += 1) await collectedAgain(earshot, admin, id);
      storage.put = put;
      expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    } finally {
      storage.put = put;
    }
  });

  it('the extension is given to somebody while the recording is stored: the analysis is theirs', async () => {
    pbx.add([phoned(1)]);
    const { storage } = earshot.service;
    const { put } = storage;
    storage.put = async (...given) => {
      storage.put = put;
      await output(earshot, 'user.create', admin, {
        name: 'Ana Reis',
        email: `ana-${Math.random()}@example.com`,
        role: 'salesperson',
        extensions: ['201'],
      });
      return put.apply(storage, given);
    };
    expect((await collected()).lastRuns[0]).toMatchObject({ queued: 1 });
    expect(await analyses()).toMatchObject([{ attributionStatus: 'auto', salespersonName: 'Ana Reis' }]);
  });
});

describe('stored credentials', () => {
  it('are in no error, even when the provider sends them back', async () => {
    const credentials = { clientId: 'our-id-1', clientSecret: 'p4ss w0rd' };
    pbx.intercept(
      (_, response) =>
        void sendJson(response, { errcode: 70_003, errmsg: `NO ${credentials.clientId}/${credentials.clientSecret}` }),
    );
    const { id, lastRuns } = await collectedBy(earshot, admin, { ...input(), credentials });
    expect(lastRuns[0]!.error).toMatch(/error 70003 \(NO …\/…\)/);
    expect(await output(earshot, 'integrations.test', admin, { id })).toMatchObject({
      works: false,
      message: expect.stringMatching(/\(NO …\/…\)/),
    });
  });

  it('go to no other address than they were given for', async () => {
    const { id } = await collected();
    const thief = await startYeastarServer();
    const settings = { baseUrl: thief.url };
    const answer = await call(earshot, 'integrations.update', admin, { id, settings });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "'baseUrl' has changed. Send the credentials for the new address too.",
    ]);
    expect(thief.asked).toEqual([]);
    await output(earshot, 'integrations.update', admin, { id, settings: { baseUrl: `${pbx.url}/` } });
    await output(earshot, 'integrations.update', admin, { id, settings, credentials: thief.credentials });
    await expect.poll(() => thief.asked.length).toBeGreaterThan(0);
    await thief.stop();
  });
});

it('without speech recognition no file stays open', async () => {
  const deaf = await startEarshot({ EARSHOT_TRANSCRIPTION_ENGINE: 'none', ...pbxEnvironment });
  const { adminId } = await deaf.company();
  const theirs = await session(deaf, adminId);
  pbx.add([phoned(1)]);
  const open = new Set<ServerResponse>();
  pbx.intercept(({ path }, response) => {
    if (!path.startsWith('/api/download/')) return 'pass';
    open.add(response);
    response.on('close', () => open.delete(response));
    response.writeHead(200, { 'Content-Type': 'audio/x-wav' }).write('RIFF');
    return undefined;
  });
  const { lastRuns } = await collectedBy(deaf, theirs, input());
  expect(lastRuns[0]!.error).not.toBeNull();
  await expect.poll(() => open.size).toBe(0);
  await deaf.stop();
});
