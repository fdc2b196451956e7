// Settings → Integrations, in Chromium: a PBX is added, tried, collected from; what stops it is said with what helps.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSetUp } from '../../packages/server/src/collection/connection.ts';
import { connectors } from '../../packages/server/src/collection/connectors/index.ts';
import { connectorFields } from '../../packages/web/src/pages/integrations/connector-fields.ts';
import { refusedSetting } from '../../packages/web/src/pages/integrations/refused-setting.ts';
import { chromiumPath } from '../harness/browser.ts';
import { integrations } from '../harness/collection.ts';
import type { RequestOptions } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { startYeastarServer, type YeastarServer } from '../providers/yeastar-server.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const since = Date.parse('2026-03-02T08:00:00Z');

it('the form asks for what each connector of the server needs', () => {
  for (const [name, { settings, credentials }] of Object.entries(connectors)) {
    const fields = connectorFields[name as keyof typeof connectorFields];
    const of = (need: string) => Object.keys(settings).filter((key) => settings[key as keyof typeof settings] === need);
    expect([...fields.required].sort(), name).toEqual(of('required').sort());
    expect([...fields.optional, ...fields.filters].sort(), name).toEqual(of('optional').sort());
    expect(fields.hasCredentials, name).toBe(credentials.length > 0);
  }
});

it.each([
  ['pbx/twilio', { accountId: 'mine' }, 'accountId'],
  ['pbx/twilio', { accountId: `AC${'0'.repeat(32)}`, baseUrl: 'http://10.0.0.5' }, 'baseUrl'],
  ['pbx/zoom-phone', { accountId: 'mine', baseUrl: 'http://10.0.0.5' }, 'baseUrl'],
  ['meeting/zoom', { accountId: 'mine', timeZone: 'Nowhere' }, 'timeZone'],
  ['pbx/yeastar', { baseUrl: 'ftp://pbx.example.com' }, 'baseUrl'],
  ['pbx/folder', { location: '/elsewhere' }, 'location'],
  ['pbx/folder', { location: '/srv', callRecordFile: '/etc/passwd' }, 'callRecordFile'],
  ['pbx/folder', { location: '/srv', fileNamePattern: 'all.wav' }, 'fileNamePattern'],
] as const)('what the server refuses of %s %j is shown at %s', (connector, settings, name) => {
  const check = () =>
    checkSetUp(
      connector,
      'co_1',
      { settings, credentials: 'stored' },
      { settings: { EARSHOT_COLLECTION_ROOTS: ['/srv'] } as never },
    );
  let refusal: Error | null = null;
  try {
    check();
  } catch (error) {
    refusal = error as Error;
  }
  expect(refusal).toMatchObject({ issues: [{ path: ['settings', name], message: refusal!.message }] });
  expect(refusedSetting(connector, refusal)).toBe(name);
});

describe.skipIf(!chromiumPath)('Settings → Integrations', () => {
  let web: Web;
  let person: Person;
  let admin: RequestOptions;
  let endpoint: TranscriptionServer;
  let pbx: YeastarServer;
  let sound: Buffer;
  beforeAll(async () => {
    sound = await recording('mulaw.wav');
    endpoint = await startTranscriptionServer();
    web = await startWeb({ ...endpoint.environment, EARSHOT_PBX_NETWORKS: '127.0.0.0/8' });
    person = await web.person();
    admin = await session(web.earshot, web.tenant.adminId);
  });
  beforeEach(async () => {
    for (const { id } of await integrations(web.earshot, admin))
      await output(web.earshot, 'integrations.delete', admin, { id });
    await pbx?.stop();
    pbx = await startYeastarServer();
  });
  afterAll(async () => {
    await pbx.stop();
    await web.stop();
    await endpoint.stop();
  });

  const phoned = (...minutes: number[]) =>
    pbx.add(
      minutes.map((minute) => ({
        startedAt: since + minute * 60_000,
        sound,
        to: ['Ana Reis', '201'],
        durationSeconds: 30,
      })),
    );
  const stored = (changes: object = {}) =>
    output(web.earshot, 'integrations.create', admin, {
      connector: 'pbx/yeastar',
      label: 'Matriz',
      settings: { baseUrl: pbx.url },
      credentials: pbx.credentials,
      since: new Date(since).toISOString(),
      minimumDurationSeconds: 0,
      ...changes,
    });
  const open = async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/integrations');
    return page;
  };
  const card = (page: Page) => page.getByRole('article', { name: 'Matriz' });
  const settled = (page: Page) => page.getByRole('button', { name: 'Sync now: Matriz', disabled: false });

  it('Cancel leaves the dialog, from the choice of the source and from the form; nothing is added', async () => {
    const page = await open();
    for (const isChosen of [false, true]) {
      await page.getByRole('button', { name: 'Add an integration' }).click();
      const dialog = page.getByRole('dialog');
      if (isChosen) {
        await dialog.getByRole('radio', { name: 'Yeastar P-Series' }).check();
        await dialog.getByRole('button', { name: 'Continue' }).click();
      }
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Add an integration');
    }
    expect(await integrations(web.earshot, admin)).toEqual([]);
    await page.context().close();
  });

  it('a PBX is added: its recordings become analyses; what it was told can be read again, but no credentials', async () => {
    phoned(1, 2);
    const page = await open();
    await page.getByRole('button', { name: 'Add an integration' }).click();
    await page.getByRole('radio', { name: 'Yeastar P-Series' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const submit = page.getByRole('button', { name: 'Add and test' });
    await page.getByLabel('Phone system address').fill(pbx.url);
    await page.getByLabel('Client ID').fill(pbx.credentials.clientId);
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('Client Secret').fill(pbx.credentials.clientSecret);
    await page.getByLabel('Name').fill('Matriz');
    await page.getByLabel('Start').selectOption('date');
    await page.getByLabel('Recorded since').fill('2026-03-01');
    await page.getByLabel('Shortest recording').fill('0');
    await submit.click();
    await card(page).getByText('It works.').waitFor();
    await card(page).getByText('2 new recordings found').first().waitFor();
    await card(page).getByText('2 sent for analysis').first().waitFor();
    expect(await card(page).getByRole('link', { name: 'View the analyses' }).getAttribute('href')).toBe(
      '/analyses?source=pbx',
    );
    await page.getByRole('button', { name: 'Edit: Matriz' }).click();
    expect(await page.getByLabel('Phone system address').inputValue()).toBe(pbx.url);
    expect(await page.getByLabel('Client Secret').inputValue()).toBe('');
    expect(await page.content()).not.toContain(pbx.credentials.clientSecret);
  });

  it('a refused setting is told at its field, and by the name of the field, in the language of the reader', async () => {
    const page = await web.page({ as: person, locale: 'pt-BR' });
    await page.goto('/settings/integrations');
    await page.getByRole('button', { name: 'Adicionar integração' }).click();
    await page.getByRole('radio', { name: 'Twilio' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Account SID').fill('mine');
    await page.getByLabel('Client ID').fill('SK1');
    await page.getByLabel('Client Secret').fill('secret');
    await page.getByRole('button', { name: 'Adicionar e testar' }).click();
    await page.getByText('Confira o campo “Account SID”.').waitFor();
    expect(await page.getByLabel('Account SID').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('dialog').textContent()).not.toContain('must be');
  });

  it('collect now: followed to its end, with what was left out and why', async () => {
    await stored({ minimumDurationSeconds: 20 });
    const page = await open();
    await card(page).getByText('nothing new').first().waitFor();
    phoned(3);
    pbx.add([
      {
        startedAt: since + 240_000,
        sound,
        type: 'Internal',
        from: ['Bia', '202'],
        to: ['Ana', '201'],
        durationSeconds: 30,
      },
    ]);
    await settled(page).press('Enter');
    await card(page).getByText('2 new recordings found').first().waitFor();
    await card(page).locator('summary').click();
    const row = card(page).getByRole('row', { name: /“Sync now”/ });
    await row.getByText('1 internal call').waitFor();
    await row
      .getByText(/too short|become/)
      .first()
      .waitFor();
  });

  it('an earlier period: estimated first, then collected', async () => {
    phoned(3, 4);
    await stored({ since: new Date(since + 24 * 3_600_000).toISOString() });
    const page = await open();
    await card(page).getByText('nothing new').first().waitFor();
    await page.getByRole('button', { name: 'Earlier period: Matriz' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Recorded from').fill('2026-03-01');
    await dialog.getByLabel('through').fill('2026-03-03');
    expect(await dialog.getByRole('button', { name: 'Collect' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Estimate' }).click();
    await dialog.getByText('2 recordings can be collected.').waitFor();
    await dialog.getByText('About 2 minutes.').waitFor();
    await dialog.getByRole('button', { name: 'Collect' }).click();
    await card(page).getByText('2 sent for analysis').first().waitFor();
  });

  it('credentials that the PBX refuses: said so, and new ones are entered from there', async () => {
    const { clientId, clientSecret } = pbx.credentials;
    await stored({ credentials: { clientId, clientSecret: 'wrong' } });
    const page = await open();
    await card(page).getByText('credentials refused').waitFor();
    await card(page).getByText('does not accept the stored credentials').waitFor();
    await page.getByRole('button', { name: 'Test: Matriz' }).click();
    await card(page).getByText('It does not work yet.').waitFor();
    await card(page).getByRole('button', { name: 'Enter new credentials' }).click();
    await page.getByLabel('Client ID').fill(clientId);
    expect(await page.getByRole('button', { name: 'Save and test' }).isDisabled()).toBe(true);
    await page.getByLabel('Client Secret').fill(clientSecret);
    await page.getByRole('button', { name: 'Save and test' }).click();
    await card(page).getByText('It works.').waitFor();
    await card(page).getByText('on schedule', { exact: true }).waitFor();
  });

  it('why a run failed is said in the language of the reader, and what the provider said with the run', async () => {
    pbx.intercept((_question, response) => void response.writeHead(503).end());
    await stored();
    const page = await web.page({ as: person, locale: 'pt-BR' });
    await page.goto('/settings/integrations');
    const reason = 'O provedor não responde, ou responde com erro.';
    const last = card(page).getByRole('status').first();
    await last.getByText(reason).waitFor();
    expect(await last.textContent()).not.toContain('503');
    await card(page).locator('summary').first().click();
    await card(page).getByRole('table').getByText(reason).waitFor();
    expect(await card(page).getByRole('table').textContent()).toContain('answered with status 503');
  });

  it('a setting that is wrong is said in the server’s words, and the form stays', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Add an integration' }).click();
    await page.getByRole('radio', { name: 'Meetings folder' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await page.getByLabel('Client Secret').count()).toBe(0);
    await page.getByLabel('Folder or bucket').fill('/etc');
    await page.getByRole('button', { name: 'Add and test' }).click();
    await page.getByRole('alert').getByText('location').waitFor();
    expect(await page.getByLabel('Folder or bucket').inputValue()).toBe('/etc');
  });

  it('no minutes left, a provider that fails, and one that is off: each says what follows', async () => {
    const { id } = await stored();
    const page = await open();
    const state = async (column: string, words: string, neededHundredths = 0) => {
      await web.earshot.service.db.run(
        'UPDATE integrations SET state = ?, run_after = ?, needed_hundredths = ? WHERE id = ?',
        [column, Date.now() + 3_600_000, neededHundredths, id],
      );
      await page.reload();
      await card(page).getByText(words).waitFor();
    };
    await card(page).getByText('nothing new').first().waitFor();
    await state('paused_no_credits', 'resumes automatically as soon as there are', 100_000_000);
    expect(await card(page).getByRole('link', { name: 'View minutes' }).getAttribute('href')).toBe('/settings/credits');
    await state('backing_off', 'tries again automatically');
    await page.getByRole('button', { name: 'Turn off: Matriz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await card(page).getByText('Turned off: nothing is collected.').waitFor();
    expect(await page.getByRole('button', { name: /^Sync now/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Turn on: Matriz' }).click();
    await card(page).getByText('on schedule', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove: Matriz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No integrations yet').waitFor();
  });

  it(
    'the list: no serious violation, nothing too wide',
    async () => {
      // At a time that no earlier call had, because its id would be the same.
      phoned(50);
      await stored();
      await stored({ label: `<script>\u202e${'W'.repeat(60)}`, credentials: { clientId: 'x', clientSecret: 'y' } });
      await expectGoodAtEveryWidth(web, 'integrations', person, async (page) => {
        await page.goto('/settings/integrations');
        await card(page).getByText('1 sent for analysis').first().waitFor();
        await page.getByText('credentials refused').waitFor();
        await card(page).locator('summary').click();
        await page.getByRole('button', { name: 'Test: Matriz' }).click();
        await card(page).getByText('It works.').waitFor();
      });
    },
    slowMs,
  );

  it(
    'the forms: no serious violation, nothing too wide',
    async () => {
      await expectGoodAtEveryWidth(web, 'integrations-connectors', person, async (page) => {
        await page.goto('/settings/integrations');
        await page.getByRole('button', { name: 'Add an integration' }).click();
        await page.getByRole('button', { name: 'Continue' }).waitFor();
      });
      await expectGoodAtEveryWidth(web, 'integrations-form', person, async (page) => {
        await page.goto('/settings/integrations');
        await page.getByRole('button', { name: 'Add an integration' }).click();
        await page.getByRole('radio', { name: 'Phone system folder' }).check();
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByLabel('Folder or bucket').waitFor();
      });
    },
    slowMs,
  );
});
