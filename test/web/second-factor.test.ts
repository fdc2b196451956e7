// Two-step sign-in in Chromium: set up with a QR code, signed in with, turned off, reset by an administrator, required by a company (docs/decisions/sign-in.md#two-step-sign-in).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../packages/server/src/accounts/totp.ts';
import { fromBase32 } from '../harness/base32.ts';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, signIn, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('Two-step sign-in', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
  });
  beforeEach(async () => {
    await web.earshot.service.db.run('DELETE FROM sign_in_failures');
    person = await web.person();
  });
  afterAll(() => web.stop());

  /** The next one: the present one may have been used. */
  const nextCode = (secret: Buffer) => {
    web.earshot.advance(30_000);
    return codeAt(secret, stepAt(web.earshot.service.now()));
  };
  const setUp = async (page: Page) => {
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
    await dialog.getByLabel('Your password').fill('not this one');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your current password.').waitFor();
    await dialog.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('img', { name: 'QR code of the secret' }).waitFor();
    const secret = fromBase32((await dialog.locator('code').textContent())!);
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('This code is wrong').waitFor();
    await dialog.getByLabel('Code from the app').fill(nextCode(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
    const codes = (await shown.getByLabel('Recovery codes').textContent())!.split('\n');
    await shown.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('Recovery codes left: 10.').waitFor();
    return { secret, codes };
  };

  it('is set up, asked for at the next sign-in, and turned off', async () => {
    const page = await web.page({ as: person });
    await page.goto('/account');
    const { secret, codes } = await setUp(page);
    expect(codes).toHaveLength(10);

    const other = await web.page({});
    await other.goto('/account');
    await signIn(other, person);
    await other.getByLabel('Code').fill('000000');
    await other.keyboard.press('Enter');
    await other.getByText('This code is wrong').waitFor();
    await other.getByLabel('Code').fill(nextCode(secret));
    await other.keyboard.press('Enter');
    await other.getByRole('heading', { name: 'My account', level: 1 }).waitFor();

    await other.getByRole('button', { name: 'New recovery codes' }).click();
    const renewal = other.getByRole('dialog', { name: 'New recovery codes' });
    await renewal.getByLabel('Your password').fill(person.password);
    await renewal.getByLabel('Code from the app').fill(nextCode(secret));
    await renewal.getByRole('button', { name: 'Create the codes' }).click();
    const shown = other.getByRole('dialog', { name: 'Your recovery codes' });
    const [recoveryCode] = (await shown.getByLabel('Recovery codes').textContent())!.split('\n');
    await shown.getByRole('button', { name: 'I have stored them' }).click();

    await other.getByRole('button', { name: 'Turn off' }).click();
    const dialog = other.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
    await dialog.getByLabel('Your password').fill(person.password);
    await dialog.getByLabel('Code from the app').fill(recoveryCode!);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await other.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
  });

  it('an administrator resets it on the team page', async () => {
    const page = await web.page({ as: person });
    await page.goto('/account');
    await setUp(page);
    const admin = await web.page({ as: await web.person() });
    await admin.goto('/team');
    await admin.getByRole('button', { name: /^Reset two-step sign-in of/ }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await admin.getByText(/^Two-step sign-in of .* is reset\./).waitFor();
    await admin.getByRole('button', { name: /^Reset two-step sign-in of/ }).waitFor({ state: 'detached' });
  });

  it('where the company requires it, every page leads to setting it up, and then to the work', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByLabel('Require two-step sign-in').check();
    await page.getByRole('button', { name: 'Update the sign-in rules' }).click();
    await page.getByText('Your company requires two-step sign-in.').waitFor();
    await page.goto('/analyses');
    await page.getByText('Your company requires two-step sign-in.').waitFor();
    expect(await page.getByLabel('New password').count()).toBe(0);
    await setUp(page);
    await page.getByLabel('New password').waitFor();
    await page.goto('/settings/company');
    await page.getByLabel('Require two-step sign-in').uncheck();
    await page.getByRole('button', { name: 'Update the sign-in rules' }).click();
    await page.getByText('The sign-in settings have been saved.').waitFor();
    const own = await session(web.earshot, person.id);
    expect(await output(web.earshot, 'company.get', own)).toMatchObject({ signIn: { secondFactorRequired: false } });
  });

  it(
    'the dialog with the QR code: no serious violation, nothing too wide',
    async () => {
      await expectGoodAtEveryWidth(web, 'second-factor', person, async (page) => {
        await page.goto('/account');
        await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
        await page.getByLabel('Your password').fill(person.password);
        await page.keyboard.press('Enter');
        await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
      });
    },
    slowMs,
  );
});
