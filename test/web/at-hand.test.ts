// What people need is in sight, in Chromium: the score of an analysis on a telephone, the buttons of long dialogs, the whole navigation on a laptop.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { conversation } from './harness/conversation.ts';
import { expectGoodAtEveryWidth, openMore, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('at hand', () => {
  let web: Web;
  let person: Person;
  let id: string;

  beforeAll(async () => {
    web = await startWeb({ EARSHOT_COLLECTION_ROOTS: '/srv' });
    person = await web.person();
    const { body } = await web.earshot.create(
      { transcript: conversation.vtt, clientName: 'Padaria Alvorada e Filhos', salespersonName: 'Paula' },
      web.tenant.key,
    );
    id = body.id;
  });
  afterAll(() => web?.stop());

  const open = async (path: string, width: number, height: number, locale = 'en-GB') => {
    const page = await web.page({ as: person, locale });
    await page.setViewportSize({ width, height });
    await page.goto(path);
    return page;
  };
  const bottomOf = async (part: Locator) => {
    await part.waitFor();
    const box = (await part.boundingBox())!;
    return box.y + box.height;
  };
  const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

  it.each([
    ['en-GB', 'Score'],
    ['pt-BR', 'Nota'],
    ['es', 'Puntuación'],
  ])('an administrator sees the score on the first screen of a telephone (%s)', async (locale, score) => {
    const page = await open(`/analyses/${id}`, 360, 640, locale);
    const panel = page.locator('section', { has: page.getByRole('heading', { name: score, exact: true }) }).first();
    const ring = await bottomOf(panel.locator('svg').first());
    expect(ring).toBeLessThan(640);
    // A long explanation beside it would be a narrow column.
    expect((await panel.getByText(/\d+ (of|de) \d+ crit/).boundingBox())!.y).toBeGreaterThanOrEqual(ring);
    await openMore(page);
    const items = page.locator('[id]:has(> button)', { hasText: 'JSON' });
    const box = (await items.boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
    await page.context().close();
  });

  it('what is behind More is reached by keyboard, and closes by Escape, by a choice and by going elsewhere', async () => {
    const page = await open(`/analyses/${id}`, 1366, 768);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const archive = page.getByRole('button', { name: 'Archive' });
    await more.press('Enter');
    await archive.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Set speakers' }))).toBe(true);
    await page.keyboard.press('Escape');
    await archive.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(more)).toBe(true);
    await more.press('Enter');
    await page.getByRole('button', { name: 'Exclude from statistics' }).press('Enter');
    await page.getByRole('dialog', { name: 'Exclude from statistics' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(more)).toBe(true);
    await archive.waitFor({ state: 'hidden' });
    for (const elsewhere of [
      () => page.getByRole('heading', { level: 1 }).click(),
      async () => {
        await page.getByRole('button', { name: 'Erase…' }).focus();
        await page.keyboard.press('Tab');
      },
    ]) {
      await more.click();
      await archive.waitFor();
      await elsewhere();
      await archive.waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });

  it('what is behind More comes whole, so that nothing replaces a list that is open', async () => {
    const page = await web.page({ as: person, locale: 'en-GB' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/administration-/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/analyses/${id}`);
    await page.getByRole('button', { name: 'Share' }).waitFor();
    const more = page.getByRole('button', { name: 'More', exact: true });
    expect(await more.count()).toBe(0);
    release();
    await more.press('Enter');
    await page.getByRole('button', { name: 'Erase…' }).waitFor();
    await page.context().close();
  });

  it('a transcript has the length that its times say', async () => {
    const page = await open(`/analyses/${id}`, 1366, 768);
    const end = Math.round(conversation.turns.at(-1)!.end);
    await page.getByText(`· ${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')} · uploaded`).waitFor();
    await page.context().close();
  });

  it('the buttons of a long dialog are in sight, and no field that has the focus is behind them', async () => {
    const shared = async (page: Page) => {
      await page.goto(`/analyses/${id}`);
      await page.getByRole('button', { name: 'Share' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Close' });
    };
    const added = async (page: Page) => {
      await page.goto('/settings/integrations');
      await page.getByRole('button', { name: 'Add an integration' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Continue' });
    };
    for (const size of [
      { width: 360, height: 640 },
      { width: 1366, height: 600 },
    ])
      for (const begin of [shared, added]) {
        const page = await open('/account', size.width, size.height);
        const button = await begin(page);
        expect(await bottomOf(button)).toBeLessThanOrEqual(size.height);
        const fields = page.getByRole('dialog').locator('input:not([readonly]), select');
        const last = fields.last();
        await last.focus();
        expect(await bottomOf(last)).toBeLessThanOrEqual((await button.boundingBox())!.y);
        await page.context().close();
      }
  });

  it('on a laptop the whole navigation of an administrator is in sight', async () => {
    const page = await open('/account', 1366, 768);
    expect(await bottomOf(page.getByRole('button', { name: 'Sign out', exact: true }))).toBeLessThanOrEqual(768);
    await page.context().close();
  });

  it(
    'the open list is good at every width',
    async () => {
      await expectGoodAtEveryWidth(web, 'analysis-more', person, async (page) => {
        await page.goto(`/analyses/${id}`);
        await openMore(page);
        await page.getByRole('button', { name: 'Erase…' }).waitFor();
      });
    },
    slowMs,
  );
});
