// What a hostile answer of a passkey brings about: nothing, and no word of who exists (docs/decisions/sign-in.md#passkeys).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPasskey, beginPasskey } from '../../packages/server/src/accounts/passkeys/add.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { type Answer, type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { type Lies, PasskeyDevice } from '../harness/passkey-device.ts';
import { addedPasskey, begunPasskeySignIn, passkeyAddress, passkeySignIn } from '../harness/passkeys.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let id: string;
let own: RequestOptions;
let serial = 0;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_PUBLIC_URL: passkeyAddress, EARSHOT_TRUST_PROXY: 'true' });
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  ({ id } = await personWithPassword(earshot, tenant.companyId));
  own = await session(earshot, id);
});
afterAll(() => earshot.stop());

const name = 'auth.completePasskeySignIn';
const refused = errorText(
  401,
  name,
  'This passkey does not sign in here. Use another one, or your e-mail address and password.',
);
const unknown = errorText(
  400,
  name,
  'This request for a passkey has expired, was completed already, or was begun elsewhere. Begin again.',
);
const reason = (answer: Answer) => [answer.status, answer.body.data?.reason];
const refusals = async () =>
  (await output(earshot, 'company.listAudit', admin, { kind: 'signIn.refused', limit: 100 })).items.map(
    ({ details }: { details: object }) => details,
  );
it("auth.removePasskey and renamePasskey with another person's id answer as for one that does not exist, and change nothing", async () => {
  const { id: theirs } = await addedPasskey(earshot, own);
  const { passkeys: before } = await output(earshot, 'auth.listPasskeys', own);
  const other = await personWithPassword(earshot, tenant.companyId);
  const foreigner = await personWithPassword(earshot, (await earshot.company()).companyId);
  for (const person of [other, foreigner]) {
    const as = await session(earshot, person.id);
    const remove = (passkey: string) =>
      call(earshot, 'auth.removePasskey', as, { id: passkey, currentPassword: password });
    const rename = (passkey: string) => call(earshot, 'auth.renamePasskey', as, { id: passkey, name: 'Mine' });
    for (const change of [remove, rename]) {
      const [ofAnother, ofNobody] = [await change(theirs), await change('nonexistent')];
      expect([ofAnother.status, ofAnother.text]).toEqual([404, ofNobody.text]);
    }
  }
  expect((await output(earshot, 'auth.listPasskeys', own)).passkeys).toEqual(before);
});

const sessionEnded = 'The session has ended. Sign in again.';
const from = () => ({ 'X-Forwarded-For': `198.51.${++serial >> 8}.${serial & 255}` });

/** An answer to what a browser has begun, sent from there. */
const answer = (cookie: string, credential: object) =>
  call(earshot, name, { headers: { Cookie: cookie } }, { credential });

describe('a sign-in', () => {
  it.each<[string, Lies]>([
    ['from another origin', { origin: 'https://earshot.example.evil.example' }],
    ['from the same name at another port', { origin: `${passkeyAddress}:8443` }],
    ['from a frame of another site', { crossOrigin: true, origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['that verified nobody', { isUnverified: true }],
    ['that is the making of a passkey', { type: 'webauthn.create' }],
    ['signed by another key', { signer: new PasskeyDevice(passkeyAddress).keys.privateKey }],
    ['of another person', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ])('%s → 401 as for an unknown passkey, no session, one line in the audit log', async (_, lies) => {
    const { device } = await addedPasskey(earshot, own);
    const lied = await passkeySignIn(earshot, device, lies);
    expect(lied.text).toBe(refused);
    expect(lied.headers.getSetCookie()).toEqual([]);
    expect(await refusals()).toEqual([{ by: 'passkey', reason: 'answer' }]);
    const stranger = await passkeySignIn(earshot, new PasskeyDevice(passkeyAddress), { userHandle: 'eA' });
    expect(stranger.text).toBe(refused);
    expect(await refusals()).toHaveLength(1);
    expect((await passkeySignIn(earshot, device)).status).toBe(200);
  });

  it("with another person's id of a passkey opens neither account", async () => {
    const { device: mine } = await addedPasskey(earshot, own);
    const { id: otherId } = await personWithPassword(earshot, tenant.companyId);
    const { device: theirs } = await addedPasskey(earshot, await session(earshot, otherId));
    for (const lies of [{ id: theirs.id }, { id: theirs.id, userHandle: theirs.userHandle }])
      expect((await passkeySignIn(earshot, mine, lies)).text).toBe(refused);
  });

  it('is completed once, in the browser that began it, within five minutes, whatever the clock says later', async () => {
    const { device } = await addedPasskey(earshot, own);
    const { options, cookie } = await begunPasskeySignIn(earshot);
    const other = await begunPasskeySignIn(earshot);
    const credential = device.get(options);
    expect((await answer(other.cookie, credential)).text).toBe(unknown);
    expect((await call(earshot, name, {}, { credential })).text).toBe(unknown);
    expect((await answer(cookie, credential)).status).toBe(200);
    expect((await answer(cookie, credential)).text).toBe(unknown);

    const late = await begunPasskeySignIn(earshot);
    earshot.advance(5 * 60_000);
    expect((await answer(late.cookie, device.get(late.options))).text).toBe(unknown);
    await sweep(earshot.service);
    earshot.advance(-5 * 60_000);
    expect((await answer(late.cookie, device.get(late.options))).text).toBe(unknown);
    expect(
      await earshot.service.db.all('SELECT owner FROM passkey_challenges WHERE expires_at < ?', [
        earshot.service.now(),
      ]),
    ).toEqual([]);
  });

  it('two tabs of a browser go on beside each other', async () => {
    const { device } = await addedPasskey(earshot, own);
    const first = await begunPasskeySignIn(earshot);
    const second = await begunPasskeySignIn(earshot, { Cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    expect((await answer(first.cookie, device.get(first.options))).status).toBe(200);
    expect((await answer(first.cookie, device.get(second.options))).status).toBe(200);
  });

  it('a challenge of its own making, of the adding of a passkey, or none → 400', async () => {
    const { device } = await addedPasskey(earshot, own);
    const { options, cookie } = await begunPasskeySignIn(earshot);
    const adding = await output(earshot, 'auth.beginPasskey', own, { currentPassword: password });
    for (const challenge of ['made-up', adding.challenge, ''])
      expect((await answer(cookie, device.get(options, { challenge }))).text).toBe(unknown);
    for (const text of ['{', '[]', 'null', '{"challenge":7}', '{"challenge":null}', '\u0000']) {
      const credential = device.get(options);
      credential.response.clientDataJSON = Buffer.from(text).toString('base64url');
      expect((await answer(cookie, credential)).text).toBe(unknown);
    }
  });

  it('a device that has counted further before → 401 and a line in the audit log; of two at once one is refused', async () => {
    const { device } = await addedPasskey(earshot, own);
    expect((await passkeySignIn(earshot, device, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 8, 0]) expect((await passkeySignIn(earshot, device, { counter })).text).toBe(refused);
    expect(await refusals()).toEqual(Array(3).fill({ by: 'passkey', reason: 'counter' }));
    const both = await Promise.all([1, 2].map(() => passkeySignIn(earshot, device, { counter: 10 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    // Synced ones do not count.
    const { device: synced } = await addedPasskey(earshot, own);
    await earshot.service.db.run('UPDATE passkeys SET counter = 0 WHERE credential_id = ?', [synced.id]);
    for (let times = 0; times < 2; times += 1)
      expect((await passkeySignIn(earshot, synced, { counter: 0 })).status).toBe(200);
  });

  it('begun three hundred times from one address → 429 there; what is completed does not count', async () => {
    const { device } = await addedPasskey(earshot, own);
    const headers = from();
    const { db } = earshot.service;
    const subject = `passkey-address:${headers['X-Forwarded-For']}`;
    expect((await passkeySignIn(earshot, device, {}, headers)).status).toBe(200);
    expect(await db.all('SELECT id FROM sign_in_failures WHERE subject = ?', [subject])).toEqual([]);
    for (let count = 0; count < 300; count += 1)
      await db.run('INSERT INTO sign_in_failures (id, subject, failed_at) VALUES (?, ?, ?)', [
        `${subject}-${count}`,
        subject,
        earshot.service.now(),
      ]);
    const begin = (more: Record<string, string>) =>
      call(earshot, 'auth.beginPasskeySignIn', { headers: { ...headers, ...more } }, {});
    expect(reason(await begin({}))).toEqual([429, 'sign_in_blocked']);
    expect((await call(earshot, 'auth.beginPasskeySignIn', { headers: from() }, {})).status).toBe(200);
    // A browser that has signed in before is not concerned.
    const known = await passkeySignIn(earshot, device, {}, from());
    const cookies = known.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
    expect((await begin({ Cookie: cookies.join('; ') })).status).toBe(200);
  });

  it('a hundred refusals of a company are told within 15 minutes, and no more', async () => {
    const { device } = await addedPasskey(earshot, own);
    const { db } = earshot.service;
    const subject = `passkey-refusals:${tenant.companyId}`;
    for (let count = 0; count < 100; count += 1)
      await db.run('INSERT INTO sign_in_failures (id, subject, failed_at) VALUES (?, ?, ?)', [
        `${subject}-${count}`,
        subject,
        earshot.service.now(),
      ]);
    expect((await passkeySignIn(earshot, device, { isUnverified: true })).text).toBe(refused);
    expect(await refusals()).toEqual([]);
  });

  it('that is begun in one batch with a sign-in by password: each has its cookie', async () => {
    const { email } = await personWithPassword(earshot, tenant.companyId);
    const both = await fetch(`${earshot.url}/v1/auth.login,auth.beginPasskeySignIn?batch=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from() },
      body: JSON.stringify({ 0: { email, password }, 1: {} }),
    });
    expect(both.status, await both.text()).toBe(200);
    const names = both.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0]);
    expect(names.sort()).toEqual(['earshot_device', 'earshot_passkey', 'earshot_session']);
  });

  it('of a page of another origin → 403', async () => {
    for (const procedure of ['auth.beginPasskeySignIn', name] as const) {
      const answered = await call(earshot, procedure, { headers: { Origin: 'https://evil.example' } }, {});
      expect(reason(answered)).toEqual([403, 'origin_foreign']);
    }
  });
});

describe('an added passkey', () => {
  const begin = () => output(earshot, 'auth.beginPasskey', own, { currentPassword: password });
  const add = (credential: object, as = own) => call(earshot, 'auth.addPasskey', as, { name: 'Phone', credential });

  it.each<[string, Lies]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['by a device that verified nobody', { isUnverified: true }],
    ['that is a sign-in', { type: 'webauthn.get' }],
  ])('%s → 400, and nothing is added', async (_, lies) => {
    const options = await begin();
    const device = new PasskeyDevice(passkeyAddress);
    expect(reason(await add(device.create(options, lies)))).toEqual([400, 'passkey_invalid']);
    // Its challenge is used.
    expect(reason(await add(device.create(options)))).toEqual([400, 'passkey_attempt_unknown']);
    expect((await output(earshot, 'auth.listPasskeys', own)).passkeys).toEqual([]);
  });

  it('needs what this session has begun with the password: no other session, no sign-in, no second time', async () => {
    const options = await begin();
    const device = new PasskeyDevice(passkeyAddress);
    const other = await session(earshot, id);
    expect(reason(await add(device.create(options), other))).toEqual([400, 'passkey_attempt_unknown']);
    const signIn = await begunPasskeySignIn(earshot);
    const challenge = { ...options, challenge: signIn.options.challenge };
    const cookies = { headers: { Cookie: `${own.headers!.Cookie}; ${signIn.cookie}` } };
    expect(reason(await add(device.create(challenge), cookies))).toEqual([400, 'passkey_attempt_unknown']);
    earshot.advance(5 * 60_000);
    expect(reason(await add(device.create(options)))).toEqual([400, 'passkey_attempt_unknown']);
  });

  it('of somebody who is erased meanwhile → 401, as for every request of the session from then on', async () => {
    const { service } = earshot;
    const credential = new PasskeyDevice(passkeyAddress).create(await begin());
    const { id: sessionId } = (await service.db.get<{ id: string }>(
      'SELECT token_hash AS id FROM sessions WHERE user_id = ?',
      [id],
    ))!;
    const ofErased = { companyId: tenant.companyId, userId: id, sessionId, keyId: null, address: null };
    const returning = async (...query: Parameters<typeof service.db.returning>) => {
      const rows = await service.db.returning(...query);
      await output(earshot, 'user.delete', admin, { id, analyses: 'keep' });
      return rows;
    };
    const db: typeof service.db = Object.create(service.db, { returning: { value: returning } });
    const added = addPasskey({ ...service, db }, ofErased, { name: 'Phone', credential });
    await expect(added).rejects.toThrow(sessionEnded);
    await expect(beginPasskey(service, ofErased, { currentPassword: password })).rejects.toThrow(sessionEnded);
    expect((await call(earshot, 'auth.listPasskeys', own)).text).toContain(sessionEnded);
  });

  it('that somebody has already is nobody else’s, and stays theirs', async () => {
    const { device } = await addedPasskey(earshot, own);
    const { id: otherId } = await personWithPassword(earshot, tenant.companyId);
    const other = await session(earshot, otherId);
    const options = await output(earshot, 'auth.beginPasskey', other, { currentPassword: password });
    const thief = new PasskeyDevice(passkeyAddress);
    expect(reason(await add(thief.create(options, { id: device.id }), other))).toEqual([400, 'passkey_invalid']);
    const signedIn = await passkeySignIn(earshot, device);
    expect(signedIn.body.result.data).toMatchObject({ id });
    expect(cookieOf(signedIn)).toContain('earshot_session=');
  });

  it.each([
    ['not CBOR', Buffer.from('{"fmt":"none"}')],
    ['cut off', Buffer.from('a363666d74646e6f6e65', 'hex')],
    ['a deep nest', Buffer.alloc(20_000, 0x81)],
    [
      'a length that is not there',
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159ffff', 'hex'),
    ],
  ])('with an attestation that is %s → 400', async (_, bytes) => {
    const credential = new PasskeyDevice(passkeyAddress).create(await begin());
    credential.response.attestationObject = bytes.toString('base64url');
    expect(reason(await add(credential))).toEqual([400, 'passkey_invalid']);
  });

  it('fields of a megabyte → 413; too long, of other letters, or missing → 400', async () => {
    const whole = new PasskeyDevice(passkeyAddress).create(await begin());
    const huge = { ...whole, response: { ...whole.response, attestationObject: 'A'.repeat(1024 * 1024) } };
    expect((await add(huge)).status).toBe(413);
    for (const credential of [
      { ...whole, id: 'A'.repeat(1401) },
      { ...whole, rawId: 'a+b/' },
      { ...whole, type: 'password' },
      { ...whole, response: { ...whole.response, attestationObject: 'A'.repeat(32_769) } },
      { ...whole, response: { ...whole.response, transports: Array(11).fill('usb') } },
      { ...whole, response: { clientDataJSON: whole.response.clientDataJSON } },
    ])
      expect(reason(await add(credential))).toEqual([400, 'input_invalid']);
    for (const text of ['', ' ', '\u200b\u2060\ufeff', 'x'.repeat(61)])
      expect(reason(await call(earshot, 'auth.addPasskey', own, { name: text, credential: whole }))).toEqual([
        400,
        'input_invalid',
      ]);
    expect((await add(whole)).status).toBe(200);
  });
});
