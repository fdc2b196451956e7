// An e-mail in several companies: signing in asks which one, and nobody else learns of it (docs/decisions/sign-in.md#d63).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attributionOf } from '../../packages/server/src/accounts/attribution.ts';
import { createUser, invite } from '../../packages/server/src/accounts/users.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookieOf, output } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

const refused = errorText(401, 'auth.login', 'Wrong e-mail or password.');

let earshot: Earshot;
let [aurora, norte]: Tenant[] = [];
let email: string;
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  await earshot.service.db.run('DELETE FROM sign_in_failures');
  aurora = await earshot.company({ name: 'Aurora' });
  norte = await earshot.company({ name: 'Norte' });
  email = `Ana-${++serial}@shared.example`;
});
afterAll(() => earshot.stop());

const member = async ({ companyId }: Tenant, password: string | null, address = email) =>
  (await createUser(earshot.service.db, {
    companyId,
    name: 'Ana',
    email: address,
    role: 'salesperson',
    supervisorId: null,
    password,
  }))!.id;
const login = (password: string, more: object = {}) => call(earshot, 'auth.login', {}, { email, password, ...more });
const companyOf = async (answer: Awaited<ReturnType<typeof login>>) =>
  (await output(earshot, 'user.me', { headers: { Cookie: cookieOf(answer) } })).companyId;

describe('auth.login with an e-mail of two companies (D63)', () => {
  it('another password in each: each opens its own', async () => {
    await member(aurora!, 'the one of Aurora');
    await member(norte!, 'the one of Norte', email.toUpperCase());
    expect(await companyOf(await login('the one of Aurora'))).toBe(aurora!.companyId);
    expect(await companyOf(await login('the one of Norte'))).toBe(norte!.companyId);
    expect((await login('the one of nobody')).text).toBe(refused);
  });

  it('the same in both: asks which, names no other, and begins no session before', async () => {
    await member(aurora!, 'the same in both');
    await member(norte!, 'the same in both');
    await member(await earshot.company({ name: 'Velha' }), 'another one here');
    const asked = await login('the same in both');
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(asked.body.result.data).toEqual({
      companies: [
        { id: aurora!.companyId, name: 'Aurora' },
        { id: norte!.companyId, name: 'Norte' },
      ],
    });
    for (const { companyId } of [aurora!, norte!])
      expect(await companyOf(await login('the same in both', { companyId }))).toBe(companyId);
  });

  it('a companyId opens nothing that the password does not, and tells nothing', async () => {
    await member(aurora!, 'the one of Aurora');
    const strange = await earshot.company();
    for (const companyId of [norte!.companyId, strange.companyId, 'nonexistent', ''])
      expect((await login('the one of Aurora', { companyId })).text).toBe(refused);
  });

  it('people without password, deactivated ones and deactivated companies are not asked for', async () => {
    const gone = await member(aurora!, 'the same in all');
    await member(norte!, 'the same in all');
    const closed = await earshot.company();
    await member(closed, 'the same in all');
    await member(await earshot.company(), null);
    await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [gone]);
    await deactivateCompany(earshot.service.db, closed.companyId, Date.UTC(2026, 0, 31));
    expect(await companyOf(await login('the same in all'))).toBe(norte!.companyId);
    expect((await login('the same in all', { companyId: closed.companyId })).status).toBe(403);
  });

  it('each membership has its own password, sessions and notice', async () => {
    await member(aurora!, 'the same in both');
    const second = await member(norte!, 'the same in both');
    const inAurora = await login('the same in both', { companyId: aurora!.companyId });
    const { db, now } = earshot.service;
    const invitation = await db.transaction((tx) => invite(tx, second, null, now()));
    await output(earshot, 'auth.acceptInvitation', {}, { token: invitation.token, password: 'a new one in Norte' });
    expect(await companyOf(inAurora)).toBe(aurora!.companyId);
    expect((await login('the same in both')).body.result.data.passwordReplacedAt).toBeUndefined();
    expect((await login('a new one in Norte')).body.result.data.passwordReplacedAt).toBeDefined();
  });

  it('one computation tells of all: everybody with the e-mail has the same salt, nobody else', async () => {
    await Promise.all([member(aurora!, 'first password'), member(norte!, 'second password')]);
    await member(await earshot.company(), 'first password', `other-${email}`);
    const rows = await earshot.service.db.all<{ email_folded: string; password_hash: string }>(
      'SELECT email_folded, password_hash FROM users WHERE email_folded LIKE ? ORDER BY id',
      [`%${email.toLowerCase()}`],
    );
    const salts = Map.groupBy(rows, (row) => row.password_hash.split('$')[4]);
    expect([...salts.values()].map((each) => new Set(each.map((row) => row.email_folded)).size)).toEqual([1, 1]);
  });
});

describe('nothing tells an outsider (D63)', () => {
  it('user.create and the answer to it are the same, whether another company has the address or not', async () => {
    await member(aurora!, 'the one of Aurora');
    const create = async (address: string) => {
      const answer = await call(earshot, 'user.create', norte!.key, {
        name: 'Ana',
        email: address,
        role: 'supervisor',
      });
      return { status: answer.status, keys: Object.keys(answer.body.result.data) };
    };
    expect(await create(email)).toEqual(await create(`free-${email}`));
    expect((await call(earshot, 'user.create', norte!.key, { name: 'A', email, role: 'supervisor' })).status).toBe(409);
  });

  it('a collected recording is of the own company’s person with the organizer’s e-mail (D33)', async () => {
    const { db } = earshot.service;
    await member(aurora!, null);
    const of = async ({ companyId }: Tenant) =>
      (await attributionOf(db, companyId, 'meeting', email.toUpperCase())).salesperson_id;
    expect(await of(norte!)).toBeNull();
    const own = await member(norte!, null);
    expect(await of(norte!)).toBe(own);
    expect(await of(aurora!)).not.toBe(own);
  });
});
