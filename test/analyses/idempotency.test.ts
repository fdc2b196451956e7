// Idempotency-Key on POST /api/analyses: the first answer again, once paid, whatever happens beside it (docs/decisions/idempotency.md#d9), for one caller (docs/decisions/idempotency.md#d64).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantCredits } from '../../packages/server/src/accounts/companies.ts';
import {
  type Answer,
  type Earshot,
  type RequestOptions,
  startEarshot,
  type Tenant,
  transcript,
} from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, session } from '../harness/procedures.ts';
import { account, analysesOf } from '../harness/rows.ts';

const name = 'analysis.submitAnalysis';
const running = errorText(409, name, 'A request with this Idempotency-Key is still running. Retry when it has ended.');
const reused = errorText(
  409,
  name,
  'This Idempotency-Key was already used with a different body. Use a new key for a new request.',
);
const dayMs = 24 * 60 * 60 * 1000;

let model: ModelServer;
let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  model = await startModelServer();
  earshot = await startEarshot(model.environment);
});
beforeEach(async () => {
  model.answerWith(complete);
  tenant = await earshot.company();
});
afterAll(async () => {
  await earshot.stop();
  await model.stop();
});

const create = (idempotencyKey: string, changes: object = {}, key = tenant.key) =>
  earshot.create({ transcript: transcript(), ...changes }, key, { 'Idempotency-Key': idempotencyKey });

const replayed = ({ headers }: Answer) => headers.get('idempotent-replayed');

/** Status and bytes of the first answer, then again, marked. */
async function expectReplay(first: Answer, second: Answer): Promise<void> {
  expect({ status: second.status, text: second.text }).toEqual({ status: first.status, text: first.text });
  expect([replayed(first), replayed(second)]).toEqual([null, 'true']);
}

/** Analyses stored and debited for the tenant. */
async function done(): Promise<[number, number]> {
  const rows = await analysesOf(earshot.service.db, tenant.companyId);
  return [rows.length, (await account(earshot.service.db, tenant.companyId)).debits];
}

describe('same key, same body', () => {
  it('→ the first 200 again: same bytes, one analysis, one debit', async () => {
    const first = await create('k');
    expect(first.status).toBe(200);
    await expectReplay(first, await create('k'));
    await expectReplay(first, await create('k'));
    expect(await done()).toEqual([1, 1]);
  });

  it('without a key, or with another key, each request is a new one', async () => {
    for (const key of ['a', 'b']) expect(replayed(await create(key))).toBe(null);
    for (const _ of [1, 2]) await earshot.create({ transcript: transcript() }, tenant.key);
    expect(await done()).toEqual([4, 4]);
  });

  it('for 24 hours, then it is a new request', async () => {
    const first = await create('k');
    earshot.advance(dayMs - 60_000);
    await expectReplay(first, await create('k'));
    earshot.advance(120_000);
    const next = await create('k');
    expect([next.status, replayed(next)]).toEqual([200, null]);
    expect(await done()).toEqual([2, 2]);
  });

  it('parallel duplicates → one analysis, one debit; the others 409 or the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create('k')));
    const [first, ...more] = answers.filter((answer) => answer.status === 200 && replayed(answer) === null);
    expect(more).toEqual([]);
    for (const answer of answers)
      expect([answer.status, answer.text]).toEqual(answer.status === 409 ? [409, running] : [200, first!.text]);
    expect(await done()).toEqual([1, 1]);
  });

  it('while the first runs → 409, for another body too; afterwards the first answer', async () => {
    model.answerWith();
    const before = model.requests;
    const first = create('k');
    await model.requested(before + 1);
    expect((await create('k')).text).toBe(running);
    expect((await create('k', { clientName: 'Other' })).text).toBe(reused);
    model.release();
    await expectReplay(await first, await create('k'));
    expect(await done()).toEqual([1, 1]);
  });
});

describe('same key, the same JSON in another order, spacing or spelling', () => {
  it('→ the first answer again', async () => {
    const json = { transcript: transcript(), clientName: 'Café', metadata: { a: '1', b: '2' } };
    const headers = { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' };
    const send = (raw: string) => earshot.request('POST', '/api/analyses', { headers, key: tenant.key, raw });
    const first = await send(JSON.stringify(json));
    expect(first.status).toBe(200);
    const { transcript: words, clientName, metadata } = json;
    const reordered = { metadata: { b: metadata.b, a: metadata.a }, clientName, transcript: words };
    await expectReplay(first, await send(JSON.stringify(reordered, null, 2)));
    await expectReplay(first, await send(JSON.stringify(reordered).replace('é', '\\u00e9')));
    expect((await send(JSON.stringify({ ...json, metadata: { a: '2', b: '1' } }))).text).toBe(reused);
    expect(await done()).toEqual([1, 1]);
  });
});

describe('analysis.submit (D68)', () => {
  const submit = (idempotencyKey: string, changes: object = {}) =>
    call(
      earshot,
      'analysis.submit',
      { key: tenant.key, headers: { 'Idempotency-Key': idempotencyKey } },
      { transcript: transcript(), ...changes },
    );

  it('same key and body → the same bytes again, one analysis, one debit', async () => {
    const first = await submit('k');
    expect(first.status).toBe(200);
    await expectReplay(first, await submit('k'));
    await expect.poll(done, { interval: 50 }).toEqual([1, 1]);
    await expectReplay(first, await submit('k'));
    expect(await done()).toEqual([1, 1]);
  });

  it('parallel duplicates → one analysis; the others 409 or the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit('k')));
    const made = answers.filter((answer) => answer.status === 200);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await done())[0]).toBe(1);
  });

  it('another body → 409; a refusal is replayed; the key of create is another request', async () => {
    await submit('k');
    const { status, body } = await submit('k', { clientName: 'Acme' });
    expect([status, body.message]).toEqual([409, JSON.parse(reused).message]);
    const refused = await submit('k2', { interactionType: 'x' });
    expect(refused.status).toBe(400);
    await expectReplay(refused, await submit('k2', { interactionType: 'x' }));
    expect((await create('k')).status).toBe(409);
  });

  it('what was queued before its answer was lost is not queued again: key and row are one transaction', async () => {
    const { db } = earshot.service;
    let isAway = true;
    // The database is gone for the answer that is remembered after the work, not for the one that is remembered with it.
    const { run } = db;
    db.run = (sql, values) =>
      isAway && sql.startsWith('UPDATE idempotency_keys') ? Promise.reject(new Error('away')) : run(sql, values);
    try {
      const first = await submit('k');
      isAway = false;
      await expectReplay(first, await submit('k'));
      expect((await done())[0]).toBe(1);
    } finally {
      db.run = run;
    }
  });
});

describe('a key belongs to its caller (D64)', () => {
  it('another company, another person, another API key of the same person → each its own', async () => {
    const first = await create('k');
    const salesperson = await earshot.user(tenant.companyId, 'salesperson');
    const others = [
      (await earshot.company()).key,
      await earshot.apiKey(tenant.companyId, salesperson),
      await earshot.apiKey(tenant.companyId, tenant.adminId),
    ];
    const seen = [first.body.id];
    for (const key of others) {
      const answer = await create('k', {}, key);
      expect([answer.status, replayed(answer)]).toEqual([200, null]);
      expect(seen).not.toContain(answer.body.id);
      seen.push(answer.body.id);
      await expectReplay(answer, await create('k', {}, key));
    }
    await expectReplay(first, await create('k'));
  });

  it("an error of another caller is not repeated, nor is another caller's key in the way while its request runs", async () => {
    const other = await earshot.apiKey(tenant.companyId, tenant.adminId);
    expect((await create('k', { interactionType: 'x' })).status).toBe(400);
    expect((await create('k', { clientName: 'Acme' }, other)).status).toBe(200);
    model.answerWith();
    const before = model.requests;
    const first = create('running');
    await model.requested(before + 1);
    const second = create('running', {}, other);
    await model.requested(before + 2);
    model.release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });

  it('sessions of one person are one caller; those of another person, and keys of the same one, are not', async () => {
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const createIn = (as: RequestOptions) =>
      call(
        earshot,
        'analysis.create',
        { ...as, headers: { ...as.headers, 'Idempotency-Key': 'k' } },
        { transcript: transcript(), salespersonId: seller },
      );
    const first = await createIn(await session(earshot, tenant.adminId));
    expect(first.status).toBe(200);
    await expectReplay(first, await createIn(await session(earshot, tenant.adminId)));
    for (const as of [await session(earshot, seller), { key: tenant.key }])
      await expectReplay(await createIn(as), await createIn(as));
    expect(await done()).toEqual([3, 3]);
  });

  it('who was demoted or moved since still gets only what that person made, as GET by id does (D12); who was deactivated, nothing', async () => {
    const { db } = earshot.service;
    const supervisorId = await earshot.user(tenant.companyId, 'supervisor');
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson', { supervisorId });
    const key = await earshot.apiKey(tenant.companyId, supervisorId);
    const first = await create('k', { salespersonId }, key);
    expect(first.status).toBe(200);
    await db.run('UPDATE users SET supervisor_id = NULL WHERE id = ?', [salespersonId]);
    await db.run("UPDATE users SET role = 'salesperson' WHERE id = ?", [supervisorId]);
    await expectReplay(first, await create('k', { salespersonId }, key));
    expect((await earshot.get(`/api/analyses/${first.body.id}`, key)).status).toBe(200);
    expect((await create('k2', { salespersonId }, key)).status).toBe(404);
    await db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [supervisorId]);
    expect((await create('k', { salespersonId }, key)).status).toBe(401);
  });
});

describe('same key, other body', () => {
  it('→ 409, and the first answer stays', async () => {
    const first = await create('k');
    for (const changes of [{ clientName: 'Acme' }, { transcript: transcript(2) }]) {
      const answer = await create('k', changes);
      expect([answer.status, answer.text, replayed(answer)]).toEqual([409, reused, null]);
    }
    await expectReplay(first, await create('k'));
    expect(await done()).toEqual([1, 1]);
  });
});

describe('errors are answers too', () => {
  it('422 → replayed, one failed row', async () => {
    const first = await create('k', { transcript: 'Hi.' });
    expect(first.status).toBe(422);
    await expectReplay(first, await create('k', { transcript: 'Hi.' }));
    expect(await done()).toEqual([1, 0]);
  });

  it.each([
    ['400 of the schema', { clientName: 5 }],
    ['400 of a rule', { interactionType: 'x' }],
    ['404', { salespersonId: 'nobody' }],
    ['403', { audioKey: 'elsewhere/x.mp3' }],
  ])('%s → replayed', async (_status, changes) => {
    const first = await create('k', changes);
    expect(first.status).toBeGreaterThanOrEqual(400);
    await expectReplay(first, await create('k', changes));
  });

  it('403 for lack of minutes → replayed even when minutes were bought meanwhile', async () => {
    tenant = await earshot.company({ minutes: 0 });
    const first = await create('k');
    expect(first.status).toBe(403);
    await grantCredits(earshot.service.db, tenant.companyId, 10);
    await expectReplay(first, await create('k'));
    expect((await create('k2')).status).toBe(200);
  });

  it('5xx → not remembered: the next request is done', async () => {
    model.answerWith((response) => response.writeHead(401).end('{}'));
    expect((await create('k')).status).toBe(500);
    model.answerWith(complete);
    const next = await create('k');
    expect([next.status, replayed(next)]).toEqual([200, null]);
    await expectReplay(next, await create('k'));
    expect(await done()).toEqual([2, 1]);
  });

  it('a database that was away for the moment of forgetting → forgotten once it is back, not running for ever', async () => {
    const { db } = earshot.service;
    const { run } = db;
    let isAway = true;
    db.run = (sql, values) =>
      isAway && sql.startsWith('DELETE FROM idempotency_keys') && sql.includes('status IS NULL')
        ? Promise.reject(new Error('away'))
        : run(sql, values);
    try {
      model.answerWith((response) => response.writeHead(401).end('{}'));
      expect((await create('k')).status).toBe(500);
      model.answerWith(complete);
      expect((await create('k')).text).toBe(running);
      isAway = false;
      await expect.poll(async () => (await create('k')).status, { interval: 1_000 }).toBe(200);
    } finally {
      db.run = run;
    }
  });

  it('429 → not remembered', async () => {
    for (let made = 0; made < 15; made += 1) await earshot.create({}, tenant.key);
    expect((await create('k')).status).toBe(429);
    earshot.advance(60_000);
    const next = await create('k');
    expect([next.status, replayed(next)]).toEqual([200, null]);
  });

  it('what fails before the body is read, or is no JSON, does not use up the key', async () => {
    const headers = { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' };
    const send = (options: object) =>
      earshot.request('POST', '/api/analyses', { headers, key: tenant.key, ...options });
    expect((await send({ raw: '{"transcript":' })).status).toBe(400);
    expect((await send({ raw: '{}', headers: { ...headers, 'Content-Type': 'text/plain' } })).status).toBe(415);
    expect((await send({ raw: '{}', key: 'wrong' })).status).toBe(401);
    const answer = await create('k');
    expect([answer.status, replayed(answer)]).toEqual([200, null]);
  });
});

describe('the key itself', () => {
  const message = 'Idempotency-Key must have 1 to 255 printable ASCII characters.';

  it.each([[''], ['x'.repeat(256)], ['é'], ['a\tb']])('%j → 400', async (key) => {
    expect((await create(key)).text).toBe(errorText(400, name, message));
    expect(await done()).toEqual([0, 0]);
  });

  it.each([['x'.repeat(255)], ["~ '; DROP TABLE analyses; --"], ['__proto__']])('%.20s → taken', async (key) => {
    await expectReplay(await create(key), await create(key));
  });

  it('is not looked at by the reading operations', async () => {
    const answer = await earshot.request('GET', '/api/analyses', {
      key: tenant.key,
      headers: { 'Idempotency-Key': '' },
    });
    expect([answer.status, replayed(answer)]).toEqual([200, null]);
  });
});
