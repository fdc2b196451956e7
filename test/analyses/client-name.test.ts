// The name of the client, corrected: analysis.setClientName (extension), where it shows, whom it lets and what retention makes of it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { complete, startModelServer } from '../harness/model-server.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company({ minutes: 1000 });
});
afterAll(() => earshot.stop());

const talk = 'Laura: Good morning, this is Laura from Northway. How do you plan your routes?\nBo: On paper, mostly.';
async function created(clientName = 'Beau Lindkvist'): Promise<string> {
  const answer = await earshot.create({ transcript: talk, salespersonName: 'Laura', clientName }, tenant.key);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}
const set = (id: string, clientName: unknown, as: Parameters<typeof call>[2] = tenant.key) =>
  call(earshot, 'analysis.setClientName', as, { id, clientName });
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const entries = (id: string) =>
  earshot.service.db.all("SELECT kind FROM audit_entries WHERE kind = 'analysis.clientNamed' AND subject_id = ?", [id]);
const found = async (query: string) =>
  (await output(earshot, 'analysis.search', tenant.key, { query })).items.map(
    ({ analysis }: { analysis: { id: string } }) => analysis.id,
  );

describe('analysis.setClientName', () => {
  it('corrects the name in the analysis, the lists, the search and the share link; words stay', async () => {
    const id = await created();
    const before = await read(id);
    await eventually(async () => expect(await found('Lindkvist')).toContain(id));
    expect((await set(id, '  Bo Lindqvist ')).body.result.data).toEqual({ id, clientName: 'Bo Lindqvist' });
    const after = await read(id);
    expect(before.summary).toContain('Beau Lindkvist');
    const renamed = JSON.stringify(before).replaceAll('Beau Lindkvist', 'Bo Lindqvist');
    expect(after).toEqual({ ...JSON.parse(renamed), updatedAt: expect.any(String) });
    expect(after.transcript).toBe(talk);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    const listed = (await output(earshot, 'analysis.listPage', tenant.key, { limit: 5 })).items;
    expect(listed.find((one: { id: string }) => one.id === id).clientName).toBe('Bo Lindqvist');
    const link = await output(earshot, 'analysis.getShareLink', tenant.key, { id });
    const token = link.publicLink.split('/').at(-1);
    const shared = await output(earshot, 'share.get', {}, { token });
    expect(shared.analysis.clientName).toBe('Bo Lindqvist');
    await eventually(async () => expect(await found('Lindqvist')).toContain(id));
    expect(await found('Lindkvist')).not.toContain(id);
  });

  it('null takes it away; a repeat changes nothing; each change has one entry, without names', async () => {
    const id = await created();
    await set(id, null);
    const { updatedAt, clientName } = await read(id);
    expect(clientName).toBeNull();
    expect(JSON.stringify(await read(id))).not.toContain('Lindkvist');
    await set(id, null);
    expect((await read(id)).updatedAt).toBe(updatedAt);
    expect(await entries(id)).toHaveLength(1);
  });

  it('without a name of its own, what was written with the name of the one client who speaks follows', async () => {
    const { body } = await earshot.create({ transcript: talk, salespersonName: 'Laura' }, tenant.key);
    const before = await read(body.id);
    expect(before.summary).toMatch(/\bBo\b/);
    await set(body.id, 'Anna $& Berg');
    const after = await read(body.id);
    expect(after.summary).toBe(before.summary.replaceAll(/\bBo\b/g, () => 'Anna $& Berg'));
    expect(after.participants).toEqual(before.participants);
  });

  it.each(['Client', 'Customer', 'Speaker 2'])(
    '“%s” is no name: what was written of the client stays',
    async (label) => {
      const { body } = await earshot.create({ transcript: talk.replaceAll('Bo:', `${label}:`) }, tenant.key);
      const before = await read(body.id);
      expect(before.profile).toContain('The client reports');
      await set(body.id, 'Bo Lindqvist');
      expect(await read(body.id)).toEqual({ ...before, clientName: 'Bo Lindqvist', updatedAt: expect.any(String) });
    },
  );

  it('whom the engine called without the company beside the name has the new name', async () => {
    const { body } = await earshot.create({ transcript: talk.replaceAll('Bo:', 'Bo | Paper Ltd:') }, tenant.key);
    expect((await read(body.id)).summary).toMatch(/\bBo\b/);
    await set(body.id, 'Anna Berg');
    expect((await read(body.id)).summary).toContain('and Anna Berg');
  });

  it('a word of the language is no name, and a name may have quotes', async () => {
    const { db } = earshot.service;
    const summary = 'Will said “Will will pay”. Then WILL asked what it will cost.';
    const id = await insertAnalysis(db, tenant.companyId, { client_name: 'Will', summary });
    await set(id, 'Bill “Bo” Berg');
    expect((await read(id)).summary).toBe(
      'Bill “Bo” Berg said “Will will pay”. Then Bill “Bo” Berg asked what it will cost.',
    );
    await set(id, 'Bo');
    expect((await read(id)).summary).toBe('Bo said “Will will pay”. Then Bo asked what it will cost.');
  });

  it.each([
    ['model', 'Bo Lindqvist'],
    ['offline', 'Beau Lindkvist'],
  ] as const)(
    'every text that a model wrote of a conversation follows; words that were spoken stay (%s)',
    async (judgedBy, name) => {
      const { db } = earshot.service;
      const diagnosticOf = (wrote: string, spoken: string) => ({
        executive_summary: `${wrote} called.`,
        client_profile: { tone: `${wrote} is calm.`, engagement: '', confidence: '', details: `${wrote} drives.` },
        core_motivation: { problem: `${spoken} loses time.`, impact: `It costs ${spoken} hours.` },
        hard_data: {
          collected: [`Need: “Beau Lindkvist drives”, says ${wrote}`],
          missing: [`Whether ${wrote} decides`],
        },
        agent_evaluation: { posture: `Asked ${wrote} openly.`, solution_effectiveness: `It fits ${wrote}.` },
        next_steps: { status: `${wrote} waits.`, responsibilities: [`${spoken} writes on Friday`] },
      });
      const leftOut = { machines: 0, inventedCaptions: 0, heardTwice: 0, notices: 0 };
      const sides = { by: 'words', certainty: 'sure', setAt: null };
      const reading = { form: 'webvtt', leftOut, talkShareBy: 'words', sides, judgedBy, warnings: [] };
      const id = await insertAnalysis(
        db,
        tenant.companyId,
        { client_name: 'Beau Lindkvist' },
        {
          diagnostic: JSON.stringify(diagnosticOf('Beau Lindkvist', 'Beau Lindkvist')),
          reading: JSON.stringify(reading),
        },
      );
      await set(id, 'Bo Lindqvist');
      expect((await read(id)).diagnostic).toEqual(diagnosticOf('Bo Lindqvist', name));
    },
  );

  it('what is under way has the name that was set meanwhile when it ends', async () => {
    const model = await startModelServer();
    // Of its own database: the other server would take the queued analysis too.
    const busy = await startEarshot(model.environment);
    const { key } = await busy.company({ minutes: 100 });
    const now = async (id: string) => (await busy.get(`/api/analyses/${id}`, key)).body;
    try {
      const { promise: isCorrected, resolve: corrected } = Promise.withResolvers<void>();
      model.answerWith((response) => void isCorrected.then(() => complete(response, 'Beau Lindkvist plans on paper.')));
      const input = { transcript: talk, salespersonName: 'Laura', clientName: 'Beau Lindkvist' };
      const { id } = await output(busy, 'analysis.submit', key, input);
      await model.requested(1);
      await output(busy, 'analysis.setClientName', key, { id, clientName: 'Bo Lindqvist' });
      corrected();
      await eventually(async () => expect((await now(id)).status).toBe('completed'));
      expect((await now(id)).summary).toBe('Bo Lindqvist plans on paper.');
    } finally {
      await busy.stop();
      await model.stop();
    }
  });

  it('what is judged anew has the name that was set meanwhile', async () => {
    const { analyser } = earshot.service;
    const id = await created();
    const analyse = analyser.analyse.bind(analyser);
    vi.spyOn(analyser, 'analyse').mockImplementationOnce(async (...given) => {
      const result = await analyse(...given);
      expect((await set(id, 'Bo Lindqvist')).status).toBe(200);
      return result;
    });
    const admin = await session(earshot, tenant.adminId);
    await output(earshot, 'analysis.setInteractionType', admin, { id, interactionType: 'demo', replaces: null });
    const { interactionType, clientName, summary } = await read(id);
    expect([interactionType, clientName]).toEqual(['demo', 'Bo Lindqvist']);
    expect(summary).toContain('Bo Lindqvist');
  });

  it.each([['\u200b'], [''], ['x'.repeat(501)], [7], [undefined], ['a\u0000b']])('%j is no name', async (name) => {
    const id = await created();
    expect((await set(id, name)).status).toBe(400);
    expect((await read(id)).clientName).toBe('Beau Lindkvist');
  });

  it('what another company has, or lies beyond a role, is not found', async () => {
    const id = await created();
    const foreign = await earshot.company();
    expect((await set(id, 'Mine', foreign.key)).status).toBe(404);
    const seller = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    expect((await set(id, 'Mine', seller)).status).toBe(404);
    expect((await read(id)).clientName).toBe('Beau Lindkvist');
    expect(await entries(id)).toEqual([]);
  });

  it('is redacted as other names are, where the company redacts', async () => {
    const redacting = await earshot.company({ minutes: 100 });
    const admin = await session(earshot, redacting.adminId);
    await output(earshot, 'company.updateRedaction', admin, { redaction: 'discardRecordings' });
    const id = await insertAnalysis(earshot.service.db, redacting.companyId, { client_name: 'Bo' });
    const { clientName } = await output(earshot, 'analysis.setClientName', admin, {
      id,
      clientName: 'Bo bo@paper.example',
    });
    expect(clientName).toMatch(/^Bo /);
    expect(clientName).not.toContain('@');
  });

  it('where retention took words and name, no name comes back; where it left the name, it can be corrected', async () => {
    const { db } = earshot.service;
    const gone = await insertAnalysis(db, tenant.companyId, { transcript_gone: 1, client_name: null });
    const refused = await set(gone, 'Bo');
    expect([refused.status, refused.body.data.reason]).toEqual([409, 'client_name_gone']);
    expect(await entries(gone)).toEqual([]);
    const named = await insertAnalysis(db, tenant.companyId, { transcript_gone: 1, client_name: 'Beau' });
    expect((await set(named, 'Bo')).status).toBe(200);
  });
});
