// Uploads as streams: what is on disk while they run, when they break off, and when two want the same place (pitfalls: Presigned POST).
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Earshot, startEarshot } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { eventually } from '../harness/eventually.ts';
import { deactivateCompany } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { formBody, formType, openForm, type Part, postForm } from '../harness/upload.ts';

const mib = 1024 * 1024;
const fileLast = "The form must contain 'file' once, as its last field.";
const formBroken = 'The form is incomplete or is not valid multipart/form-data.';

let earshot: Earshot;
beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

async function grant(server = earshot) {
  const { key, companyId } = await server.company();
  const input = encodeURIComponent(JSON.stringify({ filename: 'call.mp3', contentType: 'audio/mpeg' }));
  const { body } = await server.get(`/v1/upload.getPresignedUrl?input=${input}`, key);
  const { url, fields } = body.result.data as { url: string; fields: { key: string } & Record<string, string> };
  const parts = (file: Uint8Array): Part[] => [...Object.entries(fields), ['file', file, 'call.mp3']];
  return { url, key: fields.key, companyId, parts };
}

const incoming = () => join(earshot.database.storageFolder, '.incoming');

/** Bytes that have arrived on disk of the uploads that are running. */
async function arrived(): Promise<number[]> {
  const names = await readdir(incoming()).catch(() => []);
  return Promise.all(names.map(async (name) => (await stat(join(incoming(), name))).size));
}

/** Waits, as long as the test may take, until something shows on disk. */
const until = (check: () => Promise<void>) => eventually(check);
const nothingRuns = () => until(async () => expect(await arrived()).toEqual([]));

describe('uploads on disk', () => {
  it('20 at once are on disk as they come, not in memory until they end', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { url, key, parts } = await grant();
        const file = Buffer.alloc(5 * mib, index + 1);
        return { key, file, form: openForm(url, parts(file)) };
      }),
    );
    // What is kept back is more than the form's end: no upload can be complete.
    for (const { form } of uploads) form.sendAllBut(mib);
    await until(async () => {
      const sizes = await arrived();
      expect(sizes).toHaveLength(20);
      expect(Math.min(...sizes)).toBeGreaterThan(4 * mib - 256 * 1024);
    });
    for (const { form } of uploads) form.finish(mib);
    expect(await Promise.all(uploads.map(({ form }) => form.status))).toEqual(uploads.map(() => 204));
    for (const { key, file } of uploads) {
      expect((await buffer((await earshot.service.storage.read(key))!)).equals(file)).toBe(true);
    }
    await nothingRuns();
  });

  it('does not read on while the disk is slower than the network', async () => {
    const { storage } = earshot.service;
    const { url, parts } = await grant();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const store = vi.spyOn(storage.intake!, 'store').mockImplementationOnce(async (_key, stream) => {
      await held;
      stream.resume();
      return true;
    });
    const form = openForm(url, parts(Buffer.alloc(32 * mib)));
    let isDrained = false;
    form.sendAllBut(mib);
    form.drained.then(() => {
      isDrained = true;
    });
    await eventually(() => expect(store).toHaveBeenCalled());
    // Time enough: another upload of that size, begun later, ends.
    const other = await grant();
    expect(await postForm(other.url, formBody(other.parts(Buffer.alloc(32 * mib))))).toMatchObject({ status: 204 });
    // Nobody takes the first file, so most of it is still with its sender.
    expect(isDrained).toBe(false);
    release();
    await form.drained;
    form.finish(mib);
    expect(await form.status).toBe(204);
    store.mockRestore();
  });

  it('a sender that goes away half-way leaves no file, and may try again', async () => {
    const { url, key, parts } = await grant();
    const file = Buffer.alloc(2 * mib, 'a');
    const form = openForm(url, parts(file));
    form.sendAllBut(mib);
    await until(async () => expect((await arrived())[0]).toBeGreaterThan(mib / 2));
    form.breakOff();
    await nothingRuns();
    expect(await earshot.service.storage.stat(key)).toBeNull();
    expect(await postForm(url, formBody(parts(file)))).toMatchObject({ status: 204 });
  });

  it('a file that is whole waits for the end of its form, which may still refuse it', async () => {
    const { url, key, parts } = await grant();
    const form = openForm(url, [...parts(Buffer.alloc(100_000)), ['acl', 'x']]);
    form.sendAllBut(10);
    await until(async () => expect(await arrived()).toEqual([100_000]));
    form.finish(10);
    expect(await form.status).toBe(400);
    expect(await earshot.service.storage.stat(key)).toBeNull();
    await nothingRuns();
  });

  it('of two at once with one grant exactly one wins', async () => {
    const { url, key, parts } = await grant();
    const files = [Buffer.alloc(mib, 'a'), Buffer.alloc(mib, 'b')];
    const forms = files.map((file) => openForm(url, parts(file)));
    for (const form of forms) form.sendAllBut(mib / 2);
    await until(async () => expect(await arrived()).toHaveLength(2));
    for (const form of forms) form.finish(mib / 2);
    const statuses = await Promise.all(forms.map((form) => form.status));
    expect(statuses.toSorted()).toEqual([204, 409]);
    const stored = await buffer((await earshot.service.storage.read(key))!);
    expect(stored.equals(files[statuses.indexOf(204)]!)).toBe(true);
    await nothingRuns();
  });

  it('a second use is refused, and changes nothing', async () => {
    const { url, key, parts } = await grant();
    expect(await postForm(url, formBody(parts(Buffer.from('first'))))).toMatchObject({ status: 204 });
    const answer = await postForm(url, formBody(parts(Buffer.from('second'))));
    expect(answer.text).toBe(
      errorText(409, 'uploads', 'A file was already uploaded with this grant. Ask for a new one.'),
    );
    expect((await buffer((await earshot.service.storage.read(key))!)).toString()).toBe('first');
  });

  it.each<[string, string | undefined, (parts: Part[]) => Buffer, number, string]>([
    ['no form', 'application/json', () => Buffer.from('{}'), 415, 'Content-Type must be multipart/form-data.'],
    ['a form without a boundary', 'multipart/form-data', (parts) => formBody(parts), 400, formBroken],
    ['a form with another boundary', 'multipart/form-data; boundary=x', (parts) => formBody(parts), 400, formBroken],
    ['nothing', undefined, () => Buffer.alloc(0), 400, formBroken],
    ['a form without its end', undefined, (parts) => formBody(parts, false), 400, formBroken],
    ['a field after the file', undefined, (parts) => formBody([...parts, ['acl', 'x']]), 400, fileLast],
    [
      'fields after the file only',
      undefined,
      (parts) => formBody([...parts.slice(-1), ...parts.slice(0, -1)]),
      403,
      "Form field 'key' is missing. Send every field of the grant, before 'file'.",
    ],
    [
      'hundreds of fields',
      undefined,
      (parts) => formBody([...Array.from({ length: 300 }, (_, i): Part => [`f${i}`, 'x']), ...parts]),
      400,
      formBroken,
    ],
    [
      'a field of a megabyte',
      undefined,
      (parts) => formBody([['policy', 'a'.repeat(mib)], ...parts]),
      403,
      "Form field 'policy' does not belong to the grant or appears twice. Send only the fields of the grant and 'file'.",
    ],
    [
      'a field without a name',
      undefined,
      (parts) => formBody([['', 'x'], ...parts]),
      403,
      "Form field '' does not belong to the grant or appears twice. Send only the fields of the grant and 'file'.",
    ],
    [
      'a second file by another name',
      undefined,
      (parts) => formBody([['other', 'x', 'x.mp3'], ...parts]),
      403,
      "Form field 'other' does not belong to the grant or appears twice. Send only the fields of the grant and 'file'.",
    ],
  ])('refuses %s, and leaves no file', async (_title, contentType, body, status, message) => {
    const { url, key, parts } = await grant();
    const answer = await postForm(url, body(parts(Buffer.alloc(100_000, 'a'))), contentType ?? formType);
    expect(answer.text).toBe(errorText(status, 'uploads', message));
    expect(answer.status).toBe(status);
    expect(await earshot.service.storage.stat(key)).toBeNull();
    await nothingRuns();
  });

  it('a refused form of any size gets its answer, and an endless one the end of its connection', async () => {
    const { url, parts } = await grant();
    const tampered = parts(Buffer.alloc(39 * mib)).map(
      (part): Part => (part[0] === 'signature' ? ['signature', 'x'] : part),
    );
    expect(await postForm(url, formBody(tampered))).toMatchObject({ status: 403 });

    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const head = `POST /uploads HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: ${1024 * mib}\r\n\r\n`;
    socket.write(Buffer.concat([Buffer.from(head), formBody([['x', 'y']], false)]));
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => undefined).on('close', () => resolve(text));
    });
    const chunk = Buffer.alloc(mib);
    const send = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    // Ends at all: the service does not read the rest of a gibibyte.
    await answer;
    expect(socket.bytesWritten).toBeLessThan(200 * mib);
  });

  it('D14: a company that was deactivated since its grant uploads nothing', async () => {
    const { url, key, companyId, parts } = await grant();
    await deactivateCompany(earshot.service.db, companyId, Date.now());
    const answer = await postForm(url, formBody(parts(Buffer.from('audio'))));
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('was deactivated on');
    expect(await earshot.service.storage.stat(key)).toBeNull();
  });

  it('a grant of another installation is refused', async () => {
    const other = await startEarshot({ EARSHOT_SECRET: 'another secret, of another installation' });
    const { parts } = await grant(other);
    await other.stop();
    const answer = await postForm(`${earshot.url}/uploads`, formBody(parts(Buffer.from('audio'))));
    expect(answer.text).toBe(
      errorText(403, 'uploads', "Form field 'policy' differs from the grant. Send every field unchanged."),
    );
  });

  it('what a crash left half-written goes when it is old; what is being written stays, whoever starts in the same folder', async () => {
    const { url, key, parts } = await grant();
    const form = openForm(url, parts(Buffer.alloc(mib, 'a')));
    form.sendAllBut(mib / 2);
    await until(async () => expect(await arrived()).toHaveLength(1));
    // Last, since a sweep of the first server may take it away at any moment.
    const left = join(incoming(), 'left');
    await writeFile(left, 'half');
    await utimes(left, 0, Date.now() / 1000 - 3700);
    const stranger = await startEarshot({ EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}` });
    expect(await arrived()).toHaveLength(1);
    expect(await readdir(incoming())).not.toContain('left');
    form.finish(mib / 2);
    expect(await form.status).toBe(204);
    expect(await earshot.service.storage.stat(key)).toMatchObject({ bytes: mib });
    await stranger.stop();
  });

  it('other methods: 405', async () => {
    expect((await earshot.get('/uploads')).status).toBe(405);
  });
});

describe('uploads on S3', () => {
  let s3: S3Server;
  let onS3: Earshot;
  beforeAll(async () => {
    s3 = await startS3();
    onS3 = await startEarshot({ EARSHOT_STORAGE_URL: s3.storageUrl });
  });
  afterAll(async () => {
    await onS3.stop();
    await s3.stop();
  });

  it('never come to Earshot itself', async () => {
    const { url, parts } = await grant(onS3);
    expect(url.startsWith(onS3.url)).toBe(false);
    expect(await postForm(`${onS3.url}/uploads`, formBody(parts(Buffer.from('audio'))))).toMatchObject({ status: 404 });
  });

  it('a sender that goes away half-way leaves no object', async () => {
    const { url, key, parts } = await grant(onS3);
    const form = openForm(url, parts(Buffer.alloc(mib, 'a')));
    form.sendAllBut(mib / 2);
    await form.drained;
    form.breakOff();
    expect(await onS3.service.storage.stat(key)).toBeNull();
  });

  it('a second use replaces the first, and whoever has seen the first reads it or nothing', async () => {
    const { url, key, parts } = await grant(onS3);
    const { storage } = onS3.service;
    expect(await postForm(url, formBody(parts(Buffer.from('first'))))).toMatchObject({ status: 204 });
    const { version } = (await storage.stat(key))!;
    expect(await storage.read(key, { version })).not.toBeNull();
    expect(await postForm(url, formBody(parts(Buffer.from('second'))))).toMatchObject({ status: 204 });
    expect(await storage.read(key, { version })).toBeNull();
  });
});
