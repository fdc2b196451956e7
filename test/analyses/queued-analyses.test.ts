// analysis.submit and the queue: one row from pending to its end, retries for failures of ours, what is held and paid meanwhile (docs/decisions/minutes.md#d23, docs/decisions/creation.md#d37, #d56).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output, session } from '../harness/procedures.ts';
import { account, analysesOf } from '../harness/rows.ts';

let model: ModelServer;
let earshot: Earshot;
let tenant: Tenant;
let salespersonId: string;

beforeAll(async () => {
  model = await startModelServer();
  earshot = await startEarshot(model.environment);
});
beforeEach(async () => {
  model.answerWith(complete);
  tenant = await earshot.company({ minutes: 20 });
  salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
});
afterEach(() => model.release());
afterAll(async () => {
  await earshot.stop();
  await model.stop();
});

const unusable = (response: Parameters<typeof complete>[0]) => response.writeHead(401).end('{}');
const submit = (changes: object = {}) =>
  output(earshot, 'analysis.submit', tenant.key, { salespersonId, transcript: transcript(2), ...changes });
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const reaches = (id: string, expected: object) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(expected);
/** Balance of 20 minutes less what the analysis of 2 minutes holds or took. */
const money = async () => {
  const { entries, ledger, held, debits } = await account(earshot.service.db, tenant.companyId);
  expect(entries).toBe(ledger);
  return { ledger, held, debits };
};
const untouched = { ledger: 2000, held: 0, debits: 0 };
const isHeld = { ledger: 2000, held: 200, debits: 0 };
const isPaid = { ledger: 1800, held: 0, debits: 1 };

/** Lets the service's time pass and the queue look. */
function later(seconds: number): void {
  earshot.advance(seconds * 1000);
  earshot.service.wakeQueue();
}

it('needs no salesperson: whose conversation it is can be said later', async () => {
  const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: transcript(2) });
  await reaches(id, { status: 'completed', salespersonId: null });
});

describe('analysis.submit', () => {
  it('answers at once: pending, with a jobId, its cost held', async () => {
    model.answerWith();
    const asked = model.requests;
    const submitted = await submit({ clientName: 'Sol' });
    expect(submitted).toEqual({
      id: expect.any(String),
      status: 'pending',
      jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.any(String),
    });
    const { id, jobId, createdAt } = submitted;
    await model.requested(asked + 1);
    const common = { id, jobId, createdAt, source: 'upload', clientName: 'Sol', salespersonName: 'Sara' };
    expect(await read(id)).toMatchObject({ ...common, status: 'processing', autoRetryCount: 0, displayScore: null });
    expect(await money()).toEqual(isHeld);
    model.release();
    await reaches(id, { ...common, status: 'completed', autoRetryCount: 0, errorSource: null, tokensUsed: 100 });
    expect(await money()).toEqual(isPaid);
  });

  it('refuses what the balance does not cover → 403, nothing stored', async () => {
    const { status, body } = await call(earshot, 'analysis.submit', tenant.key, {
      salespersonId,
      transcript: transcript(21),
    });
    expect([status, body.message]).toEqual([
      403,
      'Insufficient minutes. Analysis requires 21 min, but balance is 20 min.',
    ]);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
    expect(await money()).toEqual(untouched);
  });

  it('of 30 parallel ones against 20 minutes at 2 each exactly ten are taken', async () => {
    model.answerWith();
    const input = { salespersonId, transcript: transcript(2) };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => call(earshot, 'analysis.submit', tenant.key, input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await money()).toEqual({ ledger: 2000, held: 2000, debits: 0 });
    model.answerWith(complete);
    model.release();
    await expect.poll(money).toEqual({ ledger: 0, held: 0, debits: 10 });
  });

  it('is seen pending and processing in lists and filters', async () => {
    model.answerWith();
    const asked = model.requests;
    const { id } = await submit();
    await model.requested(asked + 1);
    const { items } = (await earshot.get('/api/analyses?status=processing', tenant.key)).body;
    expect(items).toMatchObject([{ id, status: 'processing', displayScore: null, summary: null }]);
  });

  it('with a session it has the trigger manual_ui (D56)', async () => {
    const admin = await session(earshot, tenant.adminId);
    const { id } = await output(earshot, 'analysis.submit', admin, { salespersonId, transcript: transcript(2) });
    const row = await earshot.service.db.get('SELECT trigger, created_by FROM analyses WHERE id = ?', [id]);
    expect(row).toEqual({ trigger: 'manual_ui', created_by: tenant.adminId });
    await reaches(id, { status: 'completed' });
  });
});

describe('a failure of the content', () => {
  it('fails the analysis without a retry, its hold released: too short, or the model refuses (D25, D58)', async () => {
    const asked = model.requests;
    const short = await submit({ transcript: 'Hi there.' });
    await reaches(short.id, { status: 'failed', errorSource: 'analysis', autoRetryCount: 0 });
    expect(model.requests).toBe(asked);
    model.answerWith((response) => {
      response.setHeader('Content-Type', 'application/json');
      const message = { role: 'assistant', content: null, refusal: 'No.' };
      response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }] }));
    });
    const refused = await submit();
    await reaches(refused.id, { status: 'failed', errorSource: 'analysis', autoRetryCount: 0 });
    expect(model.requests).toBe(asked + 1);
    expect(await money()).toEqual(untouched);
  });
});

describe('a failure of ours (D37)', () => {
  it('a model that answers 400 to everything is tried as often; the failure says whom to ask', async () => {
    model.answerWith((response) => void response.writeHead(400).end('{"error":{"message":"unknown model"}}'));
    const { id } = await submit();
    for (const [autoRetryCount, seconds] of [
      [1, 30],
      [2, 60],
      [3, 120],
    ] as const) {
      await reaches(id, { status: 'pending', autoRetryCount });
      later(seconds);
    }
    const errorDetail = 'The model could not be asked. The log of the server has the reason.';
    await reaches(id, { status: 'failed', errorSource: 'internal', errorDetail });
    expect(await money()).toEqual(untouched);
  });

  it('goes back to pending, its hold kept, and is tried after 30, 60 and 120 s; then it fails', async () => {
    model.answerWith(unusable);
    let asked = model.requests;
    const { id, jobId } = await submit();
    for (const [autoRetryCount, seconds] of [
      [1, 30],
      [2, 60],
      [3, 120],
    ] as const) {
      await reaches(id, { status: 'pending', autoRetryCount, jobId, errorSource: null });
      asked += 1;
      expect(model.requests).toBe(asked);
      expect(await money()).toEqual(isHeld);
      const row = await earshot.service.db.get<{ run_after: number; updated_at: number }>(
        'SELECT run_after, updated_at FROM analyses WHERE id = ?',
        [id],
      );
      expect(row!.run_after - row!.updated_at).toBe(seconds * 1000);
      later(seconds - 1);
      later(1);
    }
    await reaches(id, { status: 'failed', autoRetryCount: 3, errorSource: 'internal' });
    expect(model.requests).toBe(asked + 1);
    expect(await money()).toEqual(untouched);
    later(10_000);
    expect((await read(id)).status).toBe('failed');
  });

  it('is not tried before its time', async () => {
    model.answerWith(unusable);
    const first = await submit();
    await reaches(first.id, { status: 'pending', autoRetryCount: 1 });
    model.answerWith(complete);
    const asked = model.requests;
    later(25);
    // A later one overtakes it: the queue has looked.
    const second = await submit();
    await reaches(second.id, { status: 'completed' });
    expect([(await read(first.id)).status, model.requests]).toEqual(['pending', asked + 1]);
    later(5);
    await reaches(first.id, { status: 'completed', autoRetryCount: 1, errorSource: null, errorDetail: null });
    expect(await money()).toEqual({ ledger: 1600, held: 0, debits: 2 });
  });

  it('of a synchronous analysis is not retried: 500, failed', async () => {
    model.answerWith(unusable);
    const { status } = await call(earshot, 'analysis.create', tenant.key, { salespersonId, transcript: transcript() });
    expect(status).toBe(500);
    const [row] = await analysesOf(earshot.service.db, tenant.companyId);
    expect(await read(row!.id)).toMatchObject({ status: 'failed', autoRetryCount: 0, jobId: null });
    expect(await money()).toEqual(untouched);
  });
});

describe('what changes while it waits or runs', () => {
  it('a type deactivated after the request still judges it', async () => {
    const criteria = [{ key: 'asks', label: 'Asks', polarity: 'objective' }];
    const type = { key: 'visit', label: 'Visit', macroFront: 'sales', criteria };
    await output(earshot, 'interactionTypes.create', tenant.key, type);
    model.answerWith(unusable);
    const { id } = await submit({ interactionType: 'visit' });
    await reaches(id, { status: 'pending', autoRetryCount: 1, interactionType: 'visit' });
    await output(earshot, 'interactionTypes.deactivate', tenant.key, { key: 'visit' });
    model.answerWith(complete);
    later(30);
    await reaches(id, { status: 'completed', interactionType: 'visit', interactionTypeSource: 'manual' });
  });

  it('an attribution or an archiving meanwhile is kept', async () => {
    model.answerWith();
    const asked = model.requests;
    const { id } = await submit();
    await model.requested(asked + 1);
    const otto = await earshot.user(tenant.companyId, 'salesperson', { name: 'Otto' });
    await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId: otto });
    const { archivedAt } = await output(earshot, 'analysis.archive', tenant.key, { id });
    model.release();
    await reaches(id, { status: 'completed', salespersonName: 'Otto', archivedAt });
  });
});
