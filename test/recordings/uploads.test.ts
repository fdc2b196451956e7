// The upload flow over HTTP, on disk and on S3 with one table: what is stored, and what is refused without a trace (docs/contract.md#upload-flow; docs/decisions/audio.md#d27, #upload-grant).
import { readdir, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { maxAudioBytes, requireStorageKey } from '@earshot/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadByKey } from '../../packages/server/src/records/uploads.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { formBody, type Part, postForm } from '../harness/upload.ts';

const name = 'upload.getPresignedUrl';
const audio = Buffer.from('ID3 a recording, as far as storage is concerned');
const address = (input: unknown, prefix = '/v1') =>
  `${prefix}/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

interface Granted {
  url: string;
  fields: { key: string } & Record<string, string>;
}

async function grant(earshot: Earshot, tenant?: Tenant, contentType = 'audio/mpeg'): Promise<Granted> {
  const { key } = tenant ?? (await earshot.company());
  const answer = await earshot.get(address({ filename: 'call.mp3', contentType }), key);
  expect(answer.status).toBe(200);
  return answer.body.result.data;
}

const partsOf = ({ fields }: Granted, file: Uint8Array = audio): Part[] => [
  ...Object.entries(fields),
  ['file', file, 'call.mp3'],
];
const changed = (parts: readonly Part[], field: string, change: (value: string) => string): Part[] =>
  parts.map((part) => (part[0] === field ? [field, change(String(part[1]))] : part));
const without = (parts: readonly Part[], field: string) => parts.filter(([each]) => each !== field);
const withField = (parts: readonly Part[], field: string, value = 'x'): Part[] => [[field, value], ...parts];

/** A policy that allows more than the one that was signed. */
const wider = (policy: string) => {
  const text = Buffer.from(policy, 'base64').toString();
  return Buffer.from(text.replace('41943040', '99999999').replace('audio/mpeg', 'audio/wav')).toString('base64');
};

/** What a form is refused for: how it is made, the status on S3, the status and message on disk. */
type Refused = readonly [
  title: string,
  parts: (granted: Granted, names: Names) => Part[],
  onS3: number,
  onDisk: number,
  message: string,
];

interface Names {
  policy: string;
  signature: string;
}
const diskNames: Names = { policy: 'policy', signature: 'signature' };
const s3Names: Names = { policy: 'Policy', signature: 'X-Amz-Signature' };

const isChanged = (field: string) => `Form field '${field}' differs from the grant. Send every field unchanged.`;
const isMissing = (field: string) => `Form field '${field}' is missing. Send every field of the grant, before 'file'.`;
const isExtra = (field: string) =>
  `Form field '${field}' does not belong to the grant or appears twice. Send only the fields of the grant and 'file'.`;
const fileLast = "The form must contain 'file' once, as its last field.";

const traversals = ['../x.mp3', '%2e%2e/x.mp3', '..\\x.mp3', 'x\0.mp3', '/etc/x.mp3', '.incoming/x.mp3'];

const refused: readonly Refused[] = [
  ['another key', (granted) => changed(partsOf(granted), 'key', (key) => `${key}x`), 403, 403, isChanged('key')],
  ...traversals.map(
    (path): Refused => [
      `a key with ${JSON.stringify(path)}`,
      (granted) => changed(partsOf(granted), 'key', (key) => key.replace(/[^/]+$/, path)),
      403,
      403,
      isChanged('key'),
    ],
  ),
  [
    'another content type',
    (granted) => changed(partsOf(granted), 'Content-Type', () => 'text/html'),
    403,
    403,
    isChanged('Content-Type'),
  ],
  ['another policy', (granted, { policy }) => changed(partsOf(granted), policy, wider), 403, 403, isChanged('policy')],
  [
    'another signature',
    (granted, { signature }) =>
      changed(partsOf(granted), signature, (text) => text.replace(/./, (c) => (c === 'a' ? 'b' : 'a'))),
    403,
    403,
    isChanged('policy'),
  ],
  [
    'a signature of another length',
    (granted, { signature }) => changed(partsOf(granted), signature, (text) => `${text}00`),
    403,
    403,
    isChanged('policy'),
  ],
  ['no key', (granted) => without(partsOf(granted), 'key'), 400, 403, isMissing('key')],
  ['no content type', (granted) => without(partsOf(granted), 'Content-Type'), 403, 403, isMissing('Content-Type')],
  ['no policy', (granted, { policy }) => without(partsOf(granted), policy), 403, 403, isMissing('policy')],
  ['no signature', (granted, { signature }) => without(partsOf(granted), signature), 403, 403, isMissing('signature')],
  [
    'a field beyond the policy',
    (granted) => withField(partsOf(granted), 'acl', 'public-read'),
    403,
    403,
    isExtra('acl'),
  ],
  [
    'a redirect',
    (granted) => withField(partsOf(granted), 'success_action_redirect', 'https://example.com'),
    403,
    403,
    isExtra('success_action_redirect'),
  ],
  ['a field twice', (granted) => withField(partsOf(granted), 'key', granted.fields.key), 400, 403, isExtra('key')],
  ['no file', (granted) => without(partsOf(granted), 'file'), 400, 400, fileLast],
  ['two files', (granted) => [...partsOf(granted), ['file', audio, 'other.mp3']], 400, 400, fileLast],
  ['an empty file', (granted) => partsOf(granted, Buffer.alloc(0)), 400, 400, 'The file is empty.'],
  [
    'one byte too many',
    (granted) => partsOf(granted, Buffer.alloc(maxAudioBytes + 1)),
    400,
    413,
    'The file is larger than 40 MB.',
  ],
];

describe.each(['disk', 's3'] as const)('uploads on %s', (kind) => {
  const names = kind === 'disk' ? diskNames : s3Names;
  let earshot: Earshot;
  let s3: S3Server | undefined;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    earshot = await startEarshot(s3 && { EARSHOT_STORAGE_URL: s3.storageUrl });
  });
  afterAll(async () => {
    await earshot.stop();
    await s3?.stop();
  });

  /** Lets time pass for both who grants and who takes in. */
  const advance = (ms: number) => {
    earshot.advance(ms);
    s3?.advance(ms);
  };

  /** Files in the folder of the storage, half-stored ones too. */
  async function files(): Promise<string[]> {
    const entries = await readdir(earshot.database.storageFolder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  it('grants, takes the form without a key, and stores what was sent under a key of the company', async () => {
    const tenant = await earshot.company();
    const granted = await grant(earshot, tenant);
    const form = new FormData();
    for (const [field, value] of Object.entries(granted.fields)) form.set(field, value);
    form.set('file', new Blob([audio]), 'call.mp3');
    const answer = await fetch(granted.url, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const { key } = granted.fields;
    requireStorageKey(key, tenant.companyId);
    const { storage, db } = earshot.service;
    expect(await storage.stat(key)).toMatchObject({ bytes: audio.length });
    expect((await buffer((await storage.read(key))!)).equals(audio)).toBe(true);
    expect(await uploadByKey(db, key)).toMatchObject({
      company_id: tenant.companyId,
      content_type: 'audio/mpeg',
      stored_at: kind === 'disk' ? expect.any(Number) : null,
    });
  });

  it.each(refused)('refuses %s, and leaves no file', async (_title, parts, onS3, onDisk, message) => {
    const granted = await grant(earshot);
    const before = await files();
    const answer = await postForm(granted.url, formBody(parts(granted, names)));
    expect(answer.status).toBe(kind === 's3' ? onS3 : onDisk);
    if (kind === 'disk') expect(answer.text).toBe(errorText(onDisk, 'uploads', message));
    expect(await earshot.service.storage.stat(granted.fields.key)).toBeNull();
    expect(await files()).toEqual(before);
    // The grant itself is as good as before.
    expect(await postForm(granted.url, formBody(partsOf(granted)))).toMatchObject({ status: 204 });
  });

  it('takes 40 MiB, and one byte', async () => {
    for (const bytes of [maxAudioBytes, 1]) {
      const granted = await grant(earshot);
      const body = formBody(partsOf(granted, Buffer.alloc(bytes, 'a')));
      expect(await postForm(granted.url, body)).toMatchObject({ status: 204 });
      expect(await earshot.service.storage.stat(granted.fields.key)).toMatchObject({ bytes });
    }
  });

  it('keeps the fields of two grants apart', async () => {
    const [first, second] = [await grant(earshot), await grant(earshot)];
    const mixed = changed(partsOf(first), 'key', () => second.fields.key);
    expect(await postForm(first.url, formBody(mixed))).toMatchObject({ status: 403 });
    expect(await earshot.service.storage.stat(second.fields.key)).toBeNull();
  });

  it('D59: a grant lives for an hour', async () => {
    const late = await grant(earshot);
    advance(59 * 60_000);
    expect(await postForm(late.url, formBody(partsOf(late)))).toMatchObject({ status: 204 });
    const expired = await grant(earshot);
    // S3 dates its policies by the clock of the machine, which has not moved.
    advance(60 * 60_000);
    const answer = await postForm(expired.url, formBody(partsOf(expired)));
    expect(answer.status).toBe(403);
    if (kind === 'disk') {
      expect(answer.text).toBe(errorText(403, 'uploads', 'The grant of this upload has expired. Ask for a new one.'));
    }
    expect(await earshot.service.storage.stat(expired.fields.key)).toBeNull();
  });
});

describe('upload.getPresignedUrl', () => {
  let earshot: Earshot;
  let tenant: Tenant;
  beforeAll(async () => {
    earshot = await startEarshot();
    tenant = await earshot.company();
  });
  afterAll(() => earshot.stop());

  const ask = (filename: string, contentType = 'audio/mpeg', prefix?: string) =>
    earshot.get(address({ filename, contentType }, prefix), tenant.key);

  it.each([
    ['call.mp3', 'call.mp3'],
    ['ligação 1.mp3', 'ligacao-1.mp3'],
    ['通话.mp3', '-.mp3'],
    ['a..b...mp3', 'a.b.mp3'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3 would put a name in its place.
    ['${filename}.mp3', '-filename-.mp3'],
    ['%2e%2e.mp3', '-2e-2e.mp3'],
    [`${'a'.repeat(300)}.mp3`, `${'a'.repeat(96)}.mp3`],
  ])('%s becomes a name that every storage takes: %s', async (filename, safe) => {
    const { body } = await ask(filename, 'audio/mpeg', '/trpc');
    const { key } = body.result.data.fields;
    expect(key.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}-/, '')).toBe(`uploads/${tenant.companyId}/${safe}`);
    requireStorageKey(key, tenant.companyId);
    earshot.advance(2000);
  });

  it('gives each grant a key of its own', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => ask('call.mp3')));
    expect(new Set(keys.map(({ body }) => body.result.data.fields.key)).size).toBe(5);
  });

  it.each(['a/b.mp3', '../b.mp3', 'a\\b.mp3', '..', '.', 'a\t.mp3', 'a\n.mp3'])(
    'filename %j → 400',
    async (filename) => {
      const message = "'filename' must be a file name without folders.";
      expect((await ask(filename)).text).toBe(errorText(400, name, message));
    },
  );

  it.each(['text/plain', 'video/mp4', 'audio/aac', 'application/octet-stream', 'mp3', 'audio/mpeg;\r\nx: y'])(
    'D27: contentType %j → 400',
    async (contentType) => {
      const message = "'contentType' is not a supported audio type. Supported: mp3, wav, m4a, ogg, flac, webm.";
      expect((await ask('call.mp3', contentType)).text).toBe(errorText(400, name, message));
    },
  );

  it.each(['audio/mpeg', 'audio/wav', 'audio/x-m4a', 'audio/ogg', 'audio/flac', 'audio/webm; codecs=opus'])(
    'D27: contentType %s is granted, and comes back as it was',
    async (contentType) => {
      const { body } = await ask('call', contentType);
      expect(body.result.data.fields['Content-Type']).toBe(contentType);
    },
  );

  it('a field missing or of another type → 400 with issues', async () => {
    for (const input of [
      { filename: 'a.mp3' },
      { filename: 1, contentType: 'audio/mpeg' },
      { filename: '', contentType: 'audio/mpeg' },
    ]) {
      const { status, body } = await earshot.get(address(input), tenant.key);
      expect([status, body.message]).toEqual([400, 'Input validation failed']);
      expect(body.issues).toHaveLength(1);
    }
  });
});

describe('readiness', () => {
  it('/readyz is 503 while nothing can be stored', async () => {
    const well = await startEarshot();
    expect((await well.get('/readyz')).status).toBe(200);
    expect((await stat(well.database.storageFolder)).isDirectory()).toBe(true);
    const ill = await startEarshot({ EARSHOT_STORAGE_URL: 'file:/dev/null/storage' }, well.database);
    expect((await ill.get('/readyz')).status).toBe(503);
    const { key } = await ill.company();
    const granted = await ill.get(address({ filename: 'a.mp3', contentType: 'audio/mpeg' }), key);
    const answer = await postForm(granted.body.result.data.url, formBody(partsOf(granted.body.result.data)));
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({
      message: expect.stringContaining('storage'),
      code: 'SERVICE_UNAVAILABLE',
    });
    await ill.stop();
    await well.stop();
  });
});
