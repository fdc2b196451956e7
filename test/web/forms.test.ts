// What fields cannot read is refused, not taken for an empty field; focus keeps its place where a control goes (docs/decisions/pages.md).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('forms', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  const asAdmin = async (name: Parameters<typeof output>[1], input?: Parameters<typeof output>[3]) =>
    output(web.earshot, name, await session(web.earshot, web.tenant.adminId), input);
  const open = async (locale = 'en-GB') => {
    const page = await web.page({ as: person, locale });
    await page.goto('/settings/company');
    return page;
  };
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

  it('a number that cannot be read is refused at its field, in the reader’s language, and what was kept stays', async () => {
    await asAdmin('company.updateRetention', {
      recordingsDays: 90,
      transcriptsDays: null,
      analysesDays: null,
      keepsScores: true,
    });
    await asAdmin('company.updateSharing', { links: 'onRequest', linkDays: 30 });
    for (const [locale, label, apply, complaint] of [
      ['en-GB', 'Delete recordings after (days)', 'Update the retention rules', 'Enter a number.'],
      ['pt-BR', 'Excluir gravações após (dias)', 'Atualizar os prazos', 'Digite um número.'],
      ['es', 'Eliminar grabaciones después de (días)', 'Actualizar los plazos', 'Escriba un número.'],
    ] as const) {
      const page = await open(locale);
      const days = page.getByLabel(label);
      await days.fill('');
      await days.pressSequentially('12e');
      await page.getByText(complaint).waitFor();
      await page.getByRole('button', { name: apply }).click();
      expect(await days.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
      expect(await days.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await days.fill('120');
      await expect.poll(() => page.getByText(complaint).count()).toBe(0);
      await page.context().close();
    }
    const page = await open();
    const links = page.getByLabel('New links expire after');
    await links.fill('');
    await links.pressSequentially('-');
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await page.getByText('Enter a number.').waitFor();
    expect((await asAdmin('company.getRetention')).recordingsDays).toBe(90);
    expect((await asAdmin('company.get')).sharing.linkDays).toBe(30);
    await page.context().close();
  });

  it('focus goes to the part that a control was in, when the control goes', async () => {
    const page = await web.page({ as: person });
    await web.page({ as: person });
    await page.goto('/account');
    const others = page.getByRole('button', { name: 'Sign out everywhere else' });
    await others.focus();
    await page.keyboard.press('Enter');
    await others.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Where you are signed in');
    await page.context().close();
  });
});
