// Retention and legal holds: what goes after how many days, what stays, what waits, and who decides (docs/decisions/erasure.md).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { recording, stored } from '../harness/recordings.ts';
import { analysesOf, insertAnalysis } from '../harness/rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const never = { recordingsDays: null, transcriptsDays: null, analysesDays: null, keepsScores: false };

let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

beforeAll(async () => {
  earshot = await startEarshot();
  sound = await recording('vbr.mp3');
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

const setRules = (rules: Record<string, unknown>) => output(earshot, 'company.updateRetention', admin, rules);
const hold = (id: string, held = true, as = admin) => call(earshot, 'analysis.setLegalHold', as, { id, held });
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const ids = async () => (await analysesOf(earshot.service.db, tenant.companyId)).map(({ id }) => id);

/** One with a recording, a transcript and blocks, as old as said. */
async function aged(days: number): Promise<{ id: string; audioKey: string; publicLink: string }> {
  const audioKey = await stored(earshot, tenant.companyId, sound, 'call.mp3');
  const request = { audioKey, transcript: transcript(2), clientName: 'Norte' };
  const { status, body, text } = await earshot.create(request, tenant.key);
  expect(status, text).toBe(200);
  const at = earshot.service.now() - days * dayMs;
  await earshot.service.db.run('UPDATE analyses SET created_at = ? WHERE id = ?', [at, body.id]);
  return { id: body.id, audioKey, publicLink: body.publicLink };
}

describe('company.updateRetention', () => {
  it('two changes at once both count', async () => {
    for (const _ of Array.from({ length: 8 })) {
      const own = await earshot.company();
      const as = await session(earshot, own.adminId);
      const changes = [{ analysesDays: 30 }, { keepsScores: true }, { recordingsDays: 7 }];
      await Promise.all(changes.map((change) => output(earshot, 'company.updateRetention', as, change)));
      expect(await output(earshot, 'company.getRetention', as)).toEqual({
        recordingsDays: 7,
        transcriptsDays: null,
        analysesDays: 30,
        keepsScores: true,
      });
    }
  });

  it('is never at first; only what is sent changes; null is never again', async () => {
    expect(await output(earshot, 'company.getRetention', admin)).toEqual(never);
    expect(await setRules({ recordingsDays: 30, keepsScores: true })).toEqual({
      ...never,
      recordingsDays: 30,
      keepsScores: true,
    });
    expect(await setRules({ analysesDays: 400 })).toEqual({
      ...never,
      recordingsDays: 30,
      analysesDays: 400,
      keepsScores: true,
    });
    expect(await setRules({ recordingsDays: null, analysesDays: null, keepsScores: false })).toEqual(never);
  });

  it.each([
    { recordingsDays: 0 },
    { transcriptsDays: -1 },
    { analysesDays: 1.5 },
    { analysesDays: '7' },
    { recordingsDays: 36_501 },
    { keepsScores: null },
  ])('%j → 400, nothing changed', async (rules) => {
    expect((await call(earshot, 'company.updateRetention', admin, rules)).status).toBe(400);
    expect(await output(earshot, 'company.getRetention', admin)).toEqual(never);
  });
});

describe('what goes', () => {
  it('recordings: the object and its address; all else stays', async () => {
    const [old, young] = [await aged(31), await aged(29)];
    const before = await read(old.id);
    await setRules({ recordingsDays: 30 });
    await sweep(earshot.service);
    expect(await earshot.service.storage.stat(old.audioKey)).toBeNull();
    expect(await earshot.service.storage.stat(young.audioKey)).not.toBeNull();
    expect(await read(old.id)).toEqual({ ...before, audioKey: null, audioUrl: null });
    expect((await read(young.id)).audioUrl).not.toBeNull();
  });

  it('transcripts: with all that is quoted of them, in the database and behind the link; scores and what Earshot wrote stay', async () => {
    const old = await aged(31);
    const before = await read(old.id);
    const { criteria } = before.interactionScorecard;
    expect(criteria.some(({ evidence }: { evidence: string }) => evidence !== '')).toBe(true);
    await setRules({ transcriptsDays: 30 });
    await sweep(earshot.service);
    const after = await read(old.id);
    expect(after).toMatchObject({
      transcript: '',
      transcriptSegments: null,
      objections: null,
      bant: null,
      keywordDetection: null,
      diagnostic: null,
      coaching: null,
      outcome: before.outcome,
      summary: before.summary,
      displayScore: before.displayScore,
      dimensionScores: before.dimensionScores,
      universalIndicators: before.universalIndicators,
      clientName: 'Norte',
    });
    const judged = (list: { key: string; met: boolean }[]) => list.map(({ key, met }) => [key, met]);
    expect(judged(after.interactionScorecard.criteria)).toEqual(judged(criteria));
    for (const { evidence } of after.interactionScorecard.criteria) expect(evidence).toBe('');
    // What was quoted stands in no column any more.
    const row = JSON.stringify(
      await earshot.service.db.get('SELECT * FROM analysis_documents WHERE analysis_id = ?', [old.id]),
    );
    for (const { evidence } of criteria) if (evidence !== '') expect(row).not.toContain(evidence);
    const link = await fetch(`${earshot.url}/share/${old.publicLink.split('/').at(-1)}`);
    expect(link.status).toBe(200);
    expect(await output(earshot, 'analysis.get', tenant.key, { id: old.id })).toMatchObject({ turns: null });
    expect(after.audioUrl).not.toBeNull();
  });

  it('whole analyses: no trace is left; in progress and what came after it wait', async () => {
    const old = await aged(31);
    const running = await insertAnalysis(earshot.service.db, tenant.companyId, {
      status: 'pending',
      run_after: 9e15,
      created_at: earshot.service.now() - 30.5 * dayMs,
    });
    const young = await aged(29);
    await setRules({ analysesDays: 30 });
    await sweep(earshot.service);
    await sweep(earshot.service);
    expect((await ids()).toSorted()).toEqual([running, young.id].toSorted());
    expect(await verifyErasure(old.id, earshot.service)).toMatchObject({
      erasures: [{ subject: 'analysis', by: 'retention' }],
      traces: [],
    });
    expect(await earshot.service.storage.stat(old.audioKey)).toBeNull();
    await earshot.service.db.run("UPDATE analyses SET status = 'failed' WHERE id = ?", [running]);
    await sweep(earshot.service);
    expect(await ids()).toEqual([young.id]);
  });

  it('whole analyses but their scores: trends stay as they are; words, client, link and recording go', async () => {
    const old = await aged(31);
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
    await output(earshot, 'analysis.setAttribution', tenant.key, { id: old.id, salespersonId });
    const now = earshot.service.now();
    const day = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString();
    const trends = () => output(earshot, 'analysis.getTrends', tenant.key, { from: day(40), to: day(0) });
    const before = { trends: await trends(), analysis: await read(old.id) };
    await setRules({ analysesDays: 30, keepsScores: true });
    await sweep(earshot.service);
    await sweep(earshot.service);
    expect(await trends()).toEqual(before.trends);
    const after = await read(old.id);
    expect(after).toMatchObject({ displayScore: before.analysis.displayScore, salespersonName: 'Sara' });
    for (const field of [
      'summary',
      'clientName',
      'profile',
      'diagnostic',
      'productExploration',
      'transcriptSegments',
      'audioUrl',
      'audioKey',
    ])
      expect([field, after[field]]).toEqual([field, null]);
    expect((await fetch(old.publicLink)).status).toBe(404);
    expect(await earshot.service.storage.stat(old.audioKey)).toBeNull();
    // Scores go too once the company says so.
    await setRules({ keepsScores: false });
    await sweep(earshot.service);
    expect(await ids()).toEqual([]);
    expect((await verifyErasure(old.id, earshot.service)).traces).toEqual([]);
  });

  it('more than one batch, of this company only', async () => {
    const other = await earshot.company();
    const at = earshot.service.now() - 31 * dayMs;
    const foreign = await insertAnalysis(earshot.service.db, other.companyId, { created_at: at });
    for (let count = 0; count < 45; count += 1)
      await insertAnalysis(earshot.service.db, tenant.companyId, { created_at: at + (count % 7) });
    await setRules({ analysesDays: 30 });
    await expect
      .poll(async () => {
        await sweep(earshot.service);
        return (await ids()).length;
      })
      .toBe(0);
    expect((await analysesOf(earshot.service.db, other.companyId)).map(({ id }) => id)).toEqual([foreign]);
  });
});

describe('a legal hold', () => {
  it('suspends retention and erasure until it is lifted; a repeat keeps its time', async () => {
    const old = await aged(31);
    const later = await aged(30.5);
    const first = (await hold(old.id)).body.result.data;
    expect(first).toEqual({ id: old.id, legalHoldAt: expect.any(String) });
    earshot.advance(5000);
    expect((await hold(old.id)).body.result.data).toEqual(first);
    const { occurredAt } = await read(old.id);
    const held = { ...first, clientName: 'Norte', occurredAt };
    expect(await output(earshot, 'analysis.listLegalHolds', admin)).toEqual([held]);
    await setRules({ recordingsDays: 30, transcriptsDays: 30, analysesDays: 30 });
    await sweep(earshot.service);
    await sweep(earshot.service);
    expect(await ids()).toEqual([old.id]);
    expect((await read(old.id)).transcript).not.toBe('');
    expect(await earshot.service.storage.stat(old.audioKey)).not.toBeNull();
    expect((await verifyErasure(later.id, earshot.service)).traces).toEqual([]);
    const { status, body } = await call(earshot, 'analysis.delete', admin, { id: old.id });
    expect([status, body.message]).toEqual([409, 'A legal hold keeps this analysis. Lift it first.']);
    expect((await hold(old.id, false)).body.result.data).toEqual({ id: old.id, legalHoldAt: null });
    expect(await output(earshot, 'analysis.listLegalHolds', admin)).toEqual([]);
    await sweep(earshot.service);
    expect(await ids()).toEqual([]);
  });

  it.each(['small', 'large'])(
    'is told by analysis.get of a %s one to administrators in a session only',
    async (size) => {
      const { id } = await aged(1);
      if (size === 'large')
        await earshot.service.db.run('UPDATE analysis_documents SET transcript = ? WHERE analysis_id = ?', [
          'word '.repeat(300_000),
          id,
        ]);
      const seen = (as: RequestOptions | string) => output(earshot, 'analysis.get', as, { id });
      expect(await seen(admin)).not.toHaveProperty('legalHoldAt');
      const { legalHoldAt } = (await hold(id)).body.result.data;
      expect((await seen(admin)).legalHoldAt).toBe(legalHoldAt);
      expect(await seen(tenant.key)).not.toHaveProperty('legalHoldAt');
      const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
      await output(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId });
      expect(await seen(await session(earshot, salespersonId))).not.toHaveProperty('legalHoldAt');
      expect(await read(id)).not.toHaveProperty('legalHoldAt');
      await hold(id, false);
      expect(await seen(admin)).not.toHaveProperty('legalHoldAt');
    },
  );

  it('another company’s id → 404 like none; keys → 401; salespersons and supervisors → 403', async () => {
    const id = await insertAnalysis(earshot.service.db, tenant.companyId);
    const foreign = await session(earshot, (await earshot.company()).adminId);
    const refused = await hold(id, true, foreign);
    expect([refused.status, refused.text]).toEqual([404, (await hold('nonexistent', true, foreign)).text]);
    const operations = [
      ['analysis.setLegalHold', { id, held: true }],
      ['analysis.listLegalHolds', undefined],
      ['company.getRetention', undefined],
      ['company.updateRetention', { analysesDays: 1 }],
    ] as const;
    for (const [name, input] of operations) {
      expect((await call(earshot, name, tenant.key, input)).status).toBe(401);
      for (const role of ['salesperson', 'supervisor'] as const) {
        const person = await session(earshot, await earshot.user(tenant.companyId, role));
        expect((await call(earshot, name, person, input)).status).toBe(403);
      }
    }
    expect(await output(earshot, 'analysis.listLegalHolds', admin)).toEqual([]);
  });
});
