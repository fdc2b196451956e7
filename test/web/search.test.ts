// The search in the list of analyses: typed or in the address, passages with who said them, and the way to the moment (docs/decisions/search.md).
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const turns = Array.from({ length: 60 }, (_, turn) => ({
  speaker: turn % 2 === 0 ? 'Sara' : 'Vera Lins',
  side: turn % 2 === 0 ? 'attendant' : 'client',
  start: turn * 9,
  end: null,
  text: turn === 41 ? 'A promoção do armário <b>corrediço</b> já acabou?' : `Frase número ${turn}, sem importância.`,
}));

describe.skipIf(!chromiumPath)('the search', () => {
  let web: Web;
  let admin: Person;
  let id: string;
  beforeAll(async () => {
    web = await startWeb();
    admin = await web.person();
    const { db } = web.earshot.service;
    const texts = {
      transcript: 'x',
      transcript_segments: JSON.stringify(turns),
      participants: JSON.stringify([{ name: 'Vera Lins', side: 'client' }]),
    };
    const sara = { salesperson_name: 'Sara Lima', display_score: 71 };
    id = await insertAnalysis(db, web.tenant.companyId, { ...sara, client_name: 'Móveis Brandão' }, texts);
    await insertAnalysis(db, web.tenant.companyId, { ...sara, client_name: 'Brandão & Filhos', archived_at: 1 });
    await eventually(async () => expect(await db.all('SELECT * FROM search_due')).toEqual([]));
  });
  afterAll(() => web.stop());

  const open = async (address: string, options: Parameters<Web['page']>[0] = {}) => {
    const page = await web.page({ as: admin, ...options });
    await page.goto(address);
    return page;
  };
  const field = (page: Page) => page.getByRole('searchbox');

  it('shows who said the words and when, and leads to that moment; the list comes back', async () => {
    const page = await open('/analyses');
    await page.getByRole('heading', { name: 'Analyses', level: 1 }).waitFor();
    await field(page).fill('corredico armar');
    const passage = page.getByRole('link', {
      name: 'Vera Lins, at 6:09: A promoção do armário <b>corrediço</b> já acabou?',
    });
    await passage.waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('corredico armar');
    expect(await passage.locator('mark').allTextContents()).toEqual(['armário', 'corrediço']);
    await passage.click();
    await page.getByRole('heading', { name: 'Conversation', exact: true }).waitFor();
    await expect.poll(() => page.locator('mark').filter({ hasText: 'corrediço' }).isVisible()).toBe(true);
    expect(page.url()).toContain(`/analyses/${id}?turn=41`);
    await page.goBack();
    await passage.waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('table', { name: 'Analyses, newest first' }).waitFor();
    expect(await field(page).inputValue()).toBe('');
  });

  it('a rep narrows what the words find, and the field says so (issue 23)', async () => {
    const page = await open('/analyses');
    await page.getByPlaceholder('Client, rep, phone number or words').fill('sara corredico');
    const found = page.getByRole('link', { name: 'Móveis Brandão' });
    await found.waitFor();
    await field(page).fill('paulo corredico');
    await found.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('from the address, in three languages; the archive as the list has it; nothing', async () => {
    for (const [locale, found, nothing] of [
      ['en', 'Conversations found, newest first', 'Nothing found'],
      ['pt-BR', 'Conversas encontradas, as mais recentes primeiro', 'Nada encontrado'],
      ['es', 'Conversaciones encontradas, las más recientes primero', 'No se encontró nada'],
    ] as const) {
      const page = await open('/analyses?q=brandao', { locale });
      const hits = page.getByRole('list', { name: found }).getByRole('link');
      await expect.poll(() => hits.allTextContents()).toEqual(['Móveis Brandão']);
      await page.goto('/analyses?q=brandao&archived=true');
      await expect.poll(() => hits.allTextContents()).toEqual(['Brandão & Filhos']);
      await field(page).fill('zzz');
      await page.getByRole('heading', { name: nothing }).waitFor();
      await page.close();
    }
  });

  it('the filters above narrow the search, stay in the address with the words, and say what does not apply', async () => {
    const { db } = web.earshot.service;
    const rep = await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Nuno Pires' });
    const insert = (client: string, changes: Parameters<typeof insertAnalysis>[2]) =>
      insertAnalysis(db, web.tenant.companyId, { client_name: `Estante ${client}`, ...changes });
    await insert('A', { display_score: 20, salesperson_id: rep, occurred_at: Date.UTC(2026, 2, 10, 12) });
    await insert('B', { display_score: 80, interaction_type: 'demo', occurred_at: Date.UTC(2026, 2, 11, 12) });
    await insert('C', { status: 'failed', display_score: null, occurred_at: Date.UTC(2026, 2, 12, 12) });
    await eventually(async () => expect(await db.all('SELECT * FROM search_due')).toEqual([]));
    const page = await open('/analyses?order=lowest');
    await field(page).fill('estante');
    const hits = page.getByRole('list', { name: 'Conversations found, newest first' }).getByRole('link');
    const shows = (...clients: string[]) =>
      expect.poll(() => hits.allTextContents()).toEqual(clients.map((client) => `Estante ${client}`));
    await shows('C', 'B', 'A');
    await page.getByText('so the chosen order does not apply').waitFor();
    expect(await page.getByLabel('Order').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Download as a table…' }).count()).toBe(0);
    const bar = page.getByRole('search', { name: 'Filters' });
    await bar.getByLabel('Rep').selectOption({ label: 'Nuno Pires' });
    await shows('A');
    await bar.getByLabel('Rep').selectOption({ label: 'Unassigned' });
    await shows('C', 'B');
    await bar.getByLabel('Type').selectOption({ label: 'Demo' });
    await shows('B');
    await bar.getByLabel('Period').selectOption({ label: 'Other dates…' });
    await bar.getByLabel('From').fill('2026-03-12');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      order: 'lowest',
      q: 'estante',
      person: 'none',
      type: 'demo',
      from: '2026-03-12',
    });
    await page.reload();
    // Clearing takes the filters away, and keeps the words.
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await shows('C', 'B', 'A');
    expect(new URL(page.url()).search).toBe('?q=estante');
    await page.getByRole('button', { name: 'Failed', exact: true }).click();
    await shows('C');
    await page.goto('/analyses?q=estante&maxScore=30');
    await shows('A');
    // Without the words, the filters are the list's.
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('table', { name: 'Analyses, newest first' }).waitFor();
    expect(new URL(page.url()).search).toBe('?maxScore=30');
    await page.goto('/analyses?q=estante&status=pending');
    await page.getByText('completed and failed analyses only').waitFor();
    await page.context().close();
  });

  it('several are selected: downloaded, given to a rep, erased but for what a legal hold keeps', async () => {
    const { db } = web.earshot.service;
    const name = (each: string) => `Lote ${each}`;
    const lot: string[] = [];
    for (const each of ['A', 'B', 'C'])
      lot.push(
        await insertAnalysis(
          db,
          web.tenant.companyId,
          { client_name: name(each), legal_hold_at: each === 'B' ? 1 : null },
          { transcript: 'Sara: O armário zumbi.' },
        ),
      );
    await eventually(async () => expect(await db.all('SELECT * FROM search_due')).toEqual([]));
    const rep = await web.earshot.user(web.tenant.companyId, 'salesperson', { name: 'Rita Reis' });
    const page = await open('/analyses?q=lote');
    const boxes = page.getByRole('checkbox', { name: /^Select: Lote/ });
    await expect.poll(() => boxes.count()).toBe(3);
    await page.getByLabel('Select all shown').press('Space');
    await page.getByText('3 conversations selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select: Lote C' }).uncheck();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const path = await (await saved).path();
    const downloaded = JSON.parse(await readFile(path, 'utf8'));
    expect(downloaded.map(({ clientName }: { clientName: string }) => clientName).sort()).toEqual([
      name('A'),
      name('B'),
    ]);
    await page.getByRole('button', { name: 'Assign…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rep').selectOption({ label: 'Rita Reis' });
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('2 conversations are assigned to Rita Reis.').waitFor();
    await expect.poll(() => page.getByText('Rita Reis ·').count()).toBe(2);
    const ofRita = () => db.all('SELECT id FROM analyses WHERE salesperson_id = ?', [rep]);
    expect(await ofRita()).toHaveLength(2);
    await page.getByRole('checkbox', { name: 'Select: Lote A' }).check();
    await page.getByRole('checkbox', { name: 'Select: Lote B' }).check();
    await page.getByRole('button', { name: 'Erase…' }).click();
    await page.getByRole('dialog', { name: 'Erase 2 analyses?' }).getByRole('button', { name: 'Erase' }).click();
    await dialog.getByRole('alert').waitFor();
    await page.getByRole('dialog', { name: 'Erase 1 analysis?' }).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => boxes.count()).toBe(2);
    await page.getByText('1 conversation selected').waitFor();
    expect(await ofRita()).toEqual([{ id: lot[1] }]);
    await page.context().close();
  });

  it('a salesperson downloads what they see, and neither assigns nor erases', async () => {
    const rep = await web.person('salesperson');
    const own = { client_name: 'Lote D', salesperson_id: rep.id };
    await insertAnalysis(web.earshot.service.db, web.tenant.companyId, own);
    const { db } = web.earshot.service;
    await eventually(async () => expect(await db.all('SELECT * FROM search_due')).toEqual([]));
    const page = await open('/analyses?q=lote', { as: rep });
    await page.getByRole('checkbox', { name: 'Select: Lote D' }).check();
    await page.getByRole('button', { name: 'Download JSON' }).waitFor();
    expect(await page.getByRole('button', { name: /Assign|Erase/ }).count()).toBe(0);
    await page.context().close();
  });

  it(
    'is good at every width',
    async () => {
      await expectGoodAtEveryWidth(web, 'search', admin, async (page) => {
        await page.goto('/analyses?q=armario');
        await page.getByRole('link', { name: /Vera Lins/ }).waitFor();
        await page.getByLabel('Select all shown').check();
        await page.getByRole('button', { name: 'Erase…' }).waitFor();
      });
    },
    slowMs,
  );
});
