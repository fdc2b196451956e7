// earshot check: each thing that an installation needs, where it works and where it does not (docs/self-host.md#check-an-installation).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealSecret } from '../../packages/server/src/webhooks/destination-secrets.ts';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { type MailServer, startMailServer } from '../harness/mail-server.ts';
import { earshot as command, type Environment } from '../harness/process.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { storeDestination } from '../harness/webhooks.ts';

const secret = 'a secret that only the tests know, 32+';
let earshot: Earshot;
let tenant: Tenant;
let environment: Environment;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off' });
  tenant = await earshot.company();
  environment = {
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
    EARSHOT_SECRET: secret,
    EARSHOT_TRANSCRIPTION_ENGINE: 'none',
  };
});
afterAll(() => earshot.stop());

/** By subject, as `state: said`, and the exit status. */
async function check(changes: Environment = {}) {
  const { code, stdout, stderr } = await command(['check', '--json'], { ...environment, ...changes });
  expect(stderr).toBe('');
  const { checks } = JSON.parse(stdout) as { checks: { subject: string; state: string; said: string }[] };
  return { code, said: Object.fromEntries(checks.map((one) => [one.subject, `${one.state}: ${one.said}`])) };
}

it('says what works, in a line each, and exits with 0', async () => {
  const { code, stdout } = await command(['check'], environment);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.split(/ {2,}/)[1])).toEqual([
    'database',
    'secret',
    'storage',
    'disk',
    'analysis',
    'transcription',
    'ffmpeg',
    'e-mail',
    'address',
    'work',
  ]);
  expect(lines).toContain('ok       storage        writes, reads and removes');
  expect(lines).toContain('off      transcription  nothing transcribes, so recordings are refused');
  expect(lines[0]).toMatch(/^ok {7}database {7}(SQLite|Postgres), with the current schema$/);
});

it('a database, a storage and a disk that do not work fail alone, and the exit status is 1', async () => {
  const { code, said } = await check({
    EARSHOT_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    EARSHOT_STORAGE_URL: 'file:/dev/null/recordings',
  });
  expect(code).toBe(1);
  expect(said).toMatchObject({
    database: expect.stringMatching(/^failed: .*127\.0\.0\.1:1/),
    secret: 'off: not looked at, because the database does not work',
    storage: expect.stringMatching(/^failed: .*ENOTDIR/),
    analysis: 'ok: the offline engine',
    work: 'off: not looked at, because the database does not work',
  });
  const full = await check({ EARSHOT_MIN_FREE_DISK_MIB: '1000000000' });
  expect(full.code).toBe(1);
  expect(full.said.disk).toMatch(/^failed: .*EARSHOT_MIN_FREE_DISK_MIB keeps 1000000000 free/);
});

it('a secret that does not open what is stored fails, until the previous one is named', async () => {
  const { db, secrets } = earshot.service;
  const stored = await storeDestination(db, tenant.companyId, 'https://receiver.example.com');
  const sealed = sealSecret({ id: stored.id, company_id: tenant.companyId }, stored.secret, secrets);
  await db.run('UPDATE webhook_destinations SET secret = ? WHERE id = ?', [sealed, stored.id]);
  const EARSHOT_SECRET = 'another secret of the same installation';
  const changed = await check({ EARSHOT_SECRET });
  expect(changed.code).toBe(1);
  expect(changed.said.secret).toMatch(/^failed: EARSHOT_SECRET opens all but 1 of the stored credentials; /);
  const both = await check({ EARSHOT_SECRET, EARSHOT_SECRET_PREVIOUS: secret });
  expect(both.code).toBe(0);
  expect(both.said.secret).toMatch(/^warning: EARSHOT_SECRET_PREVIOUS is set/);
  expect((await check()).said.secret).toBe('ok: opens all stored credentials');
});

it('what has waited too long is a warning', async () => {
  expect((await check()).said.work).toBe('ok: 0 analyses, 0 webhooks and 0 notices wait, 0 integrations have stopped');
  const waiting = { status: 'pending', run_after: Date.now() - 3_600_000 };
  const id = await insertAnalysis(earshot.service.db, tenant.companyId, waiting, { transcript: transcript() });
  const { code, said } = await check();
  expect(code).toBe(0);
  expect(said.work).toMatch(/^warning: 1 analyses, .*; one analysis has waited for 60 minutes$/);
  await earshot.service.db.run("UPDATE analyses SET status = 'failed' WHERE id = ?", [id]);
});

describe('a server of models', () => {
  let models: Server;
  let url: string;
  let answer: [status: number, body: string];
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    models = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      response.writeHead(answer[0], { 'Content-Type': 'application/json' }).end(answer[1]);
    });
    await new Promise<void>((resolve) => models.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(models.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => models.close());

  const list = '{"data":[{"id":"small"},{"id":"hearing"}]}';
  it.each<[string, [number, string], number, RegExp]>([
    ['that has the model', [200, list], 0, /^ok: [^ ]+ has the model small$/],
    ['that refuses the key', [401, '{}'], 1, /^failed: [^ ]+ refuses the key \(401\); check OPENAI_API_KEY$/],
    ['without a list', [404, 'no'], 0, /^warning: [^ ]+ lists no models \(404\)/],
    ['without the model', [200, '{"data":[null]}'], 0, /^warning: [^ ]+ answers, but does not list the model small$/],
  ])('%s', async (_, given, code, analysis) => {
    answer = given;
    const settings = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${url}/`, EARSHOT_ANALYSIS_MODEL: 'small' };
    const found = await check(settings);
    expect(found.code).toBe(code);
    expect(found.said.analysis).toMatch(analysis);
    expect(asked.at(-1)).toBe('/v1/models Bearer k');
  });

  it('every endpoint that transcribes is asked, and the worst of them counts', async () => {
    answer = [200, list];
    const { code, said } = await check({
      EARSHOT_TRANSCRIPTION_ENGINE: 'openai',
      EARSHOT_TRANSCRIPTION_MODEL: 'hearing',
      EARSHOT_TRANSCRIPTION_URLS: `${url},http://127.0.0.1:4/v1`,
    });
    expect(code).toBe(1);
    expect(said.transcription).toMatch(
      /^failed: 127[^ ]+ has the model hearing; 127\.0\.0\.1:4 does not answer: ECONNREFUSED$/,
    );
  });

  it.each([
    ['a password in the address', { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://ann:hushhush@127.0.0.1:4/v1' }],
    ['a key of two lines', { OPENAI_API_KEY: 'hush\nhush', OPENAI_BASE_URL: 'http://127.0.0.1:4/v1' }],
  ])('says no secret where nothing can be asked: %s', async (_, settings) => {
    const { code, said } = await check({ EARSHOT_ANALYSIS_ENGINE: 'openai', ...settings });
    expect(code).toBe(1);
    expect(said.analysis).toMatch(/^failed: 127\.0\.0\.1:4 cannot be asked with this key and address/);
    expect(JSON.stringify(said)).not.toContain('hush');
  });

  it('an address that leads elsewhere is a warning; one that leads to a server is right', async () => {
    answer = [200, list];
    expect((await check({ EARSHOT_PUBLIC_URL: url })).said.address).toMatch(
      /^warning: .*\/healthz answers 200, and not as a server of Earshot does$/,
    );
    expect((await check({ EARSHOT_PUBLIC_URL: earshot.url })).said.address).toBe(
      `ok: ${earshot.url} leads to a server`,
    );
  });
});

describe('a mail server', () => {
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
  });
  afterAll(() => mails.stop());

  it('is signed in to, and gets no mail; a wrong password fails', async () => {
    const { path } = await certificate();
    const settings = { ...mails.environment, EARSHOT_PUBLIC_URL: earshot.url, NODE_EXTRA_CA_CERTS: path };
    const found = await check(settings);
    expect(found.said['e-mail']).toBe('ok: the mail server takes the settings; earshot mail test sends one');
    expect(mails.received).toEqual([]);
    const wrong = await check({
      ...settings,
      EARSHOT_SMTP_URL: mails.environment.EARSHOT_SMTP_URL!.replace(/:[^:@/]+@/, ':wrong@'),
    });
    expect(wrong.code).toBe(1);
    expect(wrong.said['e-mail']).toMatch(/^failed: Invalid login/);
  });
});
