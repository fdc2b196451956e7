// Walks the document: what every operation answers beyond its limits, to a body that is broken, and to pages of others (docs/decisions/requests.md#d4, #d7, docs/decisions/rate-limits.md#d44, #ratelimit-headers).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationFacts, operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { session } from '../harness/procedures.ts';
import { requestWith, sampleInput } from '../harness/sample-input.ts';

const named = (list: readonly OperationFacts[]) => list.map((facts) => [facts.path, facts] as const);
// Both prefixes have one pipeline (test/interface/procedures.test.ts).
const posts = operationFacts.filter(
  ({ bodyLimitBytes, path }) => bodyLimitBytes !== null && !path.startsWith('/trpc/'),
);
const ofPages = posts.filter(({ acceptsSession, acceptsApiKey }) => acceptsSession || !acceptsApiKey);
const limited = operationFacts.filter((facts) => facts.rateLimit?.name === 'procedures');

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

/** A caller who may call it: with a key if it takes one. */
const caller = (facts: OperationFacts): RequestOptions => {
  if (facts.acceptsApiKey) return { key: tenant.key };
  return facts.acceptsSession ? admin : {};
};

const send = (facts: OperationFacts, as: RequestOptions, raw: string | Uint8Array, headers = {}) =>
  earshot.request('POST', facts.path, {
    ...as,
    raw,
    headers: { ...as.headers, 'Content-Type': 'application/json', ...headers },
  });

describe.each(named(posts))('%s', (_path, facts) => {
  it('a broken body → 400', async () => {
    earshot.advance(60_000);
    const { text } = await send(facts, caller(facts), '{"json":');
    expect(text).toBe(errorText(400, facts.name, 'The request body is not valid JSON.'));
  });
});

it.each(named(ofPages))('%s from a page of another origin → 403 (D59)', async (_path, facts) => {
  const as = facts.acceptsSession ? admin : {};
  const { text } = await send(facts, as, '{"json":{}}', { Origin: 'https://evil.example' });
  const message = 'Requests with a session must come from the pages of this service.';
  expect(text).toBe(errorText(403, facts.name, message));
});

describe('beyond the procedures’ limit (D44)', () => {
  const refused = (facts: OperationFacts) => errorText(429, facts.name, 'Rate limit exceeded. Try again in 60s.');

  beforeAll(async () => {
    earshot.advance(60_000);
    await Promise.all(Array.from({ length: 60 }, () => earshot.get('/v1/user.me', tenant.key)));
    await Promise.all(Array.from({ length: 300 }, () => earshot.request('GET', '/v1/user.me', admin)));
  });

  it.each(named(limited))('%s → 429, before its input is looked at', async (_path, facts) => {
    const [path, options] = requestWith(facts, sampleInput(facts));
    const method = facts.method.toUpperCase();
    const broken = facts.method === 'post' ? { raw: '{' } : {};
    for (const as of [...(facts.acceptsApiKey ? [{ key: tenant.key }] : []), ...(facts.acceptsSession ? [admin] : [])])
      for (const body of [options, broken])
        expect((await earshot.request(method, path, { ...body, ...as })).text).toBe(refused(facts));
  });
});

describe('beyond the limit that costly queries share (docs/decisions/rate-limits.md)', () => {
  const costly = operationFacts.filter((facts) => facts.rateLimit?.name === 'costly');

  beforeAll(async () => {
    earshot.advance(60_000);
    const trends = operationFacts.find(({ path }) => path === '/v1/analysis.getTrends')!;
    const [path, options] = requestWith(trends, sampleInput(trends));
    await Promise.all(Array.from({ length: 60 }, () => earshot.request('GET', path, { ...options, ...admin })));
  });

  it.each(named(costly))('%s → 429', async (_path, facts) => {
    const [path, options] = requestWith(facts, sampleInput(facts));
    const answer = await earshot.request(facts.method.toUpperCase(), path, { ...options, ...admin });
    expect(answer.text).toBe(errorText(429, facts.name, 'Rate limit exceeded. Try again in 60s.'));
  });
});
