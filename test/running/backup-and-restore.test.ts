// A backup as docs/self-host.md#backups describes it is the whole installation: copied while the server runs, restored beside nothing else of it.
import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transcript } from '../harness/earshot.ts';
import { type Environment, earshot, type Serving, serve } from '../harness/process.ts';
import { dataUrl, recording } from '../harness/recordings.ts';

const password = 'correct horse battery';

let folder: string;
let serving: Serving;
let key: string;
let sound: Buffer;

/** The secret is the generated one, beside the database. */
const environmentOf = (name: string): Environment => ({
  EARSHOT_DATABASE_URL: `sqlite:${join(folder, name, 'earshot.db')}`,
  EARSHOT_STORAGE_URL: `file:${join(folder, name, 'storage')}`,
  EARSHOT_SECRET: '',
  EARSHOT_PORT: '0',
  EARSHOT_TRANSCRIPTION_ENGINE: 'none',
});

async function json(...commandLine: string[]) {
  const { code, stdout, stderr } = await earshot([...commandLine, '--json'], environmentOf('live'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

// Postgres is copied by its own tools.
describe.runIf(inject('postgresUrl') === null)('a backup of SQLite', () => {
  beforeAll(async () => {
    sound = await recording('mulaw.wav');
    folder = await mkdtemp(join(tmpdir(), 'earshot-backup-'));
    const { id: company } = await json('company', 'create', '--name', 'Kilo');
    const person = ['--name', 'Ana', '--email', 'ana@example.com', '--role', 'admin_company', '--password', password];
    const { id: user } = await json('user', 'create', '--company', company, ...person);
    ({ key } = await json('key', 'create', '--user', user, '--name', 'CRM'));
    serving = await serve(environmentOf('live'));
  });
  afterAll(async () => {
    await serving.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(serving.url + path, {
      ...(body && init),
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...headers },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  it('keys, passwords, analyses, recordings, cursors and idempotency keys of the backup work; what came later is gone', async () => {
    const call = {
      audioKey: dataUrl(sound, 'audio/wav'),
      transcript: transcript(),
      externalCallId: 'crm-1',
      metadata: { dealId: '4711' },
    };
    const made = await ask('/api/analyses', call, { 'Idempotency-Key': 'crm-1' });
    expect(made.status).toBe(200);
    await ask('/api/analyses', { transcript: transcript(3) });
    const { nextCursor } = (await ask('/api/analyses?limit=1')).body;

    await mkdir(join(folder, 'restored'));
    // What `sqlite3 … ".backup …"` does.
    const live = new DatabaseSync(join(folder, 'live', 'earshot.db'), { readOnly: true });
    await backup(live, join(folder, 'restored', 'earshot.db'));
    live.close();
    await cp(join(folder, 'live', 'storage'), join(folder, 'restored', 'storage'), { recursive: true });
    await copyFile(join(folder, 'live', 'earshot.secret'), join(folder, 'restored', 'earshot.secret'));

    const later = await ask('/api/analyses', { transcript: transcript(4) }, { 'Idempotency-Key': 'crm-2' });
    await serving.end('SIGKILL');
    await rm(join(folder, 'live'), { recursive: true });
    serving = await serve(environmentOf('restored'));

    const read = await ask(`/api/analyses/${made.body.id}`);
    expect(read.body).toMatchObject({ externalCallId: 'crm-1', metadata: { dealId: '4711' }, status: 'completed' });
    const played = await fetch(read.body.audioUrl);
    expect(Buffer.from(await played.arrayBuffer()).equals(sound)).toBe(true);
    expect((await ask(`/api/analyses?limit=1&cursor=${encodeURIComponent(nextCursor)}`)).body.items).toMatchObject([
      { id: made.body.id },
    ]);
    const again = await ask('/api/analyses', call, { 'Idempotency-Key': 'crm-1' });
    expect([again.body, again.headers.get('Idempotent-Replayed')]).toEqual([made.body, 'true']);
    const signIn = { json: { email: 'ana@example.com', password } };
    expect((await ask('/v1/auth.login', signIn)).status).toBe(200);

    expect((await ask(`/api/analyses/${later.body.id}`)).status).toBe(404);
    const repeated = await ask('/api/analyses', { transcript: transcript(4) }, { 'Idempotency-Key': 'crm-2' });
    expect([repeated.status, repeated.headers.get('Idempotent-Replayed')]).toEqual([200, null]);
  });
});
