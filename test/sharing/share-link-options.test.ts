// What share links show, to whom, until when and behind which passcode; what a company allows; what an attacker gets (docs/decisions/analysis-fields.md#d34).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../packages/server/src/access/cryptography.ts';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import { insertTry } from '../../packages/server/src/records/sign-in-failures.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let id: string;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  await earshot.service.db.run('DELETE FROM rate_windows');
  await earshot.service.db.run('DELETE FROM sign_in_failures');
  id = (await earshot.create({ transcript: transcript(2), clientName: 'Norte' }, tenant.key)).body.id;
});
afterAll(() => earshot.stop());

const renew = (options: Record<string, unknown> = {}, analysis = id) =>
  output(earshot, 'analysis.updateShareLink', tenant.key, { id: analysis, action: 'renew', ...options });
const tokenOf = (link: string) => link.split('/').at(-1)!;
const shared = (link: string) => call(earshot, 'share.get', {}, { token: tokenOf(link) });
const unlock = (link: string, passcode: string) =>
  call(earshot, 'share.unlock', {}, { token: tokenOf(link), passcode });
const linkOf = (analysis = id) => output(earshot, 'analysis.getShareLink', tenant.key, { id: analysis });

/** A completed analysis with a recording in storage. */
async function recorded(): Promise<string> {
  const key = `uploads/${tenant.companyId}/call.mp3`;
  await earshot.service.storage.put(key, Buffer.from('sound'));
  return insertAnalysis(
    earshot.service.db,
    tenant.companyId,
    { summary: 'They agreed.' },
    { audio_key: key, audio_storage_key: key },
  );
}

describe('links end', () => {
  it('after 90 days, or as the company or the request says; at the moment itself, page and recording too', async () => {
    const ends = async (options: Record<string, unknown>) => (await renew(options)).options.expiresAt;
    const now = earshot.service.now();
    expect(Math.round((Date.parse(await ends({})) - now) / dayMs)).toBe(90);
    expect(await ends({ days: null })).toBeNull();
    await output(earshot, 'company.updateSharing', admin, { linkDays: 7 });
    expect(Math.round((Date.parse(await ends({})) - now) / dayMs)).toBe(7);
    const { publicLink, options } = await renew({ days: 2 });
    earshot.advance(Date.parse(options.expiresAt) - earshot.service.now() - 5_000);
    expect((await shared(publicLink)).status).toBe(200);
    earshot.advance(5_000);
    const statuses = [(await shared(publicLink)).status, (await fetch(publicLink)).status];
    expect([...statuses, (await fetch(`${publicLink}/audio`)).status]).toEqual([404, 404, 404]);
    expect(await linkOf()).toEqual({ id, publicLink: null, options: null });
  });

  it('what a key creates ends too', async () => {
    const { options } = await linkOf();
    expect(Math.round((Date.parse(options.expiresAt) - earshot.service.now()) / dayMs)).toBe(90);
  });

  it('400 for days and passcodes that are none', async () => {
    for (const wrong of [{ days: 0 }, { days: 4000 }, { days: 1.5 }, { passcode: 'short' }, { audience: 'everybody' }])
      expect(
        (await call(earshot, 'analysis.updateShareLink', tenant.key, { id, action: 'renew', ...wrong })).status,
      ).toBe(400);
    expect((await linkOf()).publicLink).not.toBeNull();
  });

  it('400 for an option that is misspelt or misplaced: it would leave the link open to more people', async () => {
    const before = await linkOf();
    for (const [name, wrong] of Object.entries({
      passCode: { passCode: 'blue-harbour' },
      link: { link: { passcode: 'blue-harbour' } },
    })) {
      const { status, body } = await call(earshot, 'analysis.updateShareLink', tenant.key, {
        id,
        action: 'renew',
        ...wrong,
      });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(name);
    }
    expect(await linkOf()).toEqual(before);
  });
});

describe('a link for the client', () => {
  it('shows summary, next steps and what was chosen; nothing of the scorecard in any answer', async () => {
    const full = (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
    const { publicLink } = await renew({ audience: 'client' });
    const { body, text } = await shared(publicLink);
    const { client, analysis, criterionWeights, audience } = body.result.data;
    expect([analysis, criterionWeights, audience]).toEqual([null, null, 'client']);
    expect(client).toMatchObject({
      clientName: 'Norte',
      transcript: null,
      turns: null,
      audioUrl: null,
    });
    // Issue 23: no sentence of the engine, which tells the team of objections that stand and of what to do about them.
    expect(full.summary).toContain('Conversation of the type “Cold call”');
    expect(client.summary).toBe(
      'In the client’s words: “We type them by hand and it takes two days every month”. A next step was agreed.',
    );
    const { responsibilities } = full.diagnostic.next_steps;
    expect(client.nextSteps).toEqual(responsibilities.length === 0 ? null : { status: '', responsibilities });
    // The next steps are words of the analysis, of which one may be called like a criterion.
    const rest = JSON.stringify({ ...body.result.data, client: { ...client, nextSteps: null } });
    for (const { key, label } of full.interactionScorecard.criteria)
      for (const word of [key, label]) expect(rest).not.toContain(word);
    for (const word of ['core"', 'met"', 'bjections"', 'bant"', 'agent_evaluation', id, tenant.companyId])
      expect(text).not.toContain(word);
    for (const hidden of [
      'interactionScorecard',
      'displayScore',
      'universalIndicators',
      'diagnostic',
      'dimensionScores',
    ])
      expect(Object.keys(client)).not.toContain(hidden);
    const shown = (await shared((await renew({ audience: 'client', transcript: true })).publicLink)).body.result.data
      .client;
    expect(shown.transcript).toBe(full.transcript);
    expect(shown.turns.length).toBeGreaterThan(3);
  });

  it('of a large analysis, too', async () => {
    const large = await insertAnalysis(
      earshot.service.db,
      tenant.companyId,
      { summary: 'Long.', display_score: 71, interaction_score: 71 },
      { transcript: `Agent: ${'word '.repeat(400_000)}` },
    );
    const { body, text } = await shared((await renew({ audience: 'client' }, large)).publicLink);
    expect(body.result.data).toMatchObject({
      audience: 'client',
      analysis: null,
      client: { summary: null, transcript: null },
    });
    expect(text).not.toMatch(/:71\b/);
    const internal = (await shared((await renew({ transcript: false }, large)).publicLink)).body.result.data;
    expect(internal.analysis).toMatchObject({ summary: 'Long.', transcript: '', turns: null });
  });

  it('omits transcript and recording where they are left out, the recording’s address too', async () => {
    const analysis = await recorded();
    const hidden = await renew({ transcript: false, recording: false }, analysis);
    expect(hidden.options).toMatchObject({ showsTranscript: false, showsRecording: false });
    const {
      transcript: words,
      transcriptSegments,
      turns,
      audioUrl,
    } = (await shared(hidden.publicLink)).body.result.data.analysis;
    expect([words, transcriptSegments, turns, audioUrl]).toEqual(['', null, null, null]);
    expect((await fetch(`${hidden.publicLink}/audio`)).status).toBe(404);
    const heard = await renew({ audience: 'client', recording: true }, analysis);
    const { client } = (await shared(heard.publicLink)).body.result.data;
    expect((await fetch(client.audioUrl)).status).toBe(200);
  });
});

it('a link for the client tells nothing of what the team thinks: objections that stand, a refusal, what to press for', async () => {
  const judged = await insertAnalysis(
    earshot.service.db,
    tenant.companyId,
    {
      summary: 'The client refused; the objection “too dear” still stands. Next: answer the objection.',
      language: 'pt',
    },
    {
      outcome: 'lost',
      bant: JSON.stringify({ budget: 'no more than 500', authority: 'my boss', need: 'mesas novas', timing: 'May' }),
      product_exploration: JSON.stringify({ explored: true, products: ['Mesa Prima'] }),
      diagnostic: JSON.stringify({
        executive_summary: 'The client is weak on price.',
        client_profile: { tone: 'negative', engagement: 'low', confidence: 'low', details: 'Hesitates.' },
        core_motivation: { problem: 'mesas novas', impact: '' },
        hard_data: { collected: [], missing: ['budget'] },
        agent_evaluation: { posture: 'Weak.', solution_effectiveness: 'Objections resolved: 0 of 1.' },
        next_steps: { status: 'Press for the signature', responsibilities: [] },
      }),
    },
  );
  const { body, text } = await shared((await renew({ audience: 'client' }, judged)).publicLink);
  expect(body.result.data.client).toMatchObject({
    summary: 'Nas palavras do cliente: “mesas novas”. Produtos mencionados: Mesa Prima.',
    nextSteps: null,
  });
  for (const word of ['objection', 'refused', 'weak', 'Weak', 'Press', 'Hesitates', '500', 'boss'])
    expect(text).not.toContain(word);
});

describe('a passcode', () => {
  it('opens the link and its recording; without it nothing is shown; it is stored hashed', async () => {
    const analysis = await recorded();
    const { publicLink, options } = await renew({ passcode: 'blue-harbour' }, analysis);
    expect(options.hasPasscode).toBe(true);
    const refused = await shared(publicLink);
    expect([refused.status, refused.body.data.reason]).toEqual([403, 'share_passcode_required']);
    expect((await fetch(`${publicLink}/audio`)).status).toBe(403);
    const wrong = await unlock(publicLink, 'blue-harbor');
    expect([wrong.status, wrong.body.data.reason]).toEqual([403, 'share_passcode_wrong']);
    const { body } = await unlock(publicLink, 'blue-harbour');
    const { audioUrl, summary } = body.result.data.analysis;
    expect(summary).toBe('They agreed.');
    expect((await fetch(audioUrl)).status).toBe(200);
    expect((await fetch(audioUrl.replace(/signature=../, 'signature=zz'))).status).toBe(403);
    earshot.advance(61 * 60_000);
    expect((await fetch(audioUrl)).status).toBe(403);
    const stored = JSON.stringify(await earshot.service.db.all('SELECT * FROM share_links'));
    expect(stored).not.toContain('blue-harbour');
    // A signed address of an earlier link plays nothing of the next one.
    const signed = (await unlock(publicLink, 'blue-harbour')).body.result.data.analysis.audioUrl as string;
    const next = await renew({ passcode: 'blue-harbour' }, analysis);
    expect((await fetch(signed)).status).toBe(404);
    expect(
      (
        await fetch(
          signed
            .replace(tokenOf(publicLink), tokenOf(next.publicLink))
            .replace(/share\/[^/]+/, `share/${tokenOf(next.publicLink)}`),
        )
      ).status,
    ).toBe(403);
  });

  it('five wrong ones in 15 minutes, parallel ones too, then 429 also for the right one; then it opens again', async () => {
    const { publicLink } = await renew({ passcode: 'blue-harbour' });
    const tries = await Promise.all(Array.from({ length: 12 }, () => unlock(publicLink, 'wrong-guess')));
    const statuses = tries.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 403).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([5, 7]);
    const blocked = await unlock(publicLink, 'blue-harbour');
    expect([blocked.status, blocked.body.data.reason, blocked.headers.get('retry-after')]).toEqual([
      429,
      'share_passcode_blocked',
      '900',
    ]);
    // Other links are not concerned.
    const other = (await earshot.create({ transcript: transcript(2) }, tenant.key)).body.id;
    expect((await unlock((await renew({ passcode: 'red-harbour' }, other)).publicLink, 'red-harbour')).status).toBe(
      200,
    );
    earshot.advance(16 * 60_000);
    expect((await unlock(publicLink, 'blue-harbour')).status).toBe(200);
  });
});

describe('whoever guesses at a passcode from many addresses (issue 24)', () => {
  let proxied: Earshot;
  let link: string;
  const from = (address: string, passcode: string, cookie = '') =>
    call(
      proxied,
      'share.unlock',
      { headers: { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) } },
      {
        token: tokenOf(link),
        passcode,
      },
    );
  const cookieFrom = (answer: { headers: Headers }) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  /** So many wrong ones from other networks. */
  const tried = async (count: number, whose = '') => {
    const { db, now } = earshot.service;
    const subject = `share ${hashSecret(tokenOf(link))}${whose}`;
    for (let each = 0; each < count; each += 1) await insertTry(db, { id: newId().id, subject, failedAt: now() });
  };
  beforeEach(async () => {
    proxied = await startEarshot({ EARSHOT_TRUST_PROXY: 'true', EARSHOT_BACKGROUND: 'off' }, earshot.database);
    proxied.advance(earshot.service.now() - proxied.service.now());
    link = (await renew({ passcode: 'blue-harbour' })).publicLink;
  });
  afterEach(() => proxied.stop());
  it('does not lock out who has opened it before; it closes for others, and the cookie guesses no more than five', async () => {
    const opened = await from('203.0.113.9', 'blue-harbour');
    expect(opened.status).toBe(200);
    const cookie = cookieFrom(opened);
    expect(cookie).toMatch(/^earshot_share=[\w-]{12}~[\w-]{22}$/);
    await tried(99);
    expect((await from('10.1.0.1', 'wrong-guess')).status).toBe(403);
    expect((await from('198.51.100.7', 'blue-harbour')).status).toBe(429);
    expect((await from('198.51.100.7', 'blue-harbour', cookie)).status).toBe(200);
    const tries = [];
    for (let time = 0; time < 6; time += 1) tries.push((await from('198.51.100.7', 'wrong-guess', cookie)).status);
    expect(tries).toEqual([403, 403, 403, 403, 403, 429]);
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await from('198.51.100.7', 'blue-harbour', forged)).status).toBe(429);
  });

  it('a cookie of another link, or of an earlier passcode, counts for nothing', async () => {
    const cookie = cookieFrom(await from('203.0.113.9', 'blue-harbour'));
    link = (await renew({ passcode: 'blue-harbour' })).publicLink;
    await tried(100);
    expect((await from('203.0.113.9', 'blue-harbour', cookie)).status).toBe(429);
  });

  it('twenty addresses of one network close it for that network only', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 5; host += 1)
      for (let time = 0; time < 5; time += 1) statuses.push((await from(`192.0.2.${host}`, 'wrong-guess')).status);
    expect(statuses).toEqual([...Array(20).fill(403), ...Array(5).fill(429)]);
    expect((await from('192.0.2.99', 'blue-harbour')).status).toBe(429);
    expect((await from('198.51.100.7', 'blue-harbour')).status).toBe(200);
  });

  it('with X-Forwarded-For and no trusted proxy, fifty tries together; who comes without it is not concerned', async () => {
    const forwarded = (passcode: string) =>
      call(
        earshot,
        'share.unlock',
        { headers: { 'X-Forwarded-For': `10.0.0.${Math.random()}` } },
        {
          token: tokenOf(link),
          passcode,
        },
      );
    const statuses: number[] = [];
    await tried(48, ' proxy');
    for (let time = 0; time < 3; time += 1) statuses.push((await forwarded('wrong-guess')).status);
    expect(statuses).toEqual([403, 403, 429]);
    expect((await forwarded('blue-harbour')).status).toBe(429);
    expect((await unlock(link, 'blue-harbour')).status).toBe(200);
  });
});

it('right passcodes use up no tries of the link: the hundred are for wrong ones', async () => {
  const { publicLink } = await renew({ passcode: 'blue-harbour' });
  const { db, now } = earshot.service;
  const subject = `share ${hashSecret(tokenOf(publicLink))}`;
  for (let count = 0; count < 99; count += 1) await insertTry(db, { id: newId().id, subject, failedAt: now() });
  for (let opening = 0; opening < 3; opening += 1) expect((await unlock(publicLink, 'blue-harbour')).status).toBe(200);
  expect((await unlock(publicLink, 'wrong-guess')).status).toBe(403);
  expect((await unlock(publicLink, 'blue-harbour')).status).toBe(429);
});

describe('what a company allows (company.updateSharing)', () => {
  it('atCreation is the default; onRequest: a creation answers null and a link can be made; off: none opens and none is made', async () => {
    expect((await output(earshot, 'company.get', admin)).sharing).toEqual({ links: 'atCreation', linkDays: 90 });
    const { publicLink } = await linkOf();
    await output(earshot, 'company.updateSharing', admin, { links: 'onRequest' });
    const { body } = await earshot.create({ transcript: transcript(2) }, tenant.key);
    expect(body.publicLink).toBeNull();
    expect((await shared((await renew({}, body.id)).publicLink)).status).toBe(200);
    await output(earshot, 'company.updateSharing', admin, { links: 'off' });
    expect([(await shared(publicLink)).status, (await fetch(publicLink)).status]).toEqual([404, 404]);
    expect((await fetch(`${publicLink}/audio`)).status).toBe(404);
    const refused = await call(earshot, 'analysis.updateShareLink', tenant.key, { id, action: 'renew' });
    expect([refused.status, refused.body.data.reason]).toEqual([409, 'share_links_off']);
    await output(earshot, 'company.updateSharing', admin, { links: 'atCreation' });
    expect((await shared(publicLink)).status).toBe(200);
  });

  it('no key, no other role; another company is not concerned; bad input changes nothing', async () => {
    expect((await call(earshot, 'company.updateSharing', tenant.key, { links: 'off' })).status).toBe(401);
    const seller = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    expect((await call(earshot, 'company.updateSharing', seller, { links: 'off' })).status).toBe(403);
    const foreign = await session(earshot, (await earshot.company()).adminId);
    await output(earshot, 'company.updateSharing', foreign, { links: 'off' });
    for (const wrong of [{ links: 'never' }, { linkDays: 0 }, { linkDays: 'x' }])
      expect((await call(earshot, 'company.updateSharing', admin, wrong)).status).toBe(400);
    expect((await output(earshot, 'company.get', admin)).sharing).toEqual({ links: 'atCreation', linkDays: 90 });
  });
});

it('openings are counted and shown, of this link only; wrong passcodes and 404s are none', async () => {
  const { publicLink } = await renew({ passcode: 'blue-harbour' });
  await unlock(publicLink, 'blue-harbour');
  await unlock(publicLink, 'wrong-guess');
  await unlock(publicLink, 'blue-harbour');
  expect((await linkOf()).options).toMatchObject({ openings: 2, lastOpenedAt: expect.any(String) });
  const born = (await earshot.create({ transcript: transcript(2) }, tenant.key)).body;
  await shared(born.publicLink);
  expect((await linkOf(born.id)).options).toMatchObject({ openings: 1, audience: 'internal' });
  expect((await renew()).options).toMatchObject({ openings: 0, lastOpenedAt: null });
});

it('archiving and erasing end the link with its options; nothing of it is left', async () => {
  const { publicLink } = await renew({ audience: 'client', passcode: 'blue-harbour' });
  await output(earshot, 'analysis.archive', tenant.key, { id, archived: true });
  expect((await unlock(publicLink, 'blue-harbour')).status).toBe(404);
  const rows = () => earshot.service.db.all('SELECT 1 FROM share_links WHERE analysis_id = ?', [id]);
  expect(await rows()).toEqual([]);
  await output(earshot, 'analysis.archive', tenant.key, { id, archived: false });
  await renew({ audience: 'client' });
  await output(earshot, 'analysis.delete', admin, { id });
  expect(await rows()).toEqual([]);
  expect((await verifyErasure(id, earshot.service)).traces).toEqual([]);
});

it('a link keeps its passcode and what it hides when retention drops the transcript, and when its person is erased', async () => {
  const { db } = earshot.service;
  const seller = await earshot.user(tenant.companyId, 'salesperson');
  const sold = await insertAnalysis(db, tenant.companyId, {
    summary: 'They agreed.',
    salesperson_id: seller,
    created_at: earshot.service.now() - 40 * dayMs,
  });
  const { publicLink } = await renew({ audience: 'client', passcode: 'blue-harbour' }, sold);
  const stays = async () => {
    expect((await shared(publicLink)).body.data.reason).toBe('share_passcode_required');
    expect((await unlock(publicLink, 'blue-harbour')).body.result.data).toMatchObject({
      audience: 'client',
      analysis: null,
    });
  };
  await stays();
  await output(earshot, 'company.updateRetention', admin, { transcriptsDays: 30 });
  await sweep(earshot.service);
  expect((await output(earshot, 'analysis.get', tenant.key, { id: sold })).transcript).toBe('');
  await stays();
  await output(earshot, 'user.delete', admin, { id: seller, analyses: 'keep' });
  expect(await db.get('SELECT salesperson_id FROM analyses WHERE id = ?', [sold])).toEqual({ salesperson_id: null });
  await stays();
});
