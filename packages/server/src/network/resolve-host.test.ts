// Look-ups against a DNS server of the test's own, which keeps some names waiting for ever (docs/decisions/webhooks.md#d48, #d49).
import { createSocket, type Socket } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostResolver, type Resolve } from './resolve-host.ts';

let server: Socket;
let servers: string[];
/** What the system was asked. */
let asked: string[];

/** Answers `good…` with 93.184.215.14, `hang…` never, and nothing else exists. */
function answerTo(query: Buffer): Buffer | null {
  const end = query.indexOf(0, 12) + 5;
  const name = query
    .subarray(13, 13 + query[12]!)
    .toString()
    .toLowerCase();
  if (name.startsWith('hang')) return null;
  const isKnown = name.startsWith('good');
  const isIpv4 = query.readUInt16BE(end - 4) === 1;
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(isKnown && isIpv4 ? 1 : 0, 6);
  head.writeUInt16BE(0, 10);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 93, 184, 215, 14]);
  return Buffer.concat([head, query.subarray(12, end), ...(isKnown && isIpv4 ? [record] : [])]);
}

beforeEach(async () => {
  asked = [];
  server = createSocket('udp4', (query, { port, address }) => {
    const answer = answerTo(query);
    if (answer) server.send(answer, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${(server.address() as AddressInfo).port}`];
});
afterEach(() => server.close());

const system =
  (answer: () => Promise<LookupAddress[]>): Resolve =>
  (hostname) => {
    asked.push(hostname);
    return answer();
  };
const ofHosts = [{ address: '10.0.0.7', family: 4 }];
const good = [{ address: '93.184.215.14', family: 4 }];

describe('a host’s addresses', () => {
  it('are those of DNS', async () => {
    const resolve = hostResolver({ servers, bySystem: system(async () => ofHosts) });
    expect(await resolve('good.example.com')).toEqual(good);
    expect(asked).toEqual([]);
  });

  it('else those that the system knows; names of the machine it alone is asked for', async () => {
    const resolve = hostResolver({ servers, bySystem: system(async () => ofHosts) });
    for (const name of ['other.example.com', 'localhost', 'localhost.', 'app.localhost', 'machine'])
      expect(await resolve(name)).toEqual(ofHosts);
    expect(asked).toHaveLength(5);
  });

  it('come while many other names hang, in DNS and in the system', async () => {
    let settled = 0;
    const resolve = hostResolver({ servers, bySystem: system(() => new Promise(() => undefined)) });
    const settle = () => {
      settled += 1;
    };
    for (let index = 0; index < 50; index++) void resolve(`hang${index}.example.com`).then(settle, settle);
    for (let index = 0; index < 20; index++) void resolve(`unknown${index}.example.com`).then(settle, settle);
    while (asked.length < 3) await resolve('good.example.com');
    for (let round = 0; round < 10; round++) expect(await resolve('good.example.com')).toEqual(good);
    expect(asked).toHaveLength(3);
    expect(settled).toBe(0);
  });

  it('the line for the system goes on when one of it ends, whichever way', async () => {
    const resolve = hostResolver({ servers, bySystem: system(() => Promise.reject(new Error('ENOTFOUND'))) });
    const names = Array.from({ length: 20 }, (_, index) => `unknown${index}.example.com`);
    const ends = await Promise.allSettled(names.map(resolve));
    expect(ends.map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
    expect(asked.sort()).toEqual(names.sort());
  });
});
