// Comments on the page of an analysis, and those to the reader under For you (docs/decisions/coaching.md#comments).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { call, session } from '../harness/procedures.ts';
import {
  expectGoodAtEveryWidth,
  expectNoSeriousViolations,
  type Person,
  slowMs,
  startWeb,
  type Web,
} from './harness/pages.ts';

const talk = [
  'Laura: Good morning, this is Laura from Northway. How do you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');

describe.skipIf(!chromiumPath)('comments', () => {
  let web: Web;
  let leader: Person;
  let seller: Person;
  let id: string;
  beforeAll(async () => {
    web = await startWeb();
    leader = await web.person('supervisor');
    seller = await web.person('salesperson');
    const { db } = web.earshot.service;
    await db.run("UPDATE users SET supervisor_id = ?, name = 'Laura Reis' WHERE id = ?", [leader.id, seller.id]);
    const { body, text } = await web.earshot.create({ transcript: talk, salespersonId: seller.id }, web.tenant.key);
    expect(body?.id, text).toBeDefined();
    id = body.id;
  });
  afterAll(() => web.stop());

  it(
    'a supervisor comments on a line by the keyboard; the salesperson finds it, goes to the line and marks it as done',
    async () => {
      const page = await web.page({ as: leader });
      await page.goto(`/analyses/${id}`);
      await page.getByRole('button', { name: 'Comment on line 2', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('We use paper').waitFor();
      await page.getByLabel('Comment', { exact: true }).fill('Ask what it costs');
      await page.getByLabel('For', { exact: true }).selectOption({ label: 'Laura Reis' });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Comment on line 2, which has 1' }).waitFor();

      const mine = await web.page({ as: seller });
      await mine.goto('/for-you');
      await mine.getByRole('link', { name: /^For you 1/ }).waitFor();
      await mine.getByRole('link', { name: 'Ask what it costs' }).click();
      await mine.getByRole('button', { name: 'Go to Line 2' }).click();
      await mine.getByRole('button', { name: 'Mark as done: Ask what it costs' }).click();
      await mine.getByText('done', { exact: true }).waitFor();
      await mine.goto('/for-you');
      await mine.getByText('No open comments').waitFor();

      await page.reload();
      await page.getByRole('button', { name: 'Edit comment: Ask what it costs' }).click();
      await page.getByLabel('Comment', { exact: true }).fill('Ask what the delay costs');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Ask what the delay costs').waitFor();
      await page.getByRole('button', { name: 'Delete comment: Ask what the delay costs' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
      await page.getByRole('button', { name: 'Comment on line 2', exact: true }).waitFor();
      for (const each of [mine, page]) await each.context().close();
    },
    slowMs,
  );

  it(
    'a supervisor sees under For you whether what they asked for is done',
    async () => {
      const json = { id, turn: 1, text: 'Ask what it costs', forUserId: seller.id };
      const add = await call(web.earshot, 'analysis.addComment', await session(web.earshot, leader.id), json);
      const page = await web.page({ as: leader, locale: 'pt-BR' });
      await page.goto('/for-you');
      const given = page.locator('section', { has: page.getByRole('heading', { name: 'Comentários seus' }) });
      await given.getByText('Laura Reis').first().waitFor();
      await given.getByText('Em aberto').waitFor();
      const done = { id: add.body.result.data.id, done: true };
      await call(web.earshot, 'analysis.setCommentDone', await session(web.earshot, seller.id), done);
      await page.reload();
      await given.getByText('Ninguém tem um comentário seu em aberto.').waitFor();
      await given.locator('summary', { hasText: 'Concluídos (1)' }).click();
      await given.getByRole('link', { name: 'Ask what it costs' }).waitFor();
      await page.context().close();
      // Readers who have written to nobody have no such panel.
      const mine = await web.page({ as: seller });
      await mine.goto('/for-you');
      await mine.getByText('No open comments').waitFor();
      expect(await mine.getByText('Comments by you').count()).toBe(0);
      await mine.context().close();
    },
    slowMs,
  );

  it(
    'For you says what the reader’s own conversations of the last month have left to do',
    async () => {
      const mine = await web.page({ as: seller, locale: 'pt-BR' });
      await mine.goto('/for-you');
      const left = mine.locator('section', { has: mine.getByRole('heading', { name: 'Para retomar' }) });
      await left.getByText('Uma nova conversa com o cliente').waitFor();
      const transcript = talk.replace('I will think about it.', 'That is too expensive for us, we cannot pay that.');
      const input = { transcript, salespersonId: seller.id, clientName: 'Reed Dairy' };
      const { body } = await web.earshot.create(input, web.tenant.key);
      expect(body.objections).toMatchObject([{ resolved: false }]);
      await mine.reload();
      await left.getByRole('link', { name: /^Reed Dairy · / }).waitFor();
      await left.getByText(body.objections[0].objection).waitFor();
      await expectNoSeriousViolations(mine);
      await mine.context().close();
      // A supervisor reads what the team has left to do, and whose it is.
      const ofTeam = await web.page({ as: leader });
      await ofTeam.goto('/for-you');
      const row = ofTeam
        .getByRole('table', { name: 'To follow up in your team' })
        .getByRole('row', { name: /Reed Dairy/ });
      await row.getByText(body.objections[0].objection).waitFor();
      expect(await row.textContent()).toContain(body.salespersonName);
      await expectNoSeriousViolations(ofTeam);
      await ofTeam.context().close();
      // Readers who sell nothing and have no team have no such part.
      const page = await web.page({ as: await web.person('supervisor') });
      await page.goto('/for-you');
      await page.getByText('Nothing is waiting for you').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByText('To follow up').count()).toBe(0);
      await page.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width: the comments of an analysis, the dialog and the page For you',
    async () => {
      const comment = {
        id,
        turn: 1,
        text: 'Ask here what the two hours cost them every morning',
        forUserId: seller.id,
      };
      const { status } = await web.earshot.request('POST', '/v1/analysis.addComment', {
        json: { json: comment },
        key: web.tenant.key,
      });
      expect(status).toBe(200);
      await expectGoodAtEveryWidth(web, 'analysis-comments', seller, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByText(comment.text).waitFor();
      });
      await expectGoodAtEveryWidth(web, 'for-you-comments', seller, async (page) => {
        await page.goto('/for-you');
        await page.getByText(comment.text).waitFor();
      });
      await expectGoodAtEveryWidth(web, 'analysis-comment-dialog', seller, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByRole('button', { name: 'Write a comment' }).click();
        await page.getByLabel('For', { exact: true }).waitFor();
      });
    },
    slowMs * 3,
  );
});
