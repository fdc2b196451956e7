// What a company may upload: only with a minute left, and no more than its quota before an analysis uses it, whoever asks at once, on disk and on S3 (docs/contract.md#upload-flow).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unusedBytes } from '../../packages/server/src/records/uploads.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { formBody, openForm, type Part, postForm, type UploadAnswer } from '../harness/upload.ts';

const name = 'upload.getPresignedUrl';
const mib = 1024 * 1024;
const quotaMib = 50;
const input = { filename: 'call.mp3', contentType: 'audio/mpeg' };

interface Granted {
  url: string;
  fields: { key: string } & Record<string, string>;
}

const refusal = (takenMib: number, neededMib: number, path: string) =>
  errorText(
    403,
    path,
    `Unused uploads, open grants and recordings of failed analyses take ${takenMib} of your company's ${quotaMib} MiB, and this one needs ${neededMib} MiB. Analyse the uploads, or wait: unused uploads are removed after 24 hours.`,
  );
const partsOf = ({ fields }: Granted, file: Uint8Array): Part[] => [
  ...Object.entries(fields),
  ['file', file, 'call.mp3'],
];
const send = (granted: Granted, file: Uint8Array): Promise<UploadAnswer> =>
  postForm(granted.url, formBody(partsOf(granted, file)));

let earshot: Earshot;
let tenant: Tenant;
const grant = (): Promise<Granted> => output(earshot, name, tenant.key, input);
const ask = () => call(earshot, name, tenant.key, input);
const taken = async () => (await unusedBytes(earshot.service.db, tenant.companyId)) / mib;
const use = async ({ fields: { key } }: Granted) => {
  const answer = await earshot.create({ transcript: transcript(), audioKey: key }, tenant.key);
  expect(answer.status, answer.text).toBe(200);
};
/** Lets requests through that the limit of a minute would refuse. */
const nextMinute = () => earshot.advance(60_000);

describe('on disk', () => {
  beforeAll(async () => {
    earshot = await startEarshot({ EARSHOT_UPLOAD_QUOTA_MIB: String(quotaMib) });
  });
  beforeEach(async () => {
    tenant = await earshot.company();
  });
  afterAll(() => earshot.stop());

  it.each([0.99, 0, -101])('contract: a balance of %d min → 403, with a key and in a session', async (minutes) => {
    tenant = await earshot.company({ minutes });
    const message = `Insufficient minutes. Current balance: ${minutes} min. Purchase more minutes to continue creating analyses.`;
    for (const as of [tenant.key, await session(earshot, tenant.adminId)])
      expect((await call(earshot, name, as, input)).text).toBe(errorText(403, name, message));
    expect(await taken()).toBe(0);
    // What is wrong with the request itself is said first.
    expect((await call(earshot, name, tenant.key, { ...input, filename: '../a' })).status).toBe(400);
  });

  it('one minute is enough, and is not asked for again when the file comes', async () => {
    tenant = await earshot.company({ minutes: 1 });
    const granted = await grant();
    await earshot.service.db.run('UPDATE companies SET ledger_hundredths = -10100 WHERE id = ?', [tenant.companyId]);
    expect(await send(granted, Buffer.alloc(10))).toMatchObject({ status: 204 });
    const answer = await earshot.create({ transcript: transcript(), audioKey: granted.fields.key }, tenant.key);
    expect(answer.body.message).toContain('Current balance: -101 min.');
  });

  it('an upload counts with its size, 1 MiB at least, until an analysis uses it', async () => {
    const [small, large] = [await grant(), await grant()];
    expect(await taken()).toBe(2);
    expect(await send(small, await recording('vbr.mp3'))).toMatchObject({ status: 204 });
    expect(await send(large, Buffer.alloc(40 * mib))).toMatchObject({ status: 204 });
    expect(await taken()).toBe(41);
    await use(small);
    await use(small);
    expect(await taken()).toBe(40);
  });

  it('what fits is taken to the last byte; what does not is refused before it is stored, and nothing is left of it', async () => {
    const [first, second] = [await grant(), await grant()];
    expect(await send(first, Buffer.alloc(40 * mib))).toMatchObject({ status: 204 });
    const answer = await send(second, Buffer.alloc(11 * mib));
    expect(answer.text).toBe(refusal(41, 11, 'uploads'));
    expect(await earshot.service.storage.stat(second.fields.key)).toBeNull();
    expect(await taken()).toBe(41);
    expect(await send(second, Buffer.alloc(9 * mib))).toMatchObject({ status: 204 });
    expect((await ask()).status).toBe(200);
    expect((await ask()).text).toBe(refusal(50, 1, name));
    // Another company has its own.
    tenant = await earshot.company();
    expect((await ask()).status).toBe(200);
  });

  it('of grants asked for at once, no more are given than fit', async () => {
    const statuses = [];
    for (let round = 0; round < 2; round += 1) {
      statuses.push(...(await Promise.all(Array.from({ length: 40 }, async () => (await ask()).status))));
      nextMinute();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(quotaMib);
    expect(statuses.filter((status) => status === 403)).toHaveLength(80 - quotaMib);
    expect(await taken()).toBe(quotaMib);
  });

  it('of files that come at once, no more are taken than fit, and what is under way counts', async () => {
    const granted = await Promise.all(Array.from({ length: 8 }, grant));
    const answers = await Promise.all(granted.map((each) => send(each, Buffer.alloc(10 * mib))));
    const stored = answers.filter(({ status }) => status === 204);
    // Four, and the grants of the other four; a fifth would be 54 MiB.
    expect(stored).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(4);
    expect(await taken()).toBe(44);
  });

  it('several files under one grant count each while they come, and one once it is stored', async () => {
    const granted = await grant();
    const forms = [0, 1].map(() => openForm(granted.url, partsOf(granted, Buffer.alloc(20 * mib))));
    for (const form of forms) form.sendAllBut(mib);
    await Promise.all(forms.map(({ drained }) => drained));
    expect(await taken()).toBeGreaterThan(40);
    expect((await send(granted, Buffer.alloc(20 * mib))).status).toBe(403);
    for (const form of forms) form.finish(mib);
    expect((await Promise.all(forms.map(({ status }) => status))).toSorted()).toEqual([204, 409]);
    expect(await taken()).toBe(20);
  });

  it('a sender that goes away, and a form that is refused, leave the count as it was', async () => {
    const granted = await grant();
    const form = openForm(granted.url, partsOf(granted, Buffer.alloc(20 * mib)));
    form.sendAllBut(mib);
    await form.drained;
    form.breakOff();
    await expect.poll(taken).toBe(1);
    expect(await postForm(granted.url, formBody([...partsOf(granted, Buffer.alloc(mib)), ['acl', 'x']]))).toMatchObject(
      {
        status: 400,
      },
    );
    expect(await taken()).toBe(1);
  });

  it('without a length, a form counts with the most that its grant allows', async () => {
    const granted = await grant();
    const [, other] = [await send(granted, Buffer.alloc(15 * mib)), await grant()];
    const body = formBody(partsOf(other, Buffer.alloc(10)));
    const chunked = await fetch(other.url, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=----earshot-test' },
      body: new Blob([new Uint8Array(body)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await chunked.text()).toBe(refusal(16, 39, 'uploads'));
    expect(await taken()).toBe(16);
  });
});

describe('on S3, which takes files in by itself', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
    earshot = await startEarshot({ EARSHOT_UPLOAD_QUOTA_MIB: String(quotaMib), EARSHOT_STORAGE_URL: s3.storageUrl });
  });
  beforeEach(async () => {
    tenant = await earshot.company();
  });
  afterAll(async () => {
    await earshot.stop();
    await s3.stop();
  });

  it('contract: a balance below 1 minute → 403', async () => {
    tenant = await earshot.company({ minutes: 0.5 });
    expect((await ask()).status).toBe(403);
  });

  it('a grant counts with all that it allows, until an analysis uses what came', async () => {
    const granted = await grant();
    expect((await ask()).text).toBe(refusal(40, 40, name));
    expect(await send(granted, await recording('vbr.mp3'))).toMatchObject({ status: 204 });
    await use(granted);
    expect(await taken()).toBe(0);
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await ask()).status));
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403]);
  });
});
