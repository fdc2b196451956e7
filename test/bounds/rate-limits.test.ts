// Rate limits: a sliding log a minute long in which refused requests count, per company over all its keys and all servers (docs/contract.md#limits; docs/decisions/rate-limits.md#d44).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingByLimit } from '../../packages/server/src/http/limit.ts';
import { openapiDocument, operationFacts } from '../../packages/server/src/http/operation-facts.ts';
import { readSettings } from '../../packages/server/src/read-settings.ts';
import { type Answer, type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call as callProcedure, session } from '../harness/procedures.ts';
import { requestWith, sampleInput } from '../harness/sample-input.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

type Call = (key?: string, server?: Earshot) => Promise<Answer>;

const list: Call = (key = tenant.key, server = earshot) => server.get('/api/analyses?limit=1', key);
/** Refused by the first rule, so that it costs nothing; the limit counts it like any other. */
const create: Call = (key = tenant.key, server = earshot) => server.create({}, key);

const limits: [string, number, number, Call][] = [
  ['POST /api/analyses', 15, 400, create],
  ['GET /api/analyses', 120, 200, list],
];

const times = (count: number, call: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, call));
const passedOf = (answers: Answer[]) => answers.filter(({ status }) => status !== 429).length;
const headersOf = ({ headers }: Answer) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'].map((name) => headers.get(name));

describe.each(limits)('%s: %d a minute', (_name, limit, status, call) => {
  it('of parallel requests exactly so many pass', async () => {
    const answers = await times(limit + 20, () => call());
    expect(passedOf(answers)).toBe(limit);
    for (const answer of answers) expect([status, 429]).toContain(answer.status);
  });

  it('per company, not per key; another company is not touched', async () => {
    const second = await earshot.apiKey(tenant.companyId, tenant.adminId);
    const answers = await Promise.all([times(limit, () => call()), times(limit, () => call(second))]);
    expect(passedOf(answers.flat())).toBe(limit);
    expect((await call((await earshot.company()).key)).status).toBe(status);
  });

  it('after 60 s without a request everything passes again', async () => {
    await times(limit + 1, () => call());
    expect((await call()).status).toBe(429);
    earshot.advance(60_000);
    expect(passedOf(await times(limit, () => call()))).toBe(limit);
  });

  it('refused requests count: retrying early prolongs the block (Retry rules)', async () => {
    expect(passedOf(await times(limit, () => call()))).toBe(limit);
    earshot.advance(30_000);
    expect(passedOf(await times(limit, () => call()))).toBe(0);
    earshot.advance(30_001);
    // Those that passed have left the window; those that were refused fill it.
    expect((await call()).status).toBe(429);
    earshot.advance(60_000);
    expect((await call()).status).toBe(status);
  });

  it('slides: a place is free 60 s after the request that took it, not at the turn of a minute', async () => {
    await times(limit - 1, () => call());
    earshot.advance(30_000);
    expect((await call()).status).toBe(status);
    earshot.advance(20_000);
    expect((await call()).status).toBe(429);
    earshot.advance(10_500);
    // Two are left in the window: the one at 30 s and the refused one at 50 s.
    expect(passedOf(await times(limit, () => call()))).toBe(limit - 2);
  });

  it('headers tell limit, rest and seconds; on 429 the wait of 60 s', async () => {
    const [first, second] = [await call(), await call()];
    expect(headersOf(first)).toEqual([String(limit), String(limit - 1), '60', null]);
    expect(headersOf(second).slice(0, 2)).toEqual([String(limit), String(limit - 2)]);
    await times(limit - 2, () => call());
    const refused = await call();
    expect(headersOf(refused).slice(0, 2)).toEqual([String(limit), '0']);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body).toMatchObject({ message: 'Rate limit exceeded. Try again in 60s.' });
  });

  it('two servers on one database share the window', async () => {
    const second = await startEarshot({}, earshot.database);
    try {
      second.service.now = () => earshot.service.now();
      const answers = await Promise.all([times(limit, () => call()), times(limit, () => call(tenant.key, second))]);
      expect(passedOf(answers.flat())).toBe(limit);
    } finally {
      await second.stop();
    }
  });
});

describe('limits of the installation (D70)', () => {
  it("the defaults are the contract's, as the document has them", () => {
    const settings = readSettings({});
    const limits = openapiDocument['x-rate-limits'];
    for (const [name, { requests }] of Object.entries(limits))
      expect(settings[settingByLimit[name]!], name).toBe(requests);
    expect(settings.EARSHOT_SESSION_PROCEDURES_PER_MINUTE).toBe(limits.procedures.sessionRequests);
    expect(Object.keys(settingByLimit).sort()).toEqual(Object.keys(limits).sort());
    for (const value of ['1001', '-1', 'none'])
      expect(() => readSettings({ EARSHOT_CREATES_PER_MINUTE: value })).toThrow('EARSHOT_CREATES_PER_MINUTE');
  });

  it('another limit counts and is told like the default one; 0 is none', async () => {
    const other = await startEarshot({
      EARSHOT_CREATES_PER_MINUTE: '2',
      EARSHOT_LISTS_PER_MINUTE: '0',
      EARSHOT_PROCEDURES_PER_MINUTE: '3',
      EARSHOT_SESSION_PROCEDURES_PER_MINUTE: '4',
    });
    try {
      const { key, adminId } = await other.company();
      const creates = await times(3, () => other.create({}, key));
      expect(creates.map(({ status }) => status).sort()).toEqual([400, 400, 429]);
      expect(creates.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(['2', '2', '2']);
      expect(creates.find(({ status }) => status === 429)?.body.message).toBe('Rate limit exceeded. Try again in 60s.');
      const lists = await times(130, () => other.get('/api/analyses?limit=1', key));
      expect(new Set(lists.map(({ status }) => status))).toEqual(new Set([200]));
      expect(lists[0]!.headers.get('ratelimit-limit')).toBeNull();
      expect(passedOf(await times(5, () => callProcedure(other, 'user.me', key)))).toBe(3);
      const admin = await session(other, adminId);
      expect(passedOf(await times(6, () => callProcedure(other, 'user.me', admin)))).toBe(4);
    } finally {
      await other.stop();
    }
  });
});

describe('what is counted (D44)', () => {
  it('requests without a good key or scope are not', async () => {
    const reader = await earshot.apiKey(tenant.companyId, tenant.adminId, { scopes: ['api:analyses:read'] });
    for (let made = 0; made < 20; made += 1) {
      expect((await create('wrong')).status).toBe(401);
      expect((await create(reader)).status).toBe(403);
    }
    expect(headersOf(await create())[1]).toBe('14');
  });

  it('every outcome after that is: wrong Content-Type, broken body, schema', async () => {
    const send = (options: object) => earshot.request('POST', '/api/analyses', { key: tenant.key, ...options });
    const outcomes = [
      await send({ raw: 'x', headers: { 'Content-Type': 'text/plain' } }),
      await send({ raw: '{', headers: { 'Content-Type': 'application/json' } }),
      await send({ json: { transcript: 5 } }),
    ];
    expect(outcomes.map(headersOf).map(([, rest]) => rest)).toEqual(['14', '13', '12']);
    expect(outcomes.map(({ status }) => status)).toEqual([415, 400, 400]);
  });

  it('creating and listing have windows of their own', async () => {
    await times(16, () => create());
    expect((await list()).status).toBe(200);
  });

  it('GET by id and GET /api/salespersons have no limit, and say none', async () => {
    for (const path of ['/api/analyses/x', '/api/salespersons']) {
      const answers = await times(200, () => earshot.get(path, tenant.key));
      expect(passedOf(answers)).toBe(200);
      expect(headersOf(answers[0]!)).toEqual([null, null, null, null]);
    }
  });
});

describe('procedures: 60 a minute per API key, all of them together, over both prefixes', () => {
  const reading = operationFacts.filter((facts) => facts.rateLimit?.name === 'procedures' && facts.method === 'get');
  const open = reading.filter(({ acceptsApiKey }) => acceptsApiKey);

  it('exactly 60 pass', async () => {
    expect(new Set(open.map(({ path }) => path.split('/')[1]))).toEqual(new Set(['v1', 'trpc']));
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => {
        const facts = open[index % open.length]!;
        return earshot.get(requestWith(facts, sampleInput(facts))[0], tenant.key);
      }),
    );
    expect(passedOf(answers)).toBe(60);
  });

  it('each key has its own; 429 names the procedure', async () => {
    const me = (key: string) => earshot.get('/v1/user.me', key);
    await times(60, () => me(tenant.key));
    const refused = await me(tenant.key);
    expect(refused.text).toBe(errorText(429, 'user.me', 'Rate limit exceeded. Try again in 60s.'));
    expect((await me(await earshot.apiKey(tenant.companyId, tenant.adminId))).status).not.toBe(429);
  });

  it('those of a session only are refused before they count', async () => {
    const closed = reading.find(({ acceptsApiKey }) => !acceptsApiKey)!;
    for (let made = 0; made < 61; made += 1) expect((await earshot.get(closed.path, tenant.key)).status).toBe(401);
    expect((await earshot.get('/v1/user.me', tenant.key)).status).not.toBe(429);
  });
});

describe('D44: what needs no key is counted by address', () => {
  it('one line of IPv6 is one address, whatever it calls itself', async () => {
    const proxied = await startEarshot({ EARSHOT_TRUST_PROXY: 'true' }, earshot.database);
    const ask = (address: string) =>
      proxied.request('GET', `/v1/share.get?input=${encodeURIComponent('{"token":"none"}')}`, {
        headers: { 'X-Forwarded-For': address },
      });
    const answers = await Promise.all(Array.from({ length: 121 }, (_, at) => ask(`2001:db8:0:7::${at.toString(16)}`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask('2001:db8:0:8::1')).status).toBe(404);
    await proxied.stop();
  });
});
