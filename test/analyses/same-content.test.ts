// analysis.findCopies: what is here already, by its content, and never more than the caller sees (docs/decisions/creation.md#same-content).
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropRecording, dropTranscript } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';

let transcriber: TranscriptionServer;
let earshot: Earshot;
let tenant: Tenant;
let vera: string;
let sara: string;
let otto: string;

beforeAll(async () => {
  transcriber = await startTranscriptionServer();
  earshot = await startEarshot(transcriber.environment);
});
beforeEach(async () => {
  tenant = await earshot.company();
  vera = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera' });
  sara = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara', supervisorId: vera });
  otto = await earshot.user(tenant.companyId, 'salesperson', { name: 'Otto' });
});
afterAll(async () => {
  await earshot.stop();
  await transcriber.stop();
});

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const words = transcript(2);
const create = async (input: Record<string, unknown>) => {
  const { status, body, text } = await earshot.create(input, tenant.key);
  expect(status, text).toBe(200);
  return body.id as string;
};
const find = async (as: Parameters<typeof call>[2], ...digests: string[]) =>
  (await output(earshot, 'analysis.findCopies', as, { digests })).items;

it('a transcript is found whatever its line ends and the blanks around it; others are not', async () => {
  const id = await create({
    transcript: `\ufeff${words.replaceAll('\n', '\r\n')}\r\n`,
    salespersonId: sara,
    occurredAt: '2026-03-16T09:15:00Z',
  });
  const known = digest(words.trim());
  expect(await find(tenant.key, digest('other'), known)).toEqual([
    { digest: known, id, occurredAt: '2026-03-16T09:15:00.000Z', salespersonName: 'Sara' },
  ]);
  // The latest where there are several; one that failed is not here.
  const again = await create({ transcript: words, salespersonId: sara });
  expect((await find(tenant.key, known)).map((copy: { id: string }) => copy.id)).toEqual([again]);
  await earshot.service.db.run("UPDATE analyses SET status = 'failed' WHERE id = ?", [again]);
  expect((await find(tenant.key, known)).map((copy: { id: string }) => copy.id)).toEqual([id]);
});

it('a recording is found by its bytes, however it came', async () => {
  const [one, other] = [await recording('vbr.mp3'), await recording('cbr.mp3')];
  const sent = await create({ audioKey: dataUrl(one) });
  const audioKey = await stored(earshot, tenant.companyId, other);
  const { id } = await output(earshot, 'analysis.create', tenant.key, { salespersonId: sara, audioKey });
  const found = await find(tenant.key, digest(one), digest(other));
  expect(found.map((copy: { id: string }) => copy.id).sort()).toEqual([sent, id].sort());
});

it('nobody hears of calls that their role does not see, nor of another company', async () => {
  const id = await create({ transcript: words, salespersonId: sara });
  const known = digest(words.trim());
  const idsFor = async (user: string) =>
    (await find(await session(earshot, user), known)).map((copy: { id: string }) => copy.id);
  expect(await idsFor(sara)).toEqual([id]);
  expect(await idsFor(vera)).toEqual([id]);
  expect(await idsFor(otto)).toEqual([]);
  expect(await idsFor((await earshot.company()).adminId)).toEqual([]);
});

it('the database has no digest of the words; the seal goes with the transcript, not with the recording', async () => {
  const id = await create({ transcript: words });
  const known = digest(words.trim());
  const { db } = earshot.service;
  const row = await db.get<{ content_seal: string }>('SELECT content_seal FROM analyses WHERE id = ?', [id]);
  expect(row!.content_seal).not.toBe('');
  expect(Buffer.from(row!.content_seal, 'base64url').toString('hex')).not.toBe(known);
  await db.transaction((tx) => dropRecording(tx, id));
  expect(await find(tenant.key, known)).toHaveLength(1);
  await db.transaction((tx) => dropTranscript(tx, id));
  expect(await find(tenant.key, known)).toEqual([]);
  expect(await db.get('SELECT content_seal FROM analyses WHERE id = ?', [id])).toEqual({ content_seal: null });
});

it('is of the words as they came, where the company redacts them', async () => {
  const admin = await session(earshot, tenant.adminId);
  await output(earshot, 'company.updateRedaction', admin, { redaction: 'discardRecordings' });
  const secret = `${words}\nClient: My card number is 4111 1111 1111 1111.`;
  const id = await create({ transcript: secret });
  expect(await find(tenant.key, digest(secret.trim()))).toMatchObject([{ id }]);
});

it('needs one to a hundred digests', async () => {
  for (const digests of [[], ['x'], [digest('x').toUpperCase()], Array(101).fill(digest('x'))])
    expect((await call(earshot, 'analysis.findCopies', tenant.key, { digests })).status).toBe(400);
});

it('the same content is noticed while EARSHOT_SECRET_PREVIOUS is set, and no longer without it', async () => {
  const [older, newer] = ['the secret that is to be replaced, 32+', 'the secret that takes its place, 32+'];
  const before = await startEarshot({ EARSHOT_SECRET: older });
  try {
    const company = await before.company();
    const as = await session(before, company.adminId);
    const text = transcript(2);
    expect((await before.create({ transcript: text }, company.key)).status).toBe(200);
    const digests = [digest(text.trim())];
    const copiesAt = async (environment: Record<string, string>) => {
      const at = await startEarshot(environment, before.database);
      try {
        return (await output(at, 'analysis.findCopies', as, { digests })).items.length;
      } finally {
        await at.stop();
      }
    };
    expect(await copiesAt({ EARSHOT_SECRET: newer, EARSHOT_SECRET_PREVIOUS: older })).toBe(1);
    // What is stored of the content is made of the digest, which nobody keeps: no rotation makes it anew.
    expect(await copiesAt({ EARSHOT_SECRET: newer })).toBe(0);
  } finally {
    await before.stop();
  }
});
