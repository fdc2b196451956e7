// Trends: figures of a period beside the one before, for all, for people and for teams, with the analyses behind them (docs/decisions/access.md#d12, docs/decisions/sign-in.md#d53).
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgedCriterion } from '../../packages/server/src/records/trend-measures.ts';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { insertAnalysis, insertJudged } from '../harness/rows.ts';
import { expectGoodAtEveryWidth, expectNoSidewaysScroll, type Person, startWeb, type Web } from './harness/pages.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.skipIf(!chromiumPath)('trends', () => {
  let web: Web;
  let person: Person;
  let ana: string;
  let bruno: Person;
  let boss: Person;

  /** A completed analysis of some days ago, in the middle of a minute, as the completing transaction writes it. */
  function insert(
    daysAgo: number,
    salespersonId: string | null,
    changes: Record<string, string | number | null>,
    judged?: readonly JudgedCriterion[],
  ) {
    const { service } = web.earshot;
    const { companyId } = web.tenant;
    const row = { created_at: Date.now() - daysAgo * dayMs - 30_000, salesperson_id: salespersonId, ...changes };
    return judged ? insertJudged(service.db, companyId, row, judged) : insertAnalysis(service.db, companyId, row);
  }

  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    boss = await web.person('supervisor');
    await web.earshot.service.db.run("UPDATE users SET name = 'Sofia Supervisor' WHERE id = ?", [boss.id]);
    ana = await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Ana', supervisorId: boss.id });
    bruno = await web.person('salesperson');
    await web.earshot.service.db.run("UPDATE users SET name = 'Bruno <b>bold</b>' WHERE id = ?", [bruno.id]);
    for (let day = 0; day < 20; day += 1)
      await insert(
        day,
        ana,
        {
          display_score: 80 - day,
          attendant_talk_pct: 55 + (day % 7),
          interruptions_per_ten_min: 1.5,
          client_name: `Client ${day}`,
        },
        [
          ['next_step_scheduled', 'objective', day % 2 === 0],
          ['recap', 'objective', true],
          ['talked_over_client', 'negative', day % 4 === 0],
        ],
      );
    await insert(1, bruno.id, { display_score: 40, client_name: 'C'.repeat(5000) }, [
      ['next_step_scheduled', 'objective', false],
    ]);
    await insert(2, null, {});
    for (let day = 28; day < 48; day += 1)
      await insert(day, ana, { display_score: 60, interruptions_per_ten_min: 2 }, [
        ['next_step_scheduled', 'objective', false],
      ]);
  });
  afterAll(() => web.stop());

  const open = async (as: Person = person, query = '') => {
    const page = await web.page({ as });
    await page.goto(`/trends${query}`);
    await page.getByText(/\d, compared with/).waitFor();
    return page;
  };

  it('figures of the last four weeks stand beside those of the four weeks before', async () => {
    const page = await open();
    await page.getByText('22 analyses').waitFor();
    const score = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Average score' }) });
    // (80 + … + 61 + 40) / 21
    await score.getByText('69', { exact: true }).waitFor();
    await score.getByText('+9 (before: 60)').waitFor();
    const talk = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Talk ratio' }) });
    await talk.getByText('before: not measured').waitFor();
  });

  it('who is improving: the change with its range, what changed most, and nothing of fewer than ten calls (issue 23)', async () => {
    const page = await open();
    const table = page.getByRole('table', { name: 'Who is improving?' });
    const rows = await table.getByRole('row').allTextContents();
    expect(rows).toHaveLength(3);
    // 80 … 61 beside twenty times 60: deviation 5.92, quantile of Student for 19 degrees 2.093.
    expect(rows[1]).toMatch(
      /Ana.*improving.*20.*before: 20.*70\.5.*before: 60.*\+10\.5.*\+7\.7 to \+13\.3.*\+50 points/s,
    );
    expect(rows[1]).not.toMatch(/chance/);
    expect(rows[2]).toMatch(/Bruno.*too few calls.*1.*before: 0.*40.*before: not known.*not known.*not known/s);
    await table.getByRole('link', { name: 'Ana' }).click();
    await page.getByText('20 analyses').waitFor();
    await page
      .getByRole('table', { name: 'Is the score improving?' })
      .getByText('improving', { exact: true })
      .waitFor();
    const own = await open(bruno);
    await own.getByText(/^Too few calls so far/).waitFor();
    expect(await own.getByRole('table', { name: 'Is the score improving?' }).count()).toBe(0);
    for (const [locale, verdict] of [
      ['pt-BR', 'evoluindo'],
      ['es-MX', 'mejora'],
    ] as const) {
      const small = await web.page({ as: person, locale, width: 360 });
      await small.goto('/trends');
      await small.getByText(verdict, { exact: true }).waitFor();
      await expectNoSidewaysScroll(small);
      await small.close();
    }
  });

  it('criteria: what is missed most comes first, with the analyses where it went wrong', async () => {
    const page = await open();
    const table = page.getByRole('table', { name: 'Criteria' });
    const rows = await table.getByRole('row').allTextContents();
    expect(rows[1]).toMatch(/met in 48%.*missed in 11 of 21.*\+48 points/s);
    expect(rows[2]).toMatch(/to avoid.*happened in 25%.*happened in 5 of 20.*not judged before/s);
    expect(rows[3]).toMatch(/met in 100%.*missed in 0 of 20/s);
    await table
      .getByLabel(/^Examples: /)
      .first()
      .click();
    // The share leads to those that met it, the best first, and each line to the criterion.
    const met = table.getByRole('link', { name: /: met in 48%$/ });
    expect(await met.getAttribute('href')).toMatch(/&order=highest&met=objective\+next_step_scheduled$/);
    // Issue 23: the figure leads to the list of those that missed it.
    const missed = table.getByRole('link', { name: /: missed in 11 of 21$/ });
    expect(await missed.getAttribute('href')).toMatch(
      /^\/analyses\?status=completed&.*&missed=objective\+next_step_scheduled$/,
    );
    // The language of the reader counts, not that of the company.
    const reader = await web.page({ as: person, locale: 'es' });
    await reader.goto('/trends');
    await reader.getByRole('table', { name: 'Criterios' }).getByText('Próximo paso agendado').waitFor();
    await reader.close();
    // A fault has no share of “met”: it happened, in every language and on a telephone.
    const small = await web.page({ as: person, locale: 'pt', width: 360 });
    await small.goto('/trends');
    const fault = await small.getByRole('table', { name: 'Critérios' }).getByRole('row').nth(2).textContent();
    expect(fault).toMatch(/aconteceu em 25\s?%.*aconteceu em 5 de 20/s);
    expect(fault).not.toMatch(/cumprido/i);
    await expectNoSidewaysScroll(small);
    await small.close();
    const example = table.locator('li').getByRole('link').first();
    await example.waitFor();
    expect(await example.getAttribute('href')).toMatch(/^\/analyses\/[\w-]+$/);
  });

  it('a change of a few analyses is no praise and no blame, and those of nobody come last (issue 23)', async () => {
    const id = await insert(30, bruno.id, { display_score: 90 });
    const page = await open();
    const color = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
    const whole = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Average score' }) });
    const hint = await color(whole.getByText('From 0 to 100'));
    const people = page.getByRole('table', { name: 'Reps' });
    const bold = people.getByRole('row').filter({ hasText: 'Bruno <b>bold</b>' });
    expect(await color(bold.getByText('-50 (before: 90)'))).toBe(hint);
    const ofAna = people.getByRole('row').filter({ hasText: 'Ana' });
    expect(await color(ofAna.getByText('+10.5 (before: 60)'))).not.toBe(hint);
    expect(await people.getByRole('rowheader').allTextContents()).toEqual([
      expect.stringContaining('Ana'),
      expect.stringContaining('Bruno'),
      expect.stringContaining('Unassigned'),
    ]);
    await page.close();
    await output(web.earshot, 'analysis.delete', await session(web.earshot, person.id), { id });
  });

  it('all analyses behind the figures are in the list, the archived ones too (issue 23)', async () => {
    const id = await insert(1, bruno.id, { client_name: 'Put away', archived_at: Date.now() });
    const page = await open(person, `?person=${bruno.id}`);
    await page.getByText('2 analyses').waitFor();
    await page.getByRole('link', { name: 'View all' }).click();
    const lines = page.getByRole('table', { name: 'Analyses' }).getByRole('rowheader');
    await expect.poll(() => lines.count()).toBe(2);
    await page.getByRole('link', { name: 'Put away' }).waitFor();
    await page.close();
    await output(web.earshot, 'analysis.delete', await session(web.earshot, person.id), { id });
  });

  it('an administrator sets targets, and trends say which figures reach them (issue 23)', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByLabel('Average score, at least').fill('75');
    await page.getByLabel('Interruptions per 10 min, at most').fill('1.5');
    await page.getByLabel('Each criterion met in at least (%)').fill('80');
    await page.getByRole('button', { name: 'Update the targets' }).click();
    await page.getByText('The targets have been saved.').waitFor();
    await page.goto('/trends');
    await page.getByText('Target at least 75: missed').first().waitFor();
    await page.getByText('Target at most 1.5: reached').waitFor();
    const criteria = page.getByRole('table', { name: 'Criteria' }).getByRole('row');
    await expect.poll(async () => (await criteria.allTextContents())[1]).toMatch(/48% \(missed\)/);
    await page.goto('/settings/company');
    await page.getByLabel('Talk ratio, at least (%)').fill('60');
    await page.getByLabel('Talk ratio, at most (%)').fill('40');
    await page.getByRole('button', { name: 'Update the targets' }).click();
    await page.getByText('The minimum of the talk ratio is above its maximum.').waitFor();
    await page.close();
  });

  it('the measure over time has its figures in a table, and keeps what was not measured apart from 0', async () => {
    const page = await open();
    await page.getByRole('img', { name: /^Average score by week/ }).hover();
    await page.getByText(/^\d+ \w+ \d+: [\d.]+ \(before: 60\)$/).waitFor();
    await page.getByText('Show as a table').click();
    const table = page.getByRole('table', { name: 'Over time' });
    // Four weeks, five where none of them begins on a Monday; and the head.
    expect([5, 6]).toContain(await table.getByRole('row').count());
    await table.getByText('no analyses').first().waitFor();
    await page.getByLabel('Metric').selectOption({ label: 'Analyses' });
    await page.getByRole('img', { name: /^Analyses by week/ }).waitFor();
    expect(page.url()).toContain('measure=analyses');
  });

  it('a person narrows the page, in the address, and back', async () => {
    const page = await open();
    const people = page.getByRole('table', { name: 'Reps' });
    await people.getByText('Unassigned').waitFor();
    await people.getByRole('link', { name: 'Ana' }).click();
    await page.getByText('20 analyses').waitFor();
    expect(page.url()).toContain(`person=${ana}`);
    expect(await page.getByRole('combobox', { name: 'Rep' }).inputValue()).toBe('Ana');
    const all = page.getByRole('link', { name: 'View all' });
    expect(await all.getAttribute('href')).toMatch(
      new RegExp(`^/analyses\\?status=completed&archived=all&from=[\\d-]+&to=[\\d-]+&person=${ana}$`),
    );
    await page.goBack();
    await page.getByText('22 analyses').waitFor();
  });

  it('teams are for administrators: each with its figures; an order puts the lowest score first', async () => {
    const page = await open();
    await page.getByLabel('Order').selectOption('lowest');
    const people = page.getByRole('table', { name: 'Reps' }).getByRole('rowheader');
    expect(await people.allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('Bruno'), expect.stringContaining('Ana')]),
    );
    expect((await people.allTextContents())[0]).toContain('Bruno <b>bold</b>');
    await page.getByRole('tab', { name: 'Teams' }).click();
    const teams = page.getByRole('table', { name: 'Teams' });
    await teams.getByText('No supervisor').waitFor();
    await teams.getByRole('link', { name: 'Sofia Supervisor' }).click();
    await page.getByText('20 analyses').waitFor();
    expect(await page.getByLabel('Team').inputValue()).toBe(boss.id);
  });

  it('days of one’s own choice, and a period that makes no sense is said so', async () => {
    const page = await open();
    await page.getByLabel('Period').selectOption('custom');
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByText('At most 119 weeks').waitFor();
    await page.getByLabel('To').fill('2019-01-01');
    await page.getByText('The end date is before the start date.').waitFor();
    await page.getByLabel('To').fill('2020-01-31');
    await page.getByText('No completed analyses in this period').waitFor();
    await page.getByRole('button', { name: 'Show 52 weeks' }).click();
    await page.getByText('42 analyses').waitFor();
    expect(page.url()).toMatch(/\?period=52w$/);
  });

  it('a salesperson sees their own and nobody else’s; a supervisor their team', async () => {
    const own = await open(bruno);
    await own.getByText('1 analysis').waitFor();
    expect(await own.getByRole('combobox', { name: 'Rep' }).count()).toBe(0);
    expect(await own.getByRole('table', { name: 'Reps' }).count()).toBe(0);
    const team = await open(boss);
    await team.getByText('20 analyses').waitFor();
    await team.getByRole('table', { name: 'Reps' }).getByRole('link', { name: 'Ana' }).waitFor();
    expect(await team.getByRole('tab', { name: 'Teams' }).count()).toBe(0);
  });

  it.each([
    ['trends', ''],
    ['trends-weeks', '?period=12w&measure=analyses&by=teams'],
    ['trends-empty', '?from=2020-01-01&to=2020-01-31'],
  ])('%s: no serious violation, nothing too wide', async (name, query) => {
    await expectGoodAtEveryWidth(web, name, person, async (page) => {
      await page.goto(`/trends${query}`);
      await page.getByText(/\d, compared with/).waitFor();
      const examples = page.getByLabel(/^Examples: /);
      if ((await examples.count()) > 4) await examples.nth(4).click();
      await page.waitForLoadState('networkidle');
    });
  });
});
