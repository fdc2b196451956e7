// Invitation links over HTTP: they work once, for seven days, until a newer one; the password that they set (docs/decisions/sign-in.md#d52).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookieOf, output, password, session } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

const weekMs = 7 * 24 * 60 * 60_000;
const invalid = errorText(
  400,
  'auth.acceptInvitation',
  'The invitation link is invalid, already used or expired. Ask an administrator for a new one.',
);

let earshot: Earshot;
let tenant: Tenant;
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

async function invited() {
  const email = `invited-${++serial}@example.com`;
  const input = { name: 'Ana', email, role: 'salesperson' };
  const { id, invitationUrl } = await output(earshot, 'user.create', tenant.key, input);
  return { id: id as string, email, token: tokenOf(invitationUrl) };
}
/** By an administrator's session: a key makes none for who has a password (docs/decisions/sign-in.md#d63). */
const again = async (id: string) => {
  const admin = await session(earshot, tenant.adminId);
  return tokenOf((await output(earshot, 'user.createInvitation', admin, { id })).invitationUrl);
};
const accept = (token: string, chosen: unknown = password, headers: Record<string, string> = {}) =>
  call(earshot, 'auth.acceptInvitation', { headers }, { token, password: chosen });
const login = (email: string, chosen = password) => call(earshot, 'auth.login', {}, { email, password: chosen });

describe('auth.acceptInvitation', () => {
  it('sets the password and signs in', async () => {
    const { id, email, token } = await invited();
    expect((await login(email)).status).toBe(401);
    const answer = await accept(token);
    const me = { id, name: 'Ana', email, role: 'salesperson', companyId: tenant.companyId };
    expect(answer.body.result.data).toEqual(me);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^earshot_session=.*; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^earshot_device=.*; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await output(earshot, 'user.me', { headers: { Cookie: cookieOf(answer) } })).toEqual(me);
    expect((await login(email)).status).toBe(200);
  });

  it('works once, also of ten at the same time', async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => accept(token, `${password} ${index}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
    expect((await accept(token)).text).toBe(invalid);
  });

  it('an unknown token → the same 400, whatever it looks like', async () => {
    for (const token of ['', 'x', 'A'.repeat(32), 'ü'.repeat(5000)]) expect((await accept(token)).text).toBe(invalid);
  });

  it('a newer link withdraws the earlier ones', async () => {
    const { id, token } = await invited();
    const second = await again(id);
    const third = await again(id);
    expect([(await accept(token)).text, (await accept(second)).text]).toEqual([invalid, invalid]);
    expect((await accept(third)).status).toBe(200);
  });

  it('a new password ends what sessions there were, and the old password', async () => {
    const { id, email, token } = await invited();
    await accept(token);
    const old = await session(earshot, id);
    await accept(await again(id), 'another good one');
    expect((await call(earshot, 'user.me', old)).status).toBe(401);
    expect([(await login(email)).status, (await login(email, 'another good one')).status]).toEqual([401, 200]);
  });

  it('a password of 10 to 200 characters: another → 400 with issues, and the link stays good', async () => {
    const { token } = await invited();
    for (const chosen of ['', '123456789', 'x'.repeat(201), 5, null])
      expect((await accept(token, chosen)).body.issues?.[0].path).toEqual(['password']);
    expect((await accept(token, '1234567890')).status).toBe(200);
    expect((await accept(await again((await invited()).id), 'x'.repeat(200))).status).toBe(200);
  });

  it('a person deactivated meanwhile → 400; activated again, the link is good', async () => {
    const { id, token } = await invited();
    await output(earshot, 'user.update', tenant.key, { id, isActive: false });
    expect((await accept(token)).text).toBe(invalid);
    await output(earshot, 'user.update', tenant.key, { id, isActive: true });
    expect((await accept(token)).status).toBe(200);
  });

  it('a deactivated company → 403 (D57)', async () => {
    const { token } = await invited();
    await deactivateCompany(earshot.service.db, tenant.companyId, Date.UTC(2026, 0, 31));
    const { status, body, headers } = await accept(token);
    expect([status, headers.getSetCookie()]).toEqual([403, []]);
    expect(body.message).toMatch(/^Company ".*" was deactivated on 2026-01-31\.$/);
  });

  it('a page of another origin → 403 (D59)', async () => {
    const { token } = await invited();
    expect((await accept(token, password, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await accept(token, password, { Origin: earshot.url })).status).toBe(200);
  });

  it('neither link nor password is stored as it is', async () => {
    const { token, id } = await invited();
    await accept(token);
    const rows = await Promise.all(
      ['invitations', 'users', 'sessions'].map((table) => earshot.service.db.all(`SELECT * FROM ${table}`)),
    );
    const text = JSON.stringify(rows);
    expect(text).toContain(id);
    for (const secret of [token, password]) expect(text).not.toContain(secret);
    expect(text).toContain('$argon2id$');
  });

  // The last one: what it lets pass of the service's time is not given back.
  it('for seven days', async () => {
    const [first, second] = [await invited(), await invited()];
    earshot.advance(weekMs - 60_000);
    expect((await accept(first.token)).status).toBe(200);
    earshot.advance(60_000);
    expect((await accept(second.token)).text).toBe(invalid);
    expect((await accept(await again(second.id))).status).toBe(200);
  });
});
