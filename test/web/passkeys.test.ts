// Passkeys in Chromium with a device of its own: added, signed in with by the button and among what the browser fills in, removed; and where there can be none (docs/decisions/sign-in.md#passkeys).
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginSession } from '../../packages/server/src/accounts/sessions.ts';
import { chromiumPath } from '../harness/browser.ts';
import {
  expectGoodAtEveryWidth,
  expectNoSeriousViolations,
  type Person,
  screenshot,
  slowMs,
  startWeb,
  type Web,
} from './harness/pages.ts';

describe.skipIf(!chromiumPath)('Passkeys', () => {
  let web: Web;
  let person: Person;
  let address: string;
  let numbers: string;
  beforeAll(async () => {
    web = await startWeb();
    numbers = web.earshot.url;
    address = `http://localhost:${new URL(numbers).port}`;
  });
  beforeEach(async () => {
    web.earshot.service.publicUrl = address;
    await web.earshot.service.db.run('DELETE FROM sign_in_failures');
    person = await web.person();
  });
  afterAll(() => web.stop());

  /** A page with a device that verifies the person, at once. `isFilledIn`: the browser offers passkeys where people type. */
  async function pageWithDevice({ isFilledIn = false } = {}) {
    const page = await web.page({});
    if (!isFilledIn)
      await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)');
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { page, device, authenticatorId };
  }

  async function signedIn(page: Page) {
    const value = await beginSession(web.earshot.service.db, person.id, web.earshot.service.now());
    await page.context().addCookies([{ name: 'earshot_session', value, url: address }]);
  }
  const signedOut = (page: Page) => page.context().clearCookies();

  async function add(page: Page, name: string) {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  }

  async function withPasskey(options?: { isFilledIn: boolean }) {
    const one = await pageWithDevice(options);
    await signedIn(one.page);
    await one.page.goto(`${address}/account`);
    await add(one.page, 'Work laptop');
    await one.page.getByText('The passkey has been added.').waitFor();
    await one.page.getByRole('rowheader', { name: 'Work laptop' }).waitFor();
    return one;
  }

  const credentials = async (device: CDPSession, authenticatorId: string) =>
    (await device.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

  it('is added, signs in by the button, and is removed', async () => {
    const { page, device, authenticatorId } = await withPasskey();
    const [credential] = await credentials(device, authenticatorId);
    expect(credential).toMatchObject({ isResidentCredential: true, rpId: 'localhost' });
    expect(Buffer.from(credential!.userHandle!, 'base64').toString()).toBe(person.id);
    await add(page, 'Again');
    await page.getByText('This device already has a passkey for you.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await signedOut(page);
    await page.goto(`${address}/account`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Rename the passkey Work laptop' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename the passkey Work laptop' });
    await renaming.getByLabel('Name').fill('Old laptop');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('The passkey has a new name.').waitFor();
    await page.getByRole('rowheader', { name: 'Old laptop' }).waitFor();

    await page.getByRole('button', { name: 'Remove the passkey Old laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the passkey Old laptop?' });
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The passkey has been removed.').waitFor();

    await signedOut(page);
    await page.goto(`${address}/account`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This passkey does not sign in here.').waitFor();
    await expectNoSeriousViolations(page);
    await screenshot(page, 'passkey-refused');
  });

  it('is offered among what the browser fills in', async () => {
    const { page } = await withPasskey({ isFilledIn: true });
    await signedOut(page);
    await page.goto(`${address}/account`);
    // The device answers as if the person had chosen it.
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  });

  it('a person whom the device does not verify is told that none was used, and signs in with the password', async () => {
    const { page, device, authenticatorId } = await withPasskey();
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await signedOut(page);
    await page.goto(`${address}/account`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('No passkey was used.').waitFor();
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
  });

  it('there is none at a number, and the page says why; elsewhere it says where', async () => {
    web.earshot.service.publicUrl = numbers;
    const page = await web.page({ as: person });
    await page.goto('/account');
    await page.getByText('Passkeys need an address with https and a name').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
    web.earshot.service.publicUrl = address;
    await page.reload();
    await page.getByText('Open Earshot at localhost.').waitFor();
    await page.context().clearCookies();
    await page.goto('/account');
    await page.getByLabel('E-mail').waitFor();
    expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
  });

  it(
    'the panel and its dialog: no serious violation, nothing too wide',
    async () => {
      await web.earshot.service.db.run(
        `INSERT INTO passkeys (id, user_id, company_id, credential_id, public_key, counter, transports, name, created_at)
         VALUES (?, ?, ?, 'shown', 'k', 0, '[]', 'A laptop with quite a long name', 1)`,
        [`p-${person.id}`, person.id, web.tenant.companyId],
      );
      await expectGoodAtEveryWidth(web, 'passkeys', person, async (page) => {
        await page.goto('/account');
        await page.getByRole('button', { name: 'Remove the passkey A laptop with quite a long name' }).click();
        await page.getByRole('dialog').getByLabel('Your password').waitFor();
      });
    },
    slowMs,
  );
});
