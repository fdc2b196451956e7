// POST /api/analyses when it fails: which check comes first (docs/decisions/requests.md#d4, docs/decisions/creation.md#d20), what stays behind, and that nothing is ever debited (docs/decisions/creation.md#d25, #d56).
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call } from '../harness/procedures.ts';
import { account, analysesOf, revokeKey } from '../harness/rows.ts';

let model: ModelServer;
let earshot: Earshot;

beforeAll(async () => {
  model = await startModelServer();
  earshot = await startEarshot(model.environment);
});
afterEach(() => model.answerWith());
afterAll(async () => {
  await earshot.stop();
  await model.stop();
});

const name = 'analysis.submitAnalysis';
const invalidKey = errorText(401, name, 'Invalid or expired API Key');
const unprocessableText = 'The transcript could not be processed. Retry, or review its content.';
const tooShort = errorText(
  422,
  name,
  unprocessableText,
  undefined,
  'transcript_too_short',
  'The transcript has 2 of the 12 words that an analysis needs: 10 too few. Retrying will not help.',
);
const unprocessable = errorText(422, name, unprocessableText, undefined, 'transcript_unprocessable');
const internal = errorText(500, name, 'Internal error. Retry with exponential backoff.');

async function leftBehind({ companyId }: Tenant) {
  const rows = await analysesOf(earshot.service.db, companyId);
  const { debits, held, ledger, entries } = await account(earshot.service.db, companyId);
  expect(entries).toBe(ledger);
  return { rows: rows.map(({ status, error_source }) => [status, error_source]), debits, held, ledger };
}

const untouched = (minutes: number) => ({ rows: [], debits: 0, held: 0, ledger: minutes * 100 });

describe('order of checks on the request (D4)', () => {
  const broken = { raw: '{', headers: { 'Content-Type': 'application/json' } };
  const send = (options: object) => earshot.request('POST', '/api/analyses', options);
  const messageOf = (answer: Answer) => [answer.status, answer.body.message];

  it('key → scope → rate limit → Content-Type → body → schema → the rest', async () => {
    const { companyId, adminId, key } = await earshot.company({ minutes: 0 });
    const reader = await earshot.apiKey(companyId, adminId, { scopes: ['api:analyses:read'] });
    const plain = { raw: '{', headers: { 'Content-Type': 'text/plain' } };
    expect(messageOf(await send(plain))[0]).toBe(401);
    expect(messageOf(await send({ ...plain, key: reader }))[0]).toBe(403);
    expect(messageOf(await send({ ...plain, key }))[0]).toBe(415);
    expect(messageOf(await send({ ...broken, key }))).toEqual([400, 'The request body is not valid JSON.']);
    expect(messageOf(await send({ json: { transcript: 5 }, key }))).toEqual([400, 'Input validation failed']);
    for (let made = 3; made < 15; made += 1) await send({ json: {}, key });
    expect(messageOf(await send({ ...plain, key }))[0]).toBe(429);
    expect(messageOf(await send({ ...plain, key: reader }))[0]).toBe(403);
  });
});

describe('order of the rules (D20): each earlier one wins, and none stores anything (D56)', () => {
  const steps: [string, number, string, (companyId: string) => object, number][] = [
    ['schema', 400, 'Input validation failed', () => ({ clientName: 5, interactionType: 'x', salespersonId: 'x' }), 0],
    [
      'neither source',
      400,
      "Either 'transcript' or 'audioKey' is required",
      () => ({ interactionType: 'x', salespersonId: 'x' }),
      0,
    ],
    [
      'interactionType',
      400,
      "Unknown interactionType 'x'. Use a key of the catalogue or of a company type.",
      () => ({ transcript: 'x', audioKey: 'x', interactionType: 'x', salespersonId: 'x' }),
      0,
    ],
    [
      'salespersonId',
      404,
      'Salesperson not found',
      () => ({ transcript: 'x', audioKey: 'x', interactionType: 'demo', salespersonId: 'x' }),
      0,
    ],
    ['audioKey form', 403, 'Invalid audioKey', () => ({ transcript: 'x', audioKey: 'x' }), 0],
    [
      'balance of a minute',
      403,
      'Insufficient minutes. Current balance: 0.99 min. Purchase more minutes to continue creating analyses.',
      (companyId) => ({ transcript: transcript(3), audioKey: `uploads/${companyId}/x.mp3` }),
      0.99,
    ],
    [
      'balance of the cost',
      403,
      'Insufficient minutes. Analysis requires 3 min, but balance is 1 min.',
      () => ({ transcript: `${transcript(3)}` }),
      1,
    ],
  ];

  it.each(steps)('%s', async (_step, status, message, body, minutes) => {
    const tenant = await earshot.company({ minutes });
    const answer = await earshot.create(body(tenant.companyId), tenant.key);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await leftBehind(tenant)).toEqual(untouched(minutes));
    expect(model.requests).toBe(0);
  });
});

describe('while it runs (D23, D24)', () => {
  it('the row is there as processing with its hold, and another request sees the smaller balance', async () => {
    const tenant = await earshot.company({ minutes: 4 });
    const before = model.requests;
    const running = earshot.create({ transcript: transcript(3) }, tenant.key);
    await model.requested(before + 1);
    expect(await leftBehind(tenant)).toEqual({ rows: [['processing', null]], debits: 0, held: 300, ledger: 400 });
    const [item] = (await earshot.get('/api/analyses', tenant.key)).body.items;
    expect(item).toMatchObject({ status: 'processing', displayScore: null, score: null, summary: null });
    expect((await earshot.get(`/api/analyses/${item.id}`, tenant.key)).body).toMatchObject({
      status: 'processing',
      transcript: transcript(3),
      universalIndicators: null,
      methodAdherenceScore: null,
      attendantTalkPct: null,
      interruptionsPerTenMin: null,
      climateLabel: null,
    });
    const second = await earshot.create({ transcript: transcript(2) }, tenant.key);
    expect(second.body.message).toBe('Insufficient minutes. Analysis requires 2 min, but balance is 1 min.');
    model.release();
    const { body } = await running;
    expect(body).toMatchObject({ id: item.id, createdAt: item.createdAt });
    expect(await leftBehind(tenant)).toEqual({ rows: [['completed', null]], debits: 1, held: 0, ledger: 100 });
    // docs/decisions/minutes.md#d36: 80 prompt tokens at 0.25 and 20 completion tokens at 2 dollars a million.
    expect((await earshot.get(`/api/analyses/${item.id}`, tenant.key)).body).toMatchObject({
      tokensUsed: 100,
      cost: 0.00006,
    });
  });

  it('a client that leaves meanwhile has its analysis all the same, and its answer by the Idempotency-Key (D9)', async () => {
    const tenant = await earshot.company({ minutes: 4 });
    const leaving = new AbortController();
    const headers = { 'X-API-Key': tenant.key, 'Content-Type': 'application/json', 'Idempotency-Key': 'k' };
    const body = JSON.stringify({ transcript: transcript() });
    const before = model.requests;
    const left = fetch(`${earshot.url}/api/analyses`, { method: 'POST', headers, body, signal: leaving.signal });
    await model.requested(before + 1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    model.release();
    const done = { rows: [['completed', null]], debits: 1, held: 0, ledger: 300 };
    await expect.poll(() => leftBehind(tenant)).toEqual(done);
    const again = await earshot.request('POST', '/api/analyses', { raw: body, headers });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(await leftBehind(tenant)).toEqual(done);
  });
});

describe('failures leave a failed row, no debit, no hold', () => {
  const failed = (source: string) => ({ rows: [['failed', source]], debits: 0, held: 0, ledger: 60_000 });

  async function fail(answer: Parameters<ModelServer['answerWith']>[0], text = transcript()) {
    const tenant = await earshot.company();
    model.answerWith(answer);
    const before = model.requests;
    const { status, text: body } = await earshot.create({ transcript: text }, tenant.key);
    return { tenant, status, body, asked: model.requests - before };
  }

  const says = (message: object) => (response: ServerResponse) =>
    response
      .setHeader('Content-Type', 'application/json')
      .end(
        JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }] }),
      );

  it('too short (D25) → 422, the model is not asked', async () => {
    const { tenant, status, body, asked } = await fail(undefined, 'Hello there.');
    expect([status, body, asked]).toEqual([422, tooShort, 0]);
    expect(await leftBehind(tenant)).toEqual(failed('analysis'));
  });

  it('unusable output → asked once more, then 422 (D25, D58)', async () => {
    const { tenant, status, body, asked } = await fail(says({ content: 'I would rather not use JSON.' }));
    expect([status, body, asked]).toEqual([422, unprocessable, 2]);
    expect(await leftBehind(tenant)).toEqual(failed('analysis'));
  });

  it('refusal → 422 without asking again (D58)', async () => {
    const { tenant, status, body, asked } = await fail(says({ content: null, refusal: 'No.' }));
    expect([status, body, asked]).toEqual([422, unprocessable, 1]);
    expect(await leftBehind(tenant)).toEqual(failed('analysis'));
  });

  it.each([401, 501])('provider answers %d → 500 without its reason (D58)', async (code) => {
    const { tenant, status, body } = await fail((response) => {
      response.statusCode = code;
      response.end('{"error":{"message":"Incorrect API key provided: none"}}');
    });
    expect([status, body]).toEqual([500, internal]);
    expect(await leftBehind(tenant)).toEqual(failed('internal'));
  });

  it('the failed row is listed and read like any other, its detail without transcript content (D24)', async () => {
    const { tenant } = await fail(undefined, 'My secret is 1234.');
    const [item] = (await earshot.get('/api/analyses?status=failed', tenant.key)).body.items;
    const full = (await earshot.get(`/api/analyses/${item.id}`, tenant.key)).body;
    expect(full).toMatchObject({ status: 'failed', errorSource: 'analysis', displayScore: null, jobId: null });
    expect(full.errorDetail).toBe(
      'The transcript has 4 of the 12 words that an analysis needs: 8 too few. Retrying will not help.',
    );
    const [row] = await earshot.service.db.all<{ share_token: string }>(
      'SELECT share_token FROM analyses WHERE id = ?',
      [item.id],
    );
    const shared = await call(earshot, 'share.get', {}, { token: row!.share_token });
    expect([shared.status, shared.text.includes('1234')]).toEqual([200, false]);
  });

  const key = (tenant: Tenant, expiresAt?: number) =>
    earshot.apiKey(tenant.companyId, tenant.adminId, expiresAt === undefined ? {} : { expiresAt });

  it.each(['revoked', 'expired'])('key %s meanwhile → 401, nothing debited (D15)', async (how) => {
    const tenant = await earshot.company();
    const used = await key(tenant, how === 'expired' ? earshot.service.now() + 3_600_000 : undefined);
    const before = model.requests;
    const running = earshot.create({ transcript: transcript() }, used);
    await model.requested(before + 1);
    if (how === 'expired') earshot.advance(3_600_000);
    else await revokeKey(earshot.service.db, used, Date.now());
    model.release();
    const { status, text } = await running;
    expect([status, text]).toEqual([401, invalidKey]);
    expect(await leftBehind(tenant)).toEqual(failed('key_revoked'));
  });
});
