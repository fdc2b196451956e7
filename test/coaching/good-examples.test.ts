// Good examples: places that show a team how a criterion is met (docs/decisions/coaching.md#good-examples).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { dropTranscript, dropWords } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { judgedColdCall, signedInTeam, type Team } from '../harness/team.ts';

let earshot: Earshot;
let team: Team;
let tenant: Tenant;
/** Of Sara's team, of another team, of another company. */
let mate: RequestOptions;
let outsider: RequestOptions;
let otherLead: RequestOptions;
let foreigner: RequestOptions;
let id: string;
let criterion: string;

beforeAll(async () => {
  earshot = await startEarshot();
  team = await signedInTeam(earshot);
  tenant = team.tenant;
  const { companyId } = tenant;
  const person = async (...of: Parameters<Earshot['user']>) => session(earshot, await earshot.user(...of));
  mate = await person(companyId, 'salesperson', { supervisorId: team.supervisor });
  const other = await earshot.user(companyId, 'supervisor', { name: 'Olga Prins' });
  otherLead = await session(earshot, other);
  outsider = await person(companyId, 'salesperson', { supervisorId: other });
  foreigner = { key: (await earshot.company()).key };
});
beforeEach(async () => {
  await earshot.service.db.run('DELETE FROM rate_windows');
  await earshot.service.db.run('DELETE FROM comments');
  id = await judgedColdCall(earshot, team);
  criterion = (await output(earshot, 'analysis.get', team.admin, { id })).interactionScorecard.criteria[0].key;
});
afterAll(() => earshot.stop());

const mark = (as: RequestOptions = team.vera, changes: object = {}) =>
  call(earshot, 'analysis.addComment', as, {
    id,
    turn: 2,
    text: 'An open question about the work',
    forUserId: null,
    exampleOf: criterion,
    ...changes,
  });
const marked = async (...given: Parameters<typeof mark>) => (await mark(...given)).body.result.data;
const found = async (as: RequestOptions, input: Record<string, unknown> = {}) =>
  (await output(earshot, 'analysis.listExamples', as, input)).items;
const reason = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.data?.reason];

describe('good examples', () => {
  it('a lead marks a place, and the team finds its words by the criterion, also those who do not see the conversation', async () => {
    const comment = await marked();
    expect(comment.exampleOf).toBe(criterion);
    const example = {
      comment,
      said: expect.stringContaining('How do you plan your routes today?'),
      start: null,
      occurredAt: expect.any(String),
      salespersonName: 'Sara Vidal',
      interactionType: 'cold_call',
      isVisible: true,
    };
    for (const as of [team.sara, team.vera, team.admin]) expect(await found(as)).toEqual([example]);
    expect(await found(mate, { criterion })).toEqual([{ ...example, isVisible: false }]);
    expect(await found(mate, { criterion: 'another' })).toEqual([]);
    // Who does not see the conversation reads these words, and nothing else of it.
    expect((await call(earshot, 'analysis.get', mate, { id })).status).toBe(404);
    expect((await call(earshot, 'analysis.listComments', mate, { id })).status).toBe(404);
    const read = (await output(earshot, 'company.listAudit', team.admin, { subjectId: id })).items;
    expect(read.map(({ kind }: { kind: string }) => kind)).toContain('analysis.passagesRead');
  });

  it('is found by nobody of another team or company', async () => {
    await marked();
    for (const as of [otherLead, outsider, foreigner]) expect(await found(as)).toEqual([]);
    const loner = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    const second = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    for (const as of [loner, second]) expect(await found(as)).toEqual([]);
    // By where people belong now.
    await output(earshot, 'analysis.setAttribution', team.admin, { id, salespersonId: null });
    for (const as of [mate, team.sara]) expect(await found(as)).toEqual([]);
    expect(await found(team.admin)).toHaveLength(1);
  });

  it('salespeople mark none; it needs a place and a criterion of the scorecard', async () => {
    expect(reason(await mark(team.sara))).toEqual([403, 'role_required']);
    expect(reason(await mark(team.vera, { turn: null }))).toEqual([400, 'example_without_turn']);
    expect(reason(await mark(team.vera, { exampleOf: 'nonsense' }))).toEqual([400, 'criterion_not_judged']);
    for (const as of [otherLead, foreigner]) expect((await mark(as)).status).toBe(404);
    expect((await call(earshot, 'analysis.listExamples', team.sara, { criterion: 'x'.repeat(101) })).status).toBe(400);
    expect((await call(earshot, 'analysis.listExamples', {}, {})).status).toBe(401);
    expect(await found(team.admin)).toEqual([]);
  });

  it('whoever leads takes one away, also that of somebody else', async () => {
    const { id: byAdmin } = await marked(team.admin);
    for (const [as, status] of [
      [team.sara, 403],
      [mate, 404],
      [otherLead, 404],
    ] as const)
      expect((await call(earshot, 'analysis.deleteComment', as, { id: byAdmin })).status).toBe(status);
    await output(earshot, 'analysis.deleteComment', team.vera, { id: byAdmin });
    expect(await found(mate)).toEqual([]);
    // A comment that is no example stays its author's.
    const { id: plain } = await marked(team.admin, { exampleOf: null });
    expect(reason(await call(earshot, 'analysis.deleteComment', team.vera, { id: plain }))).toEqual([
      403,
      'comment_of_another',
    ]);
  });

  it('follows archiving, retention and erasure', async () => {
    const { db, storage } = earshot.service;
    await marked();
    await output(earshot, 'analysis.archive', team.sara, { id, archived: true });
    expect(await found(mate)).toEqual([]);
    await output(earshot, 'analysis.archive', team.sara, { id, archived: false });
    expect(await found(mate)).toHaveLength(1);
    await db.transaction((tx) => dropTranscript(tx, id));
    expect(await found(mate)).toEqual([]);
    await db.transaction((tx) => dropWords(tx, id));
    expect(await db.all('SELECT id FROM comments WHERE analysis_id = ?', [id])).toEqual([]);
    id = await judgedColdCall(earshot, team);
    await marked();
    await output(earshot, 'analysis.delete', team.admin, { id });
    expect(await found(team.admin)).toEqual([]);
    expect((await verifyErasure(id, { db, storage })).traces).toEqual([]);
  });

  it('without words where there is no such place; 20 at once and 1,000 in a company', async () => {
    const { db } = earshot.service;
    await marked(team.vera, { turn: 999 });
    expect(await found(mate)).toMatchObject([{ said: null, start: null }]);
    for (let number = 1; number < 1000; number += 1)
      await db.run(
        'INSERT INTO comments (id, company_id, analysis_id, turn, text, created_at, example_of) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [`${number}`, tenant.companyId, id, 0, 'x', 1, criterion],
      );
    const { items, hasMore } = await output(earshot, 'analysis.listExamples', mate);
    expect([items.length, hasMore]).toEqual([20, true]);
    const another = await judgedColdCall(earshot, team);
    await db.run('UPDATE comments SET analysis_id = ? WHERE text = ?', [await judgedColdCall(earshot, team), 'x']);
    expect(reason(await mark())).toEqual([409, 'company_limit_reached']);
    // Of two at once, one is too many.
    for (let number = 1; number <= 10; number += 1) {
      await db.run('DELETE FROM comments WHERE id = ?', [`${number}`]);
      const both = await Promise.all([mark(), mark(team.admin, { id: another })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});
