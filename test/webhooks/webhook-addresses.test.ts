// No webhook reaches a network that is not public: at creation, at each attempt, and between an attempt's check and its connection (docs/contract.md#destinations; docs/decisions/webhooks.md#d49, #webhook-target).
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DispatchingHosts, publicHosts } from '../../packages/server/src/network/public-hosts.ts';
import type { Resolve } from '../../packages/server/src/network/resolve-host.ts';
import type { ClaimedDelivery } from '../../packages/server/src/records/webhook-deliveries.ts';
import { attempt } from '../../packages/server/src/webhooks/send.ts';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output, session } from '../harness/procedures.ts';
import { answerStatus, type Receiver, startReceiver } from '../harness/receiver.ts';
import { queueEvents, queueOf, storeDestination } from '../harness/webhooks.ts';

/** Addresses that slipped through somebody's filter, or begin or end a block. */
const privateAddresses =
  `0.0.0.0 0.255.255.255 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.170 192.0.2.1 192.88.99.1 192.168.0.1 192.168.255.255
  198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:808:808 ::7f00:1 ::127.0.0.1 ::ffff:0:7f00:1 64:ff9b::7f00:1 64:ff9b::10.0.0.1
  64:ff9b:1::1 100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1::
  2002:a00:1::1 3fff::1 3fff:fff::1 5f00::1 fc00::1 fdff::1 fe80::1 fec0::1 ff02::1`.split(/\s+/);
/** As a resolver may give them, but no URL can hold them. */
const zoned = ['fe80::1%eth0', '2606:4700::1111%1', '::1%lo'];
/** Other spellings of private addresses, which URLs read as such. */
const spellings = [
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '１２７.0.0.1',
  '127.0.0.1.',
  '0',
  '[0:0:0:0:0:0:0:1]',
];

const isIpv6 = (address: string) => address.includes(':');
const inUrl = (address: string) => (isIpv6(address) ? `[${address}]` : address);
const answers = (...addresses: string[]) => addresses.map((address) => ({ address, family: isIpv6(address) ? 6 : 4 }));

const publicAddress = '93.184.215.14';
/** Stands for a public address in the tests of what does connect. */
const allowed = '127.0.0.2';

let answer: Resolve;
let receiver: Receiver;
let decoy: Receiver;

beforeEach(async () => {
  answer = async () => answers(publicAddress);
  receiver = await startReceiver(allowed);
  decoy = await startReceiver('127.0.0.1');
});
afterEach(async () => {
  await receiver.stop();
  await decoy.stop();
});

/** Hosts with the tests' resolver and certificate; `isAllowed` is the real rule unless given. */
async function guard(isAllowed?: (address: string) => boolean): Promise<DispatchingHosts> {
  const { cert } = await certificate();
  return publicHosts({
    connectTimeoutMs: 2_000,
    certificateAuthority: cert,
    resolve: (hostname) => answer(hostname),
    ...(isAllowed && { isAllowed }),
  });
}

/** An attempt at an address, through a guard of its own. */
async function outcomeAt(targetUrl: string, isAllowed?: (address: string) => boolean, given?: DispatchingHosts) {
  const hosts = given ?? (await guard(isAllowed));
  const delivery: ClaimedDelivery = {
    id: 'd',
    destination_id: 'w',
    body_id: 'b',
    body_bytes: 2,
    attempts: 1,
    timestamp_seconds: 1,
    target: { id: 'w', company_id: 'c', target_url: targetUrl, secret: 'f'.repeat(64) },
    body: Buffer.from('{}'),
  };
  const outcome = await attempt(delivery, delivery.target.secret, hosts, 30_000);
  if (!given) await hosts.close();
  return outcome;
}

/** Resolves when the next answer has been read to its end, and undici has put its connection back, in the turn after. */
function connectionFreed(): Promise<void> {
  return new Promise((resolve) => {
    const ended = () => {
      unsubscribe('undici:request:trailers', ended);
      setImmediate(() => setImmediate(resolve));
    };
    subscribe('undici:request:trailers', ended);
  });
}

describe('an attempt (D49)', () => {
  it.each(privateAddresses)(
    'never at %s: written in the address, or given by the resolver, alone or among public ones',
    async (address) => {
      expect(await outcomeAt(`https://${inUrl(address)}:${decoy.port}/`)).toBe('private_address');
      answer = async () => answers(address);
      expect(await outcomeAt(`https://hooks.example.com:${decoy.port}/`)).toBe('private_address');
      answer = async () => answers(publicAddress, '2606:4700::1111', address);
      expect(await outcomeAt(`https://hooks.example.com:${decoy.port}/`)).toBe('private_address');
      expect(decoy.connections).toBe(0);
    },
  );

  it.each(zoned)('never at %s', async (address) => {
    answer = async () => answers(address);
    expect(await outcomeAt(`https://hooks.example.com:${decoy.port}/`)).toBe('private_address');
  });

  it.each(spellings)('never at %s, which is a private address too', async (host) => {
    expect(await outcomeAt(`https://${host}:${decoy.port}/`)).toBe('private_address');
    expect(decoy.connections).toBe(0);
  });

  it('never at localhost, by the system’s own resolver', async () => {
    const { cert } = await certificate();
    const hosts = publicHosts({ connectTimeoutMs: 2_000, certificateAuthority: cert });
    for (const host of ['localhost', 'LOCALHOST'])
      expect(await outcomeAt(`https://${host}:${decoy.port}/`, undefined, hosts)).toBe('private_address');
    // Not every system resolves it so.
    expect(await outcomeAt(`https://localhost.:${decoy.port}/`, undefined, hosts)).toMatch(
      /private_address|unresolved/,
    );
    await hosts.close();
    expect(decoy.connections).toBe(0);
  });

  it('a name that does not resolve fails', async () => {
    answer = async () => {
      throw new Error('ENOTFOUND');
    };
    expect(await outcomeAt('https://hooks.example.com/')).toBe('unresolved');
    answer = async () => [];
    expect(await outcomeAt('https://hooks.example.com/')).toBe('unresolved');
  });

  it('a resolver that never answers ends the attempt in time', async () => {
    answer = () => new Promise(() => {});
    expect(await outcomeAt('https://hooks.example.com/')).toMatch(/unresolved|timeout/);
  });

  it('to an allowed address it gets through, by name (with the certificate of the name) and by number', async () => {
    const isAllowed = (address: string) => address === allowed;
    answer = async () => answers(allowed);
    expect(await outcomeAt(`https://hooks.example.com:${receiver.port}/by-name`, isAllowed)).toBe('delivered');
    expect(await outcomeAt(`https://${allowed}:${receiver.port}/by-number`, isAllowed)).toBe('delivered');
    expect(receiver.received.map(({ path, headers }) => [path, headers.host])).toEqual([
      ['/by-name', `hooks.example.com:${receiver.port}`],
      ['/by-number', `${allowed}:${receiver.port}`],
    ]);
    expect(await outcomeAt(`https://hooks.example.org:${receiver.port}/no-certificate`, isAllowed)).toBe('network');
    expect(receiver.received).toHaveLength(2);
  });

  it('an unknown certificate authority is a failure', async () => {
    const hosts = publicHosts({
      connectTimeoutMs: 2_000,
      resolve: async () => answers(allowed),
      isAllowed: () => true,
    });
    expect(await outcomeAt(`https://hooks.example.com:${receiver.port}/`, undefined, hosts)).toBe('network');
    expect(receiver.received).toEqual([]);
    await hosts.close();
  });
});

describe('a resolver that changes its mind (D49)', () => {
  /** Each look-up gets the next answer; the last one stays. */
  function inTurn(...turns: string[][]): string[] {
    const asked: string[] = [];
    answer = async (hostname) => {
      const turn = turns[Math.min(asked.length, turns.length - 1)]!;
      asked.push(hostname);
      return answers(...turn);
    };
    return asked;
  }

  it('between check and connection: what the connection would go to is checked again', async () => {
    const asked = inTurn([publicAddress], ['127.0.0.1']);
    expect(await outcomeAt(`https://hooks.example.com:${decoy.port}/`)).toBe('private_address');
    expect(asked).toHaveLength(2);
    expect(decoy.connections).toBe(0);
  });

  it('the connection goes to the very address that was checked: no other look-up follows', async () => {
    const asked = inTurn([allowed], [allowed], ['127.0.0.1']);
    const isAllowed = (address: string) => address === allowed;
    expect(await outcomeAt(`https://hooks.example.com:${receiver.port}/`, isAllowed)).toBe('delivered');
    expect(asked).toHaveLength(2);
    expect([receiver.connections, decoy.connections]).toEqual([1, 0]);
  });

  it('a connection that is kept does not outlive the check', async () => {
    const hosts = await guard((address) => address === allowed);
    const url = `https://hooks.example.com:${receiver.port}/`;
    inTurn([allowed]);
    for (const path of ['1', '2', '3']) {
      const isFree = connectionFreed();
      expect(await outcomeAt(url + path, undefined, hosts)).toBe('delivered');
      await isFree;
    }
    expect(receiver.connections).toBe(1);
    inTurn(['10.0.0.1']);
    expect(await outcomeAt(url, undefined, hosts)).toBe('private_address');
    expect(receiver.received).toHaveLength(3);
    await hosts.close();
  });

  it('whoever forgets the check still can’t connect: the agent has its own', async () => {
    const hosts = await guard();
    inTurn(['127.0.0.1']);
    for (const host of ['hooks.example.com', '127.0.0.1', '[::1]'])
      await expect(hosts.request(new URL(`https://${host}:${decoy.port}/`), { method: 'POST' })).rejects.toThrow(
        'private network',
      );
    expect(decoy.connections).toBe(0);
    await hosts.close();
  });

  it('look-ups of one name at the same time are one', async () => {
    const asked = inTurn([publicAddress]);
    const hosts = await guard();
    await Promise.all(Array.from({ length: 20 }, () => hosts.check('hooks.example.com')));
    expect(asked).toEqual(['hooks.example.com']);
    await hosts.check('hooks.example.com');
    expect(asked).toHaveLength(2);
    await hosts.close();
  });

  it('a redirect to a private address is not followed', async () => {
    receiver.answerWith(answerStatus(307, { Location: `https://127.0.0.1:${decoy.port}/` }));
    const isAllowed = (address: string) => address === allowed;
    expect(await outcomeAt(`https://${allowed}:${receiver.port}/`, isAllowed)).toBe('status');
    expect(decoy.connections).toBe(0);
  });
});

describe('the service (contract: Destinations 4)', () => {
  let earshot: Earshot;
  let tenant: Tenant;
  let admin: RequestOptions;

  beforeAll(async () => {
    const { cert } = await certificate();
    earshot = await startEarshot({}, undefined, {
      certificateAuthority: cert,
      resolve: (hostname) => answer(hostname),
    });
    tenant = await earshot.company();
  });
  afterAll(() => earshot.stop());
  beforeEach(async () => {
    tenant = await earshot.company();
    admin = await session(earshot, tenant.adminId);
  });

  const refusal = (name: string) => errorText(400, name, "'targetUrl' is in a private network. Use a public address.");
  const create = (targetUrl: string) =>
    call(earshot, 'analysisWebhooks.create', admin, { role: 'admin_company', targetUrl });

  it('refuses each at creation and at an edit: written, or resolved', async () => {
    const { id } = await output(earshot, 'analysisWebhooks.create', admin, {
      role: 'admin_company',
      targetUrl: 'https://hooks.example.com/',
    });
    const written = [...privateAddresses.map(inUrl), ...spellings].map((host) => `https://${host}/x`);
    for (const [index, targetUrl] of written.entries()) {
      // 300 procedures a minute in a session.
      if (index % 100 === 0) earshot.advance(61_000);
      expect((await create(targetUrl)).text, targetUrl).toBe(refusal('analysisWebhooks.create'));
      const edited = await call(earshot, 'analysisWebhooks.update', admin, { id, targetUrl });
      expect(edited.text, targetUrl).toBe(refusal('analysisWebhooks.update'));
    }
    for (const address of [...privateAddresses, ...zoned]) {
      answer = async () => answers(publicAddress, address);
      if (privateAddresses.indexOf(address) % 50 === 0) earshot.advance(61_000);
      expect((await create('https://other.example.com/')).text, address).toBe(refusal('analysisWebhooks.create'));
    }
    expect(await output(earshot, 'analysisWebhooks.list', admin)).toMatchObject([
      { targetUrl: 'https://hooks.example.com/' },
    ]);
  });

  it('a destination that later resolves to one fails every attempt silently until it is discarded', async () => {
    const { id } = await output(earshot, 'analysisWebhooks.create', admin, {
      role: 'admin_company',
      targetUrl: `https://hooks.example.com:${decoy.port}/`,
    });
    answer = async () => answers('127.0.0.1');
    await queueEvents(earshot.service.db, tenant.companyId, [id], 1, earshot.service.now());
    earshot.service.wakeDeliveries();
    for (const attempts of [1, 2, 3, 4]) {
      await eventually(async () => {
        const [row] = await queueOf(earshot.service.db, id);
        expect(row!.attempts).toBe(attempts);
      });
      earshot.advance(45_000);
      earshot.service.wakeDeliveries();
    }
    await eventually(async () => expect(await queueOf(earshot.service.db, id)).toEqual([]));
    expect(decoy.connections).toBe(0);
    expect(await earshot.service.metrics.registry.metrics()).toMatch(
      /^earshot_webhook_attempts_total\{outcome="private_address"\} 5$/m,
    );
  });

  it('a stored private address is never called either', async () => {
    const { id } = await storeDestination(earshot.service.db, tenant.companyId, `https://127.0.0.1:${decoy.port}/`);
    await queueEvents(earshot.service.db, tenant.companyId, [id], 1, earshot.service.now());
    earshot.service.wakeDeliveries();
    await eventually(async () => {
      const [row] = await queueOf(earshot.service.db, id);
      expect(row!.next_attempt_at).toBeLessThan(earshot.service.now() + 6_000);
      expect(row!.attempts).toBe(1);
    });
    expect(decoy.connections).toBe(0);
  });

  it('EARSHOT_ALLOW_PRIVATE_NETWORK lets them be, over https only', async () => {
    const open = await startEarshot({ EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' }, earshot.database);
    const targetUrl = `https://127.0.0.1:${decoy.port}/`;
    await output(open, 'analysisWebhooks.create', admin, { role: 'admin_company', targetUrl });
    const plain = await call(open, 'analysisWebhooks.create', admin, {
      role: 'admin_company',
      targetUrl: targetUrl.replace('https', 'http'),
    });
    expect(plain.status).toBe(400);
    await open.stop();
  });
});
