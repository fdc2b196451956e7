// Recordings in a served Earshot: memory while twenty of 40 MiB come in at once, and the server's event loop while a 20-minute call is heard offline. `node bench/recordings.ts [uploads|call]`; Linux, ffmpeg.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '../packages/server/src/records/database.ts';
import { wavOf } from '../packages/speech/src/signal/signal.fixture.ts';
import { formBody, formType } from '../test/harness/upload.ts';
import { type ServedProcess, startEarshot } from './earshot-process.ts';
import { makeCompany, makeKey } from './fixture.ts';

const [atOnce, mib] = [20, 1024 * 1024];
const allowed = { uploadMb: 300, inlinedMb: 1000, serverMb: 200, childMb: 900, lagMs: 50, ofLength: 0.15 };
const callSeconds = 20 * 60;
const recording = fileURLToPath(new URL('../packages/speech/fixtures/support-mono.opus', import.meta.url));

const folder = await mkdtemp(join(tmpdir(), 'earshot-bench-'));
const databaseUrl = `sqlite:${join(folder, 'earshot.db')}`;
Object.assign(process.env, {
  EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
  EARSHOT_TRANSCRIPTION_ENGINE: 'local',
  // Storage of this server alone: a server removes from its storage what the servers of other databases have begun to store.
  EARSHOT_STORAGE_URL: `file:${join(folder, 'storage')}`,
});
try {
  // The first start migrates; each measure then has a server of its own.
  await (await startEarshot(databaseUrl)).stop();
  const db = await openDatabase(databaseUrl);
  const keys: string[] = [];
  for (let index = 0; index < atOnce; index++) keys.push(await makeKey(db, await makeCompany(db)));
  await db.close();
  if (process.argv[2] !== 'call') await takeIn(keys);
  if (process.argv[2] !== 'uploads') await hearLongCall(keys[0]!);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function takeIn(keys: readonly string[]): Promise<void> {
  const large = join(folder, 'large.wav');
  await writeFile(large, wavOf(new Int16Array((40 * mib - 44) / 2)));
  await measured('of 40 MiB by form', (server) => Promise.all(keys.map((key) => upload(server, key, large))));
  const transcript = await readFile(new URL('../examples/transcripts/en-discovery.txt', import.meta.url), 'utf8');
  for (const isLengthTold of [true, false])
    await measured(`of 40 MiB by address, ${isLengthTold ? 'their length told' : 'in chunks'}`, async (server) => {
      const host = createServer((_request, response) => {
        response.setHeader('Content-Type', 'audio/wav');
        if (isLengthTold) response.setHeader('Content-Length', 40 * mib);
        createReadStream(large).pipe(response);
      });
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
      const audioKey = `http://127.0.0.1:${(host.address() as AddressInfo).port}/call.wav`;
      await Promise.all(keys.map((key) => analyse(server, key, { transcript, audioKey })));
      host.close();
    });
  const inlined = `data:audio/wav;base64,${Buffer.from(wavOf(new Int16Array((10 * mib - 44) / 2))).toString('base64')}`;
  await measured(
    'as Data URLs of 10 MiB',
    async (server) => {
      await Promise.all(keys.map((key) => analyse(server, key, { transcript, audioKey: inlined })));
      // Bodies of JSON are in memory whole: 14 MB of bytes, and as many of text.
    },
    allowed.inlinedMb,
  );
}

/** Peak resident set of a server while it does that. */
async function measured(
  road: string,
  work: (server: ServedProcess) => Promise<unknown>,
  mostMb = allowed.uploadMb,
): Promise<void> {
  const server = await startEarshot(databaseUrl);
  const [idle, startedAt] = [await peakMb(server.pid), performance.now()];
  await work(server);
  const seconds = (performance.now() - startedAt) / 1000;
  report(
    `${atOnce} recordings ${road}: ${seconds.toFixed(1)} s, peak of the server (before: ${idle.toFixed(0)} MB)`,
    await peakMb(server.pid),
    mostMb,
    'MB',
  );
  await server.stop();
}

async function hearLongCall(key: string): Promise<void> {
  const long = join(folder, 'long.mp3');
  const repeated = [
    '-v',
    'error',
    '-stream_loop',
    '-1',
    '-i',
    recording,
    '-t',
    String(callSeconds),
    '-b:a',
    '48k',
    long,
  ];
  await promisify(execFile)('ffmpeg', repeated);
  const server = await startEarshot(databaseUrl);
  const { bytes, storageKey } = await upload(server, key, long);
  // What has been seen so far is forgotten with each look.
  await lagMs(server);
  const [peaks, cpu] = [{ child: 0 }, new Map<number, number>()];
  let isRunning = true;
  const watching = (async () => {
    for (; isRunning; await sleep(250))
      for (const child of await childrenOf(server.pid)) {
        peaks.child = Math.max(peaks.child, await peakMb(child));
        cpu.set(child, await cpuSeconds(child));
      }
  })();
  const startedAt = performance.now();
  await analyse(server, key, { audioKey: storageKey });
  const seconds = (performance.now() - startedAt) / 1000;
  const lag = await lagMs(server);
  isRunning = false;
  await watching;
  console.log(
    `a call of ${callSeconds} s (mp3, ${(bytes / mib).toFixed(1)} MiB) heard and analysed in ${seconds.toFixed(0)} s`,
  );
  const coreSeconds = [...cpu.values()].reduce((sum, value) => sum + value, 0);
  console.log(`core-seconds of its processes for each second of sound: ${(coreSeconds / callSeconds).toFixed(3)}`);
  report('of its length', seconds / callSeconds, allowed.ofLength, '');
  report("event loop of the server's process, 99th percentile of its delay", lag, allowed.lagMs, 'ms');
  report('peak of the recogniser', peaks.child, allowed.childMb, 'MB');
  report('peak of the server', await peakMb(server.pid), allowed.serverMb, 'MB');
  await server.stop();
}

function report(what: string, figure: number, most: number, unit: string): void {
  const text = unit === '' ? figure.toFixed(3) : `${figure.toFixed(0)} ${unit}`;
  console.log(`${what}: ${text} (at most ${most}${unit && ` ${unit}`})`);
  if (figure > most) process.exitCode = 1;
}

async function upload({ url }: ServedProcess, key: string, path: string) {
  const input = encodeURIComponent(JSON.stringify({ filename: 'call.wav', contentType: 'audio/wav' }));
  const answer = await fetch(`${url}/v1/upload.getPresignedUrl?input=${input}`, { headers: { 'X-API-Key': key } });
  const grant = ((await answer.json()) as { result: { data: { url: string; fields: Record<string, string> } } }).result
    .data;
  const bytes = (await stat(path)).size;
  const body = formBody([...Object.entries(grant.fields), ['file', await readFile(path), 'call.wav']]);
  const stored = await fetch(grant.url, {
    method: 'POST',
    headers: { 'Content-Type': formType },
    body: body as BodyInit,
  });
  if (stored.status !== 204) throw new Error(`status ${stored.status}: ${await stored.text()}`);
  return { bytes, storageKey: grant.fields.key! };
}

/** Not by `fetch`, which waits for an answer for five minutes. */
async function analyse({ url }: ServedProcess, key: string, input: object): Promise<void> {
  const outgoing = request(`${url}/api/analyses`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  });
  outgoing.end(JSON.stringify(input));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}: ${answer}`);
}

/** 99th percentile since the last look. */
async function lagMs({ url }: ServedProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(metrics)?.[1]) * 1000;
}

/** Highest resident set of a process so far in MB (10⁶ bytes); 0 where it is gone. */
async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}

/** Processor time of a process so far, in ticks of a hundredth; 0 if it is gone. */
async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
