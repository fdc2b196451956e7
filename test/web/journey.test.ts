// One journey through the pages, in Chromium over a real server: from signing in to a recording that is read, shared, announced and collected (docs/decisions/audio.md#d30).
import { EarshotClient } from '@earshot/core/client';
import { verifyWebhook } from '@earshot/core/webhooks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import {
  answerJson,
  segment,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';
import { loopback } from '../harness/webhooks.ts';
import { startYeastarServer, type YeastarServer } from '../providers/yeastar-server.ts';
import { conversation, wav } from './harness/conversation.ts';
import { signIn, startWeb, type Web } from './harness/pages.ts';

/** Eight pages, three analyses. */
const slowMs = 120_000;
const calledAt = Date.parse('2026-03-02T08:00:00Z');

describe.skipIf(!chromiumPath)('a journey through the pages', () => {
  const sound = wav(conversation.seconds, conversation.turns);
  let web: Web;
  let transcriber: TranscriptionServer;
  let receiver: Receiver;
  let pbx: YeastarServer;
  beforeAll(async () => {
    [transcriber, receiver, pbx] = await Promise.all([
      startTranscriptionServer(),
      startReceiver(),
      startYeastarServer(),
    ]);
    transcriber.answerWith(
      answerJson({
        text: '',
        segments: conversation.turns.map(({ start, end, speaker, text }) => segment(start, end, text, speaker)),
      }),
    );
    web = await startWeb({ ...transcriber.environment, EARSHOT_PBX_NETWORKS: '127.0.0.0/8' }, await loopback());
    await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Paula Ferreira' });
  });
  afterAll(async () => {
    await web.stop();
    await Promise.all([transcriber.stop(), receiver.stop(), pbx.stop()]);
  });

  const go = (page: Page, name: string) =>
    page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  /** From the navigation to an analysis that is complete; its id. */
  async function upload(page: Page, file: string, client: string): Promise<string> {
    await go(page, 'New analysis');
    await page.getByLabel('Choose files').setInputFiles({ name: file, mimeType: 'audio/wav', buffer: sound });
    await page.getByRole('textbox', { name: `Client in ${file}` }).fill(client);
    const person = page.getByRole('combobox', { name: 'Rep', exact: true });
    await person.scrollIntoViewIfNeeded();
    await person.fill('Pau');
    await page.getByRole('listbox', { name: 'Rep' }).getByRole('option', { name: 'Paula Ferreira' }).click();
    await page.getByLabel('Interaction type').selectOption('discovery');
    await button(page, /^Analyse/).click();
    const link = page.getByRole('link', { name: `Open the analysis of ${file}` });
    await link.waitFor();
    return (await link.getAttribute('href'))!.split('/').at(-1)!;
  }

  async function read(page: Page, file: string): Promise<void> {
    await page.getByRole('link', { name: `Open the analysis of ${file}` }).click();
    await page.getByRole('heading', { name: 'Discovery · Panadería Marta' }).waitFor();
    await page.getByText('6 of 7 criteria met').waitFor();
    await page.getByRole('heading', { name: 'BANT' }).click();
    await button(page, 'Timing: play').click();
    await button(page, 'Pause').waitFor();
    await page.locator('[aria-current=true]', { hasText: 'end of March' }).waitFor();
    const position = await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');
    expect(position).toMatch(/^1:3\d of 2:03$/);
    await button(page, 'Pause').click();
  }

  /** Somebody without an account reads it, until the link is taken away. */
  async function share(page: Page): Promise<void> {
    await button(page, 'Share').click();
    await page.getByText('There is no link').waitFor();
    await button(page, 'Create a link').click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    const stranger = await web.page();
    expect((await stranger.goto(link))!.status()).toBe(200);
    await stranger.getByRole('heading', { name: 'Discovery · Panadería Marta' }).waitFor();
    await stranger.getByText('6 of 7 criteria met').waitFor();
    await button(page, 'Revoke the link').click();
    await page.getByText('There is no link').waitFor();
    expect((await stranger.reload())!.status()).toBe(404);
    await stranger.getByRole('heading', { name: 'There is no analysis at this address' }).waitFor();
    await stranger.context().close();
    await page.keyboard.press('Escape');
  }

  async function makeKey(page: Page): Promise<string> {
    await go(page, 'API keys');
    await button(page, 'Create a key').click();
    await page.getByRole('dialog').getByLabel('Name').fill('CRM');
    await button(page, 'Create the key').click();
    const shown = page.getByRole('dialog', { name: 'Your new key' });
    const key = await shown.getByLabel('API key').textContent();
    await button(page, 'I have stored it').click();
    return key!;
  }

  async function addDestination(page: Page): Promise<string> {
    await go(page, 'Webhooks');
    await button(page, 'Add a destination').click();
    await page.getByRole('dialog').getByLabel('Address').fill(`${receiver.url}/hook`);
    await button(page, 'Add and show the secret').click();
    const shown = page.getByRole('dialog', { name: 'Secret of this destination' });
    const secret = await shown.getByLabel('Secret', { exact: true }).textContent();
    await button(page, 'I have stored it').click();
    return secret!;
  }

  async function collect(page: Page): Promise<void> {
    await go(page, 'Integrations');
    await button(page, 'Add an integration').click();
    await page.getByRole('radio', { name: 'Yeastar P-Series' }).check();
    await button(page, 'Continue').click();
    await page.getByLabel('Phone system address').fill(pbx.url);
    await page.getByLabel('Client ID').fill(pbx.credentials.clientId);
    await page.getByLabel('Client Secret').fill(pbx.credentials.clientSecret);
    await page.getByLabel('Name').fill('Matriz');
    await page.getByLabel('Start').selectOption('date');
    await page.getByLabel('Recorded since').fill('2026-03-01');
    await button(page, 'Add and test').click();
    const card = page.getByRole('article', { name: 'Matriz' });
    await card.getByText('It works.').waitFor();
    await card.getByText('nothing new').first().waitFor();
    pbx.add([{ startedAt: calledAt, sound, from: ['Bodega Luz', '600111222'], durationSeconds: conversation.seconds }]);
    await page.getByRole('button', { name: 'Sync now: Matriz', disabled: false }).click();
    await card.getByText('1 sent for analysis').first().waitFor();
  }

  it(
    'sign in, upload, read, share, use a key, verify a webhook, collect now: the list holds it all',
    async () => {
      const page = await web.page();
      await page.goto('/');
      await signIn(page, await web.person());
      await page.getByRole('heading', { name: 'Analyses', level: 1 }).waitFor();

      const uploaded = await upload(page, 'first.wav', 'Panadería Marta');
      await read(page, 'first.wav');
      await share(page);

      const client = new EarshotClient({ baseUrl: web.earshot.url, apiKey: await makeKey(page) });
      const ids = async () => (await client.analyses.list()).items.map(({ id }) => id);
      expect(await ids()).toEqual([uploaded]);

      const secret = await addDestination(page);
      const announced = await upload(page, 'second.wav', 'Hotel Sol');
      await receiver.count(1);
      const { headers, body } = receiver.received[0]!;
      expect(verifyWebhook({ headers, body, secret }).event).toMatchObject({
        event: 'analysis.completed',
        analysisId: announced,
        role: 'admin_company',
        data: { clientName: 'Hotel Sol', salespersonName: 'Paula Ferreira' },
      });

      await collect(page);
      await go(page, 'Analyses');
      const lines = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      const collected = lines.filter({ hasText: 'Bodega Luz' });
      // The list follows it by itself, from waiting to its score.
      await collected.getByText(/^\d+$/).waitFor();
      expect(await lines.count()).toBe(3);
      await collected.getByRole('link').click();
      await page.getByText('Phone call').click();
      await page.getByText('Bodega Luz · 600111222').waitFor();
      expect(await ids()).toEqual([expect.any(String), announced, uploaded]);
    },
    slowMs,
  );
});
