// Dates of the pages in Chromium: the region of the reader's browser writes them (docs/decisions/pages.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('dates of a region', () => {
  let web: Web;

  beforeAll(async () => {
    web = await startWeb();
    await insertAnalysis(web.earshot.service.db, web.tenant.companyId, {
      client_name: 'Padaria Alvorada',
      created_at: Date.UTC(2026, 10, 20, 12),
    });
  });
  afterAll(() => web?.stop());

  it.each([
    ['en-US', 'English', 'Nov 20, 2026'],
    ['en-GB', 'English', '20 Nov 2026'],
    ['de-DE', 'English', '20 Nov 2026'],
    ['pt-BR', 'English', '20 Nov 2026'],
    ['pt-BR', 'Português', '20 de nov. de 2026'],
    ['es-MX', 'Español', '20 nov 2026'],
  ])('a browser of %s with pages in %s', async (locale, language, date) => {
    const page = await web.page({ as: await web.person(), locale });
    await page.goto('/analyses');
    const line = page.getByRole('link', { name: 'Padaria Alvorada' });
    await line.waitFor();
    await page
      .getByRole('combobox', { name: /Language|Idioma/ })
      .last()
      .selectOption({ label: language });
    await expect.poll(() => page.locator('body').textContent()).toContain(date);
    await page.context().close();
  });
});
