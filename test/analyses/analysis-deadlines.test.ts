// Work without end: deadlines of reading and analysing, threads without memory, and what they cost whom (docs/decisions/requests.md#d61; contract: Status codes).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Deadlines, heldDeadlines } from '../harness/deadlines.ts';
import { type Answer, type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output } from '../harness/procedures.ts';
import { account, analysesOf, insertAnalysis } from '../harness/rows.ts';

const readingMs = 30_000;
const analysingMs = 120_000;
const unprocessable = 'The transcript could not be processed. Retry, or review its content.';
const workerFile = new URL('../harness/faulty-worker.ts', import.meta.url);

let deadlines: Deadlines;
let earshot: Earshot;
let tenant: Tenant;
let salespersonId: string;

/** Two processors: two threads of each kind, one of which a company may have. */
const start = (environment: Record<string, string> = {}) =>
  startEarshot(environment, undefined, undefined, {
    workerFile,
    processors: 2,
    after: (ms, then) => deadlines.after(ms, then),
    memoryMb: { usual: 100, large: 100 },
  });
const faulty = (what: string) => `${transcript(2)}\n[01:55] Client: ${what}.`;
const create = (what: string) => earshot.create({ transcript: faulty(what) }, tenant.key);
const submit = async (what: string) =>
  (await output(earshot, 'analysis.submit', tenant.key, { salespersonId, transcript: faulty(what) })).id as string;
const money = async () => {
  const { entries, ledger, held, debits } = await account(earshot.service.db, tenant.companyId);
  expect(entries).toBe(ledger);
  return { ledger, held, debits };
};
const untouched = { ledger: 60_000, held: 0, debits: 0 };
const rows = () => analysesOf(earshot.service.db, tenant.companyId);
/** Until then it is read, within a deadline of its own. */
const isStored = (count = 1) => expect.poll(rows, { interval: 20 }).toHaveLength(count);
const failedRow = expect.objectContaining({ status: 'failed', error_source: 'analysis', error_detail: unprocessable });
const expectUnprocessable = ({ status, text }: Answer, path = 'analysis.submitAnalysis') =>
  expect([status, text]).toEqual([422, errorText(422, path, unprocessable, undefined, 'transcript_unprocessable')]);
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const reaches = (id: string, expected: object) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(expected);

async function begin(): Promise<void> {
  deadlines = heldDeadlines();
  tenant = await earshot.company();
  salespersonId = await earshot.user(tenant.companyId, 'salesperson');
}

describe('the offline engine', () => {
  beforeAll(async () => {
    earshot = await start();
  });
  beforeEach(begin);
  afterAll(() => earshot.stop());

  it('30 s for reading: 422 with the contract’s message, nothing stored or charged', async () => {
    const answer = create('block at reading');
    await deadlines.pass(readingMs);
    expectUnprocessable(await answer);
    expect([await rows(), await money()]).toEqual([[], untouched]);
  });

  it('the same before an analysis is queued', async () => {
    const input = { salespersonId, transcript: faulty('block at inspection') };
    const answer = call(earshot, 'analysis.submit', tenant.key, input);
    await deadlines.pass(readingMs);
    expectUnprocessable(await answer, 'analysis.submit');
    expect([await rows(), await money()]).toEqual([[], untouched]);
  });

  it('120 s for analysing: 422, the row failed, its hold released', async () => {
    const answer = create('block at analysing');
    await isStored();
    await deadlines.pass(analysingMs);
    expectUnprocessable(await answer);
    expect([await rows(), await money()]).toEqual([[failedRow], untouched]);
  });

  it.each([
    ['reading', readingMs],
    ['analysing', analysingMs],
  ])(
    'a queued one whose %s takes longer than %i ms is failed and not tried again: it is the content’s fault',
    async (phase, ms) => {
      const id = await submit(`block at ${phase}`);
      await deadlines.pass(ms);
      await reaches(id, { status: 'failed', errorSource: 'analysis', autoRetryCount: 0 });
      expect(await money()).toEqual(untouched);
    },
  );

  it('interactionTypes.try: 422 as well', async () => {
    const stored = { transcript: faulty('block at analysing') };
    const analysisId = await insertAnalysis(earshot.service.db, tenant.companyId, {}, stored);
    const criteria = [{ key: 'asks', label: 'Asks', polarity: 'objective', cues: ['how do you handle'] }];
    const input = { analysisId, key: 'tried', label: 'Tried', macroFront: 'sales', criteria };
    const answer = call(earshot, 'interactionTypes.try', tenant.key, input);
    await deadlines.pass(analysingMs);
    expectUnprocessable(await answer, 'interactionTypes.try');
  });

  it('meanwhile another company is served, and then the same one', async () => {
    const blocked = create('block at analysing');
    // In hand before the next one comes: of two that are sent at once, either may be first.
    await isStored();
    const behind = create('nothing');
    const other = await earshot.company();
    expect((await earshot.create({ transcript: transcript(2) }, other.key)).status).toBe(200);
    await deadlines.pass(analysingMs);
    expectUnprocessable(await blocked);
    expect((await behind).status).toBe(200);
    expect(await money()).toMatchObject({ held: 0, debits: 1 });
  });

  it('content that uses up a thread’s memory: 422, nothing charged; what waits behind it runs at once', async () => {
    const exhausting = create('exhaust at analysing');
    const behind = [create('nothing'), create('nothing'), create('exhaust at reading')] as const;
    expectUnprocessable(await exhausting);
    const [first, second, third] = await Promise.all(behind);
    expect([first.status, second.status]).toEqual([200, 200]);
    expectUnprocessable(third);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['completed', 'completed', 'failed']);
    expect(await money()).toMatchObject({ held: 0, debits: 2 });
  });

  it('a thread that ends for another reason is our failure: 500, and the next analysis has a new one', async () => {
    expect((await create('crash at analysing')).status).toBe(500);
    expect((await create('nothing')).status).toBe(200);
    const id = await submit('crash at analysing');
    await reaches(id, { status: 'pending', autoRetryCount: 1 });
    expect(await money()).toMatchObject({ held: 200, debits: 1 });
  });
});

describe('a model', () => {
  let model: ModelServer;
  beforeAll(async () => {
    model = await startModelServer();
    earshot = await start(model.environment);
  });
  beforeEach(begin);
  afterEach(() => model.release());
  afterAll(async () => {
    await earshot.stop();
    await model.stop();
  });

  it('reading is ended where nobody else’s question waits', async () => {
    const other = await earshot.company();
    const asked = earshot.create({ transcript: transcript(2) }, other.key);
    await model.requested(1);
    const waiting = await submit('block at reading');
    const blocked = create('block at reading');
    await isStored();
    await deadlines.pass(readingMs, 2);
    expectUnprocessable(await blocked);
    await reaches(waiting, { status: 'failed', autoRetryCount: 0 });
    expect(model.requests).toBe(1);
    model.release();
    expect((await asked).status).toBe(200);
    expect(await money()).toEqual(untouched);
  });

  it('its answer has no deadline here: its own time-outs decide', async () => {
    const asked = model.requests;
    const answer = create('nothing');
    await model.requested(asked + 1);
    model.answerWith(complete);
    model.release();
    expect((await answer).status).toBe(200);
  });
});
