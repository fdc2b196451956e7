// The own password and sessions: thirty days, the list, ending, and what a new password ends (docs/decisions/sign-in.md#d63).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';

const hourMs = 60 * 60_000;
const ended = errorText(401, 'user.me', 'The session has ended. Sign in again.');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let earshot: Earshot;
let tenant: Tenant;
let id: string;
let email: string;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  await earshot.service.db.run('DELETE FROM sign_in_failures');
  tenant = await earshot.company();
  ({ id, email } = await personWithPassword(earshot, tenant.companyId));
});
afterAll(() => earshot.stop());

const login = async (chosen = password): Promise<RequestOptions> => {
  const headers = { 'User-Agent': firefox };
  const answer = await call(earshot, 'auth.login', { headers }, { email, password: chosen });
  expect(answer.status, answer.text).toBe(200);
  return { headers: { Cookie: cookieOf(answer) } };
};
const me = (as: RequestOptions) => call(earshot, 'user.me', as);
interface Listed {
  id: string;
  isCurrent: boolean;
}
const list = (as: RequestOptions): Promise<Listed[]> => output(earshot, 'auth.listSessions', as);
const newPassword = 'another good one';
const change = (as: RequestOptions, input: object = {}) =>
  call(earshot, 'auth.changePassword', as, { currentPassword: password, newPassword, ...input });

describe('auth.listSessions and auth.endSession (D63)', () => {
  it('lists the own ones only, by browser and times, and no token', async () => {
    const [first, second] = [await login(), await login()];
    await session(earshot, tenant.adminId);
    const listed = await list(second);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(listed[0]).toMatchObject({ userAgent: 'Firefox, Linux', address: '127.0.0.1' });
    const { text } = await call(earshot, 'auth.listSessions', first);
    for (const { headers } of [first, second]) expect(text).not.toContain(headers!.Cookie!.split('=')[1]);
    const hashes = await earshot.service.db.all<{ token_hash: string }>('SELECT token_hash FROM sessions');
    for (const { token_hash } of hashes) expect(text).not.toContain(token_hash);
  });

  it('ends one, at once; the present one clears the cookie; another’s is none', async () => {
    const [first, second, third] = [await login(), await login(), await login()];
    const idOf = async (as: RequestOptions) => (await list(as)).find(({ isCurrent }) => isCurrent)!.id;
    const firstId = await idOf(first);
    expect(await output(earshot, 'auth.endSession', second, { id: firstId })).toEqual({ id: firstId });
    expect((await me(first)).text).toBe(ended);
    const strange = await session(earshot, tenant.adminId);
    for (const wanted of [await idOf(strange), firstId, 'nonexistent'])
      expect((await call(earshot, 'auth.endSession', second, { id: wanted })).text).toBe(
        errorText(404, 'auth.endSession', 'Session not found'),
      );
    expect((await me(strange)).status).toBe(200);
    const own = await call(earshot, 'auth.endSession', second, { id: await idOf(second) });
    expect(own.headers.getSetCookie()).toEqual([expect.stringMatching(/^earshot_session=; Max-Age=0/)]);
    expect(await list(third)).toHaveLength(1);
  });

  it('auth.endOtherSessions leaves the present one and other people’s', async () => {
    const [first, second] = [await login(), await login()];
    const strange = await session(earshot, tenant.adminId);
    expect(await output(earshot, 'auth.endOtherSessions', second, {})).toEqual({ ended: 1 });
    expect((await me(first)).text).toBe(ended);
    for (const as of [second, strange]) expect((await me(as)).status).toBe(200);
  });

  it('of a deactivated company → 403', async () => {
    const gone = await earshot.company();
    const admin = await session(earshot, gone.adminId);
    await earshot.service.db.run('UPDATE companies SET deactivated_at = 1 WHERE id = ?', [gone.companyId]);
    for (const [name, input] of [
      ['auth.listSessions', undefined],
      ['auth.endOtherSessions', {}],
    ] as const)
      expect((await call(earshot, name, admin, input)).status).toBe(403);
  });
});

describe('auth.changePassword (D63)', () => {
  it('ends the other sessions, the old password and open links; this one goes on under another token', async () => {
    const [first, second] = [await login(), await login()];
    const admin = await session(earshot, tenant.adminId);
    const { invitationUrl } = await output(earshot, 'user.createInvitation', admin, { id });
    const key = await earshot.apiKey(tenant.companyId, id);
    const answer = await change(second);
    expect(answer.body.result.data).toEqual({ changed: true });
    expect(cookieOf(answer)).not.toBe(second.headers!.Cookie);
    for (const as of [first, second]) expect((await me(as)).text).toBe(ended);
    expect((await me({ headers: { Cookie: cookieOf(answer) } })).status).toBe(200);
    expect((await call(earshot, 'auth.login', {}, { email, password })).status).toBe(401);
    expect((await me(await login(newPassword))).body.result.data.passwordReplacedAt).toBeUndefined();
    const token = invitationUrl.split('/').at(-1);
    expect((await call(earshot, 'auth.acceptInvitation', {}, { token, password })).status).toBe(400);
    expect((await call(earshot, 'user.me', key)).status).toBe(200);
  });

  it('a wrong present password or a short new one → 400, and nothing changes', async () => {
    const as = await login();
    expect((await change(as, { currentPassword: 'wrong' })).text).toBe(
      errorText(400, 'auth.changePassword', 'The current password is wrong.'),
    );
    expect((await change(as, { newPassword: 'short' })).body.issues[0].path).toEqual(['newPassword']);
    expect((await me(as)).status).toBe(200);
    await login();
  });

  it('of several at once one succeeds, and one session is left', async () => {
    const sessions = [await login(), await login(), await login()];
    const answers = await Promise.all(
      sessions.map((as, index) => change(as, { newPassword: `${newPassword} ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await earshot.service.db.all('SELECT id FROM sessions WHERE user_id = ?', [id]);
    expect(rows).toHaveLength(1);
  });

  it('no key changes a password', async () => {
    const key = await earshot.apiKey(tenant.companyId, id);
    expect((await change({ key })).status).toBe(401);
  });
});

// The last ones: what they let pass of the service's time is not given back.
describe('how long a session lasts (D63)', () => {
  it('thirty days at most, however much it is used', async () => {
    const as = await login();
    for (let used = 0; used < 65; used += 1) {
      earshot.advance(11 * hourMs);
      expect((await me(as)).status).toBe(200);
    }
    earshot.advance(5 * hourMs - 60_000);
    expect((await me(as)).status).toBe(200);
    earshot.advance(60_001);
    expect((await me(as)).text).toBe(ended);
    const left = () => earshot.service.db.all('SELECT id FROM sessions WHERE user_id = ?', [id]);
    expect(await left()).toHaveLength(1);
    await sweep(earshot.service);
    expect(await left()).toEqual([]);
  });
});
