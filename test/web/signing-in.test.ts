// Signing in and out, invitations, and a session that ends under a half-written form, in Chromium.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../packages/server/src/access/cryptography.ts';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { type Person, signIn, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('pages', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  beforeEach(async () => {
    // All tests come from one address.
    await web.earshot.service.db.run('DELETE FROM sign_in_failures');
  });
  afterAll(() => web.stop());

  it('sign in: the page of the address is shown, and a reload needs no second time', async () => {
    const page = await web.page();
    await page.goto('/settings/company');
    await signIn(page, person);
    await page.getByRole('heading', { name: 'Company', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Company', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/company');
  });

  it('signing in begins at the e-mail; a page without a connection says so until there is one', async () => {
    const page = await web.page();
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.evaluate('document.activeElement.type')).toBe('email');
    await page.context().close();
    const own = await web.page({ as: await web.person() });
    await own.goto('/analyses');
    await own.getByRole('heading', { level: 1 }).first().waitFor();
    await own.context().setOffline(true);
    await own.getByText('You are offline.').waitFor();
    await own.context().setOffline(false);
    await expect.poll(() => own.getByText('You are offline.').count()).toBe(0);
    await own.context().close();
  });

  it('a forgotten password, where no mail is sent: the page says who can create a link (mail.md)', async () => {
    const page = await web.page();
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('An administrator of your company can create a link').waitFor();
    await page.context().close();
  });

  it('a link for a new password: used once, then a new one can be asked for', async () => {
    const somebody = await web.person();
    const { db } = web.earshot.service;
    const values = [hashSecret('good'), somebody.id, web.earshot.service.now() + 60_000];
    await db.run('INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (?, ?, ?)', values);
    const page = await web.page();
    await page.goto('/password/good');
    await page.getByLabel('New password').fill('a new one, and long');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, { ...somebody, password: 'a new one, and long' });
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.context().close();
    const again = await web.page({ locale: 'pt-BR' });
    await again.goto('/password/good');
    await again.getByLabel('Nova senha').fill('outra, e bem comprida');
    await again.getByRole('button', { name: 'Definir senha' }).click();
    await again.getByText('Este link já foi usado ou expirou.').waitFor();
    await again.getByRole('link', { name: 'Pedir outro' }).click();
    await again.getByRole('heading', { name: 'Esqueceu a senha?' }).waitFor();
    await again.context().close();
  });

  it('a sign-in from a new place is told over every page, until the person knows it', async () => {
    const somebody = await web.person();
    const page = await web.page({ as: somebody });
    const { db } = web.earshot.service;
    const values = ['n1', somebody.id, 'another browser', Date.UTC(2026, 0, 2), 'Firefox, Linux', '203.0.113.7'];
    await db.run(
      'INSERT INTO new_sign_ins (id, user_id, device_id, at, user_agent, address) VALUES (?, ?, ?, ?, ?, ?)',
      values,
    );
    await page.goto('/account');
    await page.getByText('Firefox, Linux, 203.0.113.7').waitFor();
    await page.getByRole('button', { name: 'That was me' }).click();
    await page.getByText('Firefox, Linux, 203.0.113.7').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('a wrong password is refused in words that help nobody guess, and the e-mail stays', async () => {
    const page = await web.page();
    await page.goto('/');
    await signIn(page, { ...person, password: 'not this one' });
    await page.getByRole('alert').getByText('Incorrect e-mail or password').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(person.email);
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    await signIn(page, person);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  it('five wrong passwords: the page says how long to wait (D51)', async () => {
    const somebody = await web.person();
    const page = await web.page();
    await page.goto('/');
    for (let time = 0; time < 6; time++) {
      const answer = page.waitForResponse('**/v1/auth.login');
      await signIn(page, { ...somebody, password: 'not this one' });
      await answer;
    }
    await page.getByRole('alert').getByText('Wait 15 minutes').waitFor();
  });

  it('sign out ends the session on the server, and shows nothing any more', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto('/settings/company');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Language of recordings').count()).toBe(0);
  });

  it('an invitation: a password, and one is in; the link works once (D52)', async () => {
    const admin = await session(web.earshot, web.tenant.adminId);
    const input = { name: 'Nora', email: 'nora@example.com', role: 'salesperson' };
    const { invitationUrl } = await output(web.earshot, 'user.create', admin, input);
    const page = await web.page();
    await page.goto(invitationUrl);
    const submit = page.getByRole('button', { name: 'Set password and sign in' });
    await page.getByLabel('Password').fill('short');
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('Password').fill('long enough for Nora');
    await submit.click();
    await page.getByText('Nora').waitFor();

    const late = await web.page();
    await late.goto(invitationUrl);
    await late.getByLabel('Password').fill('somebody else entirely');
    await late.getByRole('button', { name: 'Set password and sign in' }).click();
    await late.getByRole('alert').getByText('Ask your administrator for a new link').waitFor();
  });

  it('tabs of one browser share a session: who signs in or out in one of them does so in all (D51)', async () => {
    const first = await web.page({ as: person });
    await first.goto('/settings/company');
    await first.getByLabel('Name').fill('Of the first person');
    const second = await first.context().newPage();
    await second.goto('/');
    await second.getByRole('button', { name: 'Sign out' }).click();
    await second.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await first.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    const other = await web.person('salesperson');
    await signIn(second, other);
    await first.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await first.getByText('Salesperson').count()).toBe(1);
    await first.context().close();
  });

  it('a session that is renewed in another tab is renewed here', async () => {
    const first = await web.page({ as: person });
    await first.goto('/settings/company');
    await first.getByLabel('Name').fill('Written here');
    const second = await first.context().newPage();
    await second.goto('/settings/company');
    await second.getByLabel('Name').waitFor();
    await web.endSessions(person);
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    }
    await second.getByLabel('Password').fill(person.password);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await first.getByText('The company has been saved.').waitFor();
    await first.context().close();
  });

  it('the navigation shows what the role may see', async () => {
    const salesperson = await web.page({ as: await web.person('salesperson') });
    await salesperson.goto('/settings/company');
    await salesperson.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await salesperson.getByRole('link', { name: 'Company' }).count()).toBe(0);
    const admin = await web.page({ as: person });
    await admin.goto('/');
    await admin.getByRole('link', { name: 'Company' }).click();
    await admin.getByRole('heading', { name: 'Company', level: 1 }).waitFor();
  });

  describe('a session that ends under a form', () => {
    const form = async () => {
      const page = await web.page({ as: person });
      await page.goto('/settings/company');
      await page.getByLabel('Name').fill('Half-written');
      await web.endSessions(person);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign in again' });
      await dialog.waitFor();
      return { page, dialog };
    };

    it('is renewed over it: what was written stays, and is saved without another click', async () => {
      const { page, dialog } = await form();
      expect(await page.getByLabel('Name').inputValue()).toBe('Half-written');
      expect(await dialog.getByLabel('E-mail').inputValue()).toBe(person.email);
      // Escape must not throw away what waits.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog.getByLabel('Password').fill(person.password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('The company has been saved.').waitFor();
      expect(await dialog.count()).toBe(0);
      const row = await web.earshot.service.db.get<{ name: string }>('SELECT name FROM companies WHERE id = ?', [
        web.tenant.companyId,
      ]);
      expect(row!.name).toBe('Half-written');
    });

    it('by another person: nothing that the first had waiting is done in their name', async () => {
      await web.earshot.service.db.run("UPDATE companies SET name = 'Before' WHERE id = ?", [web.tenant.companyId]);
      const other = await web.person();
      const { page, dialog } = await form();
      await dialog.getByLabel('E-mail').fill(other.email);
      await dialog.getByLabel('Password').fill(other.password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await page.goto('/settings/company');
      await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Before');
    });

    it('or is given up: the sign-in page', async () => {
      const { page, dialog } = await form();
      await dialog.getByRole('button', { name: 'Leave this page' }).click();
      await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    });
  });
});
