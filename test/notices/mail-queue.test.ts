// The queue of mails: sent once, tried again until it is too late, to nobody else, with nothing that breaks a header or a page (docs/decisions/mail.md#queue).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { type NoticeKind, noticeKinds, queueNotice } from '../../packages/server/src/mail/queue-notice.ts';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually, untilFound } from '../harness/eventually.ts';
import { type MailServer, startEarshotWithMail, startMailServer } from '../harness/mail-server.ts';
import { output, personWithPassword, session } from '../harness/procedures.ts';
import { earshot as command } from '../harness/process.ts';
import { deactivateCompany } from '../harness/rows.ts';

let mails: MailServer;
let earshot: Earshot;
let stop: (() => Promise<void>) | undefined;
let tenant: Tenant;

beforeAll(async () => {
  ({ mails, earshot, stop } = await startEarshotWithMail());
  tenant = await earshot.company({ name: 'Aurora' });
});
afterAll(() => stop?.());

const place = { at: 0, userAgent: 'Firefox, Linux', address: '203.0.113.7' };
const queue = (companyId: string, userId: string, kind: NoticeKind = 'newSignIn', facts = place) =>
  earshot.service.db.transaction((tx) => queueNotice(tx, { companyId, userId, kind, facts }, earshot.service.now()));
const row = (id: string) =>
  earshot.service.db.get<{ attempts: number; next_attempt_at: number | null; facts: string }>(
    'SELECT attempts, next_attempt_at, facts FROM notices WHERE id = ?',
    [id],
  );
const timesOf = (id: string) =>
  earshot.service.db.get<{ next_attempt_at: number | null; created_at: number; expires_at: number }>(
    'SELECT next_attempt_at, created_at, expires_at FROM notices WHERE id = ?',
    [id],
  );
const leaseMs = 3 * 60_000;
const ended = (id: string) => untilFound(async () => ((await row(id))?.next_attempt_at === null ? row(id) : null));
const tried = (id: string, attempts: number) =>
  untilFound(async () => {
    const { attempts: made = 0, next_attempt_at: next } = (await row(id)) ?? {};
    // While an attempt is under way, its lease of three minutes stands there; how it ended gives the next one a nearer time.
    return made === attempts && next != null && next - earshot.service.now() < leaseMs - 30_000 ? true : null;
  });
const person = () => personWithPassword(earshot, tenant.companyId);

it('is sent once, and what it told is forgotten', async () => {
  const { id: userId, email } = await person();
  const id = (await queue(tenant.companyId, userId))!;
  expect(await ended(id)).toEqual({ attempts: 1, next_attempt_at: null, facts: '{}' });
  expect(mails.to(email)).toMatchObject([{ messageId: `<${id}@example.com>`, from: 'earshot@example.com' }]);
});

it('a server that refuses for now is asked again, and gets the same mail by the same id', async () => {
  const { id: userId, email } = await person();
  mails.refusals.push({ at: 'data', status: 451 }, { at: 'recipient', status: 450 });
  const id = (await queue(tenant.companyId, userId))!;
  for (const attempt of [1, 2]) {
    await tried(id, attempt);
    expect(mails.refusals).toHaveLength(2 - attempt);
    earshot.advance(5 * 60_000);
  }
  expect(await ended(id)).toMatchObject({ attempts: 3 });
  expect(mails.to(email)).toMatchObject([{ messageId: `<${id}@example.com>` }]);
});

it('a server that refuses for good is not asked again', async () => {
  const { id: userId, email } = await person();
  mails.refusals.push({ at: 'recipient', status: 550 });
  const id = (await queue(tenant.companyId, userId))!;
  expect(await ended(id)).toMatchObject({ attempts: 1 });
  expect(mails.to(email)).toEqual([]);
});

it('what nobody could send in time is given up', async () => {
  const { id: userId, email } = await person();
  mails.refusals.push({ at: 'data', status: 451 });
  const id = (await queue(tenant.companyId, userId))!;
  await eventually(() => expect(mails.refusals).toEqual([]));
  earshot.advance(noticeKinds.newSignIn.lastsMs + 1);
  await eventually(async () => expect((await row(id))?.next_attempt_at ?? null).toBeNull());
  expect(mails.to(email)).toEqual([]);
});

it.each([
  ['not sent yet', []],
  ['tried once', [451]],
] as const)(
  'a clock that is set back keeps no mail waiting: one that was %s is sent, once',
  async (_which, statuses) => {
    const { id: userId, email } = await person();
    const hourMs = 60 * 60_000;
    mails.refusals.push(...statuses.map((status) => ({ at: 'data' as const, status })));
    const ahead = earshot.service.now() + hourMs;
    const facts = { companyId: tenant.companyId, userId, kind: 'newSignIn', facts: place } as const;
    const id = (await earshot.service.db.transaction((tx) => queueNotice(tx, facts, ahead)))!;
    if (statuses.length > 0) {
      earshot.advance(hourMs + 1);
      await tried(id, 1);
      earshot.advance(-hourMs - 1);
    }
    await sweep(earshot.service);
    const { next_attempt_at, ...times } = (await timesOf(id))!;
    if (next_attempt_at !== null) expect(next_attempt_at - earshot.service.now()).toBeLessThan(leaseMs + 1);
    expect(times.expires_at - times.created_at).toBe(noticeKinds.newSignIn.lastsMs);
    await ended(id);
    expect(mails.to(email)).toHaveLength(1);
  },
);

it('two processes send one mail once', async () => {
  const { cert } = await certificate();
  const second = await startEarshot(mails.environment, earshot.database, { certificateAuthority: cert });
  try {
    const people = await Promise.all(Array.from({ length: 8 }, person));
    const ids = await Promise.all(people.map(({ id }) => queue(tenant.companyId, id)));
    for (const id of ids) await ended(id!);
    expect(people.map(({ email }) => mails.to(email).length)).toEqual(people.map(() => 1));
  } finally {
    await second.stop();
  }
});

it('nobody gets more of a kind than a day allows, from however many companies', async () => {
  const { id: first, email } = await person();
  const other = await earshot.company();
  const { id: second } = await personWithPassword(earshot, other.companyId);
  await earshot.service.db.run('UPDATE users SET email_folded = ? WHERE id = ?', [email.toLowerCase(), second]);
  const { most } = noticeKinds.newSignIn;
  const queued: (string | null)[] = [];
  for (let n = 0; n < most; n += 1)
    queued.push(await (n % 2 ? queue(tenant.companyId, first) : queue(other.companyId, second)));
  expect(queued.every((id) => id !== null)).toBe(true);
  expect([await queue(tenant.companyId, first), await queue(other.companyId, second)]).toEqual([null, null]);
  earshot.advance(noticeKinds.newSignIn.withinMs + 1);
  expect(await queue(tenant.companyId, first)).not.toBeNull();
});

it.each([
  ['a line end', 'Evil\r\nBcc: victim@example.com'],
  ['another line end', 'Evil\u2028Bcc: victim@example.com'],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['an address', 'Win at evil.example.com or http://evil.example.com now'],
])('a company whose name holds %s: one recipient, one subject, nothing to run or to press', async (_what, name) => {
  const hostile = await earshot.company();
  await earshot.service.db.run('UPDATE companies SET name = ? WHERE id = ?', [name, hostile.companyId]);
  const { id: userId, email } = await personWithPassword(earshot, hostile.companyId);
  await ended((await queue(hostile.companyId, userId))!);
  const [mail] = mails.to(email);
  expect(mail!.to).toEqual([email.toLowerCase()]);
  const names = mail!.headers.map(([header]) => header);
  expect(names.filter((header) => ['bcc', 'cc'].includes(header))).toEqual([]);
  expect(names.filter((header) => header === 'subject')).toHaveLength(1);
  expect(mail!.html).not.toMatch(/<(?:img|script)/);
  for (const text of [mail!.subject, mail!.text, mail!.html]) expect(text).not.toMatch(/evil\.example|:\/\/evil/);
});

it.each([
  'a@example.com,victim@example.com',
  'victim@example.com\r\nBcc: b@example.com',
  '"a b"@example.com',
  'Victim <victim@example.com>',
])('an address that is none by itself gets nothing: %j', async (address) => {
  const { id: userId } = await person();
  const before = mails.received.length;
  await earshot.service.db.run('UPDATE users SET email = ? WHERE id = ?', [address, userId]);
  await ended((await queue(tenant.companyId, userId))!);
  expect(mails.received).toHaveLength(before);
});

it('who was deactivated, and whose company was closed, gets nothing', async () => {
  const gone = await person();
  await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [gone.id]);
  const closed = await earshot.company();
  const inside = await personWithPassword(earshot, closed.companyId);
  await deactivateCompany(earshot.service.db, closed.companyId, 1);
  for (const [companyId, { id, email }] of [
    [tenant.companyId, gone],
    [closed.companyId, inside],
  ] as const) {
    await ended((await queue(companyId, id))!);
    expect(mails.to(email)).toEqual([]);
  }
});

it('an erased person leaves no notice, link or place of signing in', async () => {
  const { db } = earshot.service;
  const { id } = await person();
  await queue(tenant.companyId, id);
  await db.run('INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (?, ?, ?)', [`h${id}`, id, 1]);
  await db.run('INSERT INTO sign_in_networks (user_id, network, seen_at) VALUES (?, ?, ?)', [id, '203.0.113.0/24', 1]);
  await db.run('INSERT INTO new_sign_ins (id, user_id, device_id, at) VALUES (?, ?, ?, ?)', [id, id, 'd', 1]);
  await output(earshot, 'user.delete', await session(earshot, tenant.adminId), { id, analyses: 'keep' });
  for (const table of ['notices', 'password_resets', 'sign_in_networks', 'new_sign_ins'])
    expect(await db.all(`SELECT user_id FROM ${table} WHERE user_id = ?`, [id])).toEqual([]);
});

it('a server without STARTTLS gets nothing, unless the settings say tls=off', async () => {
  const plain = await startMailServer({ startTls: false });
  const { EARSHOT_SMTP_URL: url = '', ...environment } = plain.environment;
  const send = (address: string) =>
    command(['mail', 'test', 'ana@example.com'], { ...environment, EARSHOT_SMTP_URL: address });
  try {
    expect(await send(url)).toMatchObject({ code: 1, stdout: '' });
    expect(plain.received).toEqual([]);
    expect(await send(`${url.replace(/\/\/.*@/, '//')}?tls=off`)).toMatchObject({ code: 0 });
    expect(plain.received).toMatchObject([{ isEncrypted: false }]);
  } finally {
    await plain.stop();
  }
});

it('earshot mail test says in one line how it went', async () => {
  const { path } = await certificate();
  const environment: Record<string, string> = { ...mails.environment, NODE_EXTRA_CA_CERTS: path };
  const test = ['mail', 'test', 'ana@example.com'];
  expect(await command(test, environment)).toEqual({
    code: 0,
    stdout: 'The mail server took the test e-mail for ana@example.com.\n',
    stderr: '',
  });
  expect(mails.to('ana@example.com')).toMatchObject([{ subject: 'Test of Earshot', isEncrypted: true }]);
  const wrong = { ...environment, EARSHOT_SMTP_URL: environment.EARSHOT_SMTP_URL!.replace('p%40ss', 'wrong') };
  expect(await command(test, wrong)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^earshot: the test e-mail was not sent: [^\n]+\n$/),
  });
  // A certificate that nobody vouches for.
  expect(await command(test, mails.environment)).toMatchObject({ code: 1, stdout: '' });
  expect(await command(test, {})).toMatchObject({
    code: 1,
    stderr: 'earshot: EARSHOT_SMTP_URL is not set, so no e-mail is sent\n',
  });
});
