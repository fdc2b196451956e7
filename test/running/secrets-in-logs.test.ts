// No log line, at the most talkative level, and no error body holds a key, a password, a token, a secret or a transcript (docs/contract.md#authentication).
import { generateApiKey } from '@earshot/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../packages/server/src/accounts/sessions.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { output, password, personWithPassword } from '../harness/procedures.ts';
import { earshot as command, type Environment, type Serving, serve } from '../harness/process.ts';

const secretSetting = 'the-secret-of-this-installation-4711';
const providerKey = 'sk-provider-key-0815';
const spoken = 'marmalade skies over Novosibirsk';
const conversation = Array.from(
  { length: 12 },
  (_, index) =>
    `[00:${10 + index}] ${index % 2 ? 'Client' : 'Agent'}: We spoke of ${spoken}, as ever, in part ${index}.`,
).join('\n');

let model: ModelServer;
let earshot: Earshot;
let tenant: Tenant;
let server: Serving;
let environment: Environment;
/** What must not be seen, by what it is. */
const secrets: Record<string, string> = {};
const errorBodies: string[] = [];
const statuses = new Set<number>();

beforeAll(async () => {
  model = await startModelServer();
  earshot = await startEarshot({ EARSHOT_BACKGROUND: 'off', EARSHOT_SECRET: secretSetting });
  tenant = await earshot.company();
  environment = {
    ...model.environment,
    OPENAI_API_KEY: providerKey,
    EARSHOT_SECRET: secretSetting,
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
    EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
    EARSHOT_LOG_LEVEL: 'trace',
  };
  server = await serve(environment);
  Object.assign(secrets, {
    'secret of the installation': secretSetting,
    'key of the provider': providerKey,
    transcript: spoken,
    password,
    'API key': tenant.key.slice(8),
  });
  // Postgres has its password in the address.
  const { password: databasePassword, hostname } = new URL(earshot.database.url);
  if (databasePassword) secrets['password of the database'] = `:${databasePassword}@${hostname}`;
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await earshot.stop();
  await model.stop();
});

async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string | object) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  statuses.add(response.status);
  if (response.status >= 400) errorBodies.push(text);
  return { status: response.status, text, headers: response.headers };
}

const withKey = () => ({ 'X-API-Key': tenant.key });
const post = (name: string, json: object, headers: Record<string, string> = withKey()) =>
  send('POST', `/v1/${name}`, headers, { json });
const data = ({ status, text }: { status: number; text: string }) => {
  expect(status, text).toBe(200);
  return JSON.parse(text).result?.data ?? JSON.parse(text);
};
const create = (transcript: unknown, headers: Record<string, string> = {}) =>
  send('POST', '/api/analyses', { ...withKey(), ...headers }, { transcript });

async function signIn(): Promise<string> {
  const { email } = await personWithPassword(earshot, tenant.companyId);
  secrets['wrong password'] = 'not-the-right-horse';
  await post('auth.login', { email, password: secrets['wrong password'] }, {});
  const answer = await post('auth.login', { email, password }, {});
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
  secrets['session token'] = cookie.split('=')[1]!;
  return cookie;
}

async function manage(Cookie: string): Promise<void> {
  const made = data(await post('apiKeys.create', { name: 'Second' }));
  secrets['new API key'] = made.key.slice(8);
  await post('apiKeys.revoke', { keyId: made.id });
  await send('GET', '/api/analyses', { 'X-API-Key': made.key });
  secrets['unknown API key'] = generateApiKey().slice(8);
  await send('GET', '/api/analyses', { 'X-API-Key': `esk_AAAA${secrets['unknown API key']}` });
  await send('GET', `/api/analyses?X-API-Key=${tenant.key}`);
  const person = { name: 'Ana', email: 'ana.logs@example.com', role: 'salesperson' };
  const invited = data(await post('user.create', person));
  secrets['invitation token'] = invited.invitationUrl.split('/').at(-1);
  secrets['chosen password'] = 'chosen-by-the-invited';
  await post('auth.acceptInvitation', { token: secrets['invitation token'], password: 'short' }, {});
  for (const _ of [1, 2])
    await post(
      'auth.acceptInvitation',
      { token: secrets['invitation token'], password: secrets['chosen password'] },
      {},
    );
  await post('user.create', person);
  const destination = { role: 'admin_company', targetUrl: 'https://127.0.0.1:1/hook/path-of-the-receiver' };
  const hook = data(await post('analysisWebhooks.create', destination, { Cookie }));
  secrets['webhook secret'] = hook.secret;
  secrets['regenerated webhook secret'] = data(
    await post('analysisWebhooks.regenerateSecret', { id: hook.id }, { Cookie }),
  ).secret;
  await post('analysisWebhooks.list', {}, { Cookie });
}

async function upload(): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ filename: 'call.mp3', contentType: 'audio/mpeg' }));
  const { url, fields } = data(await send('GET', `/v1/upload.getPresignedUrl?input=${input}`, withKey()));
  for (const [name, value] of Object.entries(fields as Record<string, string>))
    if (/policy|signature/i.test(name)) secrets[`upload: ${name}`] = value;
  for (const filename of ['call.mp3', 'again.mp3']) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields as Record<string, string>)) form.set(name, value);
    form.set('file', new Blob(['not really audio'], { type: 'audio/mpeg' }), filename);
    const response = await fetch(url, { method: 'POST', body: form });
    if (!response.ok) errorBodies.push(await response.text());
  }
}

async function analyse(): Promise<void> {
  model.answerWith(complete);
  const done = data(await create(conversation, { 'Idempotency-Key': 'once' }));
  const share = done.publicLink.split('/').at(-1);
  secrets['share token'] = share;
  await send('GET', `/share/${share}`);
  await send('GET', `/share/${share}/x`);
  await create(`${conversation} other`, { 'Idempotency-Key': 'once' });
  await create(spoken);
  await create({ text: spoken });
  await send('POST', '/api/analyses', withKey(), `{"transcript": "${spoken}`);
  // A provider that repeats what it was sent, and with which key.
  model.answerWith((response) => {
    const message = `Incorrect API key provided: ${providerKey}. You said: ${spoken}`;
    response.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message } }));
  });
  await create(conversation);
  model.answerWith((response) => {
    const message = { role: 'assistant', content: `I can't, but here is what I read: ${spoken}` };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }] }));
  });
  await create(conversation);
  const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
  const { id } = data(await post('analysis.submit', { salespersonId, transcript: conversation }));
  await eventually(async () =>
    expect(await output(earshot, 'analysis.get', tenant.key, { id })).toMatchObject({ status: 'failed' }),
  );
}

/** A statement that fails, with everything in its values. */
async function breakDatabase(): Promise<void> {
  const { db } = earshot.service;
  for (const table of ['analysis_documents', 'sessions', 'sign_in_failures'])
    await db.run(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  await create(conversation);
  await post('auth.login', { email: 'ana.logs@example.com', password }, {});
  await send('GET', '/v1/user.me', { Cookie: `earshot_session=${secrets['session token']}` });
  for (const table of ['analysis_documents', 'sessions', 'sign_in_failures'])
    await db.run(`ALTER TABLE ${table}_away RENAME TO ${table}`);
}

describe('a busy server at level trace', () => {
  beforeAll(async () => {
    const Cookie = await signIn();
    await manage(Cookie);
    await upload();
    await analyse();
    await breakDatabase();
    secrets['token of another session'] = await beginSession(earshot.service.db, tenant.adminId, Date.now());
    await post('auth.logout', {}, { Cookie: `earshot_session=${secrets['token of another session']}` });
    await server.end('SIGTERM');
  });

  it('has met every kind of answer, and logged it', () => {
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 409, 422, 500]));
    expect(server.log.length).toBeGreaterThan(30);
    for (const line of server.log) expect(() => JSON.parse(line)).not.toThrow();
    const messages = server.log.map((line) => JSON.parse(line).msg);
    for (const expected of ['request', 'request failed', 'stopped']) expect(messages).toContain(expected);
  });

  it('says in the log why a request failed', () => {
    const reasons = server.log.filter((line) => line.includes('"request failed"')).map((line) => JSON.parse(line).err);
    expect(reasons.length).toBeGreaterThanOrEqual(3);
    for (const { message } of reasons) expect(message).toEqual(expect.stringMatching(/\w/));
  });

  it('holds none of the secrets in any line', () => {
    const log = server.log.join('\n');
    expect(Object.entries(secrets).filter(([, secret]) => log.includes(secret))).toEqual([]);
    expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(14);
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThanOrEqual(10);
    // Nor addresses, since anything may stand in them.
    expect(log).not.toContain('/share/');
  });

  it('holds none of them in any error body', () => {
    const bodies = errorBodies.join('\n');
    expect(errorBodies.length).toBeGreaterThan(10);
    // An unknown address is named in its 404, so what was put into one is not looked for.
    const { 'share token': _, ...others } = secrets;
    expect(Object.entries(others).filter(([, secret]) => bodies.includes(secret))).toEqual([]);
    expect(bodies).not.toMatch(/SELECT|INSERT|UPDATE |node_modules|\.ts:|\.js:/);
  });
});

it('the command line says no secret in its errors', async () => {
  const wrong = { ...environment, EARSHOT_DATABASE_URL: 'postgres://user:hidden-word@127.0.0.1:1/none' };
  const { code, stderr } = await command(['migrate'], wrong);
  expect([code, stderr.includes('hidden-word')]).toEqual([1, false]);
  const short = await command(['serve'], { ...environment, EARSHOT_SECRET: 'too-short-secret' });
  expect([short.code, short.stderr.includes('too-short-secret')]).toEqual([1, false]);
});
