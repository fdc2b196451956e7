// Comments on analyses (docs/decisions/coaching.md#comments).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { exportLines, textHere } from '../../packages/server/src/company-export/export-lines.ts';
import { dropTranscript, dropWords } from '../../packages/server/src/records/retained-parts.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { signedInTeam } from '../harness/team.ts';

let earshot: Earshot;
let tenant: Tenant;
let seller: string;
let supervisor: string;
let sara: RequestOptions;
let vera: RequestOptions;
let admin: RequestOptions;
let id: string;

beforeAll(async () => {
  earshot = await startEarshot();
  ({ tenant, seller, supervisor, sara, vera, admin } = await signedInTeam(earshot));
});
beforeEach(async () => {
  await earshot.service.db.run('DELETE FROM rate_windows');
  id = await insertAnalysis(earshot.service.db, tenant.companyId, { salesperson_id: seller, client_name: 'Northwind' });
});
afterAll(() => earshot.stop());

const add = (as: RequestOptions | string = vera, changes: object = {}) =>
  call(earshot, 'analysis.addComment', as, { id, turn: 4, text: ' Ask what it costs ', forUserId: seller, ...changes });
const added = async (...request: Parameters<typeof add>) => (await add(...request)).body.result.data;
const listed = async (as: RequestOptions | string = sara) =>
  (await output(earshot, 'analysis.listComments', as, { id })).items;
const mine = async (as: RequestOptions | string = sara) =>
  (await output(earshot, 'analysis.listMyComments', as)).items.map(
    ({ comment }: { comment: { id: string } }) => comment.id,
  );
const reason = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.data?.reason];

describe('comments', () => {
  it('at a moment, addressed to a person, who finds it until it is done; the author changes and deletes it', async () => {
    const comment = await added();
    expect(comment).toEqual({
      id: expect.any(String),
      analysisId: id,
      turn: 4,
      text: 'Ask what it costs',
      authorId: supervisor,
      authorName: 'Vera Lopes',
      forUserId: seller,
      forUserName: 'Sara Vidal',
      createdAt: expect.any(String),
      editedAt: null,
      doneAt: null,
      exampleOf: null,
    });
    const whole = await added(sara, { turn: null, forUserId: null });
    expect(await listed()).toEqual([comment, whole]);
    const { items } = await output(earshot, 'analysis.listMyComments', sara);
    expect(items[0]).toMatchObject({ comment, clientName: 'Northwind', salespersonName: null });
    expect(await mine(vera)).toEqual([]);
    // The author sees whether it was done.
    const byMe = async (as: RequestOptions) =>
      (await output(earshot, 'analysis.listMyComments', as, { byMe: true })).items;
    expect(await byMe(vera)).toEqual(items);
    expect([await byMe(sara), await byMe(admin)]).toEqual([[], []]);

    const edited = await output(earshot, 'analysis.editComment', vera, { id: comment.id, text: 'Ask about the cost' });
    expect(edited).toEqual({ ...comment, text: 'Ask about the cost', editedAt: expect.any(String) });
    const done = await output(earshot, 'analysis.setCommentDone', sara, { id: comment.id, done: true });
    expect(done.doneAt).not.toBeNull();
    expect(await mine()).not.toContain(comment.id);
    expect((await byMe(vera)).map((each: { comment: object }) => each.comment)).toEqual([done]);
    await output(earshot, 'analysis.setCommentDone', vera, { id: comment.id, done: false });
    expect(await mine()).toContain(comment.id);
    expect(await output(earshot, 'analysis.deleteComment', vera, { id: comment.id })).toEqual({ id: comment.id });
    expect(await listed()).toEqual([whole]);
    // An administrator deletes any.
    await output(earshot, 'analysis.deleteComment', admin, { id: whole.id });
    expect(await listed()).toEqual([]);
    const kinds = (await output(earshot, 'company.listAudit', admin, { subjectId: id })).items.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual([
      'analysis.commentDeleted',
      'analysis.commentDeleted',
      'analysis.commentReopened',
      'analysis.commentDone',
      'analysis.commentEdited',
      'analysis.commentAdded',
      'analysis.commentAdded',
    ]);
  });

  it('belongs to its author and to whom it is addressed; others of the company get 403, who does not see the analysis 404', async () => {
    const comment = await added(vera, { forUserId: null });
    const stranger = await session(earshot, await earshot.user(tenant.companyId, 'supervisor'));
    const foreigner = (await earshot.company()).key;
    const requests = [
      ['analysis.editComment', { text: 'x' }],
      ['analysis.setCommentDone', { done: true }],
      ['analysis.deleteComment', {}],
    ] as const;
    for (const [name, input] of requests) {
      const request = { id: comment.id, ...input };
      expect(reason(await call(earshot, name, sara, request))).toEqual([403, 'comment_of_another']);
      for (const other of [stranger, foreigner])
        expect(reason(await call(earshot, name, other, request))).toEqual([404, 'comment_not_found']);
      expect((await call(earshot, name, vera, { ...request, id: 'nonexistent' })).status).toBe(404);
    }
    for (const other of [stranger, foreigner]) {
      expect((await add(other)).status).toBe(404);
      expect((await call(earshot, 'analysis.listComments', other, { id })).status).toBe(404);
    }
  });

  it('has bounds: length, number, place, and an addressee who sees the analysis', async () => {
    for (const changes of [
      { text: ' ' },
      { text: ' \u200b\u3164\u{e0041}' },
      { text: 'x'.repeat(2001) },
      { turn: -1 },
      { turn: 1.5 },
    ])
      expect((await add(vera, changes)).status).toBe(400);
    const { id: own } = await added(sara, { text: '\u{1f44d}\ufe0f' });
    const hidden = { id: own, text: '\u2060' };
    expect((await call(earshot, 'analysis.editComment', sara, hidden)).status).toBe(400);
    await output(earshot, 'analysis.deleteComment', sara, { id: own });
    const unseeing = await earshot.user(tenant.companyId, 'salesperson');
    const foreign = (await earshot.company()).adminId;
    for (const forUserId of [unseeing, foreign, 'nobody'])
      expect(reason(await add(vera, { forUserId }))).toEqual([400, 'comment_addressee_unknown']);
    expect((await add(sara, { forUserId: supervisor })).status).toBe(200);
    expect((await add(sara, { forUserId: tenant.adminId })).status).toBe(200);
    for (let number = 2; number < 199; number += 1)
      await earshot.service.db.run(
        'INSERT INTO comments (id, company_id, analysis_id, text, created_at) VALUES (?, ?, ?, ?, ?)',
        [`${id} ${number}`, tenant.companyId, id, 'x', 1],
      );
    const both = await Promise.all([add(), add()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await listed()).toHaveLength(200);
  });

  it('is found by nobody who no longer sees the analysis', async () => {
    const { id: own } = await added();
    expect(await mine()).toContain(own);
    await output(earshot, 'analysis.setAttribution', admin, { id, salespersonId: null });
    expect(await mine()).not.toContain(own);
  });

  it('of analyses that the person no longer sees take no place on the page', async () => {
    const { db } = earshot.service;
    const unseen = await insertAnalysis(db, tenant.companyId);
    for (let number = 0; number < 101; number += 1)
      await db.run(
        'INSERT INTO comments (id, company_id, analysis_id, text, addressee_id, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        [`zz ${number}`, tenant.companyId, unseen, 'x', supervisor, 1],
      );
    const { id: seen } = await added(sara, { forUserId: supervisor });
    const { items, hasMore } = await output(earshot, 'analysis.listMyComments', vera);
    expect(items[0].comment.id).toBe(seen);
    expect(hasMore).toBe(false);
  });

  it('goes with its analysis and with its words; an erased person leaves no name', async () => {
    const { db, storage } = earshot.service;
    const temporary = await earshot.user(tenant.companyId, 'admin_company', { name: 'Tessa Moor' });
    await added(await session(earshot, temporary));
    await added(vera, { forUserId: temporary });
    await output(earshot, 'user.delete', admin, { id: temporary, analyses: 'keep' });
    expect(await listed()).toMatchObject([
      { authorId: null, authorName: null, forUserId: seller },
      { authorId: supervisor, forUserId: null, forUserName: null },
    ]);
    expect((await verifyErasure(temporary, { db, storage })).traces).toEqual([]);
    await db.transaction((tx) => dropTranscript(tx, id));
    expect(await listed()).toHaveLength(2);
    await db.transaction((tx) => dropWords(tx, id));
    expect(await listed()).toEqual([]);
    await added();
    await output(earshot, 'analysis.delete', admin, { id });
    expect((await verifyErasure(id, { db, storage })).traces).toEqual([]);
  });

  it('the export has a line for each; a name in one goes with the person', async () => {
    const other = await earshot.user(tenant.companyId, 'salesperson', { name: 'Otto Brand' });
    id = await insertAnalysis(earshot.service.db, tenant.companyId, { salesperson_id: other });
    const comment = await added(admin, { text: 'Otto Brand listened well', forUserId: null });
    let text = '';
    for await (const part of exportLines(earshot.service.db, tenant.companyId, Date.now(), textHere)) text += part;
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ kind }) => kind === 'comment')).toContainEqual({ kind: 'comment', ...comment });
    await output(earshot, 'user.delete', admin, { id: other, analyses: 'keep' });
    expect((await listed(admin))[0].text).toBe('[…] listened well');
  });
});
