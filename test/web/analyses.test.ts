// The list of analyses: filters in the address, more pages, what is under way, archiving, attributing, hostile names.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { insertAnalysis, insertJudged } from '../harness/rows.ts';
import { expectGoodAtEveryWidth, type Person, startWeb, stopTime, type Web } from './harness/pages.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 20, 15);

describe.skipIf(!chromiumPath)('the list of analyses', () => {
  let web: Web;
  let admin: Person;
  let sara: string;
  beforeAll(async () => {
    web = await startWeb();
    admin = await web.person();
    sara = await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Sara Lima' });
  });
  beforeEach(() => empty());
  afterAll(() => web.stop());

  const empty = async () => {
    await web.earshot.service.db.run('DELETE FROM analysis_documents');
    await web.earshot.service.db.run('DELETE FROM analyses');
  };
  const insert = (changes: Parameters<typeof insertAnalysis>[2]) =>
    insertAnalysis(web.earshot.service.db, web.tenant.companyId, changes);
  const change = (id: string, columns: Record<string, string | number>) =>
    web.earshot.service.db.run(
      `UPDATE analyses SET ${Object.keys(columns).map((name) => `${name} = ?`)}, updated_at = updated_at + 1 WHERE id = ?`,
      [...Object.values(columns), id],
    );
  const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const names = async (page: Page) =>
    (await page.getByRole('rowheader').getByRole('link').allTextContents()).join(', ');
  const expectNames = (page: Page, expected: string) => expect.poll(() => names(page)).toBe(expected);
  const expectRows = (page: Page, expected: number) => expect.poll(() => rows(page).count()).toBe(expected);
  const open = async (address = '/analyses', options: Parameters<Web['page']>[0] = {}) => {
    const page = await web.page({ as: admin, ...options });
    await page.goto(address);
    await page.getByRole('heading', { name: 'Analyses', level: 1 }).waitFor();
    return page;
  };

  it('is saved as a table of what the filters match, with a column for each criterion; nothing in it runs', async () => {
    const { db } = web.earshot.service;
    const occurred_at = now;
    const criteria = [
      ['recap', 'objective', true],
      ['pressure', 'negative', false],
    ] as const;
    await insertJudged(
      db,
      web.tenant.companyId,
      { occurred_at, client_name: '=HYPERLINK("x")', display_score: 71, attendant_talk_pct: 62.5 },
      criteria,
    );
    // More than one page, oldest last.
    for (let minutes = 1; minutes <= 120; minutes += 1)
      await insertJudged(db, web.tenant.companyId, { occurred_at: now - minutes * minute, display_score: 71 }, []);
    await insertJudged(db, web.tenant.companyId, { occurred_at, display_score: 12 }, criteria);
    const page = await open('/analyses?minScore=50');
    await page.getByRole('button', { name: 'Download as a table…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download as a table' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    await dialog.getByText('Saved 121 conversations.').waitFor();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^analyses-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(123);
    expect(lines[0]).toMatch(/^\uFEFFDate,Client,Rep,.*,Link,Recap of what was agreed,pressure$/);
    expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(lines[1]).toMatch(/,71,.*,62\.5,.*,met,did not happen$/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.context().close();
  });

  it('failed ones of a period go back to the queue, and those that cannot are counted', async () => {
    const created_at = Date.now() - 3_600_000;
    for (const transcript of ['Agent: Hello.', '']) await insertFailed(created_at, transcript);
    await insertFailed(created_at - 30 * 24 * 3_600_000, 'Agent: Long ago.');
    const page = await open('/analyses?status=failed');
    await page.getByRole('button', { name: 'Try failed ones again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('1 analysis is in the queue again.').waitFor();
    await dialog.getByText('1 stays failed: its recording is no longer stored.').waitFor();
    await page.goto('/analyses');
    expect(await page.getByRole('button', { name: 'Try failed ones again' }).count()).toBe(0);
  });
  const insertFailed = (created_at: number, transcript: string) =>
    insertAnalysis(
      web.earshot.service.db,
      web.tenant.companyId,
      { status: 'failed', error_source: 'internal', created_at },
      { transcript },
    );

  /** Some of every kind. */
  async function fill(): Promise<void> {
    const all: Parameters<typeof insertAnalysis>[2][] = [
      {
        client_name: 'Padaria Alvorada',
        display_score: 86,
        interaction_type: 'discovery',
        summary:
          'Wants a proposal for two shops by Friday; the oven contract ends in March and the owner decides alone.',
        audio_duration_seconds: 754,
        salesperson_id: sara,
        salesperson_name: 'Sara Lima',
        attribution_status: 'manual',
      },
      {
        client_name: 'Norte Engenharia',
        display_score: 55,
        interaction_type: 'negotiation',
        summary: 'Price was refused twice; no next step was agreed.',
        audio_duration_seconds: 3725,
        source: 'pbx',
        provider: 'pbx',
        external_call_id: 'call-77',
        salesperson_id: sara,
        salesperson_name: 'Sara Lima',
        attribution_status: 'auto',
      },
      {
        client_name: 'Ana Souza',
        display_score: 18,
        interaction_type: 'discovery',
        source: 'meeting',
        attribution_status: 'pending',
        audio_duration_seconds: 61,
      },
      {
        client_name: null,
        display_score: null,
        summary: 'Nothing was said about needs.',
        salesperson_id: sara,
        salesperson_name: 'Sara Lima',
        attribution_status: 'manual',
      },
      {
        client_name: 'Still waiting',
        status: 'pending',
        salesperson_id: sara,
        salesperson_name: 'Sara Lima',
        attribution_status: 'manual',
      },
      {
        client_name: 'At work',
        status: 'processing',
        salesperson_id: sara,
        salesperson_name: 'Sara Lima',
        attribution_status: 'manual',
      },
      {
        client_name: 'Went wrong',
        status: 'failed',
        error_source: 'audio',
        error_detail: 'No speech was found in the audio.',
        salesperson_id: sara,
        salesperson_name: 'Sara Lima',
        attribution_status: 'manual',
      },
    ];
    for (const [index, changes] of all.entries()) await insert({ ...changes, created_at: now - index * minute });
  }

  it('shows at a glance how good, with whom, by whom; null is said in words; a line leads to its analysis', async () => {
    await fill();
    const page = await open();
    await rows(page).first().waitFor();
    const texts = await rows(page).allTextContents();
    expect(texts[0]).toMatch(/86Padaria Alvorada.*Sara Lima.*12:34.*Upload.*20 Nov 2026, /);
    expect(texts[1]).toContain('1:02:05Phone system');
    expect(texts[3]).toMatch(/^not measuredClient not named.*Length: not measured/);
    expect(texts[3]).toContain('Not classified');
    expect(texts[5]).toContain('Analysing');
    expect(texts[6]).toContain('Failed');
    expect(await page.getByRole('link', { name: 'Padaria Alvorada' }).getAttribute('href')).toMatch(
      /^\/analyses\/[\w-]{36}$/,
    );
  });

  it('filters are in the address: chosen, sent to somebody, gone back to, cleared', async () => {
    await fill();
    const page = await open();
    await page.getByLabel('Type').selectOption('discovery');
    await expectNames(page, 'Padaria Alvorada, Ana Souza');
    expect(new URL(page.url()).search).toBe('?type=discovery');
    await page.getByRole('button', { name: 'All filters (1)' }).click();
    await page.getByLabel('Minimum score').fill('60');
    await expectNames(page, 'Padaria Alvorada');
    await page.reload();
    await expectNames(page, 'Padaria Alvorada');
    expect(await page.getByLabel('Minimum score').inputValue()).toBe('60');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectRows(page, 7);
    await page.getByLabel('Rep', { exact: true }).selectOption('Sara Lima');
    await page.getByLabel('Status').selectOption('Completed');
    await expectNames(page, 'Padaria Alvorada, Norte Engenharia, Client not named');
    await page.getByLabel('Call ID').fill('call-77');
    await expectNames(page, 'Norte Engenharia');
    await page.getByLabel('Source').selectOption('Meeting');
    await page.getByRole('heading', { name: 'No analyses match these filters' }).waitFor();
    const days = await open('/analyses?from=2026-11-21&status=nonsense');
    await days.getByRole('heading', { name: 'No analyses match these filters' }).waitFor();
    await days.getByLabel('From').fill('2026-11-20');
    await expectRows(days, 7);
  });

  it('more is loaded by scrolling or by the button, each once', async () => {
    for (let index = 0; index < 220; index++)
      await insert({ client_name: `Client ${index}`, display_score: 50, created_at: now - index * minute });
    const page = await open();
    await page.getByText('20 analyses shown').waitFor();
    await page.getByRole('button', { name: 'Load more' }).focus();
    await page.keyboard.press('Enter');
    // A browser that keeps the button in sight asks for the next page by that.
    await page.getByText(/[12]20 analyses shown/).waitFor();
    await page.getByText(/analyses shown/).scrollIntoViewIfNeeded();
    await page.getByText('220 analyses shown. You have reached the end.').waitFor();
    expect(new Set((await names(page)).split(', ')).size).toBe(220);
  });

  it('what is under way is followed by itself, asking for nothing but it; new ones come in at the top', async () => {
    const id = await insert({ client_name: 'Ana', status: 'processing', created_at: now });
    const page = await web.page({ as: admin });
    const { pass, reaches } = await stopTime(page);
    await page.goto('/analyses');
    await reaches(() => rows(page).allTextContents(), [expect.stringContaining('Analysing')]);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await change(id, { status: 'completed', display_score: 71 });
    // Three looks, though the newest are not looked at yet.
    await pass(9_000);
    await reaches(() => rows(page).allTextContents(), [expect.stringMatching(/^71/)]);
    expect(new Set(asked)).toEqual(new Set(['/v1/analysis.listByIds']));
    await insert({ client_name: 'Newcomer', display_score: 90, created_at: now + minute });
    await pass(2_000);
    // As when one comes back to the tab.
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await reaches(() => names(page), 'Newcomer, Ana');
  });

  it('an analysis is archived and taken out again, by keyboard', async () => {
    await fill();
    const page = await open();
    await page.getByRole('button', { name: 'Archive: Padaria Alvorada' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Archived. You can find it').waitFor();
    await expectRows(page, 6);
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Norte Engenharia');
    const archive = await open('/analyses?archived=true');
    await archive.getByRole('button', { name: 'Unarchive: Padaria Alvorada' }).click();
    await archive.getByRole('heading', { name: 'The archive is empty' }).waitFor();
    await page.reload();
    await expectRows(page, 7);
  });

  it('D33: a conversation of nobody is attributed in its line', async () => {
    await fill();
    const page = await open();
    await page.getByRole('button', { name: 'Assign a rep: Ana Souza' }).click();
    const dialog = page.getByRole('dialog', { name: 'Whose conversation is it?' });
    await dialog.getByLabel('Rep').selectOption('Sara Lima');
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await page.getByText('The conversation is assigned to Sara Lima.').waitFor();
    await page.getByRole('row', { name: /Ana Souza.*Sara Lima/ }).waitFor();
  });

  it('nothing yet: says what to do', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'No analyses yet' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'New analysis' }).count()).toBe(2);
  });

  it('D12: a salesperson sees their own, and no filter for persons', async () => {
    const person = await web.person('salesperson');
    await insert({ client_name: 'Mine', salesperson_id: person.id, attribution_status: 'manual' });
    await insert({ client_name: 'Not mine', salesperson_id: sara, attribution_status: 'manual' });
    const page = await open('/analyses', { as: person });
    await expectNames(page, 'Mine');
    expect(await page.getByLabel('Rep', { exact: true }).count()).toBe(0);
  });

  it('names with markup, without an end and from right to left are text and stay in their place', async () => {
    await insert({
      client_name: '<script>alert(1)</script>',
      summary: '<img src=x onerror=alert(1)>',
      created_at: now,
    });
    await insert({
      client_name: 'w'.repeat(10_000),
      summary: 's'.repeat(10_000),
      salesperson_name: 'p'.repeat(10_000),
      created_at: now - 1,
    });
    await insert({ client_name: '\u202eشركة النور\u202e', summary: '\u202eabc', created_at: now - 2 });
    await expectGoodAtEveryWidth(web, 'analyses-hostile', admin, async (page) => {
      await page.goto('/analyses');
      await page.getByText('<script>alert(1)</script>').waitFor();
    });
  });

  it('no serious violation, nothing too wide', async () => {
    await fill();
    await expectGoodAtEveryWidth(web, 'analyses', admin, async (page) => {
      await page.goto('/analyses');
      await page.getByText('Padaria Alvorada').waitFor();
      await page.waitForLoadState('networkidle');
    });
    await expectGoodAtEveryWidth(web, 'analyses-filters', admin, async (page) => {
      await page.goto('/analyses?source=pbx');
      await page.getByText('Norte Engenharia').waitFor();
    });
    await empty();
    await expectGoodAtEveryWidth(web, 'analyses-empty', admin, async (page) => {
      await page.goto('/analyses');
      await page.getByText('No analyses yet').waitFor();
    });
  });
});
