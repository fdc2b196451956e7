// Judging independently on the pages: without anybody's verdicts, by keyboard, and compared afterwards (docs/decisions/coaching.md#calibration).
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { call, output, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const talk = [
  'Laura: Good morning, this is Laura from Northway. Is this a good moment to talk?',
  'Bo: Yes, go ahead.',
  'Laura: How do you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');

describe.skipIf(!chromiumPath)('calibration', () => {
  let web: Web;
  let leader: Person;
  let seller: Person;
  let criteria: { key: string; met: boolean }[];
  const create = async () => {
    const input = {
      transcript: talk,
      salespersonId: seller.id,
      clientName: 'Bo Haulage',
      interactionType: 'cold_call',
    };
    return (await web.earshot.create(input, web.tenant.key)).body.id as string;
  };
  const month = () => `/reviews?month=${new Date(web.earshot.service.now()).toISOString().slice(0, 7)}`;
  beforeAll(async () => {
    web = await startWeb();
    leader = await web.person('supervisor');
    seller = await web.person('salesperson');
    await web.earshot.service.db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [leader.id, seller.id]);
  });
  afterAll(() => web.stop());

  /** The lines of the table that the page saves. */
  const downloaded = async (page: Page) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download as a table/ }).press('Enter');
    return (await readFile(await (await download).path(), 'utf8')).slice(1).split('\r\n');
  };

  /** Judges as the engine did, but for the first criterion. */
  const judgeAsAdmin = async (id: string) => {
    const admin = await session(web.earshot, web.tenant.adminId);
    ({ criteria } = (await output(web.earshot, 'analysis.get', admin, { id })).interactionScorecard);
    const verdicts = criteria.map(({ key, met }, at) => ({ key, verdict: met === at > 0 ? 'met' : 'not_met' }));
    expect((await call(web.earshot, 'analysis.addJudgement', admin, { id, verdicts })).status).toBe(200);
  };

  it(
    'a supervisor judges from the sample by keyboard, sees no verdict before, and compares afterwards',
    async () => {
      const id = await create();
      await judgeAsAdmin(id);
      const page = await web.page({ as: leader });
      await page.goto(month());
      await page.getByText('No conversation judged by several people in this period').waitFor();
      await page.getByRole('link', { name: /^Judge independently: .* · Bo Haulage$/ }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Judge independently' }).waitFor();
      await page.getByText('1 person has judged it.').waitFor();
      await page.getByText('It costs 90 a month.').waitFor();
      const groups = page.getByRole('group');
      expect(await groups.count()).toBe(criteria.length);
      expect(await page.locator('input:checked').count()).toBe(0);
      const { interactionScorecard } = await output(web.earshot, 'analysis.get', web.tenant.key, { id });
      const words = await page.locator('main').textContent();
      expect(words).not.toMatch(/\d+ of 100|points/);
      expect(words).not.toContain(interactionScorecard.score === null ? '✓' : `${interactionScorecard.score}`);

      // What is missing is said, and focus goes there.
      await page.getByRole('button', { name: 'Send and compare' }).press('Enter');
      await page.getByText('Choose a verdict.').first().waitFor();
      const first = groups.first().getByRole('radio').first();
      await expect.poll(() => first.evaluate((radio) => document.activeElement === radio)).toBe(true);
      for (const group of await groups.all())
        await group.getByRole('radio', { name: /^(Met|Happened)$/ }).press('Space');
      await groups.last().getByRole('radio').last().press('Space');
      await page.getByText(`${criteria.length} of ${criteria.length} judged`).waitFor();
      // What was chosen stays with the tab until it is sent.
      await page.reload();
      await page.getByText(`${criteria.length} of ${criteria.length} judged`).waitFor();
      await page.getByRole('button', { name: 'Send and compare' }).press('Enter');

      const compared = page.getByRole('heading', { name: 'Verdicts compared' });
      await compared.waitFor();
      await expect.poll(() => compared.evaluate((heading) => document.activeElement === heading)).toBe(true);
      const table = page.getByRole('table', { name: 'Verdicts compared' });
      expect(await table.getByRole('row').count()).toBe(criteria.length + 1);
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Criterion',
        'You',
        expect.any(String),
        'Earshot',
        'Comparison',
      ]);
      expect(await table.getByText('Differ', { exact: true }).count()).toBeGreaterThan(0);
      // Somebody who cannot tell is not of one mind with those who can.
      expect(await table.getByRole('row').last().textContent()).toMatch(/Cannot tell[\s\S]*Not all can tell/);
      await page.reload();
      await compared.waitFor();
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('judging')))).toEqual(
        [],
      );
      const lines = await downloaded(page);
      expect(lines).toHaveLength(criteria.length + 2);
      expect(lines[0]).toMatch(/^Criterion,You,.+,Earshot,Comparison$/);
      expect(lines.join()).toContain('Differ');

      await page.getByRole('link', { name: 'Back to the sample' }).press('Enter');
      const figures = page.getByRole('table', { name: 'Agreement among reviewers' });
      await figures.waitFor();
      await page.getByText('1 conversation was judged by several people. The total appears from 30 on.').waitFor();
      const [titles, total] = await downloaded(page);
      expect(titles).toMatch(/^Criterion,From,To,Type,Team,Agreement,.*,Alpha,Pairs,Agreeing pairs,Earshot: compared,/);
      expect(total).toMatch(/^Total,\d{4}-.*,,,,,\d+,\d+,\d+,\d+$/);
      await page.context().close();
    },
    slowMs,
  );

  it(
    'leads from one conversation of the sample to the next',
    async () => {
      const as = await session(web.earshot, leader.id);
      for (const id of [await create(), await create()]) {
        const { interactionScorecard } = await output(web.earshot, 'analysis.get', as, { id });
        const verdicts = interactionScorecard.criteria.map(({ key }: { key: string }) => ({ key, verdict: 'met' }));
        expect((await call(web.earshot, 'analysis.addJudgement', as, { id, verdicts })).status).toBe(200);
      }
      const page = await web.page({ as: leader });
      await page.goto(month());
      await page
        .getByRole('link', { name: /^Judge independently: / })
        .first()
        .press('Enter');
      await page.getByRole('heading', { name: 'Verdicts compared' }).waitFor();
      const first = page.url();
      await page.getByRole('link', { name: /^Next in the sample: / }).press('Enter');
      await expect.poll(() => page.url()).not.toBe(first);
      await page.getByRole('heading', { level: 1, name: 'Judge independently' }).waitFor();
      await page.context().close();
    },
    slowMs,
  );

  it(
    'nobody judges their own, and a salesperson is not asked',
    async () => {
      const id = await create();
      const attach = { id, salespersonId: leader.id };
      await output(web.earshot, 'analysis.setAttribution', web.tenant.key, attach);
      const page = await web.page({ as: leader });
      await page.goto(`/analyses/${id}/judge`);
      await page.getByText('Nobody judges a conversation of their own.').waitFor();
      await output(web.earshot, 'analysis.setAttribution', web.tenant.key, { id, salespersonId: seller.id });
      const mine = await web.page({ as: seller });
      await mine.goto(`/analyses/${id}`);
      await mine.getByRole('heading', { name: 'Scorecard' }).or(mine.getByText('Cold call').first()).first().waitFor();
      expect(await mine.getByRole('link', { name: 'Judge independently' }).count()).toBe(0);
      for (const each of [mine, page]) await each.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width, before and after',
    async () => {
      const id = await create();
      await judgeAsAdmin(id);
      await expectGoodAtEveryWidth(web, 'judge', leader, async (page) => {
        await page.goto(`/analyses/${id}/judge`);
        await page.getByRole('group').first().waitFor();
      });
      const verdicts = criteria.map(({ key }) => ({ key, verdict: 'met' }));
      const as = await session(web.earshot, leader.id);
      expect((await call(web.earshot, 'analysis.addJudgement', as, { id, verdicts })).status).toBe(200);
      await expectGoodAtEveryWidth(web, 'judgements-compared', leader, async (page) => {
        await page.goto(`/analyses/${id}/judge`);
        await page.getByRole('table', { name: /./ }).waitFor();
      });
      await expectGoodAtEveryWidth(web, 'agreement-among-reviewers', leader, async (page) => {
        await page.goto(month());
        await page.getByRole('table').last().waitFor();
      });
    },
    slowMs,
  );
});
