// Reviews on the pages: a sample that is read to its end, an analysis that is marked, and the agreement (docs/decisions/coaching.md#samples).
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { call, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const talk = [
  'Laura: Good morning, this is Laura from Northway. Is this a good moment to talk?',
  'Bo: Yes, go ahead.',
  'Laura: How do you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');

describe.skipIf(!chromiumPath)('reviews', () => {
  let web: Web;
  let leader: Person;
  let seller: Person;
  let id: string;
  const monthsAhead = (count: number) => {
    const date = new Date(web.earshot.service.now());
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + count);
    return `/reviews?month=${date.toISOString().slice(0, 7)}`;
  };
  const month = () => monthsAhead(0);
  beforeAll(async () => {
    web = await startWeb();
    leader = await web.person('supervisor');
    seller = await web.person('salesperson');
    await web.earshot.service.db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [leader.id, seller.id]);
    const input = {
      transcript: talk,
      salespersonId: seller.id,
      clientName: 'Bo Haulage',
      interactionType: 'cold_call',
    };
    id = (await web.earshot.create(input, web.tenant.key)).body.id;
  });
  afterAll(() => web.stop());

  it('without a month in the address, it opens the one that has conversations (issue 23)', async () => {
    const page = await web.page({ as: leader });
    await page.goto('/reviews');
    await page.getByText('0 of 1 conversation').waitFor();
    const shown = await page.getByLabel('Month').inputValue();
    expect(`/reviews?month=${shown}`).toBe(month());
  });

  it(
    'a supervisor reads what was drawn, marks it by keyboard, sees the agreement, and withdraws',
    async () => {
      const page = await web.page({ as: leader });
      await page.goto(month());
      await page.getByText('0 of 1 conversation').waitFor();
      await page.getByText('Nothing reviewed in this period').waitFor();
      await page.getByRole('link', { name: /^\d.*Bo Haulage$/ }).click();
      await page.getByRole('button', { name: 'Mark as reviewed' }).press('Enter');
      await page.getByText(/^Reviewed by .*: the scorecard is right as it stands\.$/).waitFor();
      const withdraw = page.getByRole('button', { name: 'Withdraw the review' });
      await expect.poll(() => withdraw.evaluate((button) => document.activeElement === button)).toBe(true);

      await page.goto(month());
      await page.getByText('1 of 1 conversation').waitFor();
      await page.getByText('Done').waitFor();
      await page.getByText('1 conversation is reviewed. The total appears from 30 on.').waitFor();
      expect(await page.getByText('Fewer than 30').count()).toBeGreaterThan(3);

      // Months before count if the reader chooses a longer period, and the address keeps it.
      await page.goto(monthsAhead(1));
      await page.getByText('Nothing reviewed in this period').waitFor();
      await page.getByLabel('Period').selectOption('3');
      await page.getByText('1 conversation is reviewed.').waitFor();
      await page.reload();
      await page.getByText('1 conversation is reviewed.').waitFor();

      // The salesperson sees it, and cannot change it.
      const mine = await web.page({ as: seller });
      await mine.goto(`/analyses/${id}`);
      await mine.getByText(/^Reviewed by/).waitFor();
      expect(await mine.getByRole('button', { name: 'Withdraw the review' }).count()).toBe(0);
      expect(await mine.getByRole('link', { name: 'Reviews', exact: true }).count()).toBe(0);

      await page.goto(`/analyses/${id}`);
      await page.getByRole('button', { name: 'Withdraw the review' }).click();
      await page.getByRole('button', { name: 'Mark as reviewed' }).waitFor();
      for (const each of [mine, page]) await each.context().close();
    },
    slowMs,
  );

  it(
    'what changed meanwhile is shown, and has to be read before it is marked',
    async () => {
      const page = await web.page({ as: leader });
      await page.goto(`/analyses/${id}`);
      await page.getByRole('button', { name: 'Mark as reviewed' }).waitFor();
      const admin = await session(web.earshot, web.tenant.adminId);
      const decision = { id, criterion: 'next_step_scheduled', met: true, reason: 'I heard it', replaces: null };
      expect((await call(web.earshot, 'analysis.decideVerdict', admin, decision)).status).toBe(200);
      await page.getByRole('button', { name: 'Mark as reviewed' }).click();
      await page.getByText('Something has changed since you opened this page.').waitFor();
      await page.getByText('Decided: met.').waitFor();
      await page.getByRole('button', { name: 'Mark as reviewed' }).click();
      await page.getByText(/^Reviewed by/).waitFor();
      await page.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width',
    async () => {
      await expectGoodAtEveryWidth(web, 'reviews', leader, async (page) => {
        await page.goto(month());
        await page.getByText('of 1 conversation').waitFor();
        await page.getByText('Fewer than 30').first().waitFor();
      });
    },
    slowMs,
  );

  it(
    'a review leads to the next one of the sample, and the agreement of a team or type is saved as a table',
    async () => {
      const more = { transcript: talk, salespersonId: seller.id, interactionType: 'cold_call' };
      for (const clientName of ['Reed Dairy', 'Hill Stores'])
        await web.earshot.create({ ...more, clientName }, web.tenant.key);
      const page = await web.page({ as: leader });
      await page.goto(month());
      await page.getByText('1 of 3 conversations').waitFor();
      await page.getByRole('link', { name: /^\d.*Hill Stores$/ }).click();
      const next = page.getByRole('navigation', { name: 'Sample' });
      await next.getByRole('link', { name: 'Back to the sample (2 waiting)' }).waitFor();
      await page.getByRole('button', { name: 'Mark as reviewed' }).click();
      await next.getByRole('link', { name: 'Back to the sample (1 waiting)' }).waitFor();
      await next.getByRole('link', { name: /^Next in the sample: .*Reed Dairy/ }).press('Enter');
      await page.getByRole('heading', { level: 1, name: /Reed Dairy/ }).waitFor();
      await next.getByText('No other conversation of the sample is waiting.').waitFor();
      await page.getByRole('button', { name: 'Mark as reviewed' }).click();
      await next.getByRole('link', { name: 'Back to the sample', exact: true }).click();
      await page.getByText('3 of 3 conversations').waitFor();

      await page.getByLabel('Type').selectOption({ label: 'Demo' });
      await page.getByText('Nothing reviewed in this period').waitFor();
      expect(await page.getByRole('button', { name: 'Download as a table' }).count()).toBe(0);
      await page.getByLabel('Type').selectOption({ label: 'Cold call' });
      await page.getByText('3 conversations are reviewed.').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as a table' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^agreement-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).slice(1).split('\r\n');
      expect(lines[0]).toMatch(/^Criterion,From,To,Type,Team,Agreement,Lower bound/);
      expect(lines[1]).toMatch(/^Total,\d{4}-\d\d-01,\d{4}-\d\d-\d\d,Cold call,[^,]+,,,,\d+,\d+,0,1$/);
      expect(lines).toHaveLength((await page.getByText('Fewer than 30').count()) + 3);

      // An administrator narrows both by team; the list tells reviewed ones from the others.
      const admin = await web.page({ as: await web.person('admin_company') });
      await admin.goto(`${month()}&team=${leader.id}`);
      await admin.getByText('3 of 3 conversations').waitFor();
      await admin.getByText('3 conversations are reviewed.').waitFor();
      await admin.goto('/analyses?reviewed=yes');
      await admin.getByRole('link', { name: 'Reed Dairy' }).waitFor();
      await admin.getByLabel('Review', { exact: true }).selectOption({ label: 'Not reviewed' });
      await admin.getByText('No analyses match these filters').waitFor();
      for (const each of [admin, page]) await each.context().close();
    },
    slowMs,
  );
});
