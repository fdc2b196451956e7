import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxAudioBytes } from '@earshot/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publicHosts } from '../../network/public-hosts.ts';
import { download } from './download.ts';

const hosts = publicHosts({ connectTimeoutMs: 1_000, isAllowed: () => true });
const room = { check: async () => {} };
let server: Server;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-download-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serving(listener: RequestListener): Promise<URL> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/call.mp3`);
}

const fetched = (url: URL, times: { idleMs: number; wholeMs: number }) =>
  download({ url, style: 'rest' }, hosts, { path: join(folder, randomUUID()), mostBytes: maxAudioBytes, room }, times);

/** The contract's times are 15 s between bytes and 120 s in all; the same clocks, set shorter (docs/decisions/audio.md#d28). */
describe('hosts that take their time', () => {
  it('nothing after the head → given up', async () => {
    const url = await serving((_request, response) => {
      response.writeHead(200);
      response.write('ID3');
    });
    await expect(fetched(url, { idleMs: 50, wholeMs: 60_000 })).rejects.toMatchObject({ key: 'audioUrlUnreachable' });
  });

  it('no head at all → given up', async () => {
    const url = await serving(() => {});
    await expect(fetched(url, { idleMs: 50, wholeMs: 60_000 })).rejects.toMatchObject({ key: 'audioUrlUnreachable' });
  });

  it('a byte now and then, never silent for long → given up at the time for the whole', async () => {
    const url = await serving((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(drip));
    });
    await expect(fetched(url, { idleMs: 5_000, wholeMs: 300 })).rejects.toMatchObject({ key: 'audioUrlUnreachable' });
  });

  it('a file that cannot be written is not the host’s fault, and ends the connection', async () => {
    let wasClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      wasClosed = resolve;
    });
    const url = await serving((_request, response) => {
      response.writeHead(200);
      response.on('close', wasClosed);
      response.write('ID3');
    });
    await expect(
      download({ url, style: 'rest' }, hosts, { path: join(folder, 'none/file'), mostBytes: maxAudioBytes, room }),
    ).rejects.toThrow('ENOENT');
    await closed;
  });
});

describe('what arrives', () => {
  it.each([
    ['with its length told', { 'Content-Length': 5_000_000 }],
    ['in chunks', {}],
  ])('%s, is the file to the byte, though its memory is given back piece by piece', async (_how, headers) => {
    const sent = randomBytes(5_000_000);
    const url = await serving((_request, response) => {
      response.writeHead(200, headers);
      // Pieces of all sizes: small ones share a buffer.
      for (let [at, size] = [0, 1]; at < sent.length; at += size, size = (size * 7) % 99_991)
        response.write(sent.subarray(at, at + size));
      response.end();
    });
    const path = join(folder, randomUUID());
    await download({ url, style: 'rest' }, hosts, { path, mostBytes: maxAudioBytes, room });
    expect((await readFile(path)).equals(sent)).toBe(true);
    expect(Buffer.from('shared').equals(Buffer.from('shared'))).toBe(true);
  });
});
