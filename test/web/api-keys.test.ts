// Settings → API keys, in Chromium: made and shown once, used, told apart, ended.
import { EarshotClient } from '@earshot/core/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('Settings → API keys', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  beforeEach(async () => {
    await web.earshot.service.db.run('DELETE FROM api_keys');
  });
  afterAll(() => web.stop());

  const open = async (locale?: string) => {
    const page = await web.page({ as: person, ...(locale && { locale }) });
    await page.goto('/settings/api-keys');
    return page;
  };
  const create = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Create a key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Create the key' }).click();
    const shown = page.getByRole('dialog', { name: 'Your new key' });
    const key = await shown.getByLabel('API key').textContent();
    return { shown, key: key! };
  };
  const store = (name: string, options: { expiresAt?: number } = {}) =>
    web.earshot
      .apiKey(web.tenant.companyId, person.id, options)
      .then((key) =>
        web.earshot.service.db.run('UPDATE api_keys SET name = ? WHERE key_start = ? AND name = ?', [
          name,
          key.slice(0, 8),
          'test',
        ]),
      );

  it('a key is made, shown once, and works with the client (contract: Authentication 7)', async () => {
    const page = await open();
    await page.getByText('No keys yet').waitFor();
    const { shown, key } = await create(page, 'CRM');
    expect(key).toMatch(/^esk_[0-9A-Za-z]{38}$/);
    const client = new EarshotClient({ baseUrl: web.earshot.url, apiKey: key });
    expect((await client.users.me()).id).toBe(person.id);
    // What is shown here is gone afterwards: no key closes it by accident.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await shown.getByText(`export EARSHOT_API_KEY=${key}`).waitFor();
    await shown.getByRole('button', { name: 'I have stored it' }).click();
    const row = page.getByRole('row', { name: /CRM/ });
    await row.getByText(/now|minute/).waitFor();
    expect(await page.content()).not.toContain(key);
    await page.reload();
    await row.waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('has the scopes that were chosen, the usual three to begin with (D16)', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Create a key' }).click();
    const submit = page.getByRole('button', { name: 'Create the key' });
    const checked = () => page.getByRole('checkbox', { checked: true }).count();
    expect(await checked()).toBe(3);
    await page.getByLabel('Name').fill('Minutes');
    await page.getByRole('button', { name: 'Select all' }).click();
    expect(await checked()).toBe(8);
    await page.getByRole('button', { name: 'Select none' }).click();
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('See minutes').check();
    await page.getByLabel('Expires').selectOption('never');
    await submit.click();
    await page.getByRole('dialog', { name: 'Your new key' }).getByText('See minutes').waitFor();
    const row = await web.earshot.service.db.get<{ scopes: string; expires_at: number | null }>(
      "SELECT scopes, expires_at FROM api_keys WHERE name = 'Minutes'",
    );
    expect(row).toEqual({ scopes: '["api:credits:read"]', expires_at: null });
    expect(await page.getByText('/v1/user.me').first().isVisible()).toBe(true);
  });

  it('ends on a day that is chosen, which must be one to come', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name').fill('Audit');
    await page.getByLabel('Expires').selectOption('date');
    await page.getByLabel('Last day').fill('2020-01-01');
    await page.getByText('Choose a future date.').waitFor();
    expect(await page.getByRole('button', { name: 'Create the key' }).isDisabled()).toBe(true);
    await page.getByLabel('Last day').fill('2099-05-06');
    await page.getByRole('button', { name: 'Create the key' }).click();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('row', { name: /Audit/ }).getByText('6 May 2099').waitFor();
  });

  it('revoking asks first, says when the key was last used, and ends it at once', async () => {
    const key = await web.earshot.apiKey(web.tenant.companyId, person.id);
    const client = new EarshotClient({ baseUrl: web.earshot.url, apiKey: key });
    await client.users.me();
    const page = await open();
    await page.getByRole('button', { name: 'Revoke “test”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke “test”?' });
    await dialog.getByText('last used').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await client.users.me();
    await page.getByRole('button', { name: 'Revoke “test”' }).press('Enter');
    await dialog.getByRole('button', { name: 'Revoke' }).press('Enter');
    await page.getByText('“test” is revoked.').waitFor();
    await page.getByText('No keys yet').waitFor();
    await expect(client.users.me()).rejects.toMatchObject({ status: 401 });
  });

  it('networks: refused ones are said in words, those that are saved count at once, and the list shows them', async () => {
    const key = await web.earshot.apiKey(web.tenant.companyId, person.id);
    const client = new EarshotClient({ baseUrl: web.earshot.url, apiKey: key });
    await client.users.me();
    const page = await open();
    await page.getByRole('row', { name: /test/ }).getByText('127.0.0.1').waitFor();
    await page.getByRole('button', { name: 'Networks of “test”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Networks of “test”' });
    await dialog.getByLabel('Networks').fill('203.0.113.0/33');
    await dialog.getByRole('button', { name: 'Save the networks' }).click();
    await dialog.getByRole('alert').getByText('A network is invalid.').waitFor();
    await dialog.getByLabel('Networks').fill('203.0.113.0/24\n2001:db8::/32');
    await dialog.getByRole('button', { name: 'Save the networks' }).click();
    await page.getByText('only from 203.0.113.0/24, 2001:db8::/32').waitFor();
    await expect(client.users.me()).rejects.toMatchObject({ status: 403, reason: 'api_key_network_refused' });
  });

  it('a new secret is shown once; the one before works as long as was chosen', async () => {
    const key = await web.earshot.apiKey(web.tenant.companyId, person.id);
    const usable = (apiKey: string) => new EarshotClient({ baseUrl: web.earshot.url, apiKey }).users.me();
    const page = await open();
    const rotate = async (overlap: string) => {
      await page.getByRole('button', { name: 'New secret for “test”' }).click();
      await page.getByLabel('The previous secret works').selectOption(overlap);
      await page.getByRole('button', { name: 'Create the secret' }).click();
      const shown = page.getByRole('dialog', { name: 'The new secret' });
      const secret = await shown.getByLabel('API key').textContent();
      await shown.getByRole('button', { name: 'I have stored it' }).click();
      return secret!;
    };
    const second = await rotate('for 7 days');
    await page.getByText('previous secret works until').waitFor();
    expect(await page.content()).not.toContain(second);
    await Promise.all([usable(key), usable(second)]);
    const third = await rotate('no longer');
    await page.getByText('previous secret works until').waitFor({ state: 'detached' });
    await usable(third);
    await expect(usable(second)).rejects.toMatchObject({ status: 401 });
  });

  it('ten are the most: said before, and in the reader’s language when another tab was faster', async () => {
    for (let index = 0; index < 9; index++) await store(`Key ${index}`);
    const page = await open('pt-BR');
    await page.getByText('9 de 10 chaves').waitFor();
    await page.getByRole('button', { name: 'Criar chave' }).click();
    await store('Elsewhere');
    await page.getByLabel('Nome').fill('Too late');
    await page.getByRole('button', { name: 'Criar a chave' }).click();
    await page.getByRole('alert').getByText('dez chaves ativas').waitFor();
    await page.reload();
    await page.getByText('no máximo 10 chaves').waitFor();
    expect(await page.getByRole('button', { name: 'Criar chave' }).isDisabled()).toBe(true);
  });

  it('while a key is being made nothing closes the form, and no second one is made', async () => {
    const page = await open();
    let made = 0;
    const { promise: tried, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/v1/apiKeys.create', async (route) => {
      made++;
      await tried;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create a key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an API key' });
    await dialog.getByLabel('Name').fill('Slow');
    await page.evaluate(
      "(() => { const button = document.querySelector('dialog [type=submit]'); button.click(); button.click(); })()",
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    letThrough();
    await page.getByRole('dialog', { name: 'Your new key' }).getByLabel('API key').waitFor();
    expect(made).toBe(1);
  });

  it('the form outlasts the session', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name').fill('Half-written');
    await web.endSessions(person);
    await page.getByRole('button', { name: 'Create the key' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password').fill(person.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
  });

  const crowd = async () => {
    await store('CRM');
    await store(`<script>alert(1)</script> \u202eright to left`);
    await store('W'.repeat(200));
    await store('Soon over', { expiresAt: Date.now() + 2 * 86_400_000 });
    await store('Over', { expiresAt: Date.now() - 1000 });
  };

  it(
    'the list: no serious violation, nothing too wide, whatever a key is called',
    async () => {
      await crowd();
      await expectGoodAtEveryWidth(web, 'api-keys', person, async (page) => {
        await page.goto('/settings/api-keys');
        await page.getByRole('row', { name: /CRM/ }).waitFor();
        await page.waitForLoadState('networkidle');
      });
    },
    slowMs,
  );

  it(
    'the form: no serious violation, nothing too wide',
    async () => {
      await crowd();
      await expectGoodAtEveryWidth(web, 'api-keys-create', person, async (page) => {
        await page.goto('/settings/api-keys');
        await page.getByRole('button', { name: 'Create a key' }).click();
        await page.getByLabel('Name').waitFor();
      });
    },
    slowMs,
  );

  it(
    'the new key: no serious violation, nothing too wide',
    async () => {
      await expectGoodAtEveryWidth(web, 'api-keys-created', person, async (page) => {
        await page.goto('/settings/api-keys');
        await create(page, 'Shown once');
      });
    },
    slowMs,
  );
});
