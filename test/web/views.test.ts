// Saved views of the list: saved, shared, changed and deleted, by keyboard, in three languages; and the period that moves with the calendar.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { expectGoodAtEveryWidth, type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('saved views of the list', () => {
  let web: Web;
  let vera: Person;
  let sara: Person;
  beforeAll(async () => {
    web = await startWeb();
    vera = await web.person('supervisor');
    sara = await web.person('salesperson');
    const { db } = web.earshot.service;
    await db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [vera.id, sara.id]);
    for (const [client_name, display_score] of [
      ['Padaria Sol', 82],
      ['Norte Engenharia', 31],
    ] as const)
      await insertAnalysis(db, web.tenant.companyId, { client_name, display_score, salesperson_id: sara.id });
  });
  afterAll(() => web.stop());

  const open = async (as: Person, address = '/analyses', options: Parameters<Web['page']>[0] = {}) => {
    const page = await web.page({ as, ...options });
    await page.goto(address);
    await page.getByRole('rowheader').first().waitFor();
    return page;
  };
  const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const press = async (page: Page, key: string) => page.keyboard.press(key);

  it('a supervisor saves what the list shows, shares it with the team, gives it another name and deletes it, by keyboard', async () => {
    const page = await open(vera, '/analyses?maxScore=39&order=lowest');
    await view(page, 'Save view…').focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Poor calls');
    await press(page, 'Tab');
    await press(page, 'Space');
    await press(page, 'Tab');
    await press(page, 'Enter');
    await expect.poll(() => view(page, 'Poor calls').getAttribute('aria-pressed')).toBe('true');
    // A second press shows everything, a third the view again.
    await view(page, 'Poor calls').press('Enter');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(2);
    await view(page, 'Poor calls').press('Enter');
    await expect.poll(() => page.getByRole('rowheader').allTextContents()).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('?maxScore=39&order=lowest');

    const hers = await open(sara);
    await view(hers, 'Poor calls').click();
    await expect.poll(() => hers.getByRole('rowheader').count()).toBe(1);
    expect(await view(hers, 'Poor calls').getAttribute('title')).toMatch(/^Shared by /);
    expect(await hers.getByRole('button', { name: /^Edit view/ }).count()).toBe(0);

    await page.getByRole('button', { name: 'Edit view: Poor calls' }).press('Enter');
    const edit = page.getByRole('dialog', { name: 'Edit view' });
    expect(await edit.getByLabel('Share with my team').isChecked()).toBe(true);
    await edit.getByLabel('Name').fill('To listen to');
    await edit.getByRole('button', { name: 'Save' }).press('Enter');
    await view(page, 'To listen to').waitFor();
    expect(await view(page, 'Poor calls').count()).toBe(0);
    await page.getByRole('button', { name: 'Edit view: To listen to' }).press('Enter');
    await edit.getByRole('button', { name: 'Delete view' }).press('Enter');
    await view(page, 'Save view…').waitFor();
    expect(await view(page, 'To listen to').count()).toBe(0);
  });

  it('a salesperson saves without sharing; the search and the id of a call stay out of it', async () => {
    const page = await open(sara, '/analyses?maxScore=39');
    await view(page, 'Save view…').click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await dialog.getByLabel('Name').fill('Low');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await view(page, 'Low').waitFor();
    const answer = await page.request.get('/v1/user.getViews');
    expect((await answer.json()).result.data.views).toEqual([
      { name: 'Low', filters: { maxScore: '39' }, isShared: false },
    ]);
    await page.goto('/analyses?call=c-1');
    await view(page, 'Low').waitFor();
    expect(await view(page, 'Save view…').count()).toBe(0);
  });

  it('a period that moves with the calendar, or two days', async () => {
    const page = await open(vera);
    await page.getByLabel('Period').selectOption('Last week');
    await page.getByRole('heading', { name: 'No analyses match these filters' }).waitFor();
    expect(new URL(page.url()).search).toBe('?within=lastWeek');
    expect(await page.getByLabel('From').count()).toBe(0);
    await page.getByLabel('Period').selectOption('Other dates…');
    await page.getByRole('rowheader').first().waitFor();
    await page.getByLabel('From').fill('2100-01-01');
    await page.getByRole('heading', { name: 'No analyses match these filters' }).waitFor();
    expect(new URL(page.url()).search).toBe('?from=2100-01-01');
    await page.getByLabel('Period').selectOption('Any');
    await page.getByRole('rowheader').first().waitFor();
  });

  it.each([
    ['pt-BR', 'Salvar visualização…', 'Compartilhar com a minha equipe'],
    ['es-MX', 'Guardar vista…', 'Compartir con mi equipo'],
  ])('speaks %s', async (locale, save, share) => {
    const page = await open(vera, '/analyses?maxScore=39', { locale });
    await view(page, save).click();
    await page.getByRole('dialog').getByLabel(share).waitFor();
  });

  it('no serious violation, nothing too wide', async () => {
    await expectGoodAtEveryWidth(web, 'saved-views', sara, async (page) => {
      await page.goto('/analyses?maxScore=39');
      await view(page, 'Low').waitFor();
    });
    await expectGoodAtEveryWidth(web, 'save-view', vera, async (page) => {
      await page.goto('/analyses?maxScore=39');
      await view(page, 'Save view…').click();
    });
  });
});
