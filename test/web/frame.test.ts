// What is around every page: keyboard, language, widths, axe-core, and what a first load weighs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { expectGoodAtEveryWidth, type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('the frame of the pages', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  it('signing in and saving a form need no mouse; focus is seen, and goes to the heading of a new page', async () => {
    const page = await web.page();
    const focused = () => page.evaluate<string>('document.activeElement.textContent || document.activeElement.type');
    const tabTo = async (what: string) => {
      for (let presses = 0; presses < 30 && (await focused()) !== what; presses++) await page.keyboard.press('Tab');
      expect(await focused()).toBe(what);
    };
    await page.goto('/nothing');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await tabTo('email');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo('Go to the start page');
    await page.reload();
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await tabTo('Company');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name').waitFor();
    expect(await focused()).toBe('Company');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('text');
    const outline = 'getComputedStyle(document.activeElement).outlineStyle';
    expect(await page.evaluate<string>(outline)).toBe('solid');
    await page.keyboard.type('Typed, not clicked');
    await page.keyboard.press('Enter');
    await page.getByText('The company has been saved.').waitFor();
  });

  it('on a narrow screen the navigation opens and closes, also by keyboard', async () => {
    const page = await web.page({ as: person, width: 360 });
    await page.goto('/nothing');
    const link = page.getByRole('link', { name: 'Company' });
    expect(await link.isVisible()).toBe(false);
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await link.click();
    await page.getByLabel('Name').waitFor();
    expect(await link.isVisible()).toBe(false);
  });

  it('the language is the first of the browser that there is; a choice is remembered, and told to who hears the page', async () => {
    for (const [locale, title] of [
      ['pt-BR', 'Entrar'],
      ['es-MX', 'Iniciar sesión'],
      ['fr-FR', 'Sign in'],
    ] as const) {
      const page = await web.page({ locale });
      await page.goto('/');
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      expect(await page.evaluate<string>('document.documentElement.lang')).toBe(
        locale === 'fr-FR' ? 'en' : locale.slice(0, 2),
      );
    }
    const page = await web.page({ as: person, locale: 'pt-BR' });
    await page.goto('/settings/company');
    await page.getByLabel('Nome').fill('Ainda aqui');
    await page.getByLabel('Idioma', { exact: true }).selectOption('es');
    await page.getByRole('heading', { name: 'Empresa', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
    expect(await page.getByLabel('Nombre').inputValue()).toBe('Ainda aqui');
    await page.reload();
    await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('es');
  });

  it('of two languages chosen quickly the last one counts; one whose texts cannot be loaded changes nothing', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByLabel('Name').fill('Still here');
    const portuguese = (url: URL) => /\/assets\/pt-/.test(url.pathname);
    const { promise: chosen, resolve: letThrough } = Promise.withResolvers<void>();
    const loaded: string[] = [];
    await page.route(portuguese, async (route) => {
      await chosen;
      loaded.push(route.request().url());
      await route.continue();
    });
    await page.getByLabel('Language', { exact: true }).selectOption('pt');
    await page.getByLabel('Language', { exact: true }).selectOption('en');
    letThrough();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    // Nobody waits for these any more: a module that is there is run only once, for the first who asked.
    for (const url of loaded) await page.evaluate(`import(${JSON.stringify(url)}).then(() => {})`);
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en');
    let asked = 0;
    await page.route(
      (url) => /\/assets\/es-/.test(url.pathname),
      (route) => {
        asked++;
        return route.abort();
      },
    );
    // The note leaves by itself: the page looks out for it before it is there.
    const told = page.getByText('The server does not answer.').waitFor();
    await page.getByLabel('Language', { exact: true }).selectOption('es');
    await told;
    expect(await page.getByLabel('Language', { exact: true }).inputValue()).toBe('en');
    expect(await page.getByLabel('Name').inputValue()).toBe('Still here');
    expect(asked).toBeLessThan(20);
  });

  it('a refusal is shown in the server’s words, with the id of the request', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    await page.getByLabel('Name').fill('x'.repeat(201));
    const answer = page.waitForResponse('**/v1/company.update');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const requestId = (await answer).headers()['x-request-id']!;
    await page.getByText('At most 200 characters.').waitFor();
    await page.getByRole('alert').getByText(requestId).waitFor();
  });

  it('a refusal is told in the language of the reader, by its reason; unknown reasons and lost texts in the server’s words (issue 23)', async () => {
    const page = await web.page({ as: person, locale: 'pt-BR' });
    await page.goto('/settings/company');
    let reason = 'analysis_held';
    await page.route('**/v1/company.update', (route) =>
      route.fulfill({
        status: 409,
        json: { message: 'In English.', code: 'CONFLICT', data: { code: 'CONFLICT', httpStatus: 409, reason } },
      }),
    );
    const save = page.getByRole('button', { name: 'Salvar', exact: true });
    const told = page.getByRole('alert');
    await save.click();
    await told.getByText('Uma retenção legal protege esta análise. Retire-a antes.').waitFor();
    reason = 'a_word_of_tomorrow';
    await save.click();
    await told.getByText('In English.').waitFor();
    await page.unroute('**/v1/company.update');
    await page.getByLabel('Nome').fill('x'.repeat(201));
    await save.click();
    await page.getByText('No máximo 200 caracteres.').waitFor();
    await page.close();
    const offline = await web.page({ as: person, locale: 'es' });
    await offline.route('**/assets/es-*', (route) =>
      /es-/.test(route.request().url()) && isShown ? route.abort() : route.continue(),
    );
    let isShown = false;
    await offline.goto('/settings/company');
    await offline.getByLabel('Nombre').waitFor();
    isShown = true;
    await offline.route('**/v1/company.update', (route) =>
      route.fulfill({
        status: 409,
        json: {
          message: 'In English.',
          code: 'CONFLICT',
          data: { code: 'CONFLICT', httpStatus: 409, reason: 'analysis_held' },
        },
      }),
    );
    await offline.getByRole('button', { name: 'Guardar', exact: true }).click();
    await offline.getByRole('alert').getByText('In English.').waitFor();
    await offline.close();
  });

  it('a server that does not answer: said so, and tried again', async () => {
    const page = await web.page({ as: person });
    let isDown = true;
    await page.route('**/v1/company.get', (route) =>
      isDown
        ? route.fulfill({ status: 501, json: { message: 'Not here.', code: 'NOT_IMPLEMENTED', data: {} } })
        : route.continue(),
    );
    await page.goto('/settings/company');
    await page.getByText('This could not be loaded').waitFor();
    await page.getByText('Not here.').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Name').waitFor();
  });

  it.each([
    ['sign-in', '/', 'Sign in', false],
    ['invitation', '/invitation/abc', 'Welcome to Earshot', false],
    ['not-found', '/nothing', 'Page not found', true],
    ['company', '/settings/company', 'Company', true],
  ] as const)('%s: no serious violation, nothing too wide', async (name, address, heading, isSignedIn) => {
    await expectGoodAtEveryWidth(web, name, isSignedIn ? person : undefined, async (page) => {
      await page.goto(address);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    });
  });

  it('the dialog of an ended session: no serious violation, nothing too wide', async () => {
    await expectGoodAtEveryWidth(web, 'session-expired', person, async (page) => {
      await page.goto('/settings/company');
      await page.getByLabel('Name').waitFor();
      await web.endSessions(person);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    });
  });

  it.each(['/', '/settings/company'])(
    'a first load of %s weighs at most 200 KB, compressed as gzip, of this server alone',
    async (address) => {
      const page = await web.page({ as: person });
      const sizes: Promise<number>[] = [];
      const origins = new Set<string>();
      await page.route('**/*', (route) =>
        route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
      );
      page.on('requestfinished', (request) => {
        origins.add(new URL(request.url()).origin);
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect([...origins]).toEqual([web.earshot.url]);
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(200 * 1024);
    },
  );
});
