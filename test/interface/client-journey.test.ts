// EarshotClient against the real server: a company's whole day, with a key, in a session and on both kinds of storage (docs/contract.md#endpoints; docs/decisions/sign-in.md#d53).
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  ConflictError,
  ConnectionError,
  type EarshotApiError,
  EarshotClient,
  type EarshotClientOptions,
  ForbiddenError,
  NotFoundError,
  PayloadTooLargeError,
  UnauthorizedError,
  UnexpectedResponseError,
} from '@earshot/core/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { password, personWithPassword } from '../harness/procedures.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';

let earshot: Earshot;
let tenant: Tenant;
let client: EarshotClient;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  client = as(tenant.key);
});
afterAll(() => earshot.stop());

const as = (apiKey: string) => new EarshotClient({ apiKey, baseUrl: earshot.url, maxRetries: 0 });

const failureOf = (call: Promise<unknown>): Promise<EarshotApiError> =>
  call.then(
    (value) => {
      throw new Error(`no failure: ${JSON.stringify(value)}`);
    },
    (error) => error,
  );

/** A client in a page of the server, whose browser keeps the cookie. */
function inBrowser(): EarshotClient {
  let cookie = '';
  const fetch: NonNullable<EarshotClientOptions['fetch']> = async (url, init) => {
    const headers = { ...init.headers, ...(init.credentials === 'same-origin' && cookie && { cookie }) };
    const response = await globalThis.fetch(url, { ...init, headers });
    const set = response.headers.getSetCookie()[0]?.split(';', 1)[0];
    if (set !== undefined) cookie = set;
    return response;
  };
  return new EarshotClient({ session: true, baseUrl: earshot.url, fetch, maxRetries: 0 });
}

describe('analyses', () => {
  it('create, get, list and scan show the same analysis (contract: Endpoints)', async () => {
    const created = await client.analyses.create({ transcript: transcript(), clientName: 'Norte' });
    const analysis = await client.analyses.get(created.id);
    expect(analysis).toMatchObject({ id: created.id, status: 'completed', displayScore: created.displayScore });
    const again = await Promise.all([1, 2].map(() => client.analyses.create({ transcript: transcript() })));

    const ids = [created, ...again].map(({ id }) => id).toSorted();
    const page = await client.analyses.list({ limit: 2 });
    const rest = await page.nextPage();
    expect([...page.items, ...rest!.items].map(({ id }) => id).toSorted()).toEqual(ids);
    const scanned: string[] = [];
    for await (const { id } of client.analyses.scan({ limit: 1 })) scanned.push(id);
    expect(scanned.toSorted()).toEqual(ids);
    expect((await client.analyses.listNewest({ limit: 3 })).map(({ id }) => id)).toEqual(scanned);
    expect(await client.analyses.listNewest({ filters: { minScore: 101 } })).toEqual([]);
  });

  it('a second create under the same idempotency key is the first, and paid once (D9)', async () => {
    const body = { transcript: transcript(2) };
    const before = await client.credits.getSummary();
    const [first, second] = [
      await client.analyses.create(body, { idempotencyKey: 'call-1' }),
      await client.analyses.create(body, { idempotencyKey: 'call-1' }),
    ];
    expect(second).toEqual(first);
    expect((await client.credits.getSummary()).currentBalance).toBe(before.currentBalance - 2);
    const other = await failureOf(client.analyses.create({ transcript: 'x' }, { idempotencyKey: 'call-1' }));
    expect(other).toBeInstanceOf(ConflictError);
  });

  it('submit answers at once, waitFor follows it to the end (D37)', async () => {
    const [person] = await client.salespersons.list();
    const salespersonId = person?.id ?? (await earshot.user(tenant.companyId, 'salesperson'));
    const submitted = await client.analyses.submit({ salespersonId, transcript: transcript() });
    expect(submitted.status).toBe('pending');
    const analysis = await client.analyses.waitFor(submitted.id);
    expect(analysis).toMatchObject({ id: submitted.id, status: 'completed', jobId: submitted.jobId, salespersonId });
    expect(analysis.displayScore).toEqual(expect.any(Number));
  });

  it('waitFor also ends with an analysis that fails', async () => {
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const { id } = await client.analyses.submit({ salespersonId, transcript: 'Agent: Hi.\nClient: Hi.' });
    const failed = await client.analyses.waitFor(id);
    expect([failed.status, failed.errorSource]).toEqual(['failed', 'analysis']);
  });

  it('setAttribution, archive and unarchive (D53)', async () => {
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name: 'Ana' });
    const { id } = await client.analyses.create({ transcript: transcript() });
    expect(await client.analyses.setAttribution(id, salespersonId)).toMatchObject({
      salespersonName: 'Ana',
      attributionStatus: 'manual',
    });
    expect((await client.analyses.setAttribution(id, null)).attributionStatus).toBe('pending');
    expect((await client.analyses.archive(id)).archivedAt).toEqual((await client.analyses.get(id)).archivedAt);
    expect((await client.analyses.unarchive(id)).archivedAt).toBeNull();
  });
});

describe('people, keys, minutes, types, company', () => {
  it('users: create, list, update, createInvitation, me', async () => {
    const email = `${randomUUID()}@example.com`;
    const created = await client.users.create({ name: 'Rui', email, role: 'salesperson' });
    expect(created.invitationUrl).toContain(earshot.url);
    const changed = await client.users.update(created.id, { name: 'Rui Reis', isActive: false });
    expect(changed).toMatchObject({ name: 'Rui Reis', isActive: false });
    expect(await client.users.list()).toContainEqual(changed);
    expect((await client.users.createInvitation(created.id)).invitationUrl).not.toBe(created.invitationUrl);
    expect(await client.users.me()).toMatchObject({ id: tenant.adminId, companyId: tenant.companyId });
    expect(await failureOf(client.users.create({ name: 'Rui', email, role: 'admin' }))).toBeInstanceOf(ConflictError);
  });

  it('apiKeys: a narrower key works within its scopes, until it is revoked', async () => {
    const narrow = await client.apiKeys.create({ name: 'reader', scopes: ['api:analyses:read'] });
    expect(await client.apiKeys.list()).toContainEqual(expect.objectContaining({ id: narrow.id, name: 'reader' }));
    const reader = as(narrow.key);
    expect((await reader.analyses.list()).items).toEqual(expect.any(Array));
    expect(await failureOf(reader.credits.getSummary())).toBeInstanceOf(ForbiddenError);
    const revoked = await client.apiKeys.revoke(narrow.id);
    expect(await client.apiKeys.revoke(narrow.id)).toEqual(revoked);
    expect(await failureOf(reader.users.me())).toBeInstanceOf(UnauthorizedError);
  });

  it('interactionTypes: an own type is used, switched off and on', async () => {
    const criteria = [{ key: 'asked_price', label: 'Asked for the price', polarity: 'objective' as const }];
    const type = await client.interactionTypes.create({
      key: 'price_talk',
      label: 'Price talk',
      macroFront: 'sales',
      criteria,
    });
    expect(type).toMatchObject({ isCustom: true, isActive: true });
    const input = { transcript: transcript(), interactionType: 'price_talk' };
    expect((await client.analyses.create(input)).interactionScorecard?.typeLabel).toBe('Price talk');
    expect((await client.interactionTypes.update('price_talk', { label: 'Prices' })).label).toBe('Prices');
    expect((await client.interactionTypes.deactivate('price_talk')).isActive).toBe(false);
    expect(await failureOf(client.analyses.create(input))).toMatchObject({ status: 400 });
    expect(await client.interactionTypes.activate('price_talk')).toMatchObject({ label: 'Prices', isActive: true });
    expect((await client.interactionTypes.list()).filter(({ isCustom }) => isCustom).map(({ key }) => key)).toEqual([
      'price_talk',
    ]);
  });

  it('company: get and update', async () => {
    expect(await client.company.get()).toMatchObject({ id: tenant.companyId, language: 'en' });
    expect(await client.company.update({ language: 'pt' })).toMatchObject({ language: 'pt' });
  });

  it('what is of another company does not exist', async () => {
    const stranger = as((await earshot.company()).key);
    const { id } = await client.analyses.create({ transcript: transcript() });
    const calls = [stranger.analyses.get(id), stranger.analyses.waitFor(id), stranger.analyses.archive(id)];
    for (const failure of await Promise.all(calls.map(failureOf))) expect(failure).toBeInstanceOf(NotFoundError);
  });
});

describe('D51, in a browser session', () => {
  it('an administrator signs in, works by procedures only, sets up webhooks, signs out', async () => {
    const { id, email } = await personWithPassword(earshot, tenant.companyId);
    const page = inBrowser();
    expect(await failureOf(page.users.me())).toBeInstanceOf(UnauthorizedError);
    expect(await page.auth.login({ email, password })).toMatchObject({ id });
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const submitted = await page.analyses.submit({ salespersonId, transcript: transcript() });
    const seen = await page.analyses.waitFor(submitted.id);
    expect(seen.status).toBe('completed');
    expect(seen).toMatchObject(await client.analyses.get(submitted.id).then(({ dimensionScores: _, ...rest }) => rest));
    expect(await page.analysisWebhooks.list()).toEqual([]);
    expect(await page.auth.logout()).toEqual({ signedOut: true });
    expect(await failureOf(page.users.me())).toBeInstanceOf(UnauthorizedError);
  });

  it('an invitation gives a password and a session', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id, invitationUrl } = await client.users.create({ name: 'Eva', email, role: 'supervisor' });
    const page = inBrowser();
    const token = invitationUrl!.split('/').at(-1)!;
    expect(await page.auth.acceptInvitation({ token, password })).toMatchObject({ id });
    expect((await page.users.me()).role).toBe('supervisor');
  });

  it('webhook destinations do not take a key (contract: Webhook configuration procedures)', async () => {
    expect(await failureOf(client.analysisWebhooks.list())).toBeInstanceOf(UnauthorizedError);
  });
});

describe.each(['disk', 's3'] as const)('contract: Upload flow, on %s', (kind) => {
  let s3: S3Server | undefined;
  let storing: Earshot;
  let uploader: EarshotClient;
  let companyId: string;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    storing = await startEarshot(s3 && { EARSHOT_STORAGE_URL: s3.storageUrl });
    const company = await storing.company();
    companyId = company.companyId;
    uploader = new EarshotClient({ apiKey: company.key, baseUrl: storing.url, maxRetries: 0 });
  });
  afterAll(async () => {
    await storing.stop();
    await s3?.stop();
  });

  const stored = async (key: string) => buffer((await storing.service.storage.read(key))!);
  const sound = Buffer.from('ID3 '.repeat(50_000));

  it('bytes in memory, a stream, and a file on disk with progress are stored as they are', async () => {
    const path = join(storing.database.storageFolder, '..', `${randomUUID()}.mp3`);
    await writeFile(path, sound);
    const steps: number[] = [];
    const keys = [
      await uploader.uploads.upload(sound, { filename: 'Ligação 1.mp3' }),
      await uploader.uploads.upload(new Blob([sound]).stream(), { filename: 'a.mp3' }),
      await uploader.uploads.upload(await openAsBlob(path), {
        filename: 'b.mp3',
        onProgress: ({ sentBytes }) => steps.push(sentBytes),
      }),
    ];
    for (const key of keys) {
      expect(key).toMatch(new RegExp(`^uploads/${companyId}/[\\w.-]+\\.mp3$`));
      expect((await stored(key)).equals(sound)).toBe(true);
    }
    expect(new Set(keys).size).toBe(3);
    expect(steps.at(-1)).toBe(sound.length);
    expect(steps.length).toBeGreaterThan(2);
  });

  it('a type that no recording has is refused before anything is sent', async () => {
    const call = uploader.uploads.upload(sound, { filename: 'a.txt', contentType: 'text/plain' });
    expect(await failureOf(call)).toMatchObject({ name: 'BadRequestError', path: 'upload.getPresignedUrl' });
  });

  it.each([undefined, () => {}])('one byte above the limit is refused (onProgress: %s)', async (onProgress) => {
    const failure = await failureOf(
      uploader.uploads.upload(new Blob([Buffer.alloc(40 * 2 ** 20 + 1)]), { filename: 'a.mp3', onProgress }),
    );
    const expected = kind === 's3' ? UnexpectedResponseError : PayloadTooLargeError;
    expect(failure).toBeInstanceOf(expected);
    expect(failure).not.toBeInstanceOf(ConnectionError);
    expect(failure.message).toContain(kind === 's3' ? 'EntityTooLarge' : '413');
  });
});
