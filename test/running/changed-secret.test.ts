// EARSHOT_SECRET is another one than before: what its holders lose, what stays, and what an integration says (docs/self-host.md; docs/decisions/listing.md#d40, docs/decisions/sign-in.md#d51).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialSecrets } from '../../packages/server/src/collection/connection.ts';
import {
  collectedAgain,
  companyWithPbx,
  integration,
  pbxEnvironment,
  pbxInput,
  runsEnded,
  stopPbx,
} from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output } from '../harness/procedures.ts';
import { dataUrl, recording } from '../harness/recordings.ts';
import { insertAnalysis } from '../harness/rows.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';

const settings = {
  ...pbxEnvironment,
  EARSHOT_TRANSCRIPTION_ENGINE: 'none',
  EARSHOT_PUBLIC_URL: 'http://earshot.example.com',
};
const unreadable = 'The stored credentials cannot be read because EARSHOT_SECRET has changed. Enter them again.';

let before: Earshot;
let after: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  before = await startEarshot({ ...settings, EARSHOT_BACKGROUND: 'off' });
  after = await startEarshot(
    { ...settings, EARSHOT_SECRET: 'another secret of the same installation' },
    before.database,
  );
  ({ pbx, tenant, admin } = await companyWithPbx(before));
});
afterAll(async () => {
  await stopPbx(before, admin, pbx);
  await after.stop();
  await before.stop();
});

describe('what is signed under the secret', () => {
  it('cursors → 400 Invalid cursor; the same request without one works', async () => {
    for (let made = 0; made < 2; made += 1) await insertAnalysis(before.service.db, tenant.companyId);
    const { body } = await before.get('/api/analyses?limit=1', tenant.key);
    const path = `/api/analyses?limit=1&cursor=${encodeURIComponent(body.nextCursor)}`;
    expect((await before.get(path, tenant.key)).status).toBe(200);
    expect((await after.get(path, tenant.key)).text).toBe(errorText(400, 'analysis.listAnalyses', 'Invalid cursor'));
    expect((await after.get('/api/analyses?limit=1', tenant.key)).status).toBe(200);
  });

  it('the address of a recording → 403; the analysis names a new one', async () => {
    const audioKey = dataUrl(await recording('vbr.mp3'));
    const { body } = await before.create({ transcript: transcript(), audioKey }, tenant.key);
    const played = async (from: Earshot, at: Earshot) => {
      const { audioUrl } = (await from.get(`/api/analyses/${body.id}`, tenant.key)).body;
      const response = await fetch(audioUrl.replace(settings.EARSHOT_PUBLIC_URL, at.url));
      await response.arrayBuffer();
      return response.status;
    };
    expect([await played(before, before), await played(before, after), await played(after, after)]).toEqual([
      200, 403, 200,
    ]);
  });
});

describe('what is not', () => {
  it('API keys, sessions, share links and invitations go on', async () => {
    const { body } = await before.create({ transcript: transcript() }, tenant.key);
    const token = body.publicLink.split('/').at(-1);
    const email = `invited-${tenant.companyId}@example.com`;
    const invited = await output(before, 'user.create', admin, { name: 'Bia', email, role: 'salesperson' });
    expect((await after.get(`/api/analyses/${body.id}`, tenant.key)).status).toBe(200);
    expect((await call(after, 'user.me', admin)).status).toBe(200);
    expect((await call(after, 'share.get', {}, { token })).status).toBe(200);
    const accepted = { token: invited.invitationUrl.split('/').at(-1), password: 'correct horse battery' };
    expect((await call(after, 'auth.acceptInvitation', {}, accepted)).status).toBe(200);
  });
});

describe('credentials of integrations', () => {
  const accessOf = async (at: Earshot, id: string) =>
    (await output(at, 'integrations.test', admin, { id })).checks[0].outcome;

  it('→ an error on the integration, in list, test and run, and no 500; entered again, or under the old secret, they work', async () => {
    const { id } = await output(before, 'integrations.create', admin, pbxInput(pbx));
    expect(await accessOf(before, id)).toBe('passed');
    after.service.wakeCollector();
    expect((await runsEnded(after, admin, id, 1)).error).toBe(unreadable);
    expect(await integration(after, admin, id)).toMatchObject({ state: 'credentials_refused' });
    expect(await output(after, 'integrations.test', admin, { id })).toMatchObject({
      works: false,
      message: unreadable,
    });
    expect((await collectedAgain(after, admin, id)).error).toBe(unreadable);
    expect(await output(after, 'integrations.update', admin, { id, label: 'Matriz' })).toMatchObject({
      label: 'Matriz',
    });

    const { db } = after.service;
    expect(await credentialSecrets(db, before.service.secrets).unreadable()).toEqual([]);
    expect(await credentialSecrets(db, after.service.secrets).unreadable()).toEqual([id]);
    expect(await accessOf(before, id)).toBe('passed');

    await output(after, 'integrations.update', admin, { id, credentials: pbx.credentials });
    expect(await accessOf(after, id)).toBe('passed');
    expect((await collectedAgain(after, admin, id)).error).toBe(null);
    expect(await integration(after, admin, id)).toMatchObject({ state: 'active' });
  });
});
