// Two-step sign-in: codes of an app and recovery codes, none of which works twice; who may switch it off; companies that require it (docs/decisions/sign-in.md#two-step-sign-in).
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeAt, stepAt } from '../../packages/server/src/accounts/totp.ts';
import type { OperationName } from '../../packages/server/src/generated/operations.ts';
import { fromBase32 } from '../harness/base32.ts';
import { type Answer, type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, cookieOf, cookiesOf, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

const stepMs = 30_000;

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let id: string;
let email: string;
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_TRUST_PROXY: 'true' });
  earshot.service.pause = async () => {};
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  ({ id, email } = await personWithPassword(earshot, tenant.companyId));
});
afterAll(() => earshot.stop());

/** Never used before. */
const somewhere = () => `198.51.${++serial >> 8}.${serial & 255}`;

interface From {
  address?: string;
  cookies?: string;
}
const login = (input: object = {}, { address = somewhere(), cookies }: From = {}) => {
  const headers: Record<string, string> = { 'X-Forwarded-For': address, ...(cookies && { Cookie: cookies }) };
  return call(earshot, 'auth.login', { headers }, { email, password, ...input });
};
const as = (answer: Answer): RequestOptions => ({ headers: { Cookie: cookieOf(answer) } });

interface Factor {
  secret: Buffer;
  codes: string[];
  /** The session that set it up. */
  own: RequestOptions;
}
/** The code of the app, now or `skew` steps later. */
const codeOf = ({ secret }: Pick<Factor, 'secret'>, skew = 0) => codeAt(secret, stepAt(earshot.service.now()) + skew);

async function begun(own: RequestOptions): Promise<Buffer> {
  const { secret, uri } = await output(earshot, 'auth.beginSecondFactor', own, { currentPassword: password });
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  return fromBase32(secret);
}

/** Switches it on, with the code of the present step; the next one is that of the next step. */
async function switchedOn(own?: RequestOptions): Promise<Factor> {
  const before = own ?? (await session(earshot, id));
  const secret = await begun(before);
  const answer = await call(earshot, 'auth.confirmSecondFactor', before, { code: codeOf({ secret }) });
  expect(answer.status, answer.text).toBe(200);
  earshot.advance(stepMs);
  return { secret, codes: answer.body.result.data.recoveryCodes, own: as(answer) };
}

const required = errorText(
  401,
  'auth.login',
  "Two-step sign-in is on. Send 'code': the six digits of your authenticator app, or a recovery code.",
);
const wrong = errorText(401, 'auth.login', 'Wrong or used code. Wait for the next one, or send a recovery code.');
const blocked = errorText(429, 'auth.login', 'Too many failed sign-ins. Try again in 15 minutes.');

describe('setting it up', () => {
  it('takes the password and a code; ends the other sessions, and shows ten recovery codes, once', async () => {
    const other = await session(earshot, id);
    const { codes, own } = await switchedOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await call(earshot, 'user.me', other)).status).toBe(401);
    expect(await output(earshot, 'auth.getSecondFactor', own)).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'secondFactor.enabled' });
    expect(items).toMatchObject([{ subjectId: id, actor: { userId: id } }]);
  });

  it('what is begun and not confirmed changes nothing; beginning again makes another secret', async () => {
    const own = await session(earshot, id);
    const first = await begun(own);
    expect((await login()).status).toBe(200);
    const second = await begun(own);
    expect(second.equals(first)).toBe(false);
    const stale = await call(earshot, 'auth.confirmSecondFactor', own, { code: codeOf({ secret: first }) });
    expect([stale.status, stale.body.data.reason]).toEqual([400, 'second_factor_code_wrong']);
    expect((await login()).status).toBe(200);
  });

  it('five wrong codes → 429: whoever finds a session that is open guesses nothing that was begun there', async () => {
    const own = await session(earshot, id);
    const secret = await begun(own);
    const confirm = (code: string) => call(earshot, 'auth.confirmSecondFactor', own, { code });
    for (let tried = 0; tried < 5; tried += 1) expect((await confirm('000000')).status).toBe(400);
    expect((await confirm(codeOf({ secret }))).status).toBe(429);
    earshot.advance(15 * 60_000);
    expect((await confirm(codeOf({ secret }))).status).toBe(200);
  });

  it('a wrong password, a code before anything was begun, and a second time → refused', async () => {
    const own = await session(earshot, id);
    const wrongPassword = await call(earshot, 'auth.beginSecondFactor', own, { currentPassword: 'wrong' });
    expect([wrongPassword.status, wrongPassword.body.data.reason]).toEqual([400, 'current_password_wrong']);
    const early = await call(earshot, 'auth.confirmSecondFactor', own, { code: '123456' });
    expect([early.status, early.body.data.reason]).toEqual([409, 'second_factor_off']);
    const factor = await switchedOn(own);
    const again = await call(earshot, 'auth.beginSecondFactor', factor.own, { currentPassword: password });
    expect([again.status, again.body.data.reason]).toEqual([409, 'second_factor_on']);
  });

  it('neither secret nor codes are stored as they are, or in any list', async () => {
    const { secret, codes, own } = await switchedOn();
    const { db } = earshot.service;
    const rows = [
      ...(await db.all('SELECT * FROM second_factors')),
      ...(await db.all('SELECT * FROM recovery_codes')),
      await output(earshot, 'auth.getSecondFactor', own),
      await output(earshot, 'company.listAudit', admin, {}),
      await output(earshot, 'user.listTeam', admin),
    ];
    const text = JSON.stringify(rows);
    for (const each of [secret.toString('base64url'), secret.toString('hex'), ...codes])
      expect(text).not.toContain(each);
  });

  it('needs a session: a key gets 401', async () => {
    for (const name of ['auth.getSecondFactor', 'auth.beginSecondFactor', 'auth.confirmSecondFactor'] as const)
      expect((await call(earshot, name, tenant.key, { currentPassword: password, code: '1' })).status).toBe(401);
  });
});

describe('signing in', () => {
  it('without a second step: as before, whatever is sent as code', async () => {
    for (const code of [undefined, '123456']) {
      const { status, body } = await login(code ? { code } : {});
      expect(status).toBe(200);
      expect(Object.keys(body.result.data)).toEqual(['id', 'name', 'email', 'role', 'companyId']);
    }
  });

  it('only a right password asks for the code, and asks without a session', async () => {
    const factor = await switchedOn();
    const asked = await login();
    expect(asked.text).toBe(required);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const guessed = await login({ password: 'wrong', code: codeOf(factor) });
    expect(guessed.text).toBe(errorText(401, 'auth.login', 'Wrong e-mail or password.'));
    const { status, body } = await login({ code: codeOf(factor) });
    expect([status, body.result.data.id]).toEqual([200, id]);
  });

  it('a code works once, also for two who send it at the same time, and none before it works afterwards', async () => {
    const factor = await switchedOn();
    const code = codeOf(factor);
    const answers = await Promise.all([login({ code }), login({ code }), login({ code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await login({ code })).text).toBe(wrong);
    expect((await login({ code: codeOf(factor, -1) })).text).toBe(wrong);
    earshot.advance(stepMs);
    expect((await login({ code: codeOf(factor) })).status).toBe(200);
  });

  it('the code that switched it on signs nobody in', async () => {
    const own = await session(earshot, id);
    const secret = await begun(own);
    const code = codeOf({ secret });
    expect((await call(earshot, 'auth.confirmSecondFactor', own, { code })).status).toBe(200);
    expect((await login({ code })).text).toBe(wrong);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('a clock that is %d steps away → %d', async (skew, status) => {
    const factor = await switchedOn();
    earshot.advance(2 * stepMs);
    expect((await login({ code: codeOf(factor, skew) })).status).toBe(status);
  });

  it('a clock that is set back makes no used code good again', async () => {
    const factor = await switchedOn();
    const code = codeOf(factor);
    expect((await login({ code })).status).toBe(200);
    earshot.advance(-stepMs);
    expect((await login({ code })).text).toBe(wrong);
    expect((await login({ code: codeOf(factor) })).text).toBe(wrong);
    earshot.advance(2 * stepMs);
    expect((await login({ code: codeOf(factor) })).status).toBe(200);
  });

  it("a recovery code works once, as it is typed; another person's does not", async () => {
    const { codes, own } = await switchedOn();
    const [first, second] = codes as [string, string];
    expect((await login({ code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await login({ code: first })).text).toBe(wrong);
    const stranger = await personWithPassword(earshot, tenant.companyId);
    const factor = await switchedOn(await session(earshot, stranger.id));
    expect((await login({ code: factor.codes[0] })).text).toBe(wrong);
    expect((await login({ code: codeOf(factor) })).text).toBe(wrong);
    expect(await output(earshot, 'auth.getSecondFactor', own)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await login({ code: second })).status).toBe(200);
  });

  it('wrong codes are throttled: five from an address, ten from all, and the right one is refused then too', async () => {
    const factor = await switchedOn();
    const address = somewhere();
    for (let tried = 0; tried < 5; tried += 1) expect((await login({ code: '000000' }, { address })).text).toBe(wrong);
    expect((await login({ code: codeOf(factor) }, { address })).text).toBe(blocked);
    for (let tried = 0; tried < 5; tried += 1) expect((await login({ code: '000000' })).text).toBe(wrong);
    expect((await login({ code: codeOf(factor) })).text).toBe(blocked);
    earshot.advance(15 * 60_000);
    expect((await login({ code: codeOf(factor) }, { address })).status).toBe(200);
  });

  it('whoever sends the password while it is switched on is asked for the code too', async () => {
    for (let tried = 0; tried < 10; tried += 1) await login({ password: 'wrong' });
    const own = await session(earshot, id);
    const secret = await begun(own);
    // The next try waits, because many addresses have tried the e-mail; what it found out before is old then.
    const wait = vi.spyOn(earshot.service, 'pause').mockImplementationOnce(async () => {
      await output(earshot, 'auth.confirmSecondFactor', own, { code: codeOf({ secret }) });
    });
    const answer = await login();
    expect(wait).toHaveBeenCalled();
    wait.mockRestore();
    expect(answer.text).toBe(required);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('asking without a code, however often, uses up no tries', async () => {
    const factor = await switchedOn();
    const address = somewhere();
    for (let asked = 0; asked < 25; asked += 1) expect((await login({}, { address })).text).toBe(required);
    expect((await login({ code: codeOf(factor) }, { address })).status).toBe(200);
  });

  it('whoever has the password elsewhere locks nobody out of a browser that has signed in before', async () => {
    const factor = await switchedOn();
    const cookies = cookiesOf(await login({ code: codeOf(factor) }));
    for (let tried = 0; tried < 10; tried += 1) await login({ code: '000000' });
    earshot.advance(stepMs);
    const code = codeOf(factor);
    expect((await login({ code })).text).toBe(blocked);
    expect((await login({ code }, { cookies })).status).toBe(200);
  });

  it('refused codes are in the audit log', async () => {
    await switchedOn();
    await login({ code: '000000' });
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'signIn.refused' });
    expect(items).toMatchObject([{ subjectId: id, actor: { kind: 'visitor' }, details: { step: 'code' } }]);
  });

  it.each(['', '1'.repeat(65), 123456, null])('a code that is none (%j) → 400', async (code) => {
    await switchedOn();
    expect((await login({ code })).body.issues[0].path).toEqual(['code']);
  });

  it('an invitation link replaces the password, not the second step', async () => {
    const factor = await switchedOn();
    const { invitationUrl } = await output(earshot, 'user.createInvitation', admin, { id });
    const token = invitationUrl.split('/').at(-1);
    const accept = (input: object) =>
      call(earshot, 'auth.acceptInvitation', {}, { token, password: 'another good one', ...input });
    expect((await accept({})).body.data.reason).toBe('second_factor_required');
    expect((await accept({ code: '000000' })).body.data.reason).toBe('second_factor_wrong');
    expect((await login({ password: 'another good one' })).status).toBe(401);
    expect((await accept({ code: codeOf(factor) })).status).toBe(200);
  });

  it('the e-mail in several companies: the step of the one that is chosen', async () => {
    const second = await earshot.company();
    await personWithPassword(earshot, second.companyId, 'salesperson', email);
    const factor = await switchedOn();
    expect((await login()).body.result.data.companies).toHaveLength(2);
    expect((await login({ companyId: second.companyId })).status).toBe(200);
    expect((await login({ companyId: tenant.companyId })).text).toBe(required);
    expect((await login({ companyId: tenant.companyId, code: codeOf(factor) })).status).toBe(200);
  });
});

describe('switching it off', () => {
  const disable = (own: RequestOptions, input: object) =>
    call(earshot, 'auth.disableSecondFactor', own, { currentPassword: password, ...input });

  it('takes the password and a code or a recovery code', async () => {
    const factor = await switchedOn();
    expect((await disable(factor.own, { currentPassword: 'wrong', code: codeOf(factor) })).status).toBe(400);
    expect((await disable(factor.own, { code: '000000' })).status).toBe(400);
    expect((await login()).text).toBe(required);
    expect((await disable(factor.own, { code: factor.codes[3] })).body.result.data).toEqual({ disabled: true });
    expect((await login()).status).toBe(200);
    expect((await disable(factor.own, { code: codeOf(factor) })).status).toBe(409);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'secondFactor.disabled' });
    expect(items).toMatchObject([{ subjectId: id }]);
  });

  it('new recovery codes take both too, and end those from before', async () => {
    const factor = await switchedOn();
    const renew = (input: object) =>
      call(earshot, 'auth.renewRecoveryCodes', factor.own, { currentPassword: password, ...input });
    expect((await renew({ code: '000000' })).status).toBe(400);
    expect((await renew({ currentPassword: 'wrong', code: codeOf(factor) })).status).toBe(400);
    const { recoveryCodes } = (await renew({ code: factor.codes[0] })).body.result.data;
    expect(new Set([...recoveryCodes, ...factor.codes]).size).toBe(20);
    expect((await login({ code: factor.codes[1] })).text).toBe(wrong);
    expect((await login({ code: recoveryCodes[0] })).status).toBe(200);
    const off = await session(earshot, tenant.adminId);
    const early = await call(earshot, 'auth.renewRecoveryCodes', off, { currentPassword: password, code: '1' });
    expect(early.status).toBe(400);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'secondFactor.codesRenewed' });
    expect(items).toMatchObject([{ subjectId: id }]);
  });

  it('five wrong codes → 429, whatever else the person proves with the password in between', async () => {
    const factor = await switchedOn();
    const between = async (own: RequestOptions, tried: number) => {
      const begun = await call(earshot, 'auth.beginSecondFactor', own, { currentPassword: password });
      expect(begun.status).toBe(409);
      if (tried % 2 === 0) return own;
      const input = { currentPassword: password, newPassword: password };
      return as(await call(earshot, 'auth.changePassword', own, input));
    };
    let { own } = factor;
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await disable(own, { code: '000000' })).status).toBe(400);
      own = await between(own, tried);
    }
    expect((await disable(own, { code: codeOf(factor) })).status).toBe(429);
    const renewed = await call(earshot, 'auth.renewRecoveryCodes', own, {
      currentPassword: password,
      code: codeOf(factor),
    });
    expect(renewed.status).toBe(429);
    earshot.advance(15 * 60_000);
    expect((await disable(own, { code: codeOf(factor) })).status).toBe(200);
  });

  it('five wrong ones → 429, also for the right one', async () => {
    const factor = await switchedOn();
    for (let tried = 0; tried < 5; tried += 1) expect((await disable(factor.own, { code: '000000' })).status).toBe(400);
    expect((await disable(factor.own, { code: codeOf(factor) })).status).toBe(429);
    expect((await login()).text).toBe(required);
  });

  it('an administrator resets it for another person: their sessions end, and the log says so', async () => {
    const { own } = await switchedOn();
    expect(await output(earshot, 'user.resetSecondFactor', admin, { id })).toEqual({ id, reset: true });
    expect((await call(earshot, 'user.me', own)).status).toBe(401);
    expect((await login()).status).toBe(200);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'secondFactor.reset' });
    expect(items).toMatchObject([{ subjectId: id, actor: { userId: tenant.adminId } }]);
  });

  it('new recovery codes need it to be on → 409; a company that is deactivated is told nothing of it → 403 (D14)', async () => {
    const own = as(await login());
    const renewed = await call(earshot, 'auth.renewRecoveryCodes', own, { currentPassword: password, code: '492039' });
    expect([renewed.status, renewed.body.data.reason]).toEqual([409, 'second_factor_off']);
    await deactivateCompany(earshot.service.db, tenant.companyId, earshot.service.now());
    expect((await call(earshot, 'auth.getSecondFactor', own)).status).toBe(403);
  });

  it("nobody resets their own, an administrator no super_admin's, a key nobody's, and no company another's (D63)", async () => {
    const { own } = await switchedOn();
    const reset = (who: string | RequestOptions, whom: string) =>
      call(earshot, 'user.resetSecondFactor', who, { id: whom });
    expect((await reset(own, id)).body.data.reason).toBe('own_second_factor_kept');
    expect((await reset(tenant.key, id)).status).toBe(401);
    const root = await earshot.user(tenant.companyId, 'super_admin');
    expect((await reset(admin, root)).status).toBe(403);
    const foreign = await earshot.company();
    const other = await session(earshot, foreign.adminId);
    expect((await reset(other, id)).text).toBe((await reset(other, 'nonexistent')).text);
    expect((await login()).text).toBe(required);
  });

  it('erasing the person leaves neither secret nor codes', async () => {
    await switchedOn();
    await output(earshot, 'user.delete', admin, { id, analyses: 'keep' });
    const { db } = earshot.service;
    for (const table of ['second_factors', 'recovery_codes'])
      expect(await db.all(`SELECT * FROM ${table} WHERE user_id = ?`, [id])).toEqual([]);
  });
});

describe('a company that requires it', () => {
  const require = (secondFactorRequired: boolean) =>
    output(earshot, 'company.updateSignIn', admin, { secondFactorRequired });
  const needed = (name: OperationName) =>
    errorText(403, name, 'Your company requires two-step sign-in. Set it up first, under My account.');

  it('lets sessions of people without it do nothing but set it up; keys work on', async () => {
    const own = await session(earshot, id);
    expect(await require(true)).toMatchObject({ signIn: { secondFactorRequired: true } });
    for (const name of [
      'analysis.list',
      'user.listTeam',
      'user.getAlerts',
      'apiKeys.list',
      'auth.listSessions',
    ] as const)
      expect((await call(earshot, name, own)).text).toBe(needed(name));
    expect((await call(earshot, 'company.updateSignIn', admin, { secondFactorRequired: false })).status).toBe(403);
    expect(await output(earshot, 'user.me', own)).toMatchObject({ id, secondFactorNeeded: true });
    expect((await login()).body.result.data).toMatchObject({ secondFactorNeeded: true });
    expect(await output(earshot, 'auth.getSecondFactor', own)).toMatchObject({ isOn: false, isRequired: true });
    expect(await output(earshot, 'user.me', tenant.key)).not.toHaveProperty('secondFactorNeeded');
    const factor = await switchedOn(own);
    expect((await call(earshot, 'analysis.list', factor.own)).status).toBe(200);
    expect(await output(earshot, 'user.me', factor.own)).not.toHaveProperty('secondFactorNeeded');
    const off = await call(earshot, 'auth.disableSecondFactor', factor.own, {
      currentPassword: password,
      code: codeOf(factor),
    });
    expect([off.status, off.body.data.reason]).toEqual([409, 'second_factor_kept']);
  });

  it('touches no other company, and only administrators in a session may say so', async () => {
    const foreign = await earshot.company();
    await require(true);
    expect((await call(earshot, 'analysis.list', await session(earshot, foreign.adminId))).status).toBe(200);
    expect((await call(earshot, 'company.updateSignIn', foreign.key, { secondFactorRequired: true })).status).toBe(401);
    const seller = await session(earshot, await earshot.user(foreign.companyId, 'salesperson'));
    expect((await call(earshot, 'company.updateSignIn', seller, { secondFactorRequired: true })).status).toBe(403);
    const { items } = await output(earshot, 'company.listAudit', await session(earshot, foreign.adminId), {});
    expect(JSON.stringify(items)).not.toContain('secondFactorRequired');
  });
});
