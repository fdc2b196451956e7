// Signing in at the company's own service, as people see it, in Chromium with a real provider (docs/decisions/sign-in.md#openid-connect).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { clientId, clientSecret, type OpenIdProvider, startOpenIdProvider } from '../harness/open-id-provider.ts';
import { output, session } from '../harness/procedures.ts';
import { type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('pages', () => {
  let web: Web;
  let person: Person;
  let provider: OpenIdProvider;
  beforeAll(async () => {
    web = await startWeb({ EARSHOT_OPENID_NETWORKS: '127.0.0.0/8' });
    person = await web.person();
    provider = await startOpenIdProvider(() => [`${web.earshot.url}/sign-in/callback`]);
  });
  afterAll(async () => {
    await web.stop();
    await provider.stop();
  });

  it('an administrator sets the service, shares the address, and people sign in there, again by the sign-in page', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByLabel('Issuer').fill('https://login.invalid');
    await page.getByLabel('Client ID').fill(clientId);
    await page.getByLabel('Client secret').fill(clientSecret);
    await page.getByRole('button', { name: 'Save the service' }).click();
    await page.getByText('The issuer does not answer with its own ').first().waitFor();
    await page.getByLabel('Issuer').fill(provider.issuer);
    await page.getByRole('button', { name: 'Save the service' }).click();
    await page.getByText('Not tested yet').waitFor();
    const admin = await session(web.earshot, person.id);
    const { signInUrl } = await output(web.earshot, 'company.getOpenId', admin);
    await page.getByText(signInUrl).waitFor();
    await page.context().close();

    provider.signIn({ sub: randomUUID(), email: person.email, email_verified: true });
    const visitor = await web.page();
    await visitor.goto(new URL(signInUrl).pathname);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(new URL(visitor.url()).search).toBe('');
    await visitor.getByRole('button', { name: 'Sign out' }).click();
    await visitor.getByRole('link', { name: 'Sign in with your company account' }).click();
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.getByRole('button', { name: 'Sign out' }).waitFor();
    await visitor.context().close();
    expect((await output(web.earshot, 'company.getOpenId', admin)).provider.testedAt).not.toBeNull();
  });

  it('an administrator who comes from the team page requires it, and names who keeps a password', async () => {
    const page = await web.page({ as: person });
    await page.goto('/team');
    await page.getByRole('table').getByText(person.email).waitFor();
    await page.getByRole('link', { name: 'Company', exact: true }).click();
    const required = page.getByLabel('Require sign-in with the company account');
    await required.check();
    await page.getByRole('group', { name: 'Emergency administrators' }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Update the requirement' }).click();
    const admin = await session(web.earshot, person.id);
    const settings = () => output(web.earshot, 'company.getOpenId', admin);
    await expect.poll(settings).toMatchObject({ isRequired: true, emergencyUserIds: [person.id] });
    // Issue 23: whose password opens nothing any more is led to where it goes on, in their language.
    const seller = await web.person('salesperson');
    const locked = await web.page({ locale: 'pt-BR' });
    await locked.goto('/');
    await locked.getByLabel('E-mail').fill(seller.email);
    await locked.getByLabel('Senha').fill(seller.password);
    await locked.getByRole('button', { name: 'Entrar' }).click();
    const refusal = locked.getByRole('alert');
    await refusal.getByText('Sua empresa exige o acesso com a conta da empresa.').waitFor();
    await refusal.getByRole('link', { name: 'Entrar com a conta da empresa' }).click();
    await locked.waitForURL(`**/sign-in/${web.tenant.companyId}`);
    await locked.context().close();
    await required.uncheck();
    await page.getByRole('button', { name: 'Update the requirement' }).click();
    await expect.poll(settings).toMatchObject({ isRequired: false });
    await page.context().close();
  });

  it('whom the company does not know is told so in their language, and can try again', async () => {
    const { signInUrl } = await output(web.earshot, 'company.getOpenId', await session(web.earshot, person.id));
    provider.signIn({ sub: randomUUID(), email: 'nobody@example.com', email_verified: true });
    const page = await web.page({ locale: 'pt-BR' });
    await page.goto(new URL(signInUrl).pathname);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Sua conta não é de uma pessoa desta empresa.').waitFor();
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await page.getByRole('button', { name: 'Continuar' }).waitFor();
    await page.goto('/sign-in/unknown');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByText('Ninguém entra por este endereço.').waitFor();
    await page.context().close();
  });
});
