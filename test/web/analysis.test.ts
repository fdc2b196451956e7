// The page of an analysis: how its score came about, findings that lead to what was said, the recording, sharing, states (docs/contract.md#analysis-full).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { stored } from '../harness/recordings.ts';
import { conversation, wav } from './harness/conversation.ts';
import {
  chooseMore,
  expectGoodAtEveryWidth,
  expectNoSeriousViolations,
  type Person,
  startWeb,
  type Web,
} from './harness/pages.ts';

describe.skipIf(!chromiumPath)('the page of an analysis', () => {
  let web: Web;
  let person: Person;
  let id: string;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    const { earshot, tenant } = web;
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name: 'Paula Ferreira' });
    const audioKey = await stored(earshot, tenant.companyId, wav(conversation.seconds, conversation.turns), 'call.wav');
    const { body, text } = await earshot.create(
      {
        transcript: conversation.vtt,
        audioKey,
        salespersonId,
        clientName: 'Panadería Marta',
        interactionType: 'discovery',
      },
      tenant.key,
    );
    id = body?.id;
    expect(id, text).toBeDefined();
  });
  afterAll(() => web.stop());

  const open = async (as: Person = person, width = 1440): Promise<Page> => {
    const page = await web.page({ as, width });
    await page.goto(`/analyses/${id}`);
    await page.getByRole('heading', { name: 'Scorecard' }).waitFor();
    return page;
  };

  const unfold = (page: Page, part: string) => page.getByRole('heading', { name: part }).click();
  const position = (page: Page) => page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');
  const said = (page: Page) => page.locator('[aria-current=true]').textContent();

  it('says the score and how it came about: what cost points first, with weights', async () => {
    const page = await open();
    await page.getByText('6 of 7 criteria met: 89 of 100 points by weight. 10 points off').waitFor();
    const scorecard = page.locator('section', { has: page.getByRole('heading', { name: 'Scorecard' }) });
    const headings = await scorecard.getByRole('heading', { level: 3 }).allTextContents();
    expect(headings).toEqual(['What cost points', 'What earned points']);
    const rows = await scorecard.getByRole('listitem').allTextContents();
    expect(rows.filter((row) => /0 of 11|−10/.test(row))).toHaveLength(2);
    // Issue 23, coaching: what the criterion means, and a phrase that would have met it.
    const missed = scorecard.getByRole('listitem').filter({ hasText: '0 of 11' });
    await missed.getByText(/^Better:/).waitFor();
    await missed.getByText(/^The rep .+\.$/).waitFor();
    expect(rows.some((row) => row.includes('Open questions') && /weight 2.*\+22/.test(row))).toBe(true);
    await page.context().close();
  });

  it('the first screen says what matters, and the rest is folded until somebody wants it', async () => {
    const page = await web.page({ as: person, width: 1366 });
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/analyses/${id}`);
    for (const name of ['Score', 'Largest losses', 'Next step', 'Conversation']) {
      const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
      expect(box!.y + box!.height, name).toBeLessThan(768);
    }
    const losses = page.getByRole('list').filter({ hasText: '−10' }).first();
    expect(await losses.getByRole('listitem').count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Timing: play' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('button', { name: 'Timing: play' }).waitFor();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Timing: play' }).count()).toBe(0);
    await page.context().close();
  });

  it('on a telephone the player stays in sight', async () => {
    const page = await open(person, 360);
    for (const place of ['0', 'document.body.scrollHeight']) {
      await page.evaluate(`scrollTo(0, ${place})`);
      const box = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
      const height = page.viewportSize()!.height;
      expect(box!.y).toBeGreaterThan(0);
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    }
    await page.context().close();
  });

  it('a finding leads to its words in the transcript and plays from there', async () => {
    const page = await open();
    await unfold(page, 'BANT');
    await page.getByRole('button', { name: 'Timing: play' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await said(page)).toContain('before the end of March');
    expect(await position(page)).toMatch(/^1:3\d of 2:03$/);
    expect(await page.locator('mark').textContent()).toContain('before the end of March');
    await page.context().close();
  });

  it('on a narrow screen it brings one to the transcript and back', async () => {
    const page = await open(person, 360);
    await unfold(page, 'BANT');
    const timing = page.getByRole('button', { name: 'Timing: play' });
    await timing.focus();
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', { name: 'Back to the finding' });
    await back.waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Conversation');
    expect(await page.getByText('before the end of March').last().isVisible()).toBe(true);
    await back.click();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toContain('Timing');
    await page.context().close();
  });

  it('keys: space plays and stops, arrows go 5 seconds; not while a field has focus', async () => {
    const page = await open();
    await page.getByRole('heading', { name: 'Discovery' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await position(page)).toBe('0:05 of 2:03');
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    const field = page.getByRole('searchbox', { name: 'Find in the transcript' });
    await field.fill('a b');
    await field.press(' ');
    await field.press('ArrowRight');
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
    await page.getByLabel('Speed').selectOption('1.5');
    await page.getByRole('slider', { name: 'Position' }).press('ArrowRight');
    expect(await position(page)).toMatch(/^0:1\d of 2:03$/);
    await page.context().close();
  });

  it('a line plays from its time, and the transcript follows', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Play from 0:22' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await said(page)).toContain('We type them by hand');
    await page.getByText('That is right.', { exact: true }).click();
    await page.locator('[aria-current=true]', { hasText: 'That is right' }).waitFor();
    await page.context().close();
  });

  it('the interruptions stand in the timeline and lead to their place', async () => {
    const page = await open();
    await unfold(page, 'Indicators');
    await page.getByText('2 interruptions of the client').waitFor();
    const marks = page.getByRole('button', { name: 'The rep interrupts at' });
    expect(await marks.count()).toBe(2);
    await marks.first().click();
    await page.locator('[aria-current=true]', { hasText: 'what does that cost' }).waitFor();
    await page.context().close();
  });

  it('finds in the transcript, without case and accents; a keyword is looked for too', async () => {
    const page = await open();
    const field = page.getByRole('searchbox', { name: 'Find in the transcript' });
    await field.fill('RÚTH');
    await page.getByText('1 of 3').waitFor();
    await field.press('Enter');
    await page.getByText('2 of 3').waitFor();
    expect(await page.locator('mark').first().textContent()).toBe('Ruth');
    await field.fill('nothing like it');
    await page.getByText('Nothing found').waitFor();
    await unfold(page, 'Keywords');
    await page
      .getByRole('button', { name: /overtime/ })
      .first()
      .click();
    expect(await field.inputValue()).toBe('overtime');
    await page.context().close();
  });

  it('shares by a link that is replaced and taken away', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByLabel('Link', { exact: true });
    const first = await link.inputValue();
    expect(first).toMatch(/\/share\/[\w-]{22}$/);
    // Who copies it for a client has to see that it shows scores, and that what they choose is for another link.
    await page.getByText('Anyone with this link can read the analysis with its scores').waitFor();
    await page.getByRole('heading', { name: 'New link' }).waitFor();
    await page.getByText('What you choose here is for the new link only.').waitFor();
    await page.getByRole('button', { name: 'New link' }).click();
    await page.getByText('A new link has been created.').waitFor();
    const second = await link.inputValue();
    expect([second === first, (await fetch(first)).status, (await fetch(second)).status]).toEqual([false, 404, 200]);
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Revoke the link' }).click();
    await page.getByText('There is no link').waitFor();
    expect((await fetch(second)).status).toBe(404);
    await page.getByRole('button', { name: 'Create a link' }).click();
    await link.waitFor();
    await page.context().close();
  });

  it('of a conversation without a recording, sharing speaks of none; nobody has it yet, so a rep is assigned', async () => {
    const { body } = await web.earshot.create({ transcript: conversation.vtt }, web.tenant.key);
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${body.id}`);
    await page.getByRole('button', { name: 'Assign a rep' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change rep' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this analysis' });
    await dialog
      .getByText('Anyone with this link can read the analysis with its scores, without an account.')
      .waitFor();
    expect(await dialog.textContent()).not.toMatch(/recording|listen/i);
    await page.context().close();
  });

  it('is kept as JSON, put away and brought back', async () => {
    const page = await open();
    const download = page.waitForEvent('download');
    await chooseMore(page, 'Download JSON');
    expect((await download).suggestedFilename()).toBe(`analysis-${id}.json`);
    await chooseMore(page, 'Archive');
    await page.getByText('archived', { exact: true }).waitFor();
    await chooseMore(page, 'Unarchive');
    await page.getByText('archived', { exact: true }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('is given to another person, and to nobody', async () => {
    const page = await open();
    await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Rui Almeida' });
    await page.getByRole('button', { name: 'Change rep' }).click();
    await page.getByRole('combobox', { name: 'Rep' }).fill('Rui');
    await page.getByRole('option', { name: /Rui Almeida/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The conversation is assigned to Rui Almeida.').waitFor();
    await page.locator('h1 ~ p', { hasText: 'Rui Almeida' }).waitFor();
    await page.context().close();
  });

  it('criteria and steps are called in the reader’s language, and a miss says what its criterion means', async () => {
    const page = await web.page({ as: person, locale: 'pt-BR' });
    await page.goto(`/analyses/${id}`);
    await page.getByRole('heading', { name: 'Descoberta · Panadería Marta' }).waitFor();
    const scorecard = page.locator('section', { has: page.getByRole('heading', { name: 'Critérios' }) });
    const missed = await scorecard.getByRole('listitem').first().textContent();
    expect(missed).toContain('Prazo explorado');
    expect(missed).toMatch(/não cumprido.*[.].*Melhor:/);
    await page.getByRole('heading', { name: 'Etapas do método' }).click();
    await page.getByText('Qualificação', { exact: true }).waitFor();
    await page.context().close();
  });

  it('whoever it is not shown to reads that there is none', async () => {
    const page = await web.page({ as: await web.person('salesperson') });
    await page.goto(`/analyses/${id}`);
    await page.getByRole('heading', { name: 'Analysis not found' }).waitFor();
    await expectNoSeriousViolations(page);
    await page.context().close();
  });

  it('looks good', async () => {
    await expectGoodAtEveryWidth(web, 'analysis', person, async (page) => {
      await page.goto(`/analyses/${id}`);
      await page.getByRole('heading', { name: 'Scorecard' }).waitFor();
      await page.locator('canvas').first().waitFor();
    });
  });
});
