// Contesting and deciding verdicts on the page of an analysis, and the page For you (docs/decisions/coaching.md#verdicts-of-people).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const talk = [
  'Laura: Good morning, this is Laura from Northway. Is this a good moment to talk?',
  'Bo: Yes, go ahead.',
  'Laura: How do you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');

describe.skipIf(!chromiumPath)('verdicts of people', () => {
  let web: Web;
  let leader: Person;
  let seller: Person;
  beforeAll(async () => {
    web = await startWeb();
    leader = await web.person('supervisor');
    seller = await web.person('salesperson');
    await web.earshot.service.db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [leader.id, seller.id]);
  });
  afterAll(() => web.stop());

  const created = async () => {
    const input = { transcript: talk, salespersonId: seller.id, interactionType: 'cold_call' };
    const { body, text } = await web.earshot.create(input, web.tenant.key);
    expect(body?.id, text).toBeDefined();
    return body.id as string;
  };

  it(
    'at a miss, the words of the best conversation that the reader sees, with the way there',
    async () => {
      const id = await created();
      const mine = await web.page({ as: seller, locale: 'es' });
      await mine.goto(`/analyses/${id}`);
      const show = mine.getByRole('button', { name: 'Buen ejemplo: Próximo paso agendado' });
      await show.press('Enter');
      await mine.getByText('ninguna conversación de este tipo que usted puede ver').waitFor();
      const agreed = `${talk}\nLaura: Shall we meet on Tuesday at ten, and I show you your own routes?\nBo: Tuesday at ten works.`;
      const input = { transcript: agreed, interactionType: 'cold_call', clientName: 'Reed Dairy' };
      const { body } = await web.earshot.create(input, web.tenant.key);
      // Of somebody else: the salesperson does not see it.
      await mine.reload();
      await show.click();
      await mine.getByText('ninguna conversación de este tipo que usted puede ver').waitFor();
      const page = await web.page({ as: await web.person() });
      await page.goto(`/analyses/${id}`);
      const example = page.getByRole('button', { name: 'Good example: Next step scheduled' });
      await example.click();
      expect(await example.getAttribute('aria-expanded')).toBe('true');
      await page.getByRole('link', { name: /^Reed Dairy · / }).click();
      await page.getByRole('heading', { level: 1, name: /Reed Dairy/ }).waitFor();
      const criterion = page.getByRole('button', { name: 'Correct: Next step scheduled' });
      await expect.poll(() => criterion.evaluate((button) => document.activeElement === button)).toBe(true);
      expect(page.url()).toContain(`/analyses/${body.id}#next_step_scheduled`);
      for (const each of [mine, page]) await each.context().close();
    },
    slowMs,
  );

  it(
    'a salesperson contests, a supervisor finds it under For you and decides; both verdicts and the score are shown',
    async () => {
      const id = await created();
      const mine = await web.page({ as: seller });
      await mine.goto(`/analyses/${id}`);
      await mine.getByRole('button', { name: 'Contest: Next step scheduled' }).click();
      await mine.getByLabel('Reason').fill('We agreed on Tuesday');
      await mine.getByRole('button', { name: 'Contest', exact: true }).click();
      await mine.getByText('We agreed on Tuesday').waitFor();
      const withdraw = mine.getByRole('button', { name: 'Withdraw: Next step scheduled' });
      await withdraw.waitFor();
      expect(await withdraw.evaluate((button) => document.activeElement === button)).toBe(true);

      const page = await web.page({ as: leader });
      await page.goto('/for-you');
      await page.getByText('We agreed on Tuesday').waitFor();
      await page.getByRole('link', { name: 'Next step scheduled' }).click();
      const decide = page.getByRole('button', { name: 'Decide: Next step scheduled' });
      await decide.waitFor();
      await expect.poll(() => decide.evaluate((button) => document.activeElement === button)).toBe(true);
      await decide.press('Enter');
      expect(await page.getByLabel('Verdict', { exact: true }).inputValue()).toBe('met');
      await page.getByLabel('Reason').fill('Heard it at the end');
      await page.getByRole('button', { name: 'Decide', exact: true }).click();
      await page.getByText('Earshot’s verdict was: not met.').waitFor();
      const { review, displayScore } = (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body;
      expect(displayScore).toBeGreaterThan(review.engineScore);
      await page.getByText('Decided: met.').waitFor();
      await page.getByText(`Before, the score was ${review.engineScore}.`).waitFor();
      // What the engine wrote may contradict the decision: it says so itself.
      await page.getByText('Corrected since: Next step scheduled.').first().waitFor({ state: 'attached' });
      await page.goto('/for-you');
      await page.getByText('Nothing is waiting for you').waitFor();
      for (const each of [mine, page]) await each.context().close();
    },
    slowMs,
  );

  it(
    'a leader who withdraws a contest goes on at the button beside it, by keyboard',
    async () => {
      const id = await created();
      const contest = { id, criterion: 'next_step_scheduled', reason: 'We agreed on Tuesday' };
      await output(web.earshot, 'analysis.contestVerdict', await session(web.earshot, leader.id), contest);
      const page = await web.page({ as: leader });
      await page.goto(`/analyses/${id}`);
      await page.getByRole('button', { name: 'Withdraw: Next step scheduled' }).press('Enter');
      const correct = page.getByRole('button', { name: 'Correct: Next step scheduled' });
      await correct.waitFor();
      await expect.poll(() => correct.evaluate((button) => document.activeElement === button)).toBe(true);
      await page.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width: the criterion with both verdicts, the dialog and the page For you',
    async () => {
      const id = await created();
      const reason = 'We agreed on Tuesday at ten, and the client repeated it before the end';
      const as = { json: { json: { id, criterion: 'next_step_scheduled', reason } } };
      const post = (name: string, body: object) =>
        web.earshot.request('POST', `/v1/analysis.${name}`, { ...body, key: web.tenant.key });
      expect((await post('contestVerdict', as)).status).toBe(200);
      await expectGoodAtEveryWidth(web, 'for-you', leader, async (page) => {
        await page.goto('/for-you');
        await page.getByText(reason).waitFor();
      });
      const decision = { id, criterion: 'greeting_identification', met: false, reason, replaces: null };
      expect((await post('decideVerdict', { json: { json: decision } })).status).toBe(200);
      await expectGoodAtEveryWidth(web, 'analysis-verdicts', leader, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByText('Earshot’s verdict was: met.').waitFor();
        await page.getByText('Earshot’s verdict was: met.').scrollIntoViewIfNeeded();
      });
      await expectGoodAtEveryWidth(web, 'analysis-verdict-dialog', leader, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByRole('button', { name: 'Decide: Next step scheduled' }).click();
        await page.getByLabel('Verdict', { exact: true }).waitFor();
      });
    },
    slowMs * 3,
  );
});
