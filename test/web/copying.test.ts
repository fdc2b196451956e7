// Copying where a browser has no clipboard, or refuses it: never said to be done when it is not.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { type Person, startWeb, type Web } from './harness/pages.ts';

const noClipboard = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";
const refused =
  "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });";
const recorded = 'document.execCommand = () => { window.copied = document.activeElement.value; return true; };';
const failing = 'document.execCommand = () => false;';

describe.skipIf(!chromiumPath)('a button that copies', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  const pressed = async (script: string): Promise<Page> => {
    const page = await web.page({ as: person });
    await page.addInitScript(script);
    await page.goto('/settings/api-keys');
    await page.getByRole('button', { name: 'Copy' }).first().press('Enter');
    return page;
  };

  it.each([noClipboard, refused])('takes the old way, and keeps the focus', async (clipboard) => {
    const page = await pressed(clipboard + recorded);
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate<string>('window.copied')).toContain('EARSHOT');
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Copied');
    await page.context().close();
  });

  it('says that nothing was copied when that fails as well', async () => {
    const page = await pressed(refused + failing);
    await page.getByRole('button', { name: 'Not copied' }).waitFor();
    await page.context().close();
  });
});
