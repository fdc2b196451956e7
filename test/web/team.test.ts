// Team: people with roles, supervisors and extensions; invitations; who may change what (docs/decisions/access.md#d18, docs/decisions/sign-in.md#d51, #d52, #d53).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { output, personWithPassword, session } from '../harness/procedures.ts';
import {
  expectGoodAtEveryWidth,
  expectNoSeriousViolations,
  type Person,
  signIn,
  startWeb,
  type Web,
} from './harness/pages.ts';

describe.skipIf(!chromiumPath)('the team', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    const boss = await web.earshot.user(web.tenant.companyId, 'supervisor', { name: 'Sofia Supervisor' });
    await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Ana <script>alert(1)</script>' });
    const taken = await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Tom', supervisorId: boss });
    await output(web.earshot, 'user.update', web.tenant.key, { id: taken, extensions: ['301'] });
  });
  afterAll(() => web.stop());

  const open = async (as: Person = person, address = '/team') => {
    const page = await web.page({ as });
    await page.goto(address);
    await page.getByRole('table').waitFor();
    return page;
  };

  it('a person is added, gets a link that is shown once, and signs in by it', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a person' });
    expect(await page.evaluate<boolean>('document.activeElement === document.querySelector("dialog input")')).toBe(
      true,
    );
    await dialog.getByLabel('Name').fill('Maria Nova');
    await dialog.getByLabel('E-mail').fill('maria@example.com');
    await dialog.getByLabel('Supervisor').selectOption({ label: 'Sofia Supervisor' });
    await dialog.getByLabel('Extensions').fill('201 301');
    await dialog.getByText('301 belongs to Tom').waitFor();
    await dialog.getByLabel('Extensions').fill('201, 202');
    await dialog.getByRole('button', { name: 'Add and create invitation' }).click();
    const invitation = page.getByRole('dialog', { name: 'Invitation for Maria Nova' });
    const link = await invitation.getByLabel('Link').inputValue();
    expect(link).toMatch(/\/invitation\/[\w-]{32}$/);
    expect(await invitation.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')).toContain(
      encodeURIComponent(link),
    );
    await invitation.getByRole('button', { name: 'Copy the link' }).click();
    await invitation.getByText('Copied').waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Copied');
    await invitation.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Maria Nova' });
    await row.getByText('Invited').waitFor();
    expect(await row.textContent()).toMatch(/Salesperson[\s\S]*Sofia Supervisor[\s\S]*201, 202[\s\S]*Link valid until/);

    const hers = await web.page();
    await hers.goto(link);
    await hers.getByLabel('Password').first().fill('correct horse battery');
    await hers.keyboard.press('Enter');
    await hers.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.reload();
    await row.getByText('Active').waitFor();
  });

  it('an invitation is made again: the earlier link stops working', async () => {
    const page = await open();
    const row = page.getByRole('row').filter({ hasText: 'Sofia Supervisor' }).first();
    const links: string[] = [];
    for (const _ of [1, 2]) {
      await row.getByRole('button', { name: 'New invitation for Sofia Supervisor' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      links.push(await page.getByRole('textbox', { name: 'Link' }).inputValue());
      await page.keyboard.press('Escape');
    }
    expect(new Set(links).size).toBe(2);
    const token = links[0]!.split('/').at(-1);
    const { status } = await web.earshot.request('POST', '/v1/auth.acceptInvitation', {
      json: { json: { token, password: 'correct horse battery' } },
    });
    expect(status).toBe(400);
  });

  it('an e-mail that is taken, and one that is none, are complained of at the field', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Twin');
    await dialog.getByLabel('E-mail').fill('no address');
    await dialog.getByRole('button', { name: /^Add and/ }).click();
    await dialog.getByText('This is not an e-mail address.').waitFor();
    await dialog.getByLabel('E-mail').fill(person.email);
    await dialog.getByRole('button', { name: /^Add and/ }).click();
    await dialog.getByText('Somebody already has this e-mail.').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Twin');
  });

  it('a change sends what was changed, and nothing else', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Tom' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tom' });
    await dialog.getByLabel('Role').selectOption('supervisor');
    const request = page.waitForRequest('**/v1/user.update');
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect(Object.keys((await request).postDataJSON().json).sort()).toEqual(['id', 'role']);
    await page.getByText('Tom has been saved.').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Tom' });
    await row.getByRole('cell', { name: 'Supervisor', exact: true }).first().waitFor();
  });

  it('deactivating asks first, ends sign-in, and can be taken back', async () => {
    const leaver = await web.person('salesperson');
    await output(web.earshot, 'user.update', web.tenant.key, { id: leaver.id, name: 'Lea Leaver' });
    const hers = await session(web.earshot, leaver.id);
    const page = await open();
    await page.getByRole('button', { name: 'Deactivate Lea Leaver' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate Lea Leaver?' });
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('Lea Leaver is deactivated.').waitFor();
    expect((await web.earshot.request('GET', '/v1/user.me', hers)).status).toBe(401);
    await page.getByLabel('Show').selectOption('deactivated');
    expect(page.url()).toContain('show=deactivated');
    await page.getByText('1 person').waitFor();
    await page.getByRole('button', { name: 'Activate Lea Leaver' }).click();
    await page.getByText('Lea Leaver can sign in again.').waitFor();
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'Show everybody' }).click();
    const again = await web.page();
    await again.goto('/');
    await signIn(again, leaver);
    await again.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('whoever is deactivated can be erased; their analyses stay without a name or go too, as was chosen', async () => {
    const leavers = [];
    for (const name of ['Kay Keep', 'Gus Gone']) {
      const id = await web.earshot.user(web.tenant.companyId, 'salesperson', { name });
      const { body } = await web.earshot.create({ transcript: transcript(), salespersonId: id }, web.tenant.key);
      await output(web.earshot, 'user.update', web.tenant.key, { id, isActive: false });
      leavers.push({ name, analysis: body.id });
    }
    const page = await open();
    expect(await page.getByRole('button', { name: 'Erase Tom' }).count()).toBe(0);
    for (const { name } of leavers) {
      await page.getByRole('button', { name: `Erase ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Erase ${name}?` });
      if (name === 'Gus Gone') await dialog.getByLabel('Their analyses').selectOption('delete');
      await expectNoSeriousViolations(page);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await page.getByText(`${name} is erased.`).waitFor();
      await expect.poll(() => page.getByRole('row').filter({ hasText: name }).count()).toBe(0);
    }
    const [kept, gone] = await Promise.all(
      leavers.map(({ analysis }) => web.earshot.get(`/api/analyses/${analysis}`, web.tenant.key)),
    );
    expect([kept!.status, kept!.body.salespersonName, gone!.status]).toEqual([200, null, 404]);
  });

  it('one’s own access is kept: no deactivating, no other role', async () => {
    const page = await open(person, `/team?q=${encodeURIComponent(person.email)}`);
    const row = page.getByRole('row').filter({ hasText: 'you' });
    await row.getByRole('button', { name: /^Edit/ }).click();
    expect(await page.getByRole('dialog').getByLabel('Role').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await row.getByRole('button', { name: /^Deactivate/ }).count()).toBe(0);
  });

  it('a supervisor reads the team and changes nothing; the page is none of a salesperson’s', async () => {
    const supervisor = await web.person('supervisor');
    const member = await personWithPassword(web.earshot, web.tenant.companyId, 'salesperson');
    await output(web.earshot, 'user.update', web.tenant.key, {
      id: member.id,
      name: 'Mine',
      supervisorId: supervisor.id,
    });
    const page = await open(supervisor);
    await page.getByLabel('Show').selectOption('mine');
    await page.getByText('2 people').waitFor();
    await page.getByText('Mine', { exact: true }).waitFor();
    // Who has signed in is not told to a supervisor, so nobody is called active.
    expect(await page.getByRole('table').getByText('Active', { exact: true }).count()).toBe(0);
    expect(await page.getByRole('table').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a person' }).count()).toBe(0);
    const other = await web.page({ as: await web.person('salesperson') });
    await other.goto('/team');
    await other.getByText('Page not found').waitFor();
  });

  it('names are text, right to left too', async () => {
    const id = await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'שרה' });
    await output(web.earshot, 'user.update', web.tenant.key, { id, name: '\u202e<img src=x onerror=alert(1)>' });
    const page = await open();
    await page.getByText('Ana <script>alert(1)</script>').waitFor();
    expect(await page.locator('main img, main script').count()).toBe(0);
  });

  const states: [name: string, open: (page: Page) => Promise<void>][] = [
    ['team', (page) => page.getByRole('table').waitFor()],
    [
      'team-dialog',
      async (page) => {
        await page.getByRole('button', { name: 'Add a person' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'team-invitation',
      async (page) => {
        await page.getByRole('button', { name: 'New invitation for Sofia Supervisor' }).click();
        await page.getByRole('button', { name: 'Create link' }).click();
        await page.getByRole('textbox', { name: 'Link' }).waitFor();
      },
    ],
  ];
  it.each(states)('%s: no serious violation, nothing too wide', async (name, reach) => {
    await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'W'.repeat(200) });
    await expectGoodAtEveryWidth(web, name, person, async (page) => {
      await page.goto('/team');
      await reach(page);
    });
  });
});
