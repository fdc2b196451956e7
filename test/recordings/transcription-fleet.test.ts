// Several transcription endpoints behind one setting, and processes that only transcribe (docs/decisions/transcription.md).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { type ImitatedEndpoint, soundSeconds, startImitatedEndpoint, urlsOf } from '../harness/imitated-endpoints.ts';
import { output } from '../harness/procedures.ts';
import { earshot as command, type Running, work } from '../harness/process.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import { account } from '../harness/rows.ts';

let endpoints: ImitatedEndpoint[];
let sound: Buffer;
let stops: (() => Promise<unknown>)[];

beforeEach(async () => {
  stops = [];
  endpoints = await Promise.all([1, 2, 3].map(() => startImitatedEndpoint()));
  stops.push(...endpoints.map((endpoint) => () => endpoint.stop()));
  sound = await recording('mulaw.wav');
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

const offline = { EARSHOT_ANALYSIS_ENGINE: 'embedded' };
async function start(environment: Record<string, string>, shared?: Earshot['database']): Promise<Earshot> {
  const earshot = await startEarshot({ ...offline, ...environment }, shared);
  stops.push(() => earshot.stop());
  return earshot;
}
async function submit(earshot: Earshot, company: Tenant, bytes = sound): Promise<string> {
  const audioKey = await stored(earshot, company.companyId, bytes);
  return (await output(earshot, 'analysis.submit', company.key, { audioKey })).id;
}
const statuses = async (earshot: Earshot) =>
  (await earshot.service.db.all<{ status: string }>('SELECT status FROM analyses')).map(({ status }) => status);
const allCompleted = (earshot: Earshot, count: number) =>
  expect.poll(() => statuses(earshot), { interval: 20 }).toEqual(Array.from({ length: count }, () => 'completed'));
const metric = async (earshot: Earshot, line: string) =>
  Number(
    (await earshot.service.metrics.registry.metrics())
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  );

describe('EARSHOT_TRANSCRIPTION_URLS', () => {
  it('recordings go to all of them, each within its limit; key and model are the endpoint’s own', async () => {
    const urls = urlsOf(endpoints, ['at-once=1&model=whisper-1', 'at-once=2', 'at-once=2&weight=9']);
    const earshot = await start({ EARSHOT_TRANSCRIPTION_URLS: urls });
    const releases = endpoints.map((endpoint) => endpoint.hold());
    const companies = [await earshot.company(), await earshot.company()];
    for (const company of companies) for (let index = 0; index < 4; index += 1) await submit(earshot, company);
    await expect.poll(() => endpoints.map(({ inFlight }) => inFlight), { interval: 20 }).toEqual([1, 2, 2]);
    expect(await metric(earshot, `earshot_transcription_in_flight{endpoint="${endpoints[1]!.url}"}`)).toBe(2);
    for (const release of releases) release();
    await allCompleted(earshot, 8);
    expect(endpoints.map(({ mostInFlight }) => mostInFlight)).toEqual([1, 2, 2]);
    expect(endpoints.map(({ asked }) => asked[0]!.fields.model)).toEqual([
      ['whisper-1'],
      ['gpt-4o-transcribe-diarize'],
      ['gpt-4o-transcribe-diarize'],
    ]);
  });

  it('one that fails rests; its recordings are heard by the others at once and charged once, and /metrics says so', async () => {
    const earshot = await start({ EARSHOT_TRANSCRIPTION_URLS: urlsOf(endpoints, ['weight=50']) });
    endpoints[0]!.fail(503, { 'Retry-After': '900' });
    const company = await earshot.company();
    for (let index = 0; index < 6; index += 1) await submit(earshot, company);
    await allCompleted(earshot, 6);
    const row = await earshot.service.db.get<{ retries: number }>(
      'SELECT SUM(auto_retry_count) AS retries FROM analyses',
    );
    expect(Number(row!.retries)).toBe(0);
    expect(await account(earshot.service.db, company.companyId)).toMatchObject({ debits: 6, held: 0 });
    const [failed] = endpoints;
    expect(await metric(earshot, `earshot_transcription_resting{endpoint="${failed!.url}"}`)).toBe(1);
    expect(await metric(earshot, `earshot_transcription_resting{endpoint="${endpoints[1]!.url}"}`)).toBe(0);
    const requests = (endpoint: string, outcome: string) =>
      metric(earshot, `earshot_transcription_requests_total{endpoint="${endpoint}",outcome="${outcome}"}`);
    expect(await requests(failed!.url, 'failed')).toBe(failed!.asked.length);
    expect((await requests(endpoints[1]!.url, 'answered')) + (await requests(endpoints[2]!.url, 'answered'))).toBe(6);
  });

  it('all down: a queued recording goes back to the queue, and is heard and charged once when one answers', async () => {
    const earshot = await start({ EARSHOT_TRANSCRIPTION_URLS: urlsOf(endpoints) });
    for (const endpoint of endpoints) endpoint.fail(401);
    const company = await earshot.company();
    await submit(earshot, company);
    const retries = async () =>
      (await earshot.service.db.get<{ auto_retry_count: number }>('SELECT auto_retry_count FROM analyses'))!
        .auto_retry_count;
    await expect.poll(retries, { interval: 20 }).toBe(1);
    expect(await statuses(earshot)).toEqual(['pending']);
    expect(await account(earshot.service.db, company.companyId)).toMatchObject({ debits: 0, held: 100 });
    for (const endpoint of endpoints) endpoint.hear();
    await earshot.service.db.run('UPDATE analyses SET run_after = 0');
    earshot.service.wakeQueue();
    await allCompleted(earshot, 1);
    expect(await account(earshot.service.db, company.companyId)).toMatchObject({ debits: 1, held: 0 });
  });

  it('a recording that a caller waits for is heard by another endpoint too', async () => {
    const earshot = await start({ EARSHOT_TRANSCRIPTION_URLS: urlsOf(endpoints, ['weight=50']) });
    endpoints[0]!.refuse();
    const company = await earshot.company();
    const { status } = await earshot.create({ audioKey: dataUrl(sound, 'audio/wav') }, company.key);
    expect(status).toBe(200);
  });

  it('a long recording is cut in silence and heard by several, and its transcript is whole', async () => {
    const earshot = await start({
      EARSHOT_TRANSCRIPTION_URLS: urlsOf(endpoints, ['at-once=1', 'at-once=1', 'at-once=1']),
    });
    const company = await earshot.company();
    const minutes = 22;
    const id = await submit(earshot, company, longCall(minutes * 60));
    await allCompleted(earshot, 1);
    expect(endpoints.flatMap(({ asked }) => asked.map(soundSeconds)).reduce((a, b) => a + b)).toBeCloseTo(
      minutes * 60,
      0,
    );
    expect(endpoints.filter(({ asked }) => asked.length > 0)).toHaveLength(3);
    const { body } = await earshot.get(`/api/analyses/${id}`, company.key);
    const segments: { start: number; end: number }[] = body.transcriptSegments;
    const starts = segments.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(segments.at(-1)!.end).toBeCloseTo(minutes * 60, 0);
    expect(await account(earshot.service.db, company.companyId)).toMatchObject({ debits: 1, held: 0 });
  });
});

describe('EARSHOT_BACKGROUND_TRANSCRIPTION', () => {
  it('off leaves recordings to others; only hears them and hands them on; both together complete them, charged once', async () => {
    const urls = { EARSHOT_TRANSCRIPTION_URLS: urlsOf(endpoints) };
    const analyses = await start({ ...urls, EARSHOT_BACKGROUND_TRANSCRIPTION: 'off' });
    const company = await analyses.company();
    const id = await submit(analyses, company);
    const salespersonId = await analyses.user(company.companyId, 'salesperson');
    const text = 'Ana: Good morning, how do you seat your teams?\nBruno: On desks that are ten years old.';
    await output(analyses, 'analysis.submit', company.key, { salespersonId, transcript: text });
    await expect
      .poll(async () => (await statuses(analyses)).toSorted(), { interval: 20 })
      .toEqual(['completed', 'pending']);
    expect(endpoints.flatMap(({ asked }) => asked)).toEqual([]);
    // Off, and text does not wait for it; now a process comes that only hears.
    const hears = await start({ ...urls, EARSHOT_BACKGROUND_TRANSCRIPTION: 'only' }, analyses.database);
    await allCompleted(analyses, 2);
    expect(endpoints.flatMap(({ asked }) => asked)).toHaveLength(1);
    expect(await metric(hears, 'earshot_transcriptions_total{engine="openai",outcome="heard"}')).toBe(1);
    expect(await metric(analyses, 'earshot_analyses_total{outcome="completed"}')).toBe(2);
    const row = await analyses.service.db.get('SELECT auto_retry_count, wait_count FROM analyses WHERE id = ?', [id]);
    expect(row).toEqual({ auto_retry_count: 0, wait_count: 0 });
    expect(await account(analyses.service.db, company.companyId)).toMatchObject({ debits: 2, held: 0 });
  });

  it('only, where nothing transcribes, stops the start with a line that says what to set', async () => {
    const { code, stderr } = await command(['worker', '--only', 'transcription'], {
      ...offline,
      EARSHOT_DATABASE_URL: 'sqlite:not-opened.db',
      EARSHOT_SECRET: 'a secret that only the tests know, 32+',
      EARSHOT_TRANSCRIPTION_ENGINE: 'none',
    });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^earshot: Nothing here transcribes.*\.\n$/)]);
  });

  it('earshot worker --only transcription takes no text, and hears what waits', async () => {
    const urls = { EARSHOT_TRANSCRIPTION_URLS: urlsOf(endpoints) };
    const earshot = await start({ ...urls, EARSHOT_BACKGROUND: 'off' });
    const company = await earshot.company();
    const salespersonId = await earshot.user(company.companyId, 'salesperson');
    const text = 'Ana: Good morning, how do you seat your teams?\nBruno: On desks that are ten years old.';
    await output(earshot, 'analysis.submit', company.key, { salespersonId, transcript: text });
    await submit(earshot, company);
    const environment = {
      ...offline,
      ...urls,
      EARSHOT_DATABASE_URL: earshot.database.url,
      EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
    };
    const worker: Running = await work(environment, ['--only', 'transcription']);
    stops.push(() => worker.end('SIGKILL'));
    const toHear = async () =>
      (await earshot.service.db.get<{ count: number }>('SELECT COUNT(*) AS count FROM analyses WHERE to_hear = 1'))!
        .count;
    await expect.poll(toHear, { interval: 20 }).toBe(0);
    await expect.poll(() => statuses(earshot), { interval: 20 }).toEqual(['pending', 'pending']);
    stops.pop();
    expect(await worker.end('SIGTERM')).toBe(0);
    await start(urls, earshot.database);
    await allCompleted(earshot, 2);
    expect(endpoints.flatMap(({ asked }) => asked)).toHaveLength(1);
  });
});

/** A WAV file of mulaw: a loud tone with half a second of silence in each ten. */
function longCall(seconds: number): Buffer {
  const rate = 8000;
  const second = Buffer.from(Array.from({ length: rate }, (_, at) => (Math.floor(at / 10) % 2 === 0 ? 0x10 : 0x90)));
  const quiet = Buffer.from(second);
  quiet.fill(0xff, rate / 2);
  const samples = Buffer.concat(Array.from({ length: seconds }, (_, index) => (index % 10 === 9 ? quiet : second)));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(7, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
