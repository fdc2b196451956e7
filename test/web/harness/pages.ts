// Pages in a real Chromium over a real server on SQLite: people who sign in, what pages complain of, axe-core, screenshots. For every test of test/web.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { UserRole } from '@earshot/core';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginSession } from '../../../packages/server/src/accounts/sessions.ts';
import { startBrowser } from '../../harness/browser.ts';
import { type Earshot, startEarshot, type Tenant } from '../../harness/earshot.ts';
import { password, personWithPassword } from '../../harness/procedures.ts';

/** The narrowest and the usual screen; every page has to be good on both. */
const widths = [360, 1440] as const;

/** How long a page may take for what a test expects of it: only a fault takes longer. */
const patienceMs = 60_000;

export interface Person {
  id: string;
  email: string;
  password: string;
}

interface PageOptions {
  /** Signed in already, by a session of the server; without: nobody. */
  as?: Person;
  width?: number;
  /** Language of the browser; default English. */
  locale?: string;
  colorScheme?: 'light' | 'dark';
}

export interface Web {
  earshot: Earshot;
  tenant: Tenant;
  /** Somebody of the company who can sign in. */
  person(role?: UserRole): Promise<Person>;
  /** A page of a browser profile of its own. */
  page(options?: PageOptions): Promise<Page>;
  /** Ends every session of a person, as twelve idle hours do, once every open page has what it asked for. */
  endSessions(person: Person): Promise<void>;
  /** Closes everything; fails when a page has complained: an exception, a console error, a breach of its Content-Security-Policy. */
  stop(): Promise<void>;
}

/** `environment` and `network` as `startEarshot` takes them. */
export async function startWeb(
  environment: Record<string, string> = {},
  network?: Parameters<typeof startEarshot>[2],
): Promise<Web> {
  const earshot = await startEarshot(environment, undefined, network);
  const browser: Browser = await startBrowser();
  const tenant = await earshot.company();
  const complaints: string[] = [];
  return {
    earshot,
    tenant,
    person: async (role) => ({ ...(await personWithPassword(earshot, tenant.companyId, role)), password }),
    async page({ as, width = 1440, locale = 'en-GB', colorScheme = 'light' } = {}) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ baseURL: earshot.url, viewport, locale, colorScheme });
      context.setDefaultTimeout(patienceMs);
      if (as) {
        const value = await beginSession(earshot.service.db, as.id, earshot.service.now());
        await context.addCookies([{ name: 'earshot_session', value, url: earshot.url }]);
      }
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // What the server refuses is an answer; the browser notes it as an error.
        const isComplaint = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
        if (isComplaint) complaints.push(message.text());
      });
      return page;
    },
    endSessions: async (person) => {
      // A request on its way would open the dialog of the ended session before the test's own click does.
      const pages = browser.contexts().flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
      await earshot.service.db.run('DELETE FROM sessions WHERE user_id = ?', [person.id]);
    },
    async stop() {
      await browser.close();
      await earshot.stop();
      expect(complaints, 'complaints of the pages').toEqual([]);
    },
  };
}

interface StoppedTime {
  /** Lets so much time of the page pass: what is due in it happens. */
  pass(milliseconds: number): Promise<void>;
  /** Waits until `value` is as expected, however long that takes; of the page's time some milliseconds pass. */
  reaches(value: () => Promise<unknown>, expected: unknown): Promise<void>;
}

/** Stops the time of a page before it is opened, so that what it does every few seconds depends on no machine's speed. */
export async function stopTime(page: Page): Promise<StoppedTime> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  return {
    pass,
    async reaches(value, expected) {
      // What a page puts off to the end of its turn is a timer, too.
      const look = () => pass(1).then(value);
      await expect.poll(look).toEqual(expected);
    },
  };
}

/** Fills in the form that the page shows. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Chooses what stands behind "More", in any of the languages. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name, exact: true }).click();
}

export const openMore = (page: Page) => page.getByRole('button', { name: /^(More|Mais|Más)$/ }).click();

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing that axe-core calls serious or critical on what the page shows now. */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  // Preloading would copy styles of shadow roots, which the page's policy refuses: that would look like the page's own complaint.
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run({ preload: false })');
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`);
  expect(serious).toEqual([]);
}

/** Nothing is cut off or wider than the screen, so that nobody scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}

const screenshots = fileURLToPath(new URL('../../../.cache/screenshots/', import.meta.url));

/** Into .cache/screenshots, for people to look at: `name-360.png`. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}-${page.viewportSize()!.width}.png`, fullPage: true });
}

/** For a test by `expectGoodAtEveryWidth`: axe-core looks four times. */
export const slowMs = 240_000;

/** What every page has to stand, at every width, in light and dark: `open` brings a page to what is looked at. */
export async function expectGoodAtEveryWidth(
  web: Web,
  name: string,
  as: Person | undefined,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await web.page(as && { as });
  await open(page);
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await screenshot(page, colorScheme === 'dark' ? `${name}-dark` : name);
      await expectNoSeriousViolations(page);
      await expectNoSidewaysScroll(page);
    }
  await page.context().close();
}
