// Forgotten passwords: a link by mail that works once, for an hour, and tells nobody who has an account (docs/decisions/mail.md#forgotten-passwords).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../packages/server/src/access/cryptography.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { untilFound } from '../harness/eventually.ts';
import { type MailServer, startEarshotWithMail } from '../harness/mail-server.ts';
import { call, cookieOf, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { deactivateCompany } from '../harness/rows.ts';

const hourMs = 60 * 60_000;
const chosen = 'another good password';
const invalid = errorText(
  400,
  'auth.resetPassword',
  'The link is invalid, already used or expired. Ask for a new one on the page for forgotten passwords.',
);

let mails: MailServer;
let earshot: Earshot;
let stop: (() => Promise<void>) | undefined;
let tenant: Tenant;

beforeAll(async () => {
  ({ mails, earshot, stop } = await startEarshotWithMail());
});
beforeEach(async () => {
  tenant = await earshot.company();
  // Nobody is throttled by the test before.
  earshot.advance(hourMs + 1);
});
afterAll(() => stop?.());

const ask = (email: string, language?: string) =>
  output(earshot, 'auth.requestPasswordReset', {}, { email, ...(language && { language }) });
const reset = (token: string, to: unknown = chosen) => call(earshot, 'auth.resetPassword', {}, { token, password: to });
const login = (email: string, with_ = password) => call(earshot, 'auth.login', {}, { email, password: with_ });
const linkIn = (text: string) => /https:\/\/earshot\.example\.com\/password\/([\w-]+)/.exec(text)?.[1];
const linksTo = (email: string, n = 1): Promise<string[]> =>
  untilFound(async () => {
    const links = mails.to(email).flatMap(({ text }) => linkIn(text) ?? []);
    return links.length >= n ? links : null;
  });

describe('auth.requestPasswordReset', () => {
  it('mails a link to who has a password, in the language that was asked for or the company has', async () => {
    const { email } = await personWithPassword(earshot, tenant.companyId);
    expect(await ask(email.toUpperCase(), 'pt')).toEqual({ sendsMail: true });
    const [token] = await linksTo(email);
    const [mail] = mails.to(email);
    expect(mail).toMatchObject({ from: 'earshot@example.com', to: [email.toLowerCase()], isEncrypted: true });
    expect(mail!.subject).toMatch(/^Escolha uma nova senha para Company \d+$/);
    expect(mail!.html).toContain(`href="https://earshot.example.com/password/${token}"`);
    await ask(email);
    await linksTo(email, 2);
    expect(mails.to(email)[1]!.subject).toMatch(/^Choose a new password for Company \d+$/);
  });

  it('answers the same for who is unknown, has no password, was deactivated, or is in a closed company, and mails nothing', async () => {
    const unknown = `nobody-${Math.random()}@example.com`;
    const invited = `invited-${Math.random()}@example.com`;
    await output(earshot, 'user.create', tenant.key, { name: 'I', email: invited, role: 'salesperson' });
    const left = await personWithPassword(earshot, tenant.companyId);
    await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [left.id]);
    const closed = await earshot.company();
    const inside = await personWithPassword(earshot, closed.companyId);
    await deactivateCompany(earshot.service.db, closed.companyId, 1);
    for (const email of [unknown, invited, left.email, inside.email])
      expect(await ask(email)).toEqual({ sendsMail: true });
    // What is queued later comes later.
    const { email } = await personWithPassword(earshot, tenant.companyId);
    await ask(email);
    await linksTo(email);
    expect([unknown, invited, left.email, inside.email].flatMap((email) => mails.to(email))).toEqual([]);
  });

  it('an address in several companies gets a link for each, which says whose it is (D63)', async () => {
    const { email } = await personWithPassword(earshot, tenant.companyId);
    const other = await earshot.company({ name: 'Norte' });
    await personWithPassword(earshot, other.companyId, 'salesperson', email);
    await ask(email);
    await linksTo(email, 2);
    const ofNorte = mails.to(email).find(({ subject }) => subject === 'Choose a new password for Norte')!;
    await reset(linkIn(ofNorte.text)!);
    const answers = [await login(email), await login(email, chosen)];
    expect(answers.map(({ body }) => body.result.data.companyId)).toEqual([tenant.companyId, other.companyId]);
  });

  it('serves three requests in 15 minutes for an address, and says nothing of it', async () => {
    const { email, id } = await personWithPassword(earshot, tenant.companyId);
    for (let n = 0; n < 5; n += 1) expect(await ask(email)).toEqual({ sendsMail: true });
    const links = await linksTo(email, 3);
    // Each of them stays good, so that nobody can spoil another's link by asking again.
    expect((await reset(links[0]!)).status).toBe(200);
    const rows = await earshot.service.db.all("SELECT id FROM notices WHERE user_id = ? AND kind = 'passwordReset'", [
      id,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('ten in 15 minutes from one network address, then 429 whatever the address', async () => {
    const asked = () => call(earshot, 'auth.requestPasswordReset', {}, { email: `x-${Math.random()}@example.com` });
    for (let n = 0; n < 10; n += 1) expect((await asked()).status).toBe(200);
    expect((await asked()).status).toBe(429);
    earshot.advance(15 * 60_000 + 1);
    expect((await asked()).status).toBe(200);
  });

  it('an address that is too long or empty → 400', async () => {
    for (const email of ['', 'x'.repeat(255), 5])
      expect((await call(earshot, 'auth.requestPasswordReset', {}, { email })).status).toBe(400);
  });
});

describe('auth.resetPassword', () => {
  async function asked() {
    const { id, email } = await personWithPassword(earshot, tenant.companyId);
    await ask(email);
    const [token] = await linksTo(email);
    return { id, email, token: token! };
  }

  it('sets the password, ends every session and every link, signs nobody in, and is in the audit log', async () => {
    const { id, email, token } = await asked();
    const before = await session(earshot, id);
    const answer = await reset(token);
    expect([answer.status, answer.body.result.data, cookieOf(answer)]).toEqual([200, { changed: true }, '']);
    expect((await call(earshot, 'user.me', before)).status).toBe(401);
    expect([(await login(email)).status, (await login(email, chosen)).status]).toEqual([401, 200]);
    expect((await reset(token)).text).toBe(invalid);
    const entries = await earshot.service.db.all<{ kind: string }>(
      "SELECT kind FROM audit_entries WHERE subject_id = ? AND kind LIKE 'password.%' ORDER BY sequence",
      [id],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['password.resetRequested', 'password.reset']);
    const told = await untilFound(() => mails.to(email).find(({ subject }) => subject.endsWith('was changed')));
    expect(told.text).toContain('through a link sent to this address');
  });

  it('works once, also of ten at the same time', async () => {
    const { token } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `${chosen} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
  });

  it('an hour later, or with a token that was changed, → 400', async () => {
    const { email, token } = await asked();
    for (const other of ['', 'x', `${token.slice(0, -2)}AA`, 'ü'.repeat(5000)])
      expect((await reset(other)).text).toBe(invalid);
    earshot.advance(hourMs);
    expect((await reset(token)).text).toBe(invalid);
    expect((await login(email)).status).toBe(200);
  });

  it('a changed password ends the links that there are', async () => {
    const { id, token } = await asked();
    const own = await session(earshot, id);
    await output(earshot, 'auth.changePassword', own, { currentPassword: password, newPassword: chosen });
    expect((await reset(token)).text).toBe(invalid);
  });

  it('a company that is closed meanwhile → 403, and the link stays good', async () => {
    const { token } = await asked();
    await deactivateCompany(earshot.service.db, tenant.companyId, Date.UTC(2026, 0, 1));
    expect((await reset(token)).status).toBe(403);
    await earshot.service.db.run('UPDATE companies SET deactivated_at = NULL WHERE id = ?', [tenant.companyId]);
    expect((await reset(token)).status).toBe(200);
  });

  it('a password of another length than 10 to 200 → 400, and the link stays good', async () => {
    const { token } = await asked();
    for (const to of ['', '123456789', 'x'.repeat(201), 5])
      expect((await reset(token, to)).body.issues?.[0].path).toEqual(['password']);
    expect((await reset(token)).status).toBe(200);
  });

  it('the database has neither the token nor what it could be made of', async () => {
    const { id, token } = await asked();
    const { db } = earshot.service;
    expect(await db.get('SELECT user_id FROM password_resets WHERE token_hash = ?', [hashSecret(token)])).toEqual({
      user_id: id,
    });
    const notices = await db.all('SELECT * FROM notices WHERE user_id = ?', [id]);
    expect(JSON.stringify(notices)).not.toContain(token);
  });
});

describe('without a mail server', () => {
  it('auth.requestPasswordReset says so, and queues nothing', async () => {
    const silent = await startEarshot();
    try {
      const { companyId } = await silent.company();
      const { email } = await personWithPassword(silent, companyId);
      expect(await output(silent, 'auth.requestPasswordReset', {}, { email })).toEqual({ sendsMail: false });
      expect(await silent.service.db.all('SELECT * FROM notices', [])).toEqual([]);
      expect(await silent.service.db.all('SELECT * FROM password_resets', [])).toEqual([]);
    } finally {
      await silent.stop();
    }
  });
});
