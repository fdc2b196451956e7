// A transcript that is analysed at once is read once, for its price and its analysis, and every transcript is stored once (docs/decisions/creation.md#read-once).
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { output } from '../harness/procedures.ts';
import { insertType } from '../harness/rows.ts';

const readingMs = 30_000;
const analysingMs = 120_000;

let earshot: Earshot;
let tenant: Tenant;
/** The deadline of each phase that a thread has begun: one for reading, one for the offline engine, none for a model. */
let phases: number[] = [];

const start = (environment: Record<string, string> = {}) =>
  startEarshot(environment, undefined, undefined, {
    after: (ms) => {
      phases.push(ms);
      return () => undefined;
    },
  });
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const begin = async () => {
  tenant = await earshot.company();
  phases = [];
};

describe('the offline engine', () => {
  beforeAll(async () => {
    earshot = await start();
  });
  beforeEach(begin);
  afterAll(() => earshot.stop());

  it('reads once where the caller waits', async () => {
    expect((await earshot.create({ transcript: transcript(4) }, tenant.key)).status).toBe(200);
    expect(phases).toEqual([readingMs, analysingMs]);
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    await output(earshot, 'analysis.create', tenant.key, { salespersonId, transcript: transcript(4) });
    expect(phases).toEqual([readingMs, analysingMs, readingMs, analysingMs]);
  });

  it('reads what is queued for its price, and again where it is claimed, from its row', async () => {
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: transcript(4) });
    await expect.poll(() => read(id as string)).toMatchObject({ status: 'completed' });
    expect(phases).toEqual([readingMs, readingMs, analysingMs]);
  });

  it('what one reading gives is analysed as what two gave', async () => {
    const created = (await earshot.create({ transcript: transcript(4), clientName: 'Rui' }, tenant.key)).body;
    const { id } = await output(earshot, 'analysis.submit', tenant.key, {
      transcript: transcript(4),
      clientName: 'Rui',
    });
    await expect.poll(() => read(id as string)).toMatchObject({ status: 'completed' });
    const content = ({
      interactionScorecard,
      universalIndicators,
      participants,
      transcriptSegments,
      summary,
    }: Record<string, unknown>) => ({
      ...{ interactionScorecard, universalIndicators, participants, transcriptSegments, summary },
    });
    expect(content(await read(created.id))).toEqual(content(await read(id as string)));
  });

  it('too short: refused after its row is there, without a thread (D25)', async () => {
    const answer = await earshot.create({ transcript: 'Agent: Hello?\nClient: Hello?' }, tenant.key);
    expect(answer.status).toBe(422);
    expect(phases).toEqual([readingMs]);
  });

  it.skipIf(inject('postgresUrl') !== null)('no statement writes a transcript again', async () => {
    await earshot.service.db.run(
      `CREATE TRIGGER written_again BEFORE UPDATE OF transcript ON analysis_documents
       BEGIN SELECT RAISE(ABORT, 'the transcript was written again'); END`,
    );
    for (const lines of [4, 6_000]) {
      const text = transcript(lines);
      const { status, body } = await earshot.create({ transcript: text }, tenant.key);
      expect(status).toBe(200);
      expect((await read(body.id)).transcript).toBe(text);
    }
    await earshot.service.db.run('DROP TRIGGER written_again');
  });
});

describe('a model', () => {
  let model: ModelServer;
  beforeAll(async () => {
    model = await startModelServer();
    earshot = await start(model.environment);
  });
  beforeEach(async () => {
    await begin();
    await insertType(earshot.service.db, tenant.companyId, 'site_visit', {});
  });
  afterAll(async () => {
    await earshot.stop();
    await model.stop();
  });

  it('is asked about what was read for its price', async () => {
    model.answerWith(complete);
    model.release();
    const creating = earshot.create({ transcript: transcript(4) }, tenant.key);
    await model.requested(1);
    model.release();
    expect((await creating).status).toBe(200);
    expect(phases).toEqual([readingMs]);
  });
});
