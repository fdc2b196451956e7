// My account in Chromium: the own password and sessions, what is told of a replaced password, and the choice of a company (docs/decisions/sign-in.md#d63).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../packages/server/src/accounts/users.ts';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, signIn, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('My account', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
  });
  beforeEach(async () => {
    // All tests come from one address.
    await web.earshot.service.db.run('DELETE FROM sign_in_failures');
    person = await web.person();
  });
  afterAll(() => web.stop());

  it('is reached by keyboard; a new password leaves this browser in and no other', async () => {
    const other = await web.page({ as: person });
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByRole('link', { name: 'My account' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();

    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('another good one');
    await page.keyboard.press('Enter');
    await page.getByText('This is not your current password.').waitFor();
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
    await other.goto('/account');
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(other, { ...person, password: 'another good one' });
    await other.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
  });

  it('lists sessions, ends one, and all others', async () => {
    for (let count = 0; count < 3; count += 1) await session(web.earshot, person.id);
    const page = await web.page({ as: person });
    await page.goto('/account');
    await page.getByText('This browser').waitFor();
    const ends = page.getByRole('button', { name: /^Sign out: / });
    await expect.poll(() => ends.count()).toBe(3);
    await ends.first().click();
    await expect.poll(() => ends.count()).toBe(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => ends.count()).toBe(0);
    expect(await page.getByText('This browser').count()).toBe(1);
  });

  it('a replaced password is told at the next sign-in, until the person knows', async () => {
    const admin = await session(web.earshot, web.tenant.adminId);
    const { invitationUrl } = await output(web.earshot, 'user.createInvitation', admin, { id: person.id });
    const replaced = { token: invitationUrl.split('/').at(-1), password: 'set by somebody else' };
    await output(web.earshot, 'auth.acceptInvitation', {}, replaced);
    const page = await web.page();
    await page.goto('/settings/company');
    await signIn(page, { ...person, password: replaced.password });
    await page.getByText('Your password was replaced').waitFor();
    await page.reload();
    await page.getByText('Your password was replaced').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByText('Your password was replaced').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Company', level: 1 }).waitFor();
    expect(await page.getByText('Your password was replaced').count()).toBe(0);
  });

  it('an e-mail of two companies with one password: the page asks which', async () => {
    const { companyId } = await web.earshot.company({ name: 'Norte' });
    await createUser(web.earshot.service.db, {
      companyId,
      name: 'Signer of Norte',
      email: person.email,
      role: 'salesperson',
      supervisorId: null,
      password: person.password,
    });
    const page = await web.page();
    await page.goto('/account');
    await signIn(page, person);
    await page.getByLabel('Company').selectOption({ label: 'Norte' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Signer of Norte').waitFor();
  });

  it('notifications are chosen, kept, and switched off by one press', async () => {
    const somebody = await web.person('salesperson');
    const page = await web.page({ as: somebody });
    await page.goto('/account');
    await page.getByLabel('A digest of my calls every Monday').check();
    await page.getByLabel('Tell me about calls with a low score').check();
    await page.getByLabel('Score below').fill('35');
    await page.getByLabel('Tell me about calls with these words').fill('preço\ncancelar o contrato');
    expect(await page.getByLabel('Tell me when a recording fails').count()).toBe(0);
    // This server has no mail server to send them by.
    const byMail = page.getByLabel('Send notifications by e-mail');
    expect([await byMail.isChecked(), await byMail.isDisabled()]).toEqual([false, true]);
    await page.getByRole('button', { name: 'Save notifications' }).click();
    await page.getByText('Your notifications are saved.').waitFor();
    await page.reload();
    await page.getByLabel('Score below').waitFor();
    expect(await page.getByLabel('Score below').inputValue()).toBe('35');
    await page.getByRole('button', { name: 'Switch all off' }).click();
    await page.getByRole('button', { name: 'Switch all off' }).waitFor({ state: 'detached' });
    const own = await session(web.earshot, somebody.id);
    expect(await output(web.earshot, 'user.getAlerts', own)).toMatchObject({
      digest: false,
      scoreBelow: null,
      words: [],
    });
    await page.context().close();
  });

  it(
    'is good at every width, light and dark, for axe-core too',
    async () => {
      await session(web.earshot, person.id);
      await expectGoodAtEveryWidth(web, 'account', person, async (page) => {
        await page.goto('/account');
        await page.getByRole('button', { name: /^Sign out: / }).waitFor();
      });
    },
    slowMs,
  );

  it.each([
    ['pt-BR', 'Minha conta', 'Alterar senha'],
    ['es-MX', 'Mi cuenta', 'Cambiar contraseña'],
  ])('speaks %s', async (locale, title, change) => {
    const page = await web.page({ as: person, locale });
    await page.goto('/account');
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByRole('button', { name: change }).waitFor();
  });
});
