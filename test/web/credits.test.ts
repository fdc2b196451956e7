// Settings → Credits: balance, month, and the ledger with what used the minutes (docs/decisions/minutes.md#d23, #d45).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { expectGoodAtEveryWidth, type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('credits', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    for (const clientName of ['Aurora <i>GmbH</i>', 'B'.repeat(190)]) {
      const { status, text } = await web.earshot.create({ transcript: transcript(3), clientName }, web.tenant.key);
      expect(status, text).toBe(200);
    }
  });
  afterAll(() => web.stop());

  it('the balance, the month, and each entry with the balance after it and its analysis', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/credits');
    const ledger = page.getByRole('table', { name: 'History' });
    const rows = ledger.getByRole('row');
    await rows.nth(3).waitFor();
    expect(await rows.nth(1).textContent()).toMatch(/Analysis: B+.*-3.*594/);
    expect(await rows.nth(2).textContent()).toMatch(/Analysis: Aurora <i>GmbH<\/i>.*-3.*597/);
    expect(await rows.nth(3).textContent()).toMatch(/Opening balance.*\+600.*600/);
    await page.getByText('594 min', { exact: true }).waitFor();
    await page.getByText('6 of 600 min of the plan used').waitFor();
    expect(await ledger.getByRole('link').nth(1).getAttribute('href')).toMatch(/^\/analyses\/[\w-]+$/);
  });

  it('earlier entries are shown on request; who is no administrator sees the balance alone', async () => {
    const page = await web.page({ as: person });
    const isCursorless = (url: URL) => url.pathname === '/v1/credits.getLedger' && !url.search.includes('cursor');
    await page.route(isCursorless, async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('input', JSON.stringify({ json: { limit: 1 } }));
      await route.continue({ url: url.href });
    });
    await page.goto('/settings/credits');
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(1).waitFor();
    await page.getByRole('button', { name: 'Show earlier entries' }).click();
    await rows.nth(3).waitFor();
    const other = await web.page({ as: await web.person('salesperson') });
    await other.goto('/settings/credits');
    await other.getByText('594 min', { exact: true }).waitFor();
    expect(await other.getByRole('table').count()).toBe(0);
  });

  it('less than a minute is said to be too little', async () => {
    await web.earshot.service.db.run('UPDATE companies SET ledger_hundredths = 50 WHERE id = ?', [
      web.tenant.companyId,
    ]);
    const page = await web.page({ as: person });
    await page.goto('/settings/credits');
    await page.getByText(/Less than a minute is left/).waitFor();
    await page.getByText('0.5 min', { exact: true }).waitFor();
  });

  it('credits: no serious violation, nothing too wide', async () => {
    await expectGoodAtEveryWidth(web, 'credits', person, async (page) => {
      await page.goto('/settings/credits');
      await page.getByRole('table').waitFor();
    });
  });
});
