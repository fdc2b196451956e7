// Keys that work only from some networks, and from where each was used last (docs/decisions/access.md#networks-of-a-key, #d17).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';

/** Trusts its proxy, so that a header says from where a request comes. */
let earshot: Earshot;
/** Was told of no proxy: the address is that of the connection, whatever a header says. */
let untold: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot({ EARSHOT_TRUST_PROXY: 'true' });
  untold = await startEarshot({}, earshot.database);
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(async () => {
  await untold.stop();
  await earshot.stop();
});

interface Key {
  id: string;
  key: string;
  networks?: string[];
}
const created = (input: object, as: string | RequestOptions = admin): Promise<Key> =>
  output(earshot, 'apiKeys.create', as, { name: 'CRM', ...input });
const ask = (key: string, address: string, on = earshot) =>
  call(on, 'user.me', { key, headers: { 'X-Forwarded-For': address } });
const refusal = (address: string, path = 'user.me') =>
  errorText(403, path, `This API key may not be used from ${address}. An administrator can change its networks.`);
const detailsOf = async (id: string) =>
  ((await output(earshot, 'apiKeys.listDetails', admin)) as { id: string; lastUsedAddress: string | null }[]).find(
    (each) => each.id === id,
  );

describe('networks of a key', () => {
  it.each([
    [['203.0.113.0/24'], ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'], ['203.0.114.1', '2001:db8::1']],
    [['203.0.113.7'], ['203.0.113.7'], ['203.0.113.8']],
    [['2001:DB8::/32'], ['2001:db8:1::9'], ['2001:db9::1', '203.0.113.7']],
    [['::ffff:203.0.113.0/120'], ['203.0.113.9', '::ffff:203.0.113.9'], ['203.0.112.9']],
    [
      ['10.0.0.0/8', 'fd00::/8'],
      ['10.9.9.9', 'fd12::1'],
      ['11.0.0.1', 'nonsense'],
    ],
    [['0.0.0.0/0'], ['198.51.100.1'], ['2001:db8::1']],
  ])('%j', async (networks, inside, outside) => {
    const { key } = await created({ networks });
    for (const address of inside) expect([address, (await ask(key, address)).status]).toEqual([address, 200]);
    for (const address of outside) expect([address, (await ask(key, address)).status]).toEqual([address, 403]);
  });

  it('elsewhere → 403 that names the address, on every way in, with the status of a key that may not; the key was not used', async () => {
    const { id, key } = await created({ networks: ['203.0.113.0/24'] });
    expect((await ask(key, '198.51.100.4')).text).toBe(refusal('198.51.100.4'));
    const headers = { 'X-Forwarded-For': '198.51.100.4' };
    const rest = await earshot.request('GET', '/api/analyses', { key, headers });
    expect(rest.text).toBe(refusal('198.51.100.4', 'analysis.listAnalyses'));
    const batch = await earshot.request('GET', '/trpc/user.me,credits.getSummary?batch=1', { key, headers });
    expect(batch.text).toContain('api_key_network_refused');
    expect(batch.text).not.toContain('currentBalance');
    expect(await detailsOf(id)).toMatchObject({ lastUsedAt: null, lastUsedAddress: null });
  });

  it('a header that names another address opens nothing where no proxy is trusted', async () => {
    const { key } = await created({ networks: ['203.0.113.0/24'] });
    expect((await ask(key, '203.0.113.7', untold)).text).toBe(refusal('127.0.0.1'));
    const own = await created({ networks: ['127.0.0.0/8'] });
    expect((await ask(own.key, '203.0.113.7', untold)).status).toBe(200);
  });

  it('of the addresses that a caller sends through a trusted proxy, the one that the proxy adds counts', async () => {
    const { key } = await created({ networks: ['203.0.113.0/24'] });
    expect((await ask(key, '203.0.113.7, 198.51.100.4')).text).toBe(refusal('198.51.100.4'));
  });

  it('a key from before, and one without networks, works from everywhere, and its answers have no new field', async () => {
    const { key, ...record } = await created({ networks: [] });
    expect(record).not.toHaveProperty('networks');
    for (const each of [key, tenant.key]) expect((await ask(each, '198.51.100.4')).status).toBe(200);
    const [listed] = await output(earshot, 'apiKeys.list', admin);
    expect(Object.keys(listed)).toEqual(['id', 'name', 'createdAt', 'lastUsedAt', 'expiresAt']);
  });

  it.each(['203.0.113.0/33', 'example.com', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0', 'fe80::1%eth0', '10.0.0.0/-1'])(
    '%j → 400 that names it, and nothing is made',
    async (network) => {
      const wrong = `'networks' has an invalid value: '${network}'. Use addresses and networks such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.`;
      const input = { name: 'CRM', networks: ['10.0.0.0/8', network] };
      expect((await call(earshot, 'apiKeys.create', admin, input)).text).toBe(errorText(400, 'apiKeys.create', wrong));
      expect(await output(earshot, 'apiKeys.list', admin)).toHaveLength(1);
      const { id, key } = await created({ networks: ['203.0.113.0/24'] });
      const set = await call(earshot, 'apiKeys.setNetworks', admin, { keyId: id, networks: [network] });
      expect(set.text).toBe(errorText(400, 'apiKeys.setNetworks', wrong));
      expect((await ask(key, '203.0.113.7')).status).toBe(200);
    },
  );

  it('more than 50, or one that is too long → 400', async () => {
    const many = Array.from({ length: 51 }, (_, at) => `10.0.0.${at}`);
    for (const networks of [many, ['1'.repeat(65)], [''], 'all', null])
      expect((await call(earshot, 'apiKeys.create', admin, { name: 'CRM', networks })).status).toBe(400);
  });

  it('apiKeys.setNetworks: from the next request on, said in the audit log; an empty list opens it again', async () => {
    const { id, key } = await created({});
    const set = (networks: string[]) => output(earshot, 'apiKeys.setNetworks', admin, { keyId: id, networks });
    expect(await set(['203.0.113.7', '203.0.113.7 '])).toMatchObject({ id, networks: ['203.0.113.7'] });
    expect((await ask(key, '198.51.100.4')).status).toBe(403);
    expect((await ask(key, '203.0.113.7')).status).toBe(200);
    expect(await set([])).toMatchObject({ networks: [] });
    expect((await ask(key, '198.51.100.4')).status).toBe(200);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'key.networksSet' });
    expect(items.map(({ subjectId, details }: { subjectId: string; details: object }) => [subjectId, details])).toEqual(
      [
        [id, { networks: [] }],
        [id, { networks: ['203.0.113.7'] }],
      ],
    );
  });

  it('no key lifts a restriction: not its own, not through a key that it makes', async () => {
    const { id, key } = await created({ networks: ['203.0.113.0/24'] });
    const inside = { key, headers: { 'X-Forwarded-For': '203.0.113.7' } };
    const set = await call(earshot, 'apiKeys.setNetworks', inside, { keyId: id, networks: [] });
    expect(set.status).toBe(401);
    const wider = await call(earshot, 'apiKeys.create', inside, { name: 'Wider', networks: [] });
    expect(wider.text).toBe(
      errorText(
        403,
        'apiKeys.create',
        "A key that is restricted to networks passes them on to the keys that it creates. Leave out 'networks'.",
      ),
    );
    const child = await created({}, inside);
    expect(child.networks).toEqual(['203.0.113.0/24']);
    expect((await ask(child.key, '198.51.100.4')).status).toBe(403);
  });

  it("another company's key is as if it did not exist; a revoked one too", async () => {
    const foreign = await earshot.company();
    const { id } = await created({});
    const other = await session(earshot, foreign.adminId);
    const set = (as: RequestOptions, keyId: string) =>
      call(earshot, 'apiKeys.setNetworks', as, { keyId, networks: ['10.0.0.0/8'] });
    const missing = await set(other, 'nonexistent');
    expect([missing.status, (await set(other, id)).text]).toEqual([404, missing.text]);
    expect(await detailsOf(id)).toMatchObject({ networks: [] });
    await output(earshot, 'apiKeys.revoke', admin, { keyId: id });
    expect((await set(admin, id)).text).toBe(missing.text);
  });
});

describe('the last use (D17)', () => {
  it('has its address, and both are written at most once a minute', async () => {
    const { id, key } = await created({});
    await ask(key, '203.0.113.7');
    await expect.poll(async () => (await detailsOf(id))?.lastUsedAddress).toBe('203.0.113.7');
    const first = await detailsOf(id);
    earshot.advance(59_000);
    await ask(key, '::ffff:198.51.100.4');
    await ask(key, '::ffff:198.51.100.4');
    expect(await detailsOf(id)).toEqual(first);
    earshot.advance(1001);
    await ask(key, '::ffff:198.51.100.4');
    await expect.poll(async () => (await detailsOf(id))?.lastUsedAddress).toBe('198.51.100.4');
  });
});
