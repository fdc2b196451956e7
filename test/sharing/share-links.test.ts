// Share links: read, renewed, revoked; what share.get and the page show to anybody who has one (docs/decisions/access.md#d12, #d57, docs/decisions/analysis-fields.md#d34; extension: docs/decisions/sign-in.md#d53).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { deactivateCompany, insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  await earshot.service.db.run('DELETE FROM rate_windows');
});
afterAll(() => earshot.stop());

const linkOf = (id: string): Promise<{ publicLink: string | null; options: object | null }> =>
  output(earshot, 'analysis.getShareLink', tenant.key, { id });
const update = (id: string, action: string, as = tenant.key) =>
  call(earshot, 'analysis.updateShareLink', as, { id, action });
const tokenOf = (link: string) => link.split('/').at(-1)!;
const shared = (link: string) => call(earshot, 'share.get', {}, { token: tokenOf(link) });
const page = (link: string) => fetch(`${earshot.url}/share/${tokenOf(link)}`);

async function created() {
  const { body } = await earshot.create({ transcript: transcript(2), clientName: 'Norte' }, tenant.key);
  return { ...body, ...(await linkOf(body.id)) };
}

describe('analysis.getShareLink, analysis.updateShareLink', () => {
  it('the link is the publicLink of the creation; renew gives another, and the old one is gone at once', async () => {
    const { id, publicLink } = await created();
    expect(publicLink).toMatch(/\/share\/[\w-]{22}$/);
    const renewed = (await update(id, 'renew')).body.result.data;
    expect(renewed.publicLink).toMatch(/\/share\/[\w-]{22}$/);
    expect(renewed.publicLink).not.toBe(publicLink);
    expect(await linkOf(id)).toEqual(renewed);
    expect([(await shared(publicLink)).status, (await page(publicLink)).status]).toEqual([404, 404]);
    expect([(await shared(renewed.publicLink)).status, (await page(renewed.publicLink)).status]).toEqual([200, 200]);
  });

  it('revoke leaves none, again on repeats; renew brings one back', async () => {
    const { id, publicLink } = await created();
    for (let time = 0; time < 2; time += 1)
      expect((await update(id, 'revoke')).body.result.data).toEqual({ id, publicLink: null, options: null });
    expect(await linkOf(id)).toEqual({ id, publicLink: null, options: null });
    expect([(await shared(publicLink)).status, (await page(publicLink)).status]).toEqual([404, 404]);
    const { body } = await update(id, 'renew');
    expect((await shared(body.result.data.publicLink)).status).toBe(200);
    // The rest of the analysis does not need a link.
    await update(id, 'revoke');
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).status).toBe(200);
  });

  it('409 while it is not finished; 404 beyond what the caller sees; 400 for another action', async () => {
    for (const status of ['pending', 'processing']) {
      const id = await insertAnalysis(earshot.service.db, tenant.companyId, {
        status,
        run_after: 9e12,
        runner_id: 'r',
      });
      const { body } = await update(id, 'revoke');
      expect([body.code, body.message]).toEqual([
        'CONFLICT',
        'The analysis is not finished yet. Change its link when it has finished.',
      ]);
      expect((await linkOf(id)).publicLink).not.toBeNull();
    }
    const { id, publicLink } = await created();
    const stranger = await earshot.apiKey(tenant.companyId, await earshot.user(tenant.companyId, 'salesperson'));
    for (const key of [stranger, (await earshot.company()).key]) {
      expect((await update(id, 'revoke', key)).status).toBe(404);
      expect((await call(earshot, 'analysis.getShareLink', key, { id })).status).toBe(404);
    }
    for (const action of ['delete', '', null]) expect((await update(id, action as string)).status).toBe(400);
    expect(await linkOf(id)).toMatchObject({ id, publicLink });
    const { body } = await call(earshot, 'analysis.getShareLink', await session(earshot, tenant.adminId), { id });
    expect(body.result.data).toMatchObject({ id, publicLink });
  });
});

describe('who gets a link, and until when (D34)', () => {
  it('what a key creates has one; what a session creates or submits has none until somebody asks for one', async () => {
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const admin = await session(earshot, tenant.adminId);
    const input = { transcript: transcript(2), salespersonId };
    const byKey = (await output(earshot, 'analysis.submit', tenant.key, input)).id;
    const bySession = (await output(earshot, 'analysis.submit', admin, input)).id;
    expect((await linkOf(byKey)).publicLink).not.toBeNull();
    expect(await linkOf(bySession)).toEqual({ id: bySession, publicLink: null, options: null });
    await expect
      .poll(async () => (await earshot.get(`/api/analyses/${bySession}`, tenant.key)).body.status, { interval: 20 })
      .toBe('completed');
    const { publicLink } = (await update(bySession, 'renew')).body.result.data;
    expect((await shared(publicLink)).status).toBe(200);
  });

  it('archiving ends it, with page and recording, and an archived analysis gets none; back, it is not revived', async () => {
    const { id, publicLink } = await created();
    await output(earshot, 'analysis.archive', tenant.key, { id });
    const statuses = async () => [
      (await shared(publicLink)).status,
      (await page(publicLink)).status,
      (await fetch(`${publicLink}/audio`)).status,
    ];
    expect(await statuses()).toEqual([404, 404, 404]);
    const { status, body } = await update(id, 'renew');
    expect([status, body.message]).toEqual([409, 'The analysis is archived. Bring it back before you create a link.']);
    expect((await update(id, 'revoke')).status).toBe(200);
    await output(earshot, 'analysis.archive', tenant.key, { id, archived: false });
    expect(await linkOf(id)).toEqual({ id, publicLink: null, options: null });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await update(id, 'renew')).status).toBe(200);
  });
});

describe('share.get', () => {
  it('shows the reading of a completed analysis to anybody: no id, cost, supervisor or origin', async () => {
    const { id, publicLink } = await created();
    const { body, headers, text } = await shared(publicLink);
    const { status, language, criterionWeights, analysis: shown } = body.result.data;
    const { turns, ...analysis } = shown;
    const full = (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
    expect([status, language]).toEqual(['completed', 'en']);
    const { criteria } = full.interactionScorecard;
    for (const { key } of criteria) expect(criterionWeights[key]).toBeGreaterThan(0);
    for (const [key, value] of Object.entries(analysis)) expect([key, value]).toEqual([key, full[key]]);
    // docs/decisions/analysis-fields.md#d65: the conversation as pages show it, beside the fields of the full analysis.
    expect(turns).toEqual((await output(earshot, 'analysis.get', tenant.key, { id })).turns);
    expect(analysis).toMatchObject({ clientName: 'Norte', audioUrl: null, displayScore: full.displayScore });
    expect(Object.keys(full).filter((key) => !Object.hasOwn(analysis, key))).toEqual(
      [
        ...['id', 'status', 'source', 'updatedAt', 'supervisorName', 'score', 'audioKey'],
        ...['tokensUsed', 'cost', 'jobId', 'errorSource', 'errorDetail', 'autoRetryCount', 'archivedAt', 'provider'],
        ...['externalCallId', 'externalOwnerId', 'attributionStatus', 'salespersonId', 'companyId'],
        ...['outcome', 'coaching', 'reading', 'errorReason', 'exclusion', 'review'],
      ].toSorted((a, b) => Object.keys(full).indexOf(a) - Object.keys(full).indexOf(b)),
    );
    for (const secret of [id, tenant.companyId, tenant.adminId]) expect(text).not.toContain(secret);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('of a type of the company only the weights of what was judged, not what the type has got since', async () => {
    const criterion = (key: string) => ({ key, label: key, polarity: 'objective', weight: 2, cues: ['invoices'] });
    const type = { key: 'own_type', label: 'Own', macroFront: 'sales' };
    const judged = { ...type, criteria: [criterion('asks_invoices')] };
    await output(earshot, 'interactionTypes.create', tenant.key, judged);
    const { body } = await earshot.create({ transcript: transcript(2), interactionType: 'own_type' }, tenant.key);
    const now = { ...judged, criteria: [criterion('asks_invoices'), criterion('secret_plan')] };
    await output(earshot, 'interactionTypes.update', tenant.key, now);
    const { text, body: answer } = await shared(body.publicLink);
    expect(answer.result.data.criterionWeights).toEqual({ asks_invoices: 2 });
    expect(text).not.toContain('secret_plan');
  });

  it('before it is completed, and when it failed: its status, nothing else', async () => {
    for (const status of ['pending', 'processing', 'failed']) {
      const id = await insertAnalysis(earshot.service.db, tenant.companyId, {
        status,
        run_after: 9e12,
        runner_id: 'r',
      });
      const token = `${id.replaceAll('-', '').slice(10)}`;
      await earshot.service.db.run('UPDATE analyses SET share_token = ? WHERE id = ?', [token, id]);
      expect((await call(earshot, 'share.get', {}, { token })).body.result.data).toEqual({
        status,
        audience: 'internal',
        language: 'en',
        criterionWeights: null,
        analysis: null,
        client: null,
      });
    }
  });

  it('an unknown or impossible token → 404, a deactivated company → 403 without its name', async () => {
    for (const token of ['A'.repeat(22), '', 'x', `${'A'.repeat(21)}\u0000`, "' OR 1=1 --"]) {
      const { status } = await call(earshot, 'share.get', {}, { token });
      expect([token, status]).toEqual([token, token.includes('\u0000') ? 400 : 404]);
    }
    expect((await call(earshot, 'share.get', {}, {})).status).toBe(400);
    const { publicLink } = await created();
    await deactivateCompany(earshot.service.db, tenant.companyId, Date.now());
    const { status, body } = await shared(publicLink);
    expect([status, body.message]).toEqual([403, 'This analysis is not available.']);
  });

  it('120 a minute for an address, then 429, whoever is signed in', async () => {
    const ask = async () => (await call(earshot, 'share.get', {}, { token: 'A'.repeat(22) })).status;
    for (let asked = 0; asked < 120; asked += 1) expect(await ask()).toBe(404);
    expect(await ask()).toBe(429);
    earshot.advance(60_000);
    expect(await ask()).toBe(404);
  });
});

describe('the recording of a shared analysis', () => {
  it('is heard by the link alone, whole and in part; the address tells neither company nor file, and ends with the link', async () => {
    const { id, publicLink } = await created();
    const { db, storage } = earshot.service;
    const sound = await recording('mulaw.wav');
    const key = `uploads/${tenant.companyId}/call-with-11987654321.wav`;
    await storage.put(key, sound);
    await db.run('UPDATE analysis_documents SET audio_storage_key = ? WHERE analysis_id = ?', [key, id]);
    const { audioUrl } = (await shared(publicLink)).body.result.data.analysis;
    expect(audioUrl).toBe(`${publicLink}/audio`);
    const whole = await fetch(audioUrl);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('x-robots-tag')]).toEqual([
      200,
      'audio/wav',
      'noindex',
    ]);
    expect(Buffer.from(await whole.arrayBuffer()).equals(sound)).toBe(true);
    const part = await fetch(audioUrl, { headers: { Range: 'bytes=10-19' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(sound.subarray(10, 20))]).toEqual([206, true]);
    // Its page and its recording within a minute are one entry; the recording alone is an opening too.
    const entries = async () =>
      (await db.all("SELECT 1 FROM audit_entries WHERE kind = 'link.opened' AND subject_id = ?", [id])).length;
    const openings = async () =>
      (await db.get<{ openings: number }>('SELECT openings FROM share_links WHERE analysis_id = ?', [id]))!.openings;
    expect([await entries(), await openings()]).toEqual([1, 1]);
    earshot.advance(61_000);
    await (await fetch(audioUrl)).arrayBuffer();
    await (await fetch(audioUrl, { headers: { Range: 'bytes=10-19' } })).arrayBuffer();
    expect([await entries(), await openings()]).toEqual([2, 2]);
    await update(id, 'revoke');
    expect((await fetch(audioUrl)).status).toBe(404);
  });

  it('404 where there is none, 403 of a deactivated company', async () => {
    const { publicLink } = await created();
    expect((await fetch(`${publicLink}/audio`)).status).toBe(404);
    await deactivateCompany(earshot.service.db, tenant.companyId, Date.now());
    expect((await fetch(`${publicLink}/audio`)).status).toBe(403);
  });
});
