// The test of an integration tells the truth: sign-in, list, download, transcription and language, each by itself (docs/collect-recordings.md).
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IntegrationCheck, IntegrationCreateInput, IntegrationTestResult } from '@earshot/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tryIntegration } from '../../packages/server/src/collection/try-integration.ts';
import { companyWithPbx, pbxEnvironment, pbxInput, stopPbx } from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { sendJson } from '../providers/provider-server.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';

const hourMs = 3_600_000;
const missing = 'This service cannot transcribe audio.';
let folder: string;
let sound: Buffer;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let pbx: YeastarServer;

beforeAll(async () => {
  sound = await recording('mulaw.wav');
  folder = await mkdtemp(join(tmpdir(), 'earshot-checks-'));
  const openai = {
    EARSHOT_TRANSCRIPTION_ENGINE: 'openai',
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  };
  earshot = await startEarshot({
    ...openai,
    ...pbxEnvironment,
    EARSHOT_COLLECTION_ROOTS: folder,
    EARSHOT_BACKGROUND: 'off',
  });
});
beforeEach(async () => {
  ({ pbx, tenant, admin } = await companyWithPbx(earshot));
});
afterEach(() => stopPbx(earshot, admin, pbx));
afterAll(async () => {
  await earshot.stop();
  await rm(folder, { recursive: true });
});

const phoned = () => pbx.add([{ startedAt: Date.now() - hourMs, sound, durationSeconds: 30 }]);
const added = async (input: IntegrationCreateInput): Promise<string> =>
  (await output(earshot, 'integrations.create', admin, input)).id;
const tried = (id: string): Promise<IntegrationTestResult> => output(earshot, 'integrations.test', admin, { id });
const outcomes = ({ checks }: IntegrationTestResult) => checks.map(({ outcome }) => outcome);
/** Reasons of the checks that have one, in order. */
const reasonsOf = ({ checks }: IntegrationTestResult) =>
  checks.map(({ errorReason }) => errorReason).filter((reason) => reason !== null);
const messageOf = ({ checks }: IntegrationTestResult, check: IntegrationCheck['check']) =>
  checks.find((each) => each.check === check)!.message;

describe('the test of an integration', () => {
  it('says of each check that it passed', async () => {
    phoned();
    const result = await tried(await added(pbxInput(pbx)));
    expect(result).toMatchObject({ works: true, message: expect.stringContaining('1 recording') });
    expect(result.checks.map(({ check }) => check)).toEqual([
      'access',
      'list',
      'download',
      'transcription',
      'language',
    ]);
    expect(outcomes(result)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
    expect(messageOf(result, 'language')).toContain('(en)');
    expect(reasonsOf(result)).toEqual([]);
  });

  it('says that the sign-in is refused, and does not try what needs it', async () => {
    const { clientId } = pbx.credentials;
    const result = await tried(await added(pbxInput(pbx, { credentials: { clientId, clientSecret: 'wrong' } })));
    expect(outcomes(result)).toEqual(['failed', 'not_tried', 'not_tried', 'passed', 'passed']);
    expect(reasonsOf(result)).toEqual(['credentials_refused']);
    expect(result).toMatchObject({ works: false, message: messageOf(result, 'access') });
  });

  it('says that the recordings cannot be listed', async () => {
    pbx.intercept(({ path }, response) =>
      path.endsWith('/recording/search')
        ? void sendJson(response, { errcode: 10_003, errmsg: 'NO PERMISSION' })
        : 'pass',
    );
    const result = await tried(await added(pbxInput(pbx)));
    expect(outcomes(result)).toEqual(['passed', 'failed', 'not_tried', 'passed', 'passed']);
    expect(reasonsOf(result)).toEqual(['settings_refused']);
    expect(result.works).toBe(false);
  });

  it('says that nothing can be fetched, and that there is nothing to fetch', async () => {
    const id = await added(pbxInput(pbx));
    const empty = await tried(id);
    expect(outcomes(empty)[2]).toBe('not_tried');
    expect(reasonsOf(empty)).toEqual([]);
    phoned();
    pbx.intercept(({ path }, response) =>
      path.startsWith('/api/download/') ? void response.writeHead(403).end() : 'pass',
    );
    const result = await tried(id);
    expect(outcomes(result)).toEqual(['passed', 'passed', 'failed', 'passed', 'passed']);
    expect(reasonsOf(result)).toEqual(['download_refused']);
    expect(result).toMatchObject({ works: false, message: expect.stringContaining('refused the download') });
    pbx.intercept(null);
  });

  it('tries the next recording where one is gone', async () => {
    phoned();
    const [gone] = pbx.add([{ startedAt: Date.now() - 2 * hourMs, sound: sound.subarray(0, 100), durationSeconds: 1 }]);
    pbx.intercept(({ path, query }, response) =>
      path.endsWith('/recording/download') && query.get('id') === String(gone!.id)
        ? void sendJson(response, { errcode: 60_001, errmsg: 'DATA NOT FOUND' })
        : 'pass',
    );
    expect(outcomes(await tried(await added(pbxInput(pbx))))[2]).toBe('passed');
    pbx.intercept(null);
  });

  it('says that nobody here can hear it, or not its language', async () => {
    const id = await added(pbxInput(pbx));
    const triedWith = (transcriber: { name: string; languages: 'es'[] }) =>
      tryIntegration(tenant.companyId, id, { ...earshot.service, transcriber });
    const none = await triedWith({ name: 'none', languages: [] });
    expect(outcomes(none).slice(3)).toEqual(['failed', 'not_tried']);
    expect(reasonsOf(none)).toEqual(['transcriber_missing']);
    expect(none).toMatchObject({ works: false, message: expect.stringContaining(missing) });
    const spanish = await triedWith({ name: 'local', languages: ['es'] });
    expect(outcomes(spanish).slice(3)).toEqual(['passed', 'failed']);
    expect(reasonsOf(spanish)).toEqual(['transcriber_language_unsupported']);
    expect(spanish.message).toContain('for en');
  });

  it('says that the transcriber is down where recordings wait for it', async () => {
    const id = await added(pbxInput(pbx));
    await insertAnalysis(earshot.service.db, tenant.companyId, {
      status: 'pending',
      integration_id: id,
      waiting_for: 'transcriber',
      run_after: Date.now() + hourMs,
    });
    const result = await tried(id);
    expect(outcomes(result).slice(3)).toEqual(['failed', 'not_tried']);
    expect(reasonsOf(result)).toEqual(['transcriber_unavailable']);
    expect(result.message).toBe('The transcriber does not answer: 1 collected recording waits for it.');
  });

  it('says of a folder of meetings that only words can be collected', async () => {
    const path = join(folder, 'Proposal.vtt');
    await writeFile(path, 'WEBVTT\n\n00:00.000 --> 00:04.000\nAna: Good morning\n');
    await utimes(path, new Date(), new Date());
    earshot.advance(61_000);
    const id = await added({ connector: 'meeting/folder', settings: { location: folder } });
    const result = await tryIntegration(tenant.companyId, id, {
      ...earshot.service,
      transcriber: { name: 'none', languages: [] },
    });
    expect(outcomes(result)).toEqual(['passed', 'passed', 'passed', 'limited', 'not_tried']);
    expect(reasonsOf(result)).toEqual(['transcriber_missing']);
    expect(result.works).toBe(true);
    expect(messageOf(result, 'transcription')).toContain(
      `Only meetings with a transcript can be collected. ${missing}`,
    );
  });
});

it('unknown settings and credentials are refused, and nothing is stored', async () => {
  for (const changes of [
    { settings: { baseUrl: pbx.url, timezone: 'UTC' } },
    { settings: { baseUrl: pbx.url, location: '/srv' } },
    { credentials: { ...pbx.credentials, token: 'x' } },
  ]) {
    const answer = await call(earshot, 'integrations.create', admin, { ...pbxInput(pbx), ...changes });
    expect(answer.status).toBe(400);
  }
  const id = await added(pbxInput(pbx));
  const changes = { id, settings: { baseUrl: pbx.url, timezone: 'UTC' } };
  expect((await call(earshot, 'integrations.update', admin, changes)).status).toBe(400);
  expect(await output(earshot, 'integrations.list', admin)).toHaveLength(1);
});
