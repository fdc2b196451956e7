// Each message of the contract's "Specific cases" that the four REST operations can give, the whole body byte for byte.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { deactivateCompany, insertAnalysis, insertType, revokeKey } from '../harness/rows.ts';

const submit = 'analysis.submitAnalysis';
const list = 'analysis.listAnalyses';

/** Each REST operation: how to call it, its internal name, its scope. */
const operations = [
  ['GET', '/api/salespersons', 'analysis.getSalespersons', 'api:salespersons:read'],
  ['POST', '/api/analyses', submit, 'api:analyses:write'],
  ['GET', '/api/analyses', list, 'api:analyses:read'],
  ['GET', '/api/analyses/some-id', 'analysis.getAnalysis', 'api:analyses:read'],
] as const;

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company({ name: 'Norte' });
});
afterAll(() => earshot.stop());

const call = (method: string, path: string, key?: string) =>
  earshot.request(method, path, {
    ...(key !== undefined && { key }),
    ...(method === 'POST' && { json: { transcript: transcript() } }),
  });

function expectError(answer: Answer, status: number, path: string, message: string, issues?: string): void {
  expect(answer.text).toBe(errorText(status, path, message, issues));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
}

describe.each(operations)('%s %s', (method, path, name, scope) => {
  it('Key absent → 401', async () => {
    const message = 'API Key required. Use header X-API-Key.';
    expectError(await call(method, path), 401, name, message);
    expectError(await call(method, path, ''), 401, name, message);
    expectError(await call(method, `${path}?X-API-Key=${tenant.key}`), 401, name, message);
  });

  it('Key invalid, revoked or expired → 401', async () => {
    const { companyId, adminId } = await earshot.company();
    const expired = await earshot.apiKey(companyId, adminId, { expiresAt: Date.now() - 1 });
    const revoked = await earshot.apiKey(companyId, adminId);
    await revokeKey(earshot.service.db, revoked, Date.now() - 1);
    for (const key of ['esk_', 'anything', expired, revoked])
      expectError(await call(method, path, key), 401, name, 'Invalid or expired API Key');
  });

  it('Scope missing → 403 naming it', async () => {
    const key = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:users:read'] });
    expectError(await call(method, path, key), 403, name, `API key lacks the required scope: ${scope}`);
    await revokeKey(earshot.service.db, key, Date.now());
  });

  it('Permission value unrecognized → 403 naming the scope (D13)', async () => {
    const { companyId, adminId } = await earshot.company();
    const key = await earshot.apiKey(companyId, adminId, { scopes: [scope, 'analyses.everything'] });
    const message = `Chave de API com permissões inválidas. Gere uma nova chave com a permissão ${scope}.`;
    expectError(await call(method, path, key), 403, name, message);
    for (const stored of ['', '{', 'null', `"${scope}"`, `{"0":"${scope}"}`, `["${scope}",5]`, scope]) {
      await earshot.service.db.run('UPDATE api_keys SET scopes = ? WHERE company_id = ?', [stored, companyId]);
      expectError(await call(method, path, key), 403, name, message);
    }
  });

  it('Company deactivated → 403 with name and date (D14)', async () => {
    const gone = await earshot.company({ name: 'Sul "& Filhos" Ltda' });
    await deactivateCompany(earshot.service.db, gone.companyId, Date.UTC(2026, 2, 1, 23, 59, 59));
    expectError(
      await call(method, path, gone.key),
      403,
      name,
      'Company "Sul "& Filhos" Ltda" was deactivated on 2026-03-01.',
    );
  });
});

describe('POST /api/analyses, Specific cases', () => {
  const fresh = () => earshot.company();
  const create = async (json: unknown, minutes = 600) => earshot.create(json, (await earshot.company({ minutes })).key);

  it.each([
    ['Neither transcript nor audioKey', {}, "Either 'transcript' or 'audioKey' is required"],
    ['both blank (D20)', { transcript: ' \n', audioKey: '' }, "Either 'transcript' or 'audioKey' is required"],
    [
      'Unknown interactionType',
      { transcript: transcript(), interactionType: 'chat' },
      "Unknown interactionType 'chat'. Use a key of the catalogue or of a company type.",
    ],
    [
      'audio refused: a Data URL that is none (D55)',
      { audioKey: 'data:text/plain,hello' },
      'The audio is not a valid Data URL. Use data:audio/<subtype>;base64,<data>.',
    ],
    [
      'audio refused: above 10 MB of decoded bytes (D26)',
      { audioKey: `data:audio/mpeg;base64,${'A'.repeat((4 * (10 * 1024 * 1024 + 2)) / 3)}` },
      'The audio is larger than 10 MB.',
    ],
  ])('%s → 400 without issues', async (_case, json, message) => {
    expectError(await create(json), 400, submit, message);
  });

  it('Deactivated custom type → 400', async () => {
    const { companyId, key } = await fresh();
    await insertType(earshot.service.db, companyId, 'site_visit', { deactivatedAt: 1 });
    const answer = await earshot.create({ transcript: transcript(), interactionType: 'site_visit' }, key);
    const message = "The interactionType 'site_visit' is deactivated. Activate it or use another one.";
    expectError(answer, 400, submit, message);
  });

  const wrongType = (field: string, received: string) =>
    `{"expected":"string","code":"invalid_type","path":["${field}"],"message":"Invalid input: expected string, received ${received}"}`;

  it.each([
    [{ transcript: 5 }, wrongType('transcript', 'number')],
    [{ transcript: null }, wrongType('transcript', 'null')],
    [{ audioKey: [] }, wrongType('audioKey', 'array')],
    [
      { transcript: {}, salespersonName: true },
      `${wrongType('transcript', 'object')},${wrongType('salespersonName', 'boolean')}`,
    ],
    [
      { transcript: transcript(), interactionType: '' },
      '{"origin":"string","code":"too_small","minimum":1,"inclusive":true,"path":["interactionType"],"message":"Too small: expected string to have >=1 characters"}',
    ],
    [
      'text',
      '{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received string"}',
    ],
  ])('Field of wrong type, empty interactionType → 400 with issues: %j', async (json, issues) => {
    expectError(await create(json), 400, submit, 'Input validation failed', `[${issues}]`);
  });

  it('Salesperson unknown → 404', async () => {
    expectError(
      await create({ transcript: transcript(), salespersonId: 'nobody' }),
      404,
      submit,
      'Salesperson not found',
    );
  });

  it('Storage key outside uploads/<company_id>/ → 403', async () => {
    const { companyId, key } = await fresh();
    const outside = [
      'uploads/another/call.mp3',
      `uploads/${companyId}`,
      `uploads/${companyId}/../x.mp3`,
      'https://example.com/call',
    ];
    for (const audioKey of outside)
      expectError(await earshot.create({ audioKey }, key), 403, submit, 'Invalid audioKey');
  });

  it.each([
    [0, '0'],
    [0.99, '0.99'],
    [0.5, '0.5'],
    [-2, '-2'],
  ])('Balance below 1 minute → 403 (balance %d)', async (minutes, shown) => {
    const message = `Insufficient minutes. Current balance: ${shown} min. Purchase more minutes to continue creating analyses.`;
    expectError(await create({ transcript: transcript() }, minutes), 403, submit, message);
  });

  it.each([
    [1, 12, '12', '1'],
    [2.5, 3, '3', '2.5'],
    [9.75, 10, '10', '9.75'],
  ])('Balance positive but below duration → 403 (balance %d, %d minutes)', async (balance, length, needs, shown) => {
    const message = `Insufficient minutes. Analysis requires ${needs} min, but balance is ${shown} min.`;
    expectError(await create({ transcript: transcript(length) }, balance), 403, submit, message);
  });

  const fewWords = (words: number, missing: number) =>
    `The transcript has ${words} of the 12 words that an analysis needs: ${missing} too few. Retrying will not help.`;
  it.each([
    ['Hi.', 'transcript_too_short', fewWords(1, 11)],
    ['one two three four five six seven eight nine ten eleven', 'transcript_too_short', fewWords(11, 1)],
    [
      'word '.repeat(50),
      'transcript_one_turn',
      'The transcript is one turn of one sentence. An analysis needs two turns or two sentences. Retrying will not help.',
    ],
  ])('Transcript too short or ambiguous → 422 (D25), with its reason (D69): %j', async (text, reason, detail) => {
    const message = 'The transcript could not be processed. Retry, or review its content.';
    const { status, text: body } = await create({ transcript: text });
    expect([status, body]).toEqual([422, errorText(422, submit, message, undefined, reason, detail)]);
  });

  it('Content-Type missing or another → 415', async () => {
    for (const headers of [{}, { 'Content-Type': 'text/plain' }] as Record<string, string>[]) {
      const raw = new TextEncoder().encode(JSON.stringify({ transcript: transcript() }));
      const answer = await earshot.request('POST', '/api/analyses', { key: (await fresh()).key, raw, headers });
      expectError(answer, 415, submit, 'Content-Type must be application/json.');
    }
  });

  it('Rate limit → 429', async () => {
    const { key } = await fresh();
    for (let made = 0; made < 15; made += 1) expect((await earshot.create({}, key)).status).toBe(400);
    expectError(await earshot.create({}, key), 429, submit, 'Rate limit exceeded. Try again in 60s.');
  });
});

describe('GET /api/analyses, Specific cases', () => {
  const get = (query: string) => earshot.get(`/api/analyses?${query}`, tenant.key);
  const date = (name: string) => `'${name}' must be an existing date (YYYY-MM-DD) or an ISO-8601 date-time.`;

  it.each(['from', 'to'])('Unparseable %s → 400 naming it (D38)', async (name) => {
    for (const text of ['', 'today', '2026-02-30', '2026-13-01', '01/02/2026', '2026-01-01T25:00', '1767225600000'])
      expectError(await get(`${name}=${encodeURIComponent(text)}`), 400, list, date(name));
  });

  it.each([
    ['0', '"origin":"number","code":"too_small","minimum":1,"inclusive":true', 'Too small: expected number to be >=1'],
    [
      '101',
      '"origin":"number","code":"too_big","maximum":100,"inclusive":true',
      'Too big: expected number to be <=100',
    ],
    ['ten', '"expected":"number","code":"invalid_type"', 'Invalid input: expected number, received string'],
    ['', '"expected":"number","code":"invalid_type"', 'Invalid input: expected number, received string'],
    ['-1', '"expected":"number","code":"invalid_type"', 'Invalid input: expected number, received string'],
    ['1e1', '"expected":"number","code":"invalid_type"', 'Invalid input: expected number, received string'],
    ['0x10', '"expected":"number","code":"invalid_type"', 'Invalid input: expected number, received string'],
    ['5.0', '"expected":"number","code":"invalid_type"', 'Invalid input: expected number, received string'],
  ])('limit outside 1..100 → 400 with issues (D39): %j', async (limit, fields, message) => {
    const issues = `[{${fields},"path":["limit"],"message":"${message}"}]`;
    expectError(await get(`limit=${limit}`), 400, list, 'Input validation failed', issues);
  });

  it('malformed cursor → 400 (D40)', async () => {
    for (const cursor of ['', 'x', 'not-a-cursor', 'AQ%3D%3D', 'A'.repeat(2000)])
      expectError(await get(`cursor=${cursor}`), 400, list, 'Invalid cursor');
  });

  it('status outside its values → 400 with issues (D39)', async () => {
    const issue =
      '{"code":"invalid_value","values":["pending","processing","completed","failed"],"path":["status"],"message":"Invalid option: expected one of \\"pending\\"|\\"processing\\"|\\"completed\\"|\\"failed\\""}';
    expectError(await get('status=done'), 400, list, 'Input validation failed', `[${issue}]`);
  });

  it('a known parameter given twice → 400 (D55)', async () => {
    const message = "Query parameter 'limit' was given more than once. Send it once.";
    expectError(await get('limit=5&limit=5'), 400, list, message);
  });

  it('Rate limit → 429', async () => {
    const { key } = await earshot.company();
    for (let made = 0; made < 120; made += 1) expect((await earshot.get('/api/analyses', key)).status).toBe(200);
    expectError(await earshot.get('/api/analyses', key), 429, list, 'Rate limit exceeded. Try again in 60s.');
  });
});

it('GET /api/analyses/{id}: Analysis of another company → 404, never 403', async () => {
  const foreign = await insertAnalysis(earshot.service.db, (await earshot.company()).companyId);
  for (const id of [foreign, 'nonexistent'])
    expectError(
      await earshot.get(`/api/analyses/${id}`, tenant.key),
      404,
      'analysis.getAnalysis',
      'Analysis not found',
    );
});
