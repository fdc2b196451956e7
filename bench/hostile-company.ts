// The hostile company of bench/hostile.ts, as a thread: does everything that it may, all at once, until it is told to stop.
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { hostileTranscripts } from './hostile-transcripts.ts';

export interface Attack {
  url: string;
  /** API keys of the company. */
  keys: string[];
  salespersonId: string;
  /** Id of an analysis whose answer is of the largest size. */
  readable: string;
  /** Any of `created`, `queued`, `read`, `listed`, `searched`, `stalled`. */
  attacks: string[];
}

/** Ten megabytes: more would fill the company's part of the room for bodies, and keep out its other requests. */
const stalledAtOnce = 10;
/** A refusal, 429 most of all, makes it wait. */
const waitMs = 1_000;

// Its client would be another machine: here it may have what the server leaves of the processors.
if (process.platform === 'linux') setPriority(0, 10);

const { url, keys, salespersonId, readable, attacks } = workerData as Attack;
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true });
const bodies = hostileTranscripts().map((transcript) => JSON.stringify({ transcript, salespersonId }));
const stopping = new AbortController();
const counts = { created: 0, queued: 0, read: 0, listed: 0, searched: 0 };
const refusals = new Map<number, number>();
const [first] = keys as [string];
let next = 0;
/** Words of the longest conversation, which do not follow one another there: all of it is looked through in vain. */
const search = `/v1/analysis.search?input=${encodeURIComponent(JSON.stringify({ query: '"good overtime" budget', limit: 20 }))}`;

const body = () => bodies[next++ % bodies.length]!;
const stalled = attacks.includes('stalled') ? stalledBodies() : [];
const all = [
  ...Array.from({ length: 4 }, () => repeat('created', () => send('POST', '/api/analyses', first, body()))),
  ...keys.map((key) => repeat('queued', () => send('POST', '/v1/analysis.submit', key, `{"json":${body()}}`))),
  ...keys.map((key) => repeat('read', () => send('GET', `/api/analyses/${readable}`, key))),
  repeat('listed', () => send('GET', '/api/analyses?limit=100', first)),
  ...keys.map((key) => repeat('searched', () => send('GET', search, key))),
];
parentPort!.once('message', async () => {
  stopping.abort();
  for (const socket of stalled) socket.destroy();
  await Promise.all(all);
  const refused = [...refusals].map(([status, count]) => `${count} times ${status}`);
  parentPort!.postMessage(
    [...Object.entries(counts).map(([what, count]) => `${count} ${what}`), ...refused].join(', '),
  );
});
parentPort!.postMessage('started');

async function repeat(counted: keyof typeof counts, one: () => Promise<number>): Promise<void> {
  while (attacks.includes(counted) && !stopping.signal.aborted) {
    const status = await one().catch(() => 0);
    if (stopping.signal.aborted) return;
    if (status === 200 || status === 422) counts[counted] += 1;
    else {
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}

/** Connections that announce two megabytes and send one. */
function stalledBodies(): Socket[] {
  const half = 'x'.repeat(1024 * 1024);
  const head = `POST /api/analyses HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-API-Key: ${first}\r\nContent-Type: application/json\r\nContent-Length: 2097152\r\n\r\n`;
  return Array.from({ length: stalledAtOnce }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    socket.write(`${head}{"transcript":"${half}`);
    return socket;
  });
}

/** The status; what comes with it is thrown away. */
function send(method: string, path: string, key: string, text?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-API-Key': key, ...(text !== undefined && { 'Content-Type': 'application/json' }) };
    const { signal } = stopping;
    const sent = request({ hostname, port, method, path, headers, agent, signal }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
