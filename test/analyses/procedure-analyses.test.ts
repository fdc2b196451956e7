// analysis.* over HTTP: creating, reading in the procedures' view, attributing and archiving (docs/decisions/creation.md#d20, #d56, docs/decisions/analysis-fields.md#d33, docs/decisions/sign-in.md#d53).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { account, analysesOf, insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;
let seller: string;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
  seller = await earshot.user(tenant.companyId, 'salesperson', { name: 'Sara' });
});
afterAll(() => earshot.stop());

type Input = Record<string, unknown>;

const create = (changes: Input = {}, as: string | RequestOptions = tenant.key) =>
  call(earshot, 'analysis.create', as, { salespersonId: seller, transcript: transcript(), ...changes });
const created = async (changes: Input = {}, as: string | RequestOptions = tenant.key) => {
  const { body, status, text } = await create(changes, as);
  expect(status, text).toBe(200);
  return body.result.data;
};
const full = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const stored = async () => analysesOf(earshot.service.db, tenant.companyId);

describe('analysis.create (Procedure-style endpoints)', () => {
  it('gives exactly the fields of the contract, in its order', async () => {
    const answer = await created({ clientName: 'Mercado Sol' });
    expect(Object.keys(answer)).toEqual(
      'id score summary transcript stage salespersonName clientName tokensUsed audioDuration createdAt'.split(' '),
    );
    expect(answer).toMatchObject({ salespersonName: 'Sara', clientName: 'Mercado Sol', transcript: transcript() });
  });

  it('its score is the official one, also where that is not the raw one (D56)', async () => {
    const type = { key: 'price_talk', label: 'Price', macroFront: 'sales' };
    const criteria = [{ key: 'never', label: 'Never', polarity: 'objective', cues: ['zebras on bicycles'] }];
    await output(earshot, 'interactionTypes.create', tenant.key, { ...type, criteria });
    const submitted = await output(earshot, 'analysis.submit', tenant.key, {
      salespersonId: seller,
      transcript: transcript(),
      interactionType: 'price_talk',
    });
    await expect.poll(async () => (await full(submitted.id)).status).toBe('completed');
    const { id, score } = await created();
    const auto = await full(id);
    expect(score).toBe(auto.displayScore);
    const read = await full(submitted.id);
    expect([read.displayScore, read.displayScore === read.score]).toEqual([read.interactionScore, false]);
  });

  it('is synchronous: completed, manual, paid, jobId null (D33, D56)', async () => {
    const { id } = await created();
    expect(await full(id)).toMatchObject({
      status: 'completed',
      source: 'upload',
      jobId: null,
      attributionStatus: 'manual',
      salespersonId: seller,
    });
    expect((await account(earshot.service.db, tenant.companyId)).debits).toBe(1);
  });

  it('has the trigger external_api with a key, manual_ui with a session (D56)', async () => {
    await created();
    await created({}, await session(earshot, tenant.adminId));
    const rows = await earshot.service.db.all<{ trigger: string }>(
      'SELECT trigger FROM analyses WHERE company_id = ? ORDER BY created_at, id',
      [tenant.companyId],
    );
    expect(rows.map(({ trigger }) => trigger)).toEqual(['external_api', 'manual_ui']);
  });

  it.each([
    ['none', { transcript: undefined }],
    ['none but blanks', { transcript: '  ', audioKey: '', audioUrl: '\n' }],
    ['transcript and audioKey', { audioKey: 'uploads/x/a.mp3' }],
    ['transcript and audioUrl', { audioUrl: 'https://example.com/a.mp3' }],
    ['both kinds of audio', { transcript: '', audioKey: 'uploads/x/a.mp3', audioUrl: 'https://example.com/a.mp3' }],
  ])('exactly one source: %s → 400, nothing stored', async (_case, changes) => {
    for (const name of ['analysis.create', 'analysis.submit'] as const) {
      const input = { salespersonId: seller, transcript: transcript(), ...changes };
      const { text } = await call(earshot, name, tenant.key, input);
      const message = "Exactly one of 'audioKey', 'audioUrl' and 'transcript' is required";
      expect(text).toBe(errorText(400, name, message));
    }
    expect(await stored()).toEqual([]);
  });

  it('salespersonId is required → 400 with issues; unknown → 404 before the source is looked at (D20)', async () => {
    const missing = await create({ salespersonId: undefined });
    expect([missing.status, missing.body.issues[0].path]).toEqual([400, ['salespersonId']]);
    const unknown = await create({ salespersonId: 'nobody', transcript: '', audioKey: 'elsewhere/a.mp3' });
    expect(unknown.text).toBe(errorText(404, 'analysis.create', 'Salesperson not found'));
    expect((await create({ salespersonId: tenant.adminId })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('a storage key of elsewhere → 403; a URL that is not https → 400', async () => {
    const audio = (changes: Input) => create({ transcript: undefined, ...changes });
    for (const audioKey of ['uploads/other/a.mp3', 'https://example.com/a.mp3', 'data:audio/mpeg;base64,AAAA'])
      expect((await audio({ audioKey })).text).toBe(errorText(403, 'analysis.create', 'Invalid audioKey'));
    for (const audioUrl of ['http://example.com/a.mp3', 'ftp://example.com/a.mp3', 'nowhere'])
      expect((await audio({ audioUrl })).status).toBe(400);
  });

  it('a transcript of which nothing can be made → 422 and a failed row, not paid (D56)', async () => {
    const message = 'The transcript could not be processed. Retry, or review its content.';
    const detail = 'The transcript has 1 of the 12 words that an analysis needs: 11 too few. Retrying will not help.';
    expect((await create({ transcript: 'Hi.' })).text).toBe(
      errorText(422, 'analysis.create', message, undefined, 'transcript_too_short', detail),
    );
    expect(await stored()).toMatchObject([{ status: 'failed', error_source: 'analysis' }]);
    expect((await account(earshot.service.db, tenant.companyId)).debits).toBe(0);
  });

  it('without minutes → 403, with the messages of REST', async () => {
    const { companyId, key } = await earshot.company({ minutes: 2 });
    const salespersonId = await earshot.user(companyId, 'salesperson');
    const { text } = await create({ salespersonId, transcript: transcript(5) }, key);
    const message = 'Insufficient minutes. Analysis requires 5 min, but balance is 2 min.';
    expect(text).toBe(errorText(403, 'analysis.create', message));
  });

  it('counts to the procedures’ limit only: not to the 15 a minute of REST (D56)', async () => {
    for (let made = 0; made < 16; made += 1) expect((await create({ transcript: '' })).status).toBe(400);
    const rest = await earshot.create({}, tenant.key);
    expect([rest.status, rest.headers.get('ratelimit-remaining')]).toEqual([400, '14']);
    expect((await create({ transcript: '' })).headers.get('ratelimit-limit')).toBe('60');
  });

  it('takes an Idempotency-Key (D9)', async () => {
    const options = { key: tenant.key, headers: { 'Idempotency-Key': 'once' } };
    const [first, second] = [await create({}, options), await create({}, options)];
    expect([second.text, second.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(await stored()).toHaveLength(1);
    const other = await call(earshot, 'analysis.create', options, { salespersonId: seller, transcript: 'Other.' });
    expect(other.status).toBe(409);
  });
});

describe('analysis.get (Analysis, procedure-style typed view)', () => {
  it('is the full analysis but for audioDuration, closing, the job-function blocks and turns', async () => {
    const { id } = await created();
    const view = await output(earshot, 'analysis.get', tenant.key, { id });
    const { audioDuration, dimensionScores, jobFunctionScore, jobFunctionAnalysis, turns, ...others } = view;
    const { audioDurationSeconds, dimensionScores: four, ...rest } = await full(id);
    expect(others).toEqual(rest);
    expect(turns).toHaveLength(rest.transcriptSegments.length);
    expect(audioDuration).toBe(audioDurationSeconds);
    expect(dimensionScores).toEqual({ ...four, closing: expect.any(Number) });
    const { criteria, score } = rest.interactionScorecard;
    expect(jobFunctionScore).toBe(score);
    const of = (isNegative: boolean) =>
      criteria.filter(({ polarity }: { polarity: string }) => (polarity === 'negative') === isNegative);
    const evidence = (text: string) => text || null;
    expect(jobFunctionAnalysis).toEqual({
      microObjectives: of(false).map((each: { label: string; met: boolean; timestamp: string; evidence: string }) => ({
        criteria: each.label,
        met: each.met,
        timestamp: each.timestamp,
        evidence: evidence(each.evidence),
      })),
      negativeIndicators: of(true).map(
        (each: { label: string; met: boolean; timestamp: string; evidence: string }) => ({
          criteria: each.label,
          present: each.met,
          timestamp: each.timestamp,
          evidence: evidence(each.evidence),
        }),
      ),
    });
    expect(jobFunctionAnalysis.microObjectives.some(({ met }: { met: boolean }) => met)).toBe(true);
    expect(jobFunctionAnalysis.negativeIndicators.length).toBeGreaterThan(0);
  });

  it('blocks that are absent are null, as in the full analysis', async () => {
    const id = await insertAnalysis(earshot.service.db, tenant.companyId);
    const view = await output(earshot, 'analysis.get', tenant.key, { id });
    expect(view).toMatchObject({
      dimensionScores: null,
      jobFunctionScore: null,
      jobFunctionAnalysis: null,
      turns: null,
    });
  });
});

describe('analysis.setAttribution (D33)', () => {
  const attribute = (id: string, salespersonId: string | null) =>
    call(earshot, 'analysis.setAttribution', tenant.key, { id, salespersonId });

  it('attaches by hand, or to nobody; names and supervisor follow', async () => {
    const supervisorId = await earshot.user(tenant.companyId, 'supervisor', { name: 'Vera' });
    const otto = await earshot.user(tenant.companyId, 'salesperson', { name: 'Otto', supervisorId });
    const { id } = await created();
    expect((await attribute(id, otto)).body.result.data).toEqual({
      id,
      salespersonId: otto,
      salespersonName: 'Otto',
      attributionStatus: 'manual',
    });
    expect(await full(id)).toMatchObject({ salespersonId: otto, salespersonName: 'Otto', supervisorName: 'Vera' });
    const nobody = { salespersonId: null, salespersonName: null, attributionStatus: 'pending' };
    expect((await attribute(id, null)).body.result.data).toEqual({ id, ...nobody });
    expect(await full(id)).toMatchObject({ ...nobody, supervisorName: null });
  });

  it('moves updatedAt also where the clock was set back, as archiving and exclusion do', async () => {
    const { id } = await created();
    const { updatedAt } = await full(id);
    earshot.advance(-60_000);
    const moved = [updatedAt];
    await attribute(id, null);
    moved.push((await full(id)).updatedAt);
    await output(earshot, 'analysis.archive', tenant.key, { id });
    moved.push((await full(id)).updatedAt);
    const admin = await session(earshot, tenant.adminId);
    await output(earshot, 'analysis.setExclusion', admin, { id, reason: 'test call' });
    moved.push((await full(id)).updatedAt);
    earshot.advance(60_000);
    expect(moved).toEqual([...new Set(moved)].toSorted());
  });

  it('an unknown, deactivated or foreign person, or an administrator → 404, nothing changed (D59)', async () => {
    const { id } = await created();
    const gone = await earshot.user(tenant.companyId, 'salesperson');
    await output(earshot, 'user.update', tenant.key, { id: gone, isActive: false });
    const foreign = await earshot.user((await earshot.company()).companyId, 'salesperson');
    for (const person of ['nobody', gone, foreign, tenant.adminId])
      expect((await attribute(id, person)).text).toBe(
        errorText(404, 'analysis.setAttribution', 'Salesperson not found'),
      );
    expect((await full(id)).salespersonId).toBe(seller);
  });
});

it('analysis.archive puts away and brings back; a repeat keeps the first time', async () => {
  const { id } = await created();
  const archive = (input: Input = {}) => output(earshot, 'analysis.archive', tenant.key, { id, ...input });
  const { archivedAt } = await archive();
  expect(archivedAt).toEqual(expect.any(String));
  earshot.advance(5_000);
  expect(await archive({ archived: true })).toEqual({ id, archivedAt });
  expect((await full(id)).archivedAt).toBe(archivedAt);
  expect(await archive({ archived: false })).toEqual({ id, archivedAt: null });
  expect(await archive({ archived: false })).toEqual({ id, archivedAt: null });
  expect((await full(id)).archivedAt).toBeNull();
});
