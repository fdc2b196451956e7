// Recordings beyond the contract's size and length, where the installation takes them: on disk, on S3, from addresses (docs/decisions/audio.md#recording-limits).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionLimits } from '../../packages/server/src/collection/collect.ts';
import { readSettings } from '../../packages/server/src/read-settings.ts';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { type AudioHost, recording, startAudioHost } from '../harness/recordings.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { formBody, type Part, postForm } from '../harness/upload.ts';

const mib = 1024 * 1024;
const raised = { EARSHOT_RECORDING_MIB: '44', EARSHOT_RECORDING_HOURS: '3' };

let endpoint: TranscriptionServer;
let host: AudioHost;
let secureHost: Receiver;
let s3: S3Server;
const servers: { disk?: Earshot; s3?: Earshot } = {};

beforeAll(async () => {
  const { cert } = await certificate();
  endpoint = await startTranscriptionServer();
  host = await startAudioHost();
  secureHost = await startReceiver();
  s3 = await startS3();
  const environment = { ...endpoint.environment, ...raised, EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' };
  servers.disk = await startEarshot(environment, undefined, { certificateAuthority: cert });
  servers.s3 = await startEarshot({ ...environment, EARSHOT_STORAGE_URL: s3.storageUrl });
});
afterAll(async () => {
  await servers.disk?.stop();
  await servers.s3?.stop();
  await Promise.all([endpoint.stop(), host.stop(), secureHost.stop(), s3.stop()]);
});

const grant = (earshot: Earshot, tenant: Tenant) =>
  output(earshot, 'upload.getPresignedUrl', tenant.key, { filename: 'call.mp3', contentType: 'audio/mpeg' });
const form = (fields: Record<string, string>, bytes: number) =>
  formBody([...Object.entries(fields), ['file', Buffer.alloc(bytes, 'a'), 'call.mp3'] as Part]);

/** A WAV of so many seconds, at 1000 samples a second, as far as its header goes. */
async function wavOf(seconds: number): Promise<Buffer> {
  const wav = await recording('mulaw.wav');
  wav.writeUInt32LE(1000, wav.indexOf('fmt ') + 12);
  const long = Buffer.concat([wav, Buffer.alloc(seconds * 1000 - 48_000)]);
  long.writeUInt32LE(0xffff_ffff, long.indexOf('data') + 4);
  return long;
}

describe.each(['disk', 's3'] as const)('an upload to %s', (kind) => {
  it('may be as large as the setting says, and no larger', async () => {
    const earshot = servers[kind]!;
    const tenant = await earshot.company();
    const fitting = await grant(earshot, tenant);
    expect(await postForm(fitting.url, form(fitting.fields, 44 * mib))).toMatchObject({ status: 204 });
    expect(await earshot.service.storage.stat(fitting.fields.key)).toMatchObject({ bytes: 44 * mib });
    const larger = await grant(earshot, tenant);
    const refused = await postForm(larger.url, form(larger.fields, 44 * mib + 1));
    expect(refused.status).toBe(kind === 's3' ? 400 : 413);
    if (kind === 'disk') expect(JSON.parse(refused.text).message).toBe('The file is larger than 44 MB.');
    expect(await earshot.service.storage.stat(larger.fields.key)).toBeNull();
  });
});

describe('a recording at an address', () => {
  it('beyond 40 MiB is taken, beyond the setting it is refused', async () => {
    const earshot = servers.disk!;
    const tenant = await earshot.company();
    const mp3 = await recording('vbr.mp3');
    const serve = (bytes: number) =>
      host.answerWith((response) => response.end(Buffer.concat([mp3, Buffer.alloc(bytes - mp3.length)])));
    serve(41 * mib);
    const taken = await earshot.create({ audioKey: `${host.url}/call.mp3` }, tenant.key);
    expect(taken.status, taken.text).toBe(200);
    serve(44 * mib + 1);
    const refused = await earshot.create({ audioKey: `${host.url}/call.mp3` }, tenant.key);
    expect([refused.status, refused.body.message]).toEqual([400, 'The audio is larger than 44 MB.']);
  });

  it.each([
    [3 * 3600, 200],
    [3 * 3600 + 1, 400],
  ])('of %i s, given to a procedure → %i', async (seconds, status) => {
    const earshot = servers.disk!;
    const tenant = await earshot.company();
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const long = await wavOf(seconds);
    secureHost.answerWith((response) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(long));
    const answer = await call(earshot, 'analysis.create', tenant.key, {
      salespersonId,
      audioUrl: `${secureHost.url}/x`,
    });
    expect(answer.status, answer.text).toBe(status);
    if (status === 400) expect(answer.body.message).toBe('The audio is longer than 3 hours.');
  });
});

describe('the limits', () => {
  it('are told by company.get', async () => {
    const earshot = servers.disk!;
    const { key } = await earshot.company();
    const { recordings } = await output(earshot, 'company.get', key);
    expect(recordings).toMatchObject({ maxBytes: 44 * mib, maxSeconds: 3 * 3600 });
  });

  it('are the contract’s unless the operator raises them, and never lower', () => {
    expect(readSettings({})).toMatchObject({ EARSHOT_RECORDING_MIB: 40, EARSHOT_RECORDING_HOURS: 2 });
    expect(() => readSettings({ EARSHOT_RECORDING_MIB: '39' })).toThrow('EARSHOT_RECORDING_MIB must be');
    expect(() => readSettings({ EARSHOT_RECORDING_HOURS: '1' })).toThrow('EARSHOT_RECORDING_HOURS must be');
  });

  it('leave collection time in proportion', () => {
    expect(collectionLimits(readSettings({}))).toEqual({ runMs: 20 * 60_000, fetchMs: 15 * 60_000 });
    expect(collectionLimits(readSettings({ EARSHOT_RECORDING_MIB: '80' }))).toEqual({
      runMs: 40 * 60_000,
      fetchMs: 30 * 60_000,
    });
  });

  it('fit into the quota of uploads', () => {
    const settings = { EARSHOT_RECORDING_MIB: '1024', EARSHOT_UPLOAD_QUOTA_MIB: '1000' };
    expect(() => readSettings(settings)).toThrow('EARSHOT_UPLOAD_QUOTA_MIB must be at least EARSHOT_RECORDING_MIB');
  });
});
