// POST /api/analyses when it succeeds: who it is attached to, what it costs, what it answers, what it leaves in the tables.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { account, insertType } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
afterAll(() => earshot.stop());

/** A company of its own for each test, so that no rate limit and no balance is shared. */
async function fresh(minutes?: number): Promise<Tenant> {
  tenant = await earshot.company(minutes === undefined ? {} : { minutes });
  return tenant;
}

const create = (changes: object = {}, key = tenant.key) =>
  earshot.create({ transcript: transcript(), ...changes }, key);

/** Creates, then reads the full analysis. */
async function created(changes: object = {}, key = tenant.key) {
  const answer = await create(changes, key);
  expect(answer.status, answer.text).toBe(200);
  return (await earshot.get(`/api/analyses/${answer.body.id}`, tenant.key)).body;
}

describe('salesperson (D12, D33, D59)', () => {
  async function team() {
    const { companyId } = await fresh();
    const supervisor = await earshot.user(companyId, 'supervisor', { name: 'Vera' });
    const seller = await earshot.user(companyId, 'salesperson', { name: 'Sara', supervisorId: supervisor });
    const stranger = await earshot.user(companyId, 'salesperson', { name: 'Otto' });
    return { companyId, supervisor, seller, stranger };
  }

  it('named → attached, its name wins over a salespersonName sent along', async () => {
    const { seller } = await team();
    expect(await created({ salespersonId: seller, salespersonName: 'Somebody', clientName: 'Acme' })).toMatchObject({
      salespersonId: seller,
      salespersonName: 'Sara',
      supervisorName: 'Vera',
      clientName: 'Acme',
      attributionStatus: 'manual',
    });
  });

  it('a supervisor can be named too', async () => {
    const { supervisor } = await team();
    expect(await created({ salespersonId: supervisor })).toMatchObject({
      salespersonId: supervisor,
      salespersonName: 'Vera',
      supervisorName: null,
    });
  });

  it('not named → attached to nobody, the name as it was sent', async () => {
    await team();
    expect(await created({ salespersonName: 'Somebody' })).toMatchObject({
      salespersonId: null,
      salespersonName: 'Somebody',
      supervisorName: null,
      attributionStatus: 'pending',
    });
  });

  it('an administrator, a deactivated person, an empty id → 404', async () => {
    const { stranger } = await team();
    await earshot.service.db.run('UPDATE users SET deactivated_at = 1 WHERE id = ?', [stranger]);
    for (const salespersonId of [tenant.adminId, stranger, ''])
      expect((await create({ salespersonId })).body.message).toBe('Salesperson not found');
  });

  it("a salesperson's key attaches to that salesperson, and may name nobody else", async () => {
    const { companyId, seller, supervisor, stranger } = await team();
    const key = await earshot.apiKey(companyId, seller);
    for (const changes of [{}, { salespersonId: seller }, { salespersonName: 'Somebody' }])
      expect(await created(changes, key)).toMatchObject({
        salespersonId: seller,
        salespersonName: 'Sara',
        attributionStatus: 'manual',
      });
    for (const salespersonId of [supervisor, stranger]) expect((await create({ salespersonId }, key)).status).toBe(404);
  });

  it("a supervisor's key names itself or those it supervises, or nobody", async () => {
    const { companyId, seller, supervisor, stranger } = await team();
    const key = await earshot.apiKey(companyId, supervisor);
    for (const salespersonId of [seller, supervisor])
      expect(await created({ salespersonId }, key)).toMatchObject({ salespersonId, attributionStatus: 'manual' });
    expect(await created({}, key)).toMatchObject({ salespersonId: null, attributionStatus: 'pending' });
    expect((await create({ salespersonId: stranger }, key)).status).toBe(404);
  });
});

describe('interactionType', () => {
  it('a catalogue key → that type, manual', async () => {
    await fresh();
    expect(await created({ interactionType: 'discovery' })).toMatchObject({
      interactionType: 'discovery',
      interactionTypeSource: 'manual',
      interactionScorecard: { typeKey: 'discovery', typeLabel: 'Discovery', confidence: 1 },
    });
  });

  it('an active type of the company → its own scorecard', async () => {
    const { companyId } = await fresh();
    await insertType(earshot.service.db, companyId, 'site_visit', { label: 'Visita técnica' });
    expect(await created({ interactionType: 'site_visit' })).toMatchObject({
      interactionType: 'site_visit',
      interactionTypeSource: 'manual',
      interactionScorecard: {
        typeKey: 'site_visit',
        typeLabel: 'Visita técnica',
        criteria: [{ key: 'measures_taken', label: 'Takes measures', polarity: 'objective' }],
      },
    });
  });

  it('left out → detected, or null; never manual', async () => {
    await fresh();
    const { interactionType, interactionTypeSource } = await created();
    expect(interactionTypeSource).toBe(interactionType === null ? null : 'auto');
  });
});

describe('cost (D22, D23, D62)', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const untimed = (count: number) => `Agent: ${words(75)}.\nClient: ${words(count - 75)}.`;
  const timed = (seconds: number) => {
    const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
    return transcript().replaceAll('[00:50]', `[${clock}]`);
  };

  it.each([
    ['50 s of its own times', timed(50), 1],
    ['60 s', timed(60), 1],
    ['61 s', timed(61), 2],
    ['12 minutes', transcript(12), 12],
    ['D62: 12 minutes, of which 11 are a gap', timed(720), 1],
    ['150 words without times', untimed(150), 1],
    ['151 words', untimed(151), 2],
    ['a few words', 'Agent: Hello there, how are you doing today, my friend?\nClient: Quite fine, thank you.', 1],
  ])('%s cost the right minutes, once, in the ledger', async (_case, text, minutes) => {
    const { companyId } = await fresh(20);
    const { id } = await created({ transcript: text });
    const after = 2000 - minutes * 100;
    expect(await account(earshot.service.db, companyId)).toEqual({ entries: after, ledger: after, held: 0, debits: 1 });
    const entries = await earshot.service.db.all(
      "SELECT hundredths, analysis_id FROM credit_entries WHERE company_id = ? AND kind = 'analysis'",
      [companyId],
    );
    expect(entries).toEqual([{ hundredths: -minutes * 100, analysis_id: id }]);
  });

  it('a balance of exactly the cost is enough, and then nothing more', async () => {
    await fresh(2);
    expect((await create({ transcript: timed(61) })).status).toBe(200);
    expect((await create()).body.message).toMatch(/^Insufficient minutes\. Current balance: 0 min\./);
  });
});

describe('the answer', () => {
  const createdKeys =
    'id score summary clientName salespersonName audioDurationSeconds dimensionScores interactionType interactionScore interactionScorecard universalIndicators objections productExploration keywordDetection profile stage bant publicLink createdAt';
  const fullKeys =
    'id status source createdAt updatedAt salespersonName clientName supervisorName displayScore score interactionScore summary profile stage interactionType interactionTypeSource interactionScorecard universalIndicators methodAdherenceScore attendantTalkPct interruptionsPerTenMin climateLabel diagnostic dimensionScores bant objections productExploration keywordDetection transcript transcriptSegments audioUrl audioKey audioDurationSeconds tokensUsed cost jobId errorSource errorDetail autoRetryCount archivedAt provider externalCallId externalOwnerId attributionStatus participants salespersonId companyId';
  /** docs/decisions/analysis-fields.md#d65. */
  const extensions = ['outcome', 'coaching', 'reading', 'errorReason', 'occurredAt', 'exclusion', 'review'];

  it('Analysis, created: the keys of the contract, the same values as GET by id, score = displayScore', async () => {
    await fresh();
    const { body } = await create({ clientName: 'Acme', interactionType: 'discovery' });
    const full = (await earshot.get(`/api/analyses/${body.id}`, tenant.key)).body;
    expect(Object.keys(body)).toEqual(createdKeys.split(' '));
    expect(body.score).toBe(full.displayScore);
    for (const key of Object.keys(body).filter((name) => name !== 'score' && name !== 'publicLink'))
      expect({ [key]: full[key] }).toEqual({ [key]: body[key] });
  });

  it('Analysis, full: the keys of the contract in its order, no telephony, no discontinued field', async () => {
    const { companyId } = await fresh();
    const full = await created();
    expect(Object.keys(full)).toEqual([...fullKeys.split(' '), ...extensions]);
    expect(full).toMatchObject({
      status: 'completed',
      source: 'upload',
      transcript: transcript(),
      companyId,
      audioUrl: null,
      audioKey: null,
      audioDurationSeconds: null,
      provider: null,
      externalCallId: null,
      externalOwnerId: null,
      jobId: null,
      errorSource: null,
      errorDetail: null,
      autoRetryCount: 0,
      archivedAt: null,
      tokensUsed: 0,
      cost: 0,
    });
    expect(full.methodAdherenceScore).toBe(full.universalIndicators.methodAdherence.score);
    expect(full.attendantTalkPct).toBe(full.universalIndicators.talkToListen.attendantPct);
    expect(full.interruptionsPerTenMin).toBe(full.universalIndicators.interruptions.perTenMinutes);
    expect(full.climateLabel).toBe(full.universalIndicators.emotionalClimate.overall);
  });

  it('unknown fields are ignored (D7), blank names are no names', async () => {
    await fresh();
    const full = await created({ status: 'failed', companyId: 'x', __proto__: { cost: 9 }, clientName: ' ' });
    expect(full).toMatchObject({ status: 'completed', companyId: tenant.companyId, cost: 0, clientName: null });
  });

  it('text of every script comes back as it was sent', async () => {
    await fresh();
    const clientName = 'São João 株式会社 👩🏽‍💻 \u202e\ufeffx "\\/\u2028';
    const text = `${transcript()}\r\nClient: ${clientName}\t`;
    expect(await created({ transcript: text, clientName })).toMatchObject({ transcript: text, clientName });
  });
});

describe('publicLink (D34, D57)', () => {
  it('leads to a page without an account, with nothing on it that could run or leak', async () => {
    await fresh();
    const { body } = await create({ clientName: '<script>alert(1)</script>' });
    expect(body.publicLink).toMatch(new RegExp(`^${earshot.url}/share/[A-Za-z0-9_-]{22}$`));
    const page = await fetch(body.publicLink);
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    // The page is the application's; what it shows, it asks share.get for.
    for (const secret of ['alert(1)', tenant.companyId, tenant.adminId, tenant.key, body.id])
      expect(html).not.toContain(secret);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
  });

  it.each(['x', '%00', '%zz', '..%2f', 'a'.repeat(5000)])('another token %.8s → 404 page', async (token) => {
    const page = await fetch(`${earshot.url}/share/${token}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('of a deactivated company → 403 page', async () => {
    const { companyId } = await fresh();
    const { body } = await create({ clientName: 'Acme' });
    await earshot.service.db.run('UPDATE companies SET deactivated_at = 1 WHERE id = ?', [companyId]);
    const page = await fetch(body.publicLink);
    expect([page.status, (await page.text()).includes('Acme')]).toEqual([403, false]);
  });
});
