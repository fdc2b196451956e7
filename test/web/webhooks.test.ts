// Settings → Webhooks, in Chromium: a destination is made, its secret shown once, and what arrives verified with it.
import { verifyWebhook } from '@earshot/core/webhooks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { loopback, storeDestination } from '../harness/webhooks.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('Settings → Webhooks', () => {
  let web: Web;
  let person: Person;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
    const network = { ...(await loopback()), isAllowed: (address: string) => !address.startsWith('10.') };
    web = await startWeb({}, network);
    person = await web.person();
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    await web.earshot.service.db.run('DELETE FROM webhook_destinations');
  });
  afterAll(async () => {
    await receiver.stop();
    await web.stop();
  });

  const open = async (locale?: string) => {
    const page = await web.page({ as: person, ...(locale && { locale }) });
    await page.goto('/settings/webhooks');
    return page;
  };
  const store = (url: string, options?: Parameters<typeof storeDestination>[3]) =>
    storeDestination(web.earshot.service.db, web.tenant.companyId, url, options);
  const fill = async (page: Page, address: string) => {
    await page.getByRole('button', { name: 'Add a destination' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a destination' });
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Add and show the secret' }).click();
    return dialog;
  };
  const secretOf = async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Secret of this destination' });
    const secret = await dialog.getByLabel('Secret', { exact: true }).textContent();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    return secret!;
  };
  const analysed = async () => {
    receiver.received.length = 0;
    const answer = await web.earshot.create({ transcript: transcript() }, web.tenant.key);
    expect(answer.status).toBe(200);
    await receiver.count(1);
    const { headers, body } = receiver.received[0]!;
    return { id: answer.body.id, headers, body };
  };

  it('added: the secret is shown once, and verifies what arrives (contract: Receiver verification)', async () => {
    const page = await open();
    await page.getByText('No destinations yet').waitFor();
    await fill(page, `${receiver.url}/hook`);
    const secret = await secretOf(page);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const card = page.getByRole('article', { name: new URL(receiver.url).host });
    await card.getByText('Created by people · Created by programs').waitFor();
    expect(await page.content()).not.toContain(secret);
    const { id, headers, body } = await analysed();
    expect(verifyWebhook({ headers, body, secret }).event).toMatchObject({ analysisId: id, role: 'admin_company' });
  });

  it('a new secret is asked for once more, and takes the place of the old one at once (D47)', async () => {
    const { secret: old } = await store(`${receiver.url}/hook`);
    const page = await open();
    await page.getByRole('button', { name: /^New secret/ }).click();
    const dialog = page.getByRole('dialog', { name: /^New secret for/ });
    await dialog.getByText('stops working at once').waitFor();
    await dialog.getByRole('button', { name: 'Create new secret' }).click();
    const secret = await secretOf(page);
    expect(secret).not.toBe(old);
    const { headers, body } = await analysed();
    expect(verifyWebhook({ headers, body, secret }).event.analysisId).toBeDefined();
  });

  it('what an address may not be is said at its field, in the reader’s language (contract: Destinations)', async () => {
    await store('https://hooks.example.com/a');
    const page = await open('pt-BR');
    await page.getByRole('button', { name: 'Adicionar destino' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adicionar destino' });
    const address = dialog.getByLabel('Endereço');
    for (const [url, words] of [
      ['http://hooks.example.com', 'não é um endereço https://'],
      ['https://me:secret@hooks.example.com/', 'usuário e senha do endereço'],
      ['https://10.1.2.3/hook', 'rede privada'],
    ] as const) {
      await address.fill(url);
      const answer = page.waitForResponse('**/v1/analysisWebhooks.create');
      await dialog.getByRole('button', { name: 'Adicionar e mostrar o segredo' }).click();
      await answer;
      await dialog.getByRole('alert').getByText('Confira o endereço.').waitFor();
      expect(await dialog.getByText(words).count()).toBe(1);
      expect(await address.getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('the same role and address a second time: 409, in words that help; the other role is another destination', async () => {
    await store(`${receiver.url}/hook`);
    const page = await open();
    const dialog = await fill(page, `${receiver.url}/hook`);
    await dialog.getByText('choose the other role').waitFor();
    await dialog.getByRole('alert').getByText('Check the address.').waitFor();
    await dialog.getByLabel('Role').selectOption('super_admin');
    await dialog.getByRole('button', { name: 'Add and show the secret' }).click();
    await secretOf(page);
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
  });

  it('edited: name, triggers; the role can’t be', async () => {
    await store(`${receiver.url}/hook`);
    const page = await open();
    await page.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the destination' });
    expect(await dialog.getByLabel('Role').count()).toBe(0);
    await dialog.getByLabel('Name').fill('CRM');
    await dialog.getByLabel('Created by people').uncheck();
    await dialog.getByLabel('Created by programs').uncheck();
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Collected').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const card = page.getByRole('article', { name: 'CRM' });
    await card.getByText('Collected', { exact: true }).waitFor();
  });

  it('switched off, nothing is sent; on again; removed', async () => {
    await store(`${receiver.url}/hook`);
    const page = await open();
    await page.getByRole('button', { name: /^Turn off/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Nothing is sent here.').waitFor();
    await page.getByRole('button', { name: /^Turn on/ }).click();
    await page.getByText('The destination is on.').waitFor();
    await analysed();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No destinations yet').waitFor();
  });

  it('a destination of an earlier version can’t hear of what was collected', async () => {
    await store(`${receiver.url}/hook`, { role: 'supervisor' });
    const page = await open();
    await page.getByRole('article').getByText('Supervisor').waitFor();
    await page.getByRole('button', { name: /^Edit/ }).click();
    expect(await page.getByLabel('Collected').isDisabled()).toBe(true);
  });

  it(
    'the list: no serious violation, nothing too wide, whatever an address looks like',
    async () => {
      await store('https://hooks.example.com/webhooks/earshot');
      const long = await store(`https://hooks.example.com/${'x'.repeat(500)}`, { isActive: false });
      await web.earshot.service.db.run('UPDATE webhook_destinations SET label = ? WHERE id = ?', [
        `<script>\u202e${'W'.repeat(60)}`,
        long.id,
      ]);
      await expectGoodAtEveryWidth(web, 'webhooks', person, async (page) => {
        await page.goto('/settings/webhooks');
        await page.getByRole('article').first().waitFor();
        await page.locator('summary', { hasText: 'What is sent, by role' }).click();
        await page.waitForLoadState('networkidle');
      });
    },
    slowMs,
  );

  it(
    'the form: no serious violation, nothing too wide',
    async () => {
      await expectGoodAtEveryWidth(web, 'webhooks-add', person, async (page) => {
        await page.goto('/settings/webhooks');
        await page.getByRole('button', { name: 'Add a destination' }).click();
        await page.getByLabel('Address').waitFor();
      });
    },
    slowMs,
  );

  it(
    'the secret: no serious violation, nothing too wide',
    async () => {
      await expectGoodAtEveryWidth(web, 'webhooks-secret', person, async (page) => {
        await page.goto('/settings/webhooks');
        await fill(page, `${receiver.url}/shown`);
        await page.getByRole('button', { name: 'Copy the secret' }).waitFor();
      });
    },
    slowMs,
  );
});
