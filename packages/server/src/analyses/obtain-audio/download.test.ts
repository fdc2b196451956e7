import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { publicHosts } from '../../network/public-hosts.ts';
import { download } from './download.ts';

const hosts = publicHosts({ connectTimeoutMs: 1_000, isAllowed: () => true });
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serving(listener: RequestListener): Promise<URL> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/call.mp3`);
}

async function drain(url: URL, times: { idleMs: number; wholeMs: number }) {
  let bytes = 0;
  for await (const chunk of download({ url, style: 'rest' }, hosts, times)) bytes += chunk.length;
  return bytes;
}

/** The contract's times are 15 s between bytes and 120 s in all; the same clocks, set shorter (D28). */
describe('hosts that take their time', () => {
  it('nothing after the head → given up', async () => {
    const url = await serving((_request, response) => {
      response.writeHead(200);
      response.write('ID3');
    });
    await expect(drain(url, { idleMs: 50, wholeMs: 60_000 })).rejects.toMatchObject({ key: 'audioUrlUnreachable' });
  });

  it('no head at all → given up', async () => {
    const url = await serving(() => {});
    await expect(drain(url, { idleMs: 50, wholeMs: 60_000 })).rejects.toMatchObject({ key: 'audioUrlUnreachable' });
  });

  it('a byte now and then, never silent for long → given up at the time for the whole', async () => {
    const url = await serving((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    });
    await expect(drain(url, { idleMs: 5_000, wholeMs: 300 })).rejects.toMatchObject({ key: 'audioUrlUnreachable' });
  });

  it('whoever stops reading ends the connection', async () => {
    let wasClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      wasClosed = resolve;
    });
    const url = await serving((_request, response) => {
      response.writeHead(200);
      response.on('close', wasClosed);
      response.write('ID3');
    });
    for await (const _chunk of download({ url, style: 'rest' }, hosts, { idleMs: 5_000, wholeMs: 60_000 })) break;
    await closed;
  });
});
