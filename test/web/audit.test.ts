// Settings → Audit log: who did what, with filters that are kept in the address (docs/decisions/audit.md).
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { expectGoodAtEveryWidth, type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('the audit log', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    const { status, text } = await web.earshot.create({ transcript: transcript(2) }, web.tenant.key);
    expect(status, text).toBe(200);
  });
  afterAll(() => web.stop());

  it('shows who did what, and only what the filters of the address let through', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/audit');
    const rows = page.getByRole('table', { name: 'Entries of the audit log' }).getByRole('row');
    const link = rows.filter({ hasText: 'Share link created' });
    await link.waitFor();
    expect(await link.textContent()).toMatch(/API key test.*127\.0\.0\.1/);
    await rows.filter({ hasText: 'Company created' }).filter({ hasText: 'Command line' }).waitFor();
    await page.getByLabel('What').selectOption('key.created');
    await link.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?kind=key.created');
    await rows.filter({ hasText: 'API key created' }).waitFor();
    await page.goto('/settings/audit?kind=nonsense&from=2999-01-01');
    await page.getByText('No entries', { exact: true }).waitFor();
  });

  it('is exported as JSON Lines, oldest first, with the filters in effect, which the log then says', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/audit?kind=key.created');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON Lines' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('audit-log.jsonl');
    const lines = (await readFile(await file.path(), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['key.created']));
    const numbers = lines.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    await page.goto('/settings/audit?kind=audit.exported');
    await page.getByRole('cell', { name: 'Audit log exported' }).waitFor();
  });

  it('no serious violation, nothing too wide', async () => {
    await expectGoodAtEveryWidth(web, 'audit', person, async (page) => {
      await page.goto('/settings/audit');
      await page.getByRole('table').waitFor();
    });
  });
});
