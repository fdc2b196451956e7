// Collection from a provider that answers as no provider should: what it sends holds up nothing else (issue 8).
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectedAgain, collected as collectedBy, integrations } from './harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from './harness/earshot.ts';
import { output, session } from './harness/procedures.ts';
import { recording } from './harness/recordings.ts';
import { startTranscriptionServer, type TranscriptionServer } from './harness/transcription-server.ts';
import { sendJson } from './providers/provider-server.ts';
import { startYeastarServer, type YeastarRow, type YeastarServer } from './providers/yeastar-server.ts';

const since = Date.parse('2026-03-02T08:00:00Z');

let endpoint: TranscriptionServer;
let earshot: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

beforeAll(async () => {
  sound = await recording('mulaw.wav');
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot({ ...endpoint.environment, EARSHOT_PBX_NETWORKS: '127.0.0.0/8' });
});
beforeEach(async () => {
  pbx = await startYeastarServer();
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterEach(async () => {
  for (const { id } of await integrations(earshot, admin)) await output(earshot, 'integrations.delete', admin, { id });
  await pbx.stop();
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
});

const collected = () =>
  collectedBy(earshot, admin, {
    connector: 'pbx/yeastar',
    settings: { baseUrl: pbx.url },
    credentials: pbx.credentials,
    since: new Date(since).toISOString(),
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
  ])(
    '%s: the next one is collected all the same',
    async (_, changes) => {
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
    },
    40_000,
  );
});
