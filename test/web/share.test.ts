// The page at publicLink: the reading view without account or internals, gone when the link is (docs/decisions/analysis-fields.md#d34, docs/decisions/access.md#d57).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { stored } from '../harness/recordings.ts';
import { deactivateCompany, insertAnalysis } from '../harness/rows.ts';
import { conversation, wav } from './harness/conversation.ts';
import { expectGoodAtEveryWidth, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('the page at a share link', () => {
  let web: Web;
  let link: string;
  let id: string;
  beforeAll(async () => {
    web = await startWeb();
    const { earshot, tenant } = web;
    const audioKey = await stored(earshot, tenant.companyId, wav(conversation.seconds, conversation.turns), 'call.wav');
    const { body } = await earshot.create(
      { transcript: conversation.vtt, audioKey, clientName: 'Panadería Marta', interactionType: 'discovery' },
      tenant.key,
    );
    ({ id, publicLink: link } = body);
  });
  afterAll(() => web.stop());

  it('reads, plays and explains the score to who has no account, in the reader’s language', async () => {
    const page = await web.page({ locale: 'es-MX' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto(link);
    expect([response!.status(), response!.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    await page.getByRole('heading', { name: 'Discovery · Panadería Marta' }).waitFor();
    await page.getByText('6 de 7 criterios cumplidos').waitFor();
    await page.getByRole('button', { name: 'Expandir todo' }).click();
    await page.getByText('2 interrupciones al cliente').waitFor();
    expect(await page.getByText('Marta · Cliente').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Plazo: escuchar' }).click();
    await page.getByRole('button', { name: 'Pausar' }).waitFor();
    const text = await page.locator('body').textContent();
    for (const secret of [id, web.tenant.companyId, 'Archivar', 'JSON']) expect(text).not.toContain(secret);
    expect(asked.filter((path) => path.startsWith('/v1/') && !/share\.get|user\.me/.test(path))).toEqual([]);
    await page.context().close();
  });

  it('without a link it is a page that says so, with status 404; of a deactivated company 403', async () => {
    const page = await web.page();
    expect((await page.goto('/share/AAAAAAAAAAAAAAAAAAAAAA'))!.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no analysis at this address' }).waitFor();
    const closed = await web.earshot.company();
    const { body } = await web.earshot.create({ transcript: conversation.vtt }, closed.key);
    await deactivateCompany(web.earshot.service.db, closed.companyId, Date.now());
    expect((await page.goto(body.publicLink))!.status()).toBe(403);
    await page.getByRole('heading', { name: 'This analysis is not available' }).waitFor();
    await page.context().close();
  });

  it('says that an analysis is under way, or failed', async () => {
    const page = await web.page();
    for (const [status, heading] of [
      ['pending', 'This analysis is not finished yet'],
      ['failed', 'This analysis could not be completed'],
    ] as const) {
      const token = `${status}${'A'.repeat(22)}`.slice(0, 22);
      await insertAnalysis(web.earshot.service.db, web.tenant.companyId, {
        status,
        run_after: 9e12,
        share_token: token,
      });
      await page.goto(`/share/${token}`);
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    await page.context().close();
  });

  it('looks good', async () => {
    await expectGoodAtEveryWidth(web, 'share', undefined, async (page) => {
      await page.goto(link);
      await page.getByRole('heading', { name: 'Scorecard' }).waitFor();
      await page.locator('canvas').first().waitFor();
    });
  });
});
