// A clock that is moved by an hour, either way: nobody is shut out, nothing that was refused is let in, and nothing is done twice (issue 24, the attacker's list).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyChains } from '../../packages/server/src/audit/verify-chains.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import { insertRunner } from '../../packages/server/src/records/runners.ts';
import { leaseMs } from '../../packages/server/src/runner.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

const hourMs = 60 * 60 * 1000;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeEach(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterEach(() => earshot.stop());

describe.each([
  ['back', -hourMs],
  ['forward', hourMs],
])('an hour %s', (_way, byMs) => {
  it('sessions, keys and links go on, the answer of an idempotency key stays, and the chain is whole', async () => {
    const create = () =>
      earshot.create({ transcript: transcript(2) }, tenant.key, { 'Idempotency-Key': 'clock changes 1' });
    const first = await create();
    const token = first.body.publicLink.split('/').at(-1);
    earshot.advance(byMs);
    await sweep(earshot.service);
    expect((await call(earshot, 'user.me', admin)).status).toBe(200);
    const again = await create();
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    expect((await call(earshot, 'share.get', {}, { token })).status).toBe(200);
    expect((await earshot.get(`/api/analyses/${first.body.id}`, tenant.key)).status).toBe(200);
    expect((await earshot.get('/api/analyses', tenant.key)).body.items).toHaveLength(1);
    const [chain] = await verifyChains(earshot.service.db, tenant.companyId);
    expect(chain?.problem).toBeNull();
  });
});

it('an hour back: who is throttled still is, at sign-in and at a passcode; later the right one is let in', async () => {
  const { email } = await personWithPassword(earshot, tenant.companyId);
  const { body } = await earshot.create({ transcript: transcript(2) }, tenant.key);
  const renewal = { id: body.id, action: 'renew', passcode: 'blue-harbour' };
  const { publicLink } = await output(earshot, 'analysis.updateShareLink', admin, renewal);
  const signIn = (given: string) => call(earshot, 'auth.login', {}, { email, password: given });
  const unlock = (passcode: string) =>
    call(earshot, 'share.unlock', {}, { token: publicLink.split('/').at(-1), passcode });
  for (let time = 0; time < 5; time += 1) {
    await signIn('wrong password');
    await unlock('wrong-guess');
  }
  const statuses = async () => [(await signIn(password)).status, (await unlock('blue-harbour')).status];
  expect(await statuses()).toEqual([429, 429]);
  earshot.advance(-hourMs);
  await sweep(earshot.service);
  expect(await statuses()).toEqual([429, 429]);
  earshot.advance(hourMs + 16 * 60_000);
  await sweep(earshot.service);
  expect(await statuses()).toEqual([200, 200]);
});

it('an hour back: what a process that died had in hand goes back to the queue after one lease, not an hour later', async () => {
  const { db } = earshot.service;
  const dead = { id: newId().id, hostname: 'elsewhere', pid: 1, seen_at: earshot.service.now() };
  await insertRunner(db, dead);
  const id = await insertAnalysis(db, tenant.companyId, { status: 'processing', runner_id: dead.id });
  const statusOf = async () =>
    (await db.get<{ status: string }>('SELECT status FROM analyses WHERE id = ?', [id]))?.status;
  earshot.advance(-hourMs);
  await sweep(earshot.service);
  expect(await statusOf()).toBe('processing');
  // One that lives has given another sign by then.
  earshot.advance(leaseMs + 1);
  await sweep(earshot.service);
  expect(await statusOf()).not.toBe('processing');
});

it('an hour back: a link that was ended or renewed, a key that was revoked and a session that was ended stay so', async () => {
  const { body } = await earshot.create({ transcript: transcript(2) }, tenant.key);
  const { publicLink } = await output(earshot, 'analysis.updateShareLink', admin, { id: body.id, action: 'renew' });
  const { id: keyId, key } = await output(earshot, 'apiKeys.create', admin, { name: 'CRM' });
  await output(earshot, 'apiKeys.revoke', admin, { keyId });
  const other = await session(earshot, tenant.adminId);
  expect((await call(earshot, 'auth.logout', other)).status).toBe(200);
  earshot.advance(-hourMs);
  const statusOf = async (link: string) =>
    (await call(earshot, 'share.get', {}, { token: link.split('/').at(-1) })).status;
  expect([await statusOf(body.publicLink), await statusOf(publicLink)]).toEqual([404, 200]);
  expect((await earshot.get('/api/analyses', key)).status).toBe(401);
  expect((await call(earshot, 'user.me', other)).status).toBe(401);
});
