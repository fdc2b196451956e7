// Settings → Interaction types, in Chromium: the catalogue, a type of one's own, tried on a conversation before it is saved.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { type RequestOptions, transcript } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('Settings → Interaction types', () => {
  let web: Web;
  let person: Person;
  let admin: RequestOptions;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    admin = await session(web.earshot, web.tenant.adminId);
    const { status } = await web.earshot.create({ transcript: transcript(), clientName: 'Acme' }, web.tenant.key);
    expect(status).toBe(200);
  });
  beforeEach(async () => {
    for (const table of ['interaction_types', 'catalogue_types', 'type_trials'])
      await web.earshot.service.db.run(`DELETE FROM ${table}`);
  });
  afterAll(() => web.stop());

  const open = async (locale?: string) => {
    const page = await web.page({ as: person, ...(locale && { locale }) });
    await page.goto('/settings/interaction-types');
    return page;
  };
  const criterion = (page: Page, number: number) => page.getByRole('group', { name: `Criterion ${number}` });
  const stored = (changes: object = {}) =>
    output(web.earshot, 'interactionTypes.create', admin, {
      key: 'site_visit',
      label: 'Site visit',
      macroFront: 'sales',
      criteria: [
        {
          key: 'asks_cost',
          label: 'Asks what it costs',
          polarity: 'objective',
          weight: 3,
          cues: ['what does that cost'],
        },
        { key: 'names_price', label: 'Names a price', polarity: 'negative', cues: ['it is 90 dollars'] },
      ],
      ...changes,
    });

  it('the catalogue shows what each type is judged by, and what each criterion counts', async () => {
    const page = await open();
    await page.getByText('No types of your own yet').waitFor();
    await page.locator('summary', { hasText: 'Cold call' }).click();
    await page.getByText('of 100 points').first().waitFor();
    await page.getByText('to avoid').first().waitFor();
    await page.getByText('cold_call', { exact: true }).waitFor();
  });

  it('a type is made, its keys from its names, and tried before it is saved: nothing is stored', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'New type' }).click();
    await page.getByRole('heading', { name: 'New type', level: 1 }).waitFor();
    const attempt = page.getByRole('button', { name: 'Try it' });
    expect(await attempt.isDisabled()).toBe(true);
    await criterion(page, 1).getByLabel('Name').fill('Asks what it costs');
    expect(await criterion(page, 1).getByLabel('Key').inputValue()).toBe('asks_what_it_costs');
    await criterion(page, 1).getByText('Description and phrases').click();
    await criterion(page, 1).getByLabel('Phrases').fill('what does that cost\n');
    await page.getByRole('button', { name: 'Add a criterion' }).click();
    await criterion(page, 2).getByLabel('Name').fill('Names a price');
    await criterion(page, 2).getByLabel('Kind').selectOption('negative');
    await criterion(page, 2).getByLabel('Weight').fill('2');
    await criterion(page, 2).getByText('costs 20 points').waitFor();
    await criterion(page, 2).getByText('Description and phrases').click();
    await criterion(page, 2).getByLabel('Phrases').fill('it is 90 dollars');
    await attempt.click();
    const met = page.getByRole('row', { name: /Asks what it costs/ });
    await met.getByText('met', { exact: true }).waitFor();
    await met.getByText('What does that cost you?').waitFor();
    await page
      .getByRole('row', { name: /Names a price/ })
      .getByText('happened')
      .waitFor();
    await page.getByText('80', { exact: true }).waitFor();
    expect(await web.earshot.service.db.all('SELECT * FROM interaction_types')).toEqual([]);

    await criterion(page, 2).getByLabel('Weight').fill('3');
    await page.getByText('The criteria have changed since.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Visita técnica');
    expect(await page.getByRole('textbox', { name: 'Key' }).first().inputValue()).toBe('visita_tecnica');
    await page.getByRole('button', { name: 'Create the type' }).click();
    await page.getByText('“Visita técnica” has been saved.').waitFor();
    await page.getByRole('article', { name: 'Visita técnica' }).getByText('2 criteria').waitFor();
    const types = await output(web.earshot, 'interactionTypes.list', admin);
    expect(types.at(-1)).toMatchObject({
      key: 'visita_tecnica',
      criteria: [
        { key: 'asks_what_it_costs', polarity: 'objective', weight: 1, cues: ['what does that cost'] },
        { key: 'names_a_price', polarity: 'negative', weight: 3, cues: ['it is 90 dollars'] },
      ],
    });
  });

  it('another type is the start; criteria come from the catalogue, are moved and removed, by keyboard', async () => {
    const page = await open();
    await page.locator('summary', { hasText: 'Cold call' }).press('Enter');
    await page.getByRole('link', { name: 'Use as a starting point: Cold call' }).press('Enter');
    await page.getByRole('heading', { name: 'New type', level: 1 }).waitFor();
    const count = () => page.getByRole('group', { name: /^Criterion/ }).count();
    const before = await count();
    const first = await criterion(page, 1).getByLabel('Name').inputValue();
    await criterion(page, 1)
      .getByRole('button', { name: /^Move down/ })
      .press('Enter');
    expect(await criterion(page, 2).getByLabel('Name').inputValue()).toBe(first);
    await criterion(page, 1)
      .getByRole('button', { name: /^Remove/ })
      .press('Enter');
    expect(await criterion(page, 1).getByLabel('Name').inputValue()).toBe(first);
    const box = page.getByRole('combobox', { name: 'Add one from the catalogue' });
    await box.pressSequentially('empath');
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1);
    await box.press('Enter');
    await expect.poll(count).toBe(before);
    expect(await criterion(page, before).getByLabel('Key').inputValue()).toBe('empathy_shown');
  });

  it('edited: the key stays; a key that is taken is said in the reader’s language', async () => {
    await stored();
    const page = await open();
    await page.getByRole('link', { name: 'Edit: Site visit' }).click();
    await page.getByRole('heading', { name: 'Edit “Site visit”' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Key' }).first().isEditable()).toBe(false);
    await criterion(page, 2)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article', { name: 'Site visit' }).getByText('1 criterion').waitFor();

    const late = await open('es-MX');
    await late.getByRole('link', { name: 'Nuevo tipo' }).click();
    await late.getByRole('textbox', { name: 'Nombre' }).first().fill('Site visit');
    await late.getByRole('group', { name: 'Criterio 1' }).getByLabel('Nombre').fill('Mide');
    await late.getByRole('button', { name: 'Crear el tipo' }).click();
    await late.getByRole('alert').getByText('Ya hay un tipo con esta clave.').waitFor();
    expect(await late.getByRole('group', { name: 'Criterio 1' }).getByLabel('Nombre').inputValue()).toBe('Mide');
  });

  it('deactivated and activated again', async () => {
    await stored();
    const page = await open();
    await page.getByRole('button', { name: 'Deactivate: Site visit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('Not available for new analyses.').waitFor();
    const refused = await web.earshot.create(
      { transcript: transcript(), interactionType: 'site_visit' },
      web.tenant.key,
    );
    expect(refused.status).toBe(400);
    await page.getByRole('button', { name: 'Activate: Site visit' }).click();
    await page.getByText('“Site visit” is active.').waitFor();
  });

  it('a type of the catalogue is deactivated and activated again, by keyboard (docs/decisions/house-types.md)', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Deactivate: Cold call' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Such conversations get the next type that fits, or none.').waitFor();
    await dialog.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await page.locator('summary', { hasText: 'Cold call' }).getByText('deactivated').waitFor();
    const { body } = await web.earshot.create({ transcript: transcript() }, web.tenant.key);
    expect(body.interactionType).not.toBe('cold_call');
    await page.getByRole('button', { name: 'Activate: Cold call' }).press('Enter');
    await page.getByText('“Cold call” is active.').waitFor();
  });

  it('an own type replaces one of the catalogue once it was tried; what would not be heard is said (docs/decisions/house-types.md)', async () => {
    await stored();
    await stored({
      key: 'other_visit',
      label: 'Other visit',
      criteria: [{ key: 'x', label: 'X', polarity: 'objective' }],
    });
    const page = await open();
    await page.getByRole('link', { name: 'Edit: Site visit' }).click();
    await page.getByLabel('Replaces').selectOption('cold_call');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('These criteria have not been tried yet.').waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('happened').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article', { name: 'Site visit' }).getByText('replaces “Cold call”').waitFor();
    await page.locator('summary', { hasText: 'Cold call' }).getByText('replaced by “Site visit”').waitFor();
    expect(await page.getByRole('button', { name: /: Cold call$/ }).count()).toBe(0);
    const { body } = await web.earshot.create({ transcript: transcript() }, web.tenant.key);
    expect(body.interactionType).toBe('site_visit');

    await page.getByRole('link', { name: 'Edit: Other visit' }).click();
    const replaces = page.getByLabel('Replaces');
    expect(await replaces.getByRole('option', { name: 'Cold call (replaced by “Site visit”)' }).isDisabled()).toBe(
      true,
    );
    await replaces.selectOption('demo');
    await page.getByText('These have none and would never be found: “X”.').waitFor();
    await page.goto('/analyses/new');
    await page
      .getByLabel('Interaction type')
      .getByRole('option', { name: 'Site visit' })
      .waitFor({ state: 'attached' });
    expect(await page.getByRole('option', { name: 'Cold call' }).count()).toBe(0);

    await page.goto('/settings/interaction-types');
    await page.getByRole('button', { name: 'Deactivate: Site visit' }).click();
    await page.getByRole('dialog').getByText('“Cold call” then applies again').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('button', { name: 'Deactivate: Cold call' }).waitFor();
  });

  it(
    'the list: no serious violation, nothing too wide, whatever a type is called',
    async () => {
      await stored();
      await stored({ key: 'odd', label: `<script>\u202e${'W'.repeat(100)}` });
      await output(web.earshot, 'interactionTypes.deactivate', admin, { key: 'demo' });
      await web.earshot.service.db.run(
        "INSERT INTO catalogue_types (company_id, key, replaced_by) VALUES (?, 'discovery', 'odd')",
        [web.tenant.companyId],
      );
      await expectGoodAtEveryWidth(web, 'interaction-types', person, async (page) => {
        await page.goto('/settings/interaction-types');
        await page.getByRole('article', { name: 'Site visit' }).locator('summary').click();
        await page.locator('summary', { hasText: 'Cold call' }).click();
      });
    },
    slowMs,
  );

  it(
    'the editor, with what a trial gave: no serious violation, nothing too wide',
    async () => {
      await stored();
      await expectGoodAtEveryWidth(web, 'interaction-types-editor', person, async (page) => {
        await page.goto('/settings/interaction-types?edit=site_visit');
        await criterion(page, 1).getByText('Description and phrases').click();
        await page.getByRole('button', { name: 'Try it' }).click();
        await page.getByText('happened').waitFor();
      });
    },
    slowMs,
  );
});
