import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { errorTable } from '../../errors.ts';
import { ConfigurationError, ConflictError, TimeoutError } from '../errors.ts';
import { failureOf, json, refuse, type Step, scriptedServer, setUp } from '../scripted-server.fixture.ts';

const created = json({ id: 'a1' });
const stored: Step = (response) => response.writeHead(204).end();

/** Every byte there is, to a length that no part of the encoding divides. */
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 256);

/** A server that first grants one place at a storage. */
async function setUpWithStorage(...steps: Step[]) {
  const storage = await scriptedServer(stored);
  const place = { url: storage.baseUrl, fields: { key: 'uploads/c1/1.mp3' } };
  return { ...(await setUp([json({ result: { data: place } }), ...steps])), storage };
}

describe('contract: Forms of audioKey, Base64 Data URL', () => {
  it.each([1, 2, 3, 24_576, 100_001])('a small recording of %i bytes goes along, byte for byte', async (length) => {
    const bytes = bytesOf(length);
    const { client, seen } = await setUp([created]);
    const audio = new Blob([bytes], { type: 'audio/wav; codecs=1' });
    expect(await client.analyses.create({ audio, clientName: 'Norte' })).toEqual({ id: 'a1' });
    expect(seen.map(({ url }) => url)).toEqual(['/api/analyses']);
    expect(JSON.parse(seen[0]!.body)).toEqual({
      clientName: 'Norte',
      audioKey: `data:audio/wav;base64,${Buffer.from(bytes).toString('base64')}`,
    });
  });

  it.each([
    ['a File', () => new File(['ID3'], 'call.mp3'), {}],
    ['a Buffer with a name', () => Buffer.from('ID3'), { filename: 'call.mp3' }],
    ['a Uint8Array with a type', () => new TextEncoder().encode('ID3'), { contentType: 'audio/mpeg' }],
  ])('%s', async (_, make, options) => {
    const { client, seen } = await setUp([created]);
    await client.analyses.create({ audio: make() }, options);
    expect(JSON.parse(seen[0]!.body)).toEqual({ audioKey: 'data:audio/mpeg;base64,SUQz' });
  });

  it('a file stream is read once, and every attempt sends the same bytes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'earshot-audio-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'call.mp3'), 'ID3');
    const { client, seen } = await setUp([refuse(500, 'INTERNAL_SERVER_ERROR', 'No.'), created]);
    await client.analyses.create({ audio: createReadStream(join(folder, 'call.mp3')) });
    expect(seen.map(({ body }) => JSON.parse(body).audioKey)).toEqual(Array(2).fill('data:audio/mpeg;base64,SUQz'));
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

describe('contract: Upload flow, as a part of create and submit', () => {
  it.each([
    ['above 4 MB', new File([bytesOf(4_000_001)], 'long.mp3')],
    ['of a type that no Data URL may have', new File(['fLaC'], 'call.flac')],
  ])('a recording %s is uploaded once, whatever the create needs', async (_, audio) => {
    const failing = refuse(500, 'INTERNAL_SERVER_ERROR', 'No.');
    const { client, seen, storage } = await setUpWithStorage(failing, created);
    const progress: number[] = [];
    const options = { onProgress: ({ sentBytes }: { sentBytes: number }) => progress.push(sentBytes) };
    expect(await client.analyses.create({ audio, salespersonName: 'Ana' }, options)).toEqual({ id: 'a1' });
    expect(storage.seen.length).toBe(1);
    expect(progress.at(-1)).toBe(audio.size);
    const bodies = seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual(Array(2).fill({ salespersonName: 'Ana', audioKey: 'uploads/c1/1.mp3' }));
  });

  it('errors after an upload say under which key the recording lies (D9)', async () => {
    const audio = new File(['fLaC'], 'call.flac');
    const { client } = await setUpWithStorage(refuse(409, 'CONFLICT', errorTable.idempotencyKeyReused.message));
    const failure = await failureOf(client.analyses.create({ audio }));
    expect(failure).toBeInstanceOf(ConflictError);
    expect(failure).toMatchObject({ audioKey: 'uploads/c1/1.mp3' });

    const late = await setUpWithStorage(() => late.clock.fireTimers());
    const timeout = await failureOf(late.client.analyses.create({ audio }, { idempotencyKey: 'k' }));
    expect(timeout).toBeInstanceOf(TimeoutError);
    expect((timeout as Error).message).toContain("audioKey 'uploads/c1/1.mp3' instead of audio");
  });

  it('an upload that fails ends the create with its error, and nothing is created', async () => {
    const refused = refuse(403, 'FORBIDDEN', 'API key lacks the required scope: api:analyses:write');
    const { client, seen } = await setUp([refused]);
    const failure = await failureOf(client.analyses.create({ audio: new File(['fLaC'], 'call.flac') }));
    expect(failure).toMatchObject({ name: 'ForbiddenError' });
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
  });

  it('submit uploads any recording, since it takes keys only', async () => {
    const { client, seen } = await setUpWithStorage(json({ result: { data: { id: 'a1', status: 'pending' } } }));
    const audio = new File(['ID3'], 'call.mp3');
    expect(await client.analyses.submit({ salespersonId: 'u1', audio })).toEqual({ id: 'a1', status: 'pending' });
    expect(JSON.parse(seen[1]!.body)).toEqual({ json: { salespersonId: 'u1', audioKey: 'uploads/c1/1.mp3' } });
  });

  it.each([
    ['no name and no type', Buffer.from('x'), 'contentType'],
    ['no recording', '/tmp/call.mp3' as unknown as Blob, 'openAsBlob'],
  ])('%s is refused before anything is sent', async (_, audio, text) => {
    const { client, seen } = await setUp([]);
    const failure = await failureOf(client.analyses.create({ audio }));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toContain(text);
    expect(seen).toEqual([]);
  });
});
