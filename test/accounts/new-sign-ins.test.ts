// A sign-in from a browser or network that the person had not used before is told by mail and at every other browser (docs/decisions/mail.md#new-sign-ins).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Earshot, Tenant } from '../harness/earshot.ts';
import { untilFound } from '../harness/eventually.ts';
import { type MailServer, startEarshotWithMail } from '../harness/mail-server.ts';
import { call, output, password, personWithPassword, session } from '../harness/procedures.ts';

let mails: MailServer;
let earshot: Earshot;
let stop: (() => Promise<void>) | undefined;
let tenant: Tenant;

beforeAll(async () => {
  // So that a test may sign in from several networks.
  const environment = { EARSHOT_TRUST_PROXY: 'true' };
  ({ mails, earshot, stop } = await startEarshotWithMail({ tls: true, environment }));
  tenant = await earshot.company();
});
beforeEach(() => earshot.advance(60 * 60_000));
afterAll(() => stop?.());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A browser: its cookies, as it keeps them. */
function browser(address: string) {
  const jar = new Map<string, string>();
  const options = (from = address) => ({
    headers: {
      'X-Forwarded-For': from,
      'User-Agent': firefox,
      ...(jar.size > 0 && { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    },
  });
  return {
    options,
    signIn: async (email: string, from = address) => {
      const answer = await call(earshot, 'auth.login', options(from), { email, password });
      expect(answer.status, answer.text).toBe(200);
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]!.split(/=(.*)/s);
        jar.set(name, value);
      }
      return answer.body.result.data;
    },
    me: () => output(earshot, 'user.me', options()),
  };
}

it('the first one is no news, and neither is the same browser on the same network', async () => {
  const { id, email } = await personWithPassword(earshot, tenant.companyId);
  const own = browser('203.0.113.7');
  expect(await own.signIn(email)).not.toHaveProperty('newSignIns');
  // Another address of the same place.
  expect(await own.signIn(email, '203.0.113.200')).not.toHaveProperty('newSignIns');
  expect(await earshot.service.db.all('SELECT * FROM notices WHERE user_id = ?', [id])).toEqual([]);
});

it('another browser: mail, and the first one is told until it says that it knows', async () => {
  const { email } = await personWithPassword(earshot, tenant.companyId);
  const own = browser('203.0.113.7');
  await own.signIn(email);
  const other = browser('203.0.113.7');
  expect(await other.signIn(email)).not.toHaveProperty('newSignIns');
  expect((await own.me()).newSignIns).toEqual([
    { at: expect.any(String), userAgent: 'Firefox, Linux', address: '203.0.113.7' },
  ]);
  expect((await own.signIn(email)).newSignIns).toHaveLength(1);
  const mail = await untilFound(() => mails.to(email)[0]);
  expect(mail.subject).toMatch(/^New sign-in to Company \d+$/);
  expect(mail.isEncrypted).toBe(true);
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Firefox, Linux');
    expect(text).toContain('203.0.113.7');
    expect(text).toContain('https://earshot.example.com/account');
  }
  // Nobody speaks for themselves.
  await output(earshot, 'auth.acknowledgeSignIns', other.options(), {});
  expect((await own.me()).newSignIns).toHaveLength(1);
  expect(await output(earshot, 'auth.acknowledgeSignIns', own.options(), {})).toEqual({ acknowledged: true });
  expect(await own.me()).not.toHaveProperty('newSignIns');
});

it('the same browser on another network: mail, but it is not told about itself', async () => {
  const { email } = await personWithPassword(earshot, tenant.companyId);
  const own = browser('203.0.113.7');
  await own.signIn(email);
  expect(await own.signIn(email, '198.51.100.9')).not.toHaveProperty('newSignIns');
  const mail = await untilFound(() => mails.to(email)[0]);
  expect(mail.text).toContain('198.51.100.9');
  await own.signIn(email, '198.51.100.9');
  expect(mails.to(email)).toHaveLength(1);
});

it('is told to no key and to no session by invitation, which may not say that it is known either (403)', async () => {
  const { id, email } = await personWithPassword(earshot, tenant.companyId);
  await browser('203.0.113.7').signIn(email);
  await browser('203.0.113.8').signIn(email);
  const key = await earshot.apiKey(tenant.companyId, id);
  expect(await output(earshot, 'user.me', key)).not.toHaveProperty('newSignIns');
  const own = await session(earshot, id);
  expect((await output(earshot, 'user.me', own)).newSignIns).toHaveLength(1);
  await earshot.service.db.run('UPDATE sessions SET by_invitation = 1 WHERE user_id = ?', [id]);
  expect(await output(earshot, 'user.me', own)).not.toHaveProperty('newSignIns');
  expect((await call(earshot, 'auth.acknowledgeSignIns', own, {})).status).toBe(403);
});
