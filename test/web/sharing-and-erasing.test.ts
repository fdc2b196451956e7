// What a share link may show and asks for, chosen in its dialog and seen by its reader; and the erasure of a company, asked for, cancelled and done (docs/decisions/analysis-fields.md#d34, docs/decisions/erasure.md#a-company).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { stored } from '../harness/recordings.ts';
import { conversation, wav } from './harness/conversation.ts';
import { type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('sharing and erasing', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  it('a client’s link with a passcode shows summary and recording, and neither scores nor transcript', async () => {
    const { earshot, tenant } = web;
    const audioKey = await stored(earshot, tenant.companyId, wav(conversation.seconds, conversation.turns), 'call.wav');
    const { body } = await earshot.create(
      { transcript: conversation.vtt, audioKey, clientName: 'Marta', interactionType: 'discovery' },
      tenant.key,
    );
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${body.id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this analysis' });
    const before = await dialog.getByLabel('Link', { exact: true }).inputValue();
    const transcript = dialog.getByLabel('Show the transcript');
    await dialog.getByLabel('Who is it for?').selectOption('client');
    // A client is shown no more than somebody chooses.
    expect(await transcript.isChecked()).toBe(false);
    await dialog.getByLabel('Let people listen to the recording').check();
    await dialog.getByLabel('Expires').selectOption('30');
    const passcode = dialog.getByLabel('Passcode (optional)');
    const make = dialog.getByRole('button', { name: 'New link' });
    await passcode.fill('short');
    await make.click();
    await expect.poll(() => passcode.getAttribute('aria-invalid')).toBe('true');
    await passcode.fill('a long passcode');
    await make.click();
    await page.getByText('A new link has been created.').waitFor();
    await dialog.getByText('Needs a passcode.').waitFor();
    await dialog.getByText('Not opened yet.').waitFor();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).not.toBe(before);

    const visitor = await web.page();
    expect((await visitor.goto(before))!.status()).toBe(404);
    await visitor.goto(link);
    await visitor.getByLabel('Passcode').fill('another passcode');
    await visitor.getByLabel('Passcode').press('Enter');
    await visitor.getByText('This passcode is wrong.').waitFor();
    await visitor.getByLabel('Passcode').fill('a long passcode');
    await visitor.getByLabel('Passcode').press('Enter');
    await visitor.locator('audio').waitFor();
    const text = await visitor.locator('body').textContent();
    for (const hidden of ['criteria', 'score', conversation.turns[0]!.text]) expect(text).not.toContain(hidden);
    await page.reload();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await dialog.getByText('Opened once').waitFor();
    await dialog.getByRole('button', { name: 'Revoke the link' }).click();
    await dialog.getByText('There is no link.').waitFor();
    expect((await visitor.goto(link))!.status()).toBe(404);
  });

  it('a company is erased only by its name; the date is on every page, and it can be kept', async () => {
    const { db } = web.earshot.service;
    const name = 'Erased Ltd';
    await db.run('UPDATE companies SET name = ? WHERE id = ?', [name, web.tenant.companyId]);
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    const ask = async (open: string, confirm: string) => {
      await page.getByRole('button', { name: open }).click();
      const dialog = page.getByRole('dialog');
      const typed = dialog.getByLabel(`Type the name of the company: ${name}`);
      await typed.fill('Another');
      const button = dialog.getByRole('button', { name: confirm });
      if (await button.isEnabled()) {
        await button.click();
        await expect.poll(() => typed.getAttribute('aria-invalid')).toBe('true');
      }
      await typed.fill(name);
      await button.click();
    };
    await ask('Erase the company…', 'Erase in seven days');
    await page
      .getByText(/This company will be erased on/)
      .first()
      .waitFor();
    await page.goto('/analyses');
    await page
      .getByText(/will be erased on/)
      .first()
      .waitFor();
    expect((await web.earshot.get('/api/analyses', web.tenant.key)).status).toBe(403);
    await page.goto('/settings/company');
    await page.getByRole('button', { name: 'Keep the company' }).click();
    await page.getByText('The company will be kept.').waitFor();
    expect((await web.earshot.get('/api/analyses', web.tenant.key)).status).toBe(200);
    await ask('Erase the company…', 'Erase in seven days');
    await page.getByRole('button', { name: 'Erase now…' }).waitFor();
    await ask('Erase now…', 'Erase now');
    await page.waitForURL((url) => !url.pathname.startsWith('/settings'));
    await expect
      .poll(() => db.get('SELECT name FROM companies WHERE id = ?', [web.tenant.companyId]))
      .not.toEqual({ name });
  });
});
