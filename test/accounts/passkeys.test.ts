// Passkeys: added with the password, signed in with alone, removed; companies that require something, people who have left, and what is left when they go (docs/decisions/sign-in.md#passkeys).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../packages/server/src/accounts/totp.ts';
import { fromBase32 } from '../harness/base32.ts';
import { type Answer, type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { PasskeyDevice } from '../harness/passkey-device.ts';
import { addedPasskey, begunPasskeySignIn, passkeyAddress, passkeySignIn } from '../harness/passkeys.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let id: string;
let email: string;
let own: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_PUBLIC_URL: passkeyAddress, EARSHOT_TRUST_PROXY: 'true' });
});
beforeEach(async () => {
  tenant = await earshot.company({ name: 'Aurora' });
  admin = await session(earshot, tenant.adminId);
  ({ id, email } = await personWithPassword(earshot, tenant.companyId, 'salesperson'));
  own = await session(earshot, id);
});
afterAll(() => earshot.stop());

const as = (answer: Answer): RequestOptions => ({ headers: { Cookie: cookieOf(answer) } });
const reason = (answer: Answer) => [answer.status, answer.body.data?.reason];
const audit = async (kind: string) => (await output(earshot, 'company.listAudit', admin, { kind })).items;

/** Two-step sign-in, switched on; the next code of the app, and the session that goes on. */
async function withSecondFactor() {
  const { secret } = await output(earshot, 'auth.beginSecondFactor', own, { currentPassword: password });
  const code = () => {
    earshot.advance(30_000);
    return codeAt(fromBase32(secret), stepAt(earshot.service.now()));
  };
  own = as(await call(earshot, 'auth.confirmSecondFactor', own, { code: code() }));
  return code;
}

describe('a passkey', () => {
  it('is asked for at the domain of the server, for this person of this company, verified by the device', async () => {
    const options = await output(earshot, 'auth.beginPasskey', own, { currentPassword: password });
    expect(options).toMatchObject({
      rp: { id: 'earshot.example', name: 'Earshot' },
      user: { id: Buffer.from(id).toString('base64url'), name: `${email} (Aurora)`, displayName: 'Signer' },
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { device } = await addedPasskey(earshot, own);
    const again = await output(earshot, 'auth.beginPasskey', own, { currentPassword: password });
    expect(again.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);
    expect(again.challenge).not.toBe(options.challenge);
  });

  it('signs in alone, is listed with its last use, and is in the audit log', async () => {
    const { device, id: passkeyId } = await addedPasskey(earshot, own);
    const listed = await output(earshot, 'auth.listPasskeys', own);
    expect(listed).toEqual({
      domain: 'earshot.example',
      passkeys: [{ id: passkeyId, name: 'Phone', createdAt: expect.any(String), lastUsedAt: null }],
    });
    const answer = await passkeySignIn(earshot, device);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.result.data).toMatchObject({ id, email, companyId: tenant.companyId });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^earshot_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await output(earshot, 'user.me', as(answer))).toMatchObject({ id });
    const [used] = (await output(earshot, 'auth.listPasskeys', as(answer))).passkeys;
    expect(used.lastUsedAt).not.toBeNull();
    const passkey = { details: { passkeyId }, subjectId: id };
    expect(await audit('passkey.added')).toMatchObject([passkey]);
    expect(await audit('signIn.succeeded')).toMatchObject([{ details: { by: 'passkey', passkeyId }, subjectId: id }]);
  });

  it('that is removed signs nobody in, and ends the sessions that it has begun, but for the one that removes it', async () => {
    const { device, id: passkeyId } = await addedPasskey(earshot, own);
    const here = as(await passkeySignIn(earshot, device));
    const there = as(await passkeySignIn(earshot, device));
    const proof = { id: passkeyId, currentPassword: password };
    expect(await output(earshot, 'auth.removePasskey', here, proof)).toEqual({ id: passkeyId, removed: true });
    expect((await call(earshot, 'user.me', there)).status).toBe(401);
    expect((await call(earshot, 'user.me', own)).status).toBe(200);
    expect((await output(earshot, 'auth.listPasskeys', here)).passkeys).toEqual([]);
    expect(reason(await passkeySignIn(earshot, device))).toEqual([401, 'passkey_refused']);
    expect(await audit('passkey.removed')).toMatchObject([{ details: { passkeyId }, subjectId: id }]);
    expect(reason(await call(earshot, 'auth.removePasskey', here, proof))).toEqual([404, 'passkey_not_found']);
  });

  it('has another name when the person gives it one; a name of nothing is refused', async () => {
    const { id: passkeyId } = await addedPasskey(earshot, own);
    const rename = (name: string) => call(earshot, 'auth.renamePasskey', own, { id: passkeyId, name });
    expect((await rename(' Old phone ')).body.result.data).toEqual({ id: passkeyId, name: 'Old phone' });
    for (const name of ['', '  ', 'x'.repeat(61)]) expect((await rename(name)).status).toBe(400);
    expect((await output(earshot, 'auth.listPasskeys', own)).passkeys).toMatchObject([{ name: 'Old phone' }]);
    expect(await audit('passkey.renamed')).toMatchObject([{ details: { passkeyId }, subjectId: id }]);
  });

  it("of another person is nobody else's to remove", async () => {
    const { id: passkeyId } = await addedPasskey(earshot, own);
    const { id: otherId } = await personWithPassword(earshot, tenant.companyId);
    const other = await session(earshot, otherId);
    const answer = await call(earshot, 'auth.removePasskey', other, { id: passkeyId, currentPassword: password });
    expect(answer.text).toBe(errorText(404, 'auth.removePasskey', 'Passkey not found'));
    expect((await output(earshot, 'auth.listPasskeys', other)).passkeys).toEqual([]);
    expect((await output(earshot, 'auth.listPasskeys', own)).passkeys).toHaveLength(1);
  });

  it('a person in several companies has one for each, which opens only that company', async () => {
    const elsewhere = await earshot.company({ name: 'Norte' });
    const { id: otherId } = await personWithPassword(earshot, elsewhere.companyId, 'salesperson', email);
    const { device: here } = await addedPasskey(earshot, own);
    const { device: there } = await addedPasskey(earshot, await session(earshot, otherId));
    expect((await passkeySignIn(earshot, here)).body.result.data).toMatchObject({ id, companyId: tenant.companyId });
    expect((await passkeySignIn(earshot, there)).body.result.data).toMatchObject({ id: otherId });
  });

  it('twenty, and no more', async () => {
    const options = await output(earshot, 'auth.beginPasskey', own, { currentPassword: password });
    for (let count = 0; count < 20; count += 1)
      await earshot.service.db.run(
        `INSERT INTO passkeys (id, user_id, company_id, credential_id, public_key, counter, transports, name, created_at)
         VALUES (?, ?, ?, ?, 'k', 0, '[]', 'n', 1)`,
        [`${id}-${count}`, id, tenant.companyId, `${id}-${count}`],
      );
    const credential = new PasskeyDevice(passkeyAddress).create(options);
    const late = await call(earshot, 'auth.addPasskey', own, { name: 'Phone', credential });
    const early = await call(earshot, 'auth.beginPasskey', own, { currentPassword: password });
    for (const answer of [late, early]) expect(reason(answer)).toEqual([409, 'passkey_limit_reached']);
  });
});

describe('adding and removing', () => {
  it('take the password, five tries of it, and change nothing without', async () => {
    const { id: passkeyId } = await addedPasskey(earshot, own);
    for (const [name, input] of [
      ['auth.beginPasskey', {}],
      ['auth.removePasskey', { id: passkeyId }],
    ] as const)
      expect(reason(await call(earshot, name, own, { ...input, currentPassword: 'wrong' }))).toEqual([
        400,
        'current_password_wrong',
      ]);
    for (let tried = 0; tried < 3; tried += 1)
      await call(earshot, 'auth.beginPasskey', own, { currentPassword: 'wrong' });
    expect((await call(earshot, 'auth.beginPasskey', own, { currentPassword: password })).status).toBe(429);
    const removal = { id: passkeyId, currentPassword: password };
    expect((await call(earshot, 'auth.removePasskey', own, removal)).status).toBe(429);
    expect((await output(earshot, 'auth.listPasskeys', own)).passkeys).toHaveLength(1);
  });

  it('take a code too, where two-step sign-in is on', async () => {
    const code = await withSecondFactor();
    for (const wrong of [{}, { code: '000000' }]) {
      const answer = await call(earshot, 'auth.beginPasskey', own, { currentPassword: password, ...wrong });
      expect(reason(answer)).toEqual([400, 'second_factor_code_wrong']);
    }
    const { device, id: passkeyId } = await addedPasskey(earshot, own, { code: code() });
    // Both steps are in it.
    expect((await passkeySignIn(earshot, device)).status).toBe(200);
    const removal = { id: passkeyId, currentPassword: password };
    expect(reason(await call(earshot, 'auth.removePasskey', own, removal))).toEqual([400, 'second_factor_code_wrong']);
    await output(earshot, 'auth.removePasskey', own, { ...removal, code: code() });
  });

  it('are for sessions: no key adds or lists any', async () => {
    for (const name of [
      'auth.listPasskeys',
      'auth.beginPasskey',
      'auth.addPasskey',
      'auth.renamePasskey',
      'auth.removePasskey',
    ] as const)
      expect((await call(earshot, name, tenant.key, {})).status).toBe(401);
  });
});

describe('who is let in', () => {
  it('where the company requires two-step sign-in, a passkey is both steps', async () => {
    const { device } = await addedPasskey(earshot, own);
    await output(earshot, 'company.updateSignIn', admin, { secondFactorRequired: true });
    const answer = await passkeySignIn(earshot, device);
    expect(answer.body.result.data).not.toHaveProperty('secondFactorNeeded');
    expect((await call(earshot, 'analysis.list', as(answer))).status).toBe(200);
    // The password alone still is not.
    expect(reason(await call(earshot, 'auth.listPasskeys', own))).toEqual([403, 'second_factor_needed']);
  });

  it('where the company requires its sign-in service, nobody but those whose password works', async () => {
    const { device } = await addedPasskey(earshot, own);
    const { id: bossId } = await personWithPassword(earshot, tenant.companyId, 'admin_company');
    const { device: ofBoss } = await addedPasskey(earshot, await session(earshot, bossId));
    await earshot.service.db.run('UPDATE companies SET open_id_required = 1 WHERE id = ?', [tenant.companyId]);
    await earshot.service.db.run('UPDATE users SET keeps_password = 1 WHERE id = ?', [bossId]);
    const refused = await passkeySignIn(earshot, device);
    expect(reason(refused)).toEqual([403, 'open_id_required']);
    expect((await passkeySignIn(earshot, ofBoss)).status).toBe(200);
    expect(await audit('signIn.refused')).toMatchObject([{ details: { by: 'passkey', reason: 'openIdRequired' } }]);
  });

  it('nobody who is deactivated, and nobody of a company that is', async () => {
    const { device } = await addedPasskey(earshot, own);
    await output(earshot, 'user.update', admin, { id, isActive: false });
    expect(reason(await passkeySignIn(earshot, device))).toEqual([401, 'passkey_refused']);
    await output(earshot, 'user.update', admin, { id, isActive: true });
    expect((await passkeySignIn(earshot, device)).status).toBe(200);
    await deactivateCompany(earshot.service.db, tenant.companyId, earshot.service.now());
    expect(reason(await passkeySignIn(earshot, device))).toEqual([403, 'company_deactivated']);
  });

  it('a new password leaves passkeys; a reset by an administrator removes them, and the sessions', async () => {
    const { device } = await addedPasskey(earshot, own);
    const passwords = { currentPassword: password, newPassword: 'another battery' };
    own = as(await call(earshot, 'auth.changePassword', own, passwords));
    const session = as(await passkeySignIn(earshot, device));
    const team = await output(earshot, 'user.listTeam', admin);
    expect(team.find((one: { user: { id: string } }) => one.user.id === id)).toMatchObject({ passkeys: 1 });
    await output(earshot, 'user.resetSecondFactor', admin, { id });
    expect((await call(earshot, 'user.me', session)).status).toBe(401);
    expect(reason(await passkeySignIn(earshot, device))).toEqual([401, 'passkey_refused']);
    expect(await audit('secondFactor.reset')).toMatchObject([{ subjectId: id, details: { passkeys: 1 } }]);
  });

  it('an address without https, or a number, has none, and says so', async () => {
    const { service } = earshot;
    try {
      for (const address of [
        'http://earshot.example',
        'https://198.51.100.7',
        'http://127.0.0.1:8080',
        'https://[::1]',
      ]) {
        service.publicUrl = address;
        expect(await output(earshot, 'auth.listPasskeys', own)).toMatchObject({ domain: null });
        const text = `Browsers allow passkeys only at a name with https, or at localhost. This server is at ${address}. The operator can set EARSHOT_PUBLIC_URL to such an address.`;
        const begun = await call(earshot, 'auth.beginPasskeySignIn', {}, {});
        expect(begun.text).toBe(errorText(409, 'auth.beginPasskeySignIn', text));
        const added = await call(earshot, 'auth.beginPasskey', own, { currentPassword: password });
        expect(added.text).toBe(errorText(409, 'auth.beginPasskey', text));
      }
      for (const address of ['http://localhost:8080', 'https://earshot.example:8443']) {
        service.publicUrl = address;
        const { options } = await begunPasskeySignIn(earshot);
        expect(options.rpId).toBe(new URL(address).hostname);
      }
    } finally {
      service.publicUrl = passkeyAddress;
    }
  });
});

describe('what is left of it', () => {
  const traces = async (passkeyId: string) =>
    (await earshot.service.db.all('SELECT id FROM passkeys WHERE id = ?', [passkeyId])).length;

  it('nothing once the person is erased; and an export names it without its key', async () => {
    const { device, id: passkeyId } = await addedPasskey(earshot, own);
    const { url } = await output(earshot, 'company.createExport', admin, {});
    const lines = (await earshot.request('GET', new URL(url).pathname + new URL(url).search, admin)).text.split('\n');
    const line = lines.find((text) => text.includes('"kind":"passkey"'))!;
    expect(JSON.parse(line)).toEqual({
      kind: 'passkey',
      userId: id,
      id: passkeyId,
      name: 'Phone',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    await output(earshot, 'user.delete', admin, { id, analyses: 'keep' });
    expect(await traces(passkeyId)).toBe(0);
    expect(reason(await passkeySignIn(earshot, device))).toEqual([401, 'passkey_refused']);
  });

  it('nothing once the company is erased', async () => {
    const { id: passkeyId } = await addedPasskey(earshot, own);
    await output(earshot, 'company.requestErasure', admin, { name: 'Aurora' });
    await output(earshot, 'company.eraseNow', admin, { name: 'Aurora' });
    expect(await traces(passkeyId)).toBe(0);
  });
});
