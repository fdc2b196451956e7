// Replacing EARSHOT_SECRET: what was made under the previous one is read, rewritten by `earshot secret rotate`, and nothing is lost, also when that is killed half-way (docs/decisions/secrets.md).
import { verifyWebhook } from '@earshot/core/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientSecrets,
  openClientSecret,
  sealClientSecret,
} from '../../packages/server/src/accounts/open-id/client-secrets.ts';
import { factorSecrets } from '../../packages/server/src/accounts/second-factor.ts';
import { type Database, openDatabase } from '../../packages/server/src/records/database.ts';
import { keepOpenIdProvider, openIdProviderOf } from '../../packages/server/src/records/open-id.ts';
import { companyWithPbx, pbxEnvironment, pbxInput, stopPbx } from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { begin, earshot as command, type Environment } from '../harness/process.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dataUrl, recording } from '../harness/recordings.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { formBody, postForm } from '../harness/upload.ts';
import { loopback, queueEvents, storeDestination } from '../harness/webhooks.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';

const older = 'the secret that is to be replaced, 32+';
const newer = 'the secret that takes its place, 32+';
const settings = {
  ...pbxEnvironment,
  EARSHOT_TRANSCRIPTION_ENGINE: 'none',
  EARSHOT_PUBLIC_URL: 'http://earshot.example.com',
};

let before: Earshot;
/** Has both secrets. */
let during: Earshot;
let db: Database;
let pbx: YeastarServer;
let receiver: Receiver;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  receiver = await startReceiver();
  const network = await loopback();
  before = await startEarshot(
    { ...settings, EARSHOT_SECRET: older, EARSHOT_BACKGROUND: 'off', EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' },
    undefined,
    network,
  );
  during = await startEarshot(
    { ...settings, EARSHOT_SECRET: newer, EARSHOT_SECRET_PREVIOUS: older },
    before.database,
    network,
  );
  ({ db } = before.service);
  ({ pbx, tenant, admin } = await companyWithPbx(before));
});
afterAll(async () => {
  await stopPbx(during, admin, pbx);
  await during.stop();
  await before.stop();
  await receiver.stop();
});

const environment = (more: Environment = {}): Environment => ({
  EARSHOT_DATABASE_URL: before.database.url,
  EARSHOT_STORAGE_URL: `file:${before.database.storageFolder}`,
  EARSHOT_SECRET: newer,
  EARSHOT_SECRET_PREVIOUS: older,
  ...more,
});

async function rotated(more: Environment = {}) {
  const { code, stdout, stderr } = await command(['secret', 'rotate', '--json'], environment(more));
  expect(stderr).toBe('');
  return { code, ...JSON.parse(stdout) };
}

/** An integration and a webhook as an administrator makes them, and a webhook from before secrets were encrypted. */
async function stored(path: string) {
  const integration = await output(before, 'integrations.create', admin, {
    ...pbxInput(pbx),
    label: path,
  });
  const webhook = await output(before, 'analysisWebhooks.create', admin, {
    role: 'admin_company',
    targetUrl: `${receiver.url}/${path}`,
  });
  const plain = await storeDestination(db, tenant.companyId, `${receiver.url}/${path}/plain`);
  return { integrationId: integration.id as string, webhooks: [webhook, plain] as { id: string; secret: string }[] };
}

/** Whether a server reads the credentials, and signs with the secrets. */
async function expectReadable(at: Earshot, { integrationId, webhooks }: Awaited<ReturnType<typeof stored>>) {
  const { checks } = await output(at, 'integrations.test', admin, { id: integrationId });
  expect(checks[0]).toMatchObject({ check: 'access', outcome: 'passed' });
  const start = receiver.received.length;
  for (const { id } of webhooks) await queueEvents(db, tenant.companyId, [id]);
  at.service.wakeDeliveries();
  await receiver.count(start + webhooks.length);
  const signedWith = receiver.received.slice(start).map(({ headers, body }) =>
    webhooks.findIndex(({ secret }) => {
      try {
        return verifyWebhook({ headers, body, secret }) !== null;
      } catch {
        return false;
      }
    }),
  );
  expect(signedWith.sort()).toEqual([0, 1]);
}

const storedSecrets = () => db.all<{ secret: string }>('SELECT secret FROM webhook_destinations');

describe('while EARSHOT_SECRET_PREVIOUS is set (issue 24: Secrets)', () => {
  it('credentials of integrations and secrets of webhooks are read, also those that are stored as plain text', async () => {
    await expectReadable(during, await stored('during'));
  });

  it('cursors of lists and of the ledger go on', async () => {
    for (let made = 0; made < 2; made += 1) await insertAnalysis(db, tenant.companyId);
    const { nextCursor } = (await before.get('/api/analyses?limit=1', tenant.key)).body;
    const path = `/api/analyses?limit=1&cursor=${encodeURIComponent(nextCursor)}`;
    // The cursor of the next page is signed by the server that gives it.
    const { nextCursor: _, ...page } = (await during.get(path, tenant.key)).body;
    expect((await before.get(path, tenant.key)).body).toMatchObject(page);
    expect(page.items).toHaveLength(1);
    await before.create({ transcript: transcript() }, tenant.key);
    const ledger = await output(before, 'credits.getLedger', admin, { limit: 1 });
    const next = { limit: 1, cursor: ledger.nextCursor };
    const { items } = await output(during, 'credits.getLedger', admin, next);
    expect(items).toHaveLength(1);
    expect((await output(before, 'credits.getLedger', admin, next)).items).toEqual(items);
  });

  it('addresses of recordings and forms of uploads go on', async () => {
    const audioKey = dataUrl(await recording('vbr.mp3'));
    const { body } = await before.create({ transcript: transcript(), audioKey }, tenant.key);
    const { audioUrl } = (await before.get(`/api/analyses/${body.id}`, tenant.key)).body;
    const played = await fetch(audioUrl.replace(settings.EARSHOT_PUBLIC_URL, during.url));
    await played.arrayBuffer();
    expect(played.status).toBe(200);
    const { fields } = await output(before, 'upload.getPresignedUrl', tenant.key, {
      filename: 'call.mp3',
      contentType: 'audio/mpeg',
    });
    const parts = [...Object.entries<string>(fields), ['file', Buffer.from('audio'), 'call.mp3'] as const];
    expect((await postForm(`${during.url}/uploads`, formBody(parts))).status).toBe(204);
  });

  it('a browser that has signed in before is known, and gets a cookie under the new secret', async () => {
    const { email } = await personWithPassword(before, tenant.companyId);
    const wrong = { email, password: 'wrong' };
    const device = async (at: Earshot, headers: Record<string, string> = {}) =>
      /earshot_device=[^;]+/.exec(
        (await call(at, 'auth.login', { headers }, { email, password })).headers.getSetCookie().join('\n'),
      )?.[0];
    const known = (await device(before))!;
    for (let failed = 0; failed < 6; failed += 1) await call(during, 'auth.login', {}, wrong);
    expect((await call(during, 'auth.login', {}, { email, password })).status).toBe(429);
    const renewed = (await device(during, { Cookie: known }))!;
    expect(renewed).not.toBe(known);
    expect(await device(during, { Cookie: renewed })).toBeDefined();
    await db.run('DELETE FROM sign_in_failures');
  });
});

describe('earshot secret rotate (issue 24: Secrets)', () => {
  it('rewrites what is stored; then the previous secret is not needed, and a second run finds nothing to do', async () => {
    const made = await stored('rotated');
    const first = await rotated();
    expect(first).toMatchObject({ code: 0, integrations: { unreadable: [] }, webhooks: { unreadable: [] } });
    expect(first.integrations.rewritten).toBeGreaterThanOrEqual(1);
    expect(first.webhooks.rewritten).toBeGreaterThanOrEqual(2);
    const after = await startEarshot({ ...settings, EARSHOT_SECRET: newer }, before.database, await loopback());
    try {
      await expectReadable(after, made);
    } finally {
      await after.stop();
    }
    const { integrations, webhooks } = await rotated({ EARSHOT_SECRET_PREVIOUS: '' });
    expect([integrations, webhooks]).toEqual([
      { rewritten: 0, current: first.integrations.current, unreadable: [] },
      { rewritten: 0, current: first.webhooks.current, unreadable: [] },
    ]);
  });

  it('loses nothing when it is killed half-way and run again', async () => {
    const made = [await stored('killed/1'), await stored('killed/2'), await stored('killed/3')];
    const [first, second] = made.map(({ integrationId }) => integrationId).sort();
    const credentials = async (id: string) =>
      (await db.get<{ credentials: string }>('SELECT credentials FROM integrations WHERE id = ?', [id]))!.credentials;
    const [firstBefore, secondBefore] = [await credentials(first!), await credentials(second!)];
    const release = await stopAt(second!);
    const { child, ended } = begin(['secret', 'rotate'], environment());
    await eventually(async () => expect(await credentials(first!)).not.toBe(firstBefore));
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    expect(await credentials(second!)).toBe(secondBefore);
    await release();
    for (const each of made) await expectReadable(during, each);

    expect((await rotated()).code).toBe(0);
    const after = await startEarshot({ ...settings, EARSHOT_SECRET: newer }, before.database, await loopback());
    try {
      for (const each of made) await expectReadable(after, each);
    } finally {
      await after.stop();
    }
  });

  it('what no secret opens stays as it is, is named, and ends the command with 1; entered again, it is gone from the list', async () => {
    const { integrationId, webhooks } = await stored('unknown');
    const rows = await db.all('SELECT id, credentials FROM integrations ORDER BY id');
    const strange = { EARSHOT_SECRET: 'a secret that nobody has ever used, 32+', EARSHOT_SECRET_PREVIOUS: '' };
    const { code, integrations } = await rotated(strange);
    expect(code).toBe(1);
    expect(integrations).toMatchObject({ rewritten: 0, current: 0 });
    expect(integrations.unreadable).toContain(integrationId);
    expect(await db.all('SELECT id, credentials FROM integrations ORDER BY id')).toEqual(rows);
    const { stdout } = await command(['secret', 'rotate'], environment(strange));
    expect(stdout).toContain('Set EARSHOT_SECRET_PREVIOUS to their secret, or enter them again:\n');
    expect(stdout).toContain(`  ${integrationId}\n`);
    // The plain one of this test was encrypted under the strange secret: its destination gets a new one below.
    const renewed = await Promise.all(
      webhooks.map(({ id }) => output(during, 'analysisWebhooks.regenerateSecret', admin, { id })),
    );
    await expectReadable(during, { integrationId, webhooks: renewed });
  });
});

describe('secrets of two-step sign-in', () => {
  it('are read under both, rewritten, and then need the new one only', async () => {
    const person = await personWithPassword(before, tenant.companyId);
    const own = await session(before, person.id);
    await output(before, 'auth.beginSecondFactor', own, { currentPassword: password });
    const kept = () => db.get<{ secret: string }>('SELECT secret FROM second_factors WHERE user_id = ?', [person.id]);
    const sealed = await kept();
    expect(await factorSecrets(db, [newer]).unreadable()).toContain(person.id);
    expect(await factorSecrets(db, [newer, older]).unreadable()).toEqual([]);
    expect((await rotated()).secondFactors).toMatchObject({ rewritten: 1, unreadable: [] });
    expect(await kept()).not.toEqual(sealed);
    expect(await factorSecrets(db, [newer]).unreadable()).toEqual([]);
    expect((await rotated({ EARSHOT_SECRET_PREVIOUS: '' })).secondFactors).toMatchObject({ rewritten: 0, current: 1 });
  });
});

describe('client secrets of OpenID Connect', () => {
  it('are read under both, rewritten, and then need the new one only', async () => {
    const row = { company_id: tenant.companyId, revision: 'r', issuer: 'https://login.example', client_id: 'earshot' };
    const sealed = sealClientSecret(tenant.companyId, 'the secret of the client', [older]);
    await keepOpenIdProvider(db, { ...row, client_secret: sealed, updated_at: 0 });
    expect(await clientSecrets(db, [newer]).unreadable()).toEqual([tenant.companyId]);
    expect(await clientSecrets(db, [newer, older]).unreadable()).toEqual([]);
    expect((await rotated()).openIdClients).toEqual({ rewritten: 1, current: 1, unreadable: [] });
    const kept = await openIdProviderOf(db, tenant.companyId);
    expect(openClientSecret(kept!, [newer])).toBe('the secret of the client');
    expect((await rotated({ EARSHOT_SECRET_PREVIOUS: '' })).openIdClients).toMatchObject({ rewritten: 0, current: 1 });
  });
});

describe('EARSHOT_SECRET_PREVIOUS', () => {
  it('that is the present secret, or too weak → one line, and nothing changes', async () => {
    const run = (previous: string) => command(['secret', 'rotate'], environment({ EARSHOT_SECRET_PREVIOUS: previous }));
    expect(await run(newer)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'earshot: EARSHOT_SECRET_PREVIOUS must differ from EARSHOT_SECRET.\n',
    });
    expect(await run('short')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'earshot: EARSHOT_SECRET_PREVIOUS must be at least 32 characters, 5 of them different.\n',
    });
  });
});

describe('secrets of webhooks at rest (issue 24: Secrets)', () => {
  it('no row holds the text that signs; rows from before are encrypted at the next start', async () => {
    const { webhooks } = await stored('at-rest');
    expect((await storedSecrets()).map(({ secret }) => secret)).toContain(webhooks[1]!.secret);
    const next = await startEarshot({ ...settings, EARSHOT_SECRET: older }, before.database);
    await next.stop();
    const texts = (await storedSecrets()).map(({ secret }) => secret);
    expect(texts.filter((text) => !text.startsWith('sealed.'))).toEqual([]);
    for (const { secret } of webhooks) expect(texts.join()).not.toContain(secret);
    await expectReadable(during, { ...(await stored('read')), webhooks });
  });

  it('a secret moved to another destination, of this or another company, signs nothing', async () => {
    const [one, other] = [await stored('one'), await stored('other')];
    const foreign = await before.company();
    const { id } = await output(before, 'analysisWebhooks.create', await session(before, foreign.adminId), {
      role: 'admin_company',
      targetUrl: `${receiver.url}/foreign`,
    });
    const copied = '(SELECT secret FROM webhook_destinations WHERE id = ?)';
    const { id: source } = one.webhooks[0]!;
    const thieves = [other.webhooks[0]!.id, id as string];
    for (const thief of thieves)
      await db.run(`UPDATE webhook_destinations SET secret = ${copied} WHERE id = ?`, [source, thief]);
    const start = receiver.received.length;
    await queueEvents(db, tenant.companyId, thieves);
    during.service.wakeDeliveries();
    await eventually(async () => {
      const attempts = await db.all<{ attempts: number }>(
        `SELECT attempts FROM webhook_deliveries WHERE destination_id IN (?, ?)`,
        thieves,
      );
      expect(attempts.every((row) => row.attempts > 0)).toBe(true);
    });
    await expectReadable(during, one);
    expect(receiver.received.slice(start)).toHaveLength(2);
  });
});

/** Lets no process change this integration until it is released, and any read it. */
async function stopAt(id: string): Promise<() => Promise<void>> {
  if (before.database.url.startsWith('sqlite:')) {
    await db.run(
      'CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
    );
    await db.run(
      `CREATE TRIGGER stuck BEFORE UPDATE OF credentials ON integrations WHEN NEW.id = '${id}' BEGIN SELECT COUNT(*) FROM endless; END`,
    );
    return async () => {
      await db.run('DROP TRIGGER stuck');
      await db.run('DROP VIEW endless');
    };
  }
  const own = await openDatabase(before.database.url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = own.transaction(async (tx) => {
    await tx.get('SELECT id FROM integrations WHERE id = ? FOR UPDATE', [id]);
    locked.resolve();
    await promise;
  });
  await locked.promise;
  return async () => {
    resolve();
    await holding;
    await own.close();
  };
}
