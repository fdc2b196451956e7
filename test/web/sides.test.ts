// The page of an analysis says how far to trust it, and a person says who is who (docs/decisions/analysis-fields.md#sides-by-hand).
import type { ReadingWarning } from '@earshot/core/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const talk = [
  'Laura: Good morning, this is Laura from Northway. May I ask how you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: I see. With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: That sounds good. Shall we talk on Tuesday at ten?',
  'Laura: Tuesday at ten is fine, thank you.',
].join('\n');

describe.skipIf(!chromiumPath)('who is who', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  const created = async () => {
    const { body, text } = await web.earshot.create({ transcript: talk, salespersonName: 'Laura' }, web.tenant.key);
    expect(body?.id, text).toBeDefined();
    return body.id as string;
  };
  const read = async (id: string) => (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body;

  it('warns in plain words, swaps the sides by hand, and shows what follows', async () => {
    const id = await created();
    const before = await read(id);
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${id}`);
    await page.getByText('The transcript has no timestamps. The talk ratio counts words instead of seconds.').waitFor();
    await page.getByRole('button', { name: 'Set speakers' }).click();
    await page.getByRole('button', { name: 'Swap rep and client' }).click();
    expect(await page.getByLabel('Laura').inputValue()).toBe('client');
    expect(await page.getByLabel('Bo').inputValue()).toBe('attendant');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The speakers were set manually.').waitFor();
    const after = await read(id);
    expect(after.attendantTalkPct).toBe(100 - before.attendantTalkPct);
    await page.getByText(`${after.attendantTalkPct}%`).first().waitFor();
    await page.context().close();
  });

  it.each([
    ['en-GB', 'Add client name', 'Client name', 'Save', 'Correct client name'],
    ['pt-BR', 'Informar o cliente', 'Nome do cliente', 'Salvar', 'Corrigir o nome do cliente'],
    ['es-MX', 'Indicar el cliente', 'Nombre del cliente', 'Guardar', 'Corregir el nombre del cliente'],
  ])('corrects the name of the client in place (%s)', async (locale, open, field, save, change) => {
    const id = await created();
    const page = await web.page({ as: person, locale });
    await page.goto(`/analyses/${id}`);
    await page.getByRole('button', { name: open }).click();
    await page.getByLabel(field).fill(' Bo Lindqvist ');
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByRole('heading', { name: / · Bo Lindqvist$/ }).waitFor();
    await page.getByRole('button', { name: change }).click();
    await page.getByLabel(field).fill('');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: open }).waitFor();
    expect((await read(id)).clientName).toBeNull();
    await page.context().close();
  });

  it('says each warning about how the transcript was read', async () => {
    const id = await created();
    const { db } = web.earshot.service;
    const { reading } = await read(id);
    for (const [warning, words] of [
      ['one_sided', 'Only one side is heard, so there is no talk ratio.'],
      ['no_client', 'Only colleagues talk here. Without a client there is no score.'],
      ['roles_doubtful', 'It is not certain who is the rep and who is the client.'],
      ['roles_swapped', 'The labels seemed to be the wrong way round, so rep and client were swapped.'],
      ['duplicated_channels', 'The same words appeared twice, for instance on both channels. They count once.'],
      ['no_times', 'The transcript has no timestamps. The talk ratio counts words instead of seconds.'],
      [
        'times_unusable',
        'The timestamps in the transcript make no sense. The talk ratio counts words instead of seconds.',
      ],
      ['automated_captions', 'These are automatic captions. Some words may be wrong or assigned to the wrong speaker.'],
      [
        'other_language',
        'People speak a language other than Portuguese, English or Spanish. The offline engine gives no score.',
      ],
    ] as const satisfies readonly (readonly [ReadingWarning, string])[]) {
      const changed = JSON.stringify({ ...reading, warnings: [warning] });
      await db.run('UPDATE analysis_documents SET reading = ? WHERE analysis_id = ?', [changed, id]);
      const page = await web.page({ as: person });
      await page.goto(`/analyses/${id}`);
      await page.getByText('Before you rely on this').waitFor();
      await page.getByText(words, { exact: true }).waitFor();
      await page.context().close();
    }
  });

  it('a voice without a name is called in the reader’s language', async () => {
    const transcript = talk.replaceAll('Laura:', 'Speaker 1:').replaceAll('Bo:', 'Speaker 2:');
    const { body } = await web.earshot.create({ transcript }, web.tenant.key);
    for (const [locale, name, set] of [
      ['en-GB', 'Speaker 1', 'Set speakers'],
      ['pt-BR', 'Participante 1', 'Definir participantes'],
      ['es', 'Participante 1', 'Indicar participantes'],
    ] as const) {
      const page = await web.page({ as: person, locale });
      await page.goto(`/analyses/${body.id}`);
      await page.getByRole('listitem').getByText(name, { exact: true }).first().waitFor();
      await page.getByRole('button', { name: set }).click();
      await page.getByLabel(name).waitFor();
      await page.context().close();
    }
  });

  it(
    'is good at every width, the form too',
    async () => {
      const id = await created();
      await expectGoodAtEveryWidth(web, 'analysis-sides', person, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByRole('button', { name: 'Set speakers' }).click();
        await page.getByRole('button', { name: 'Swap rep and client' }).waitFor();
        await page.getByRole('button', { name: 'Add client name' }).click();
        await page.getByLabel('Client name').waitFor();
      });
    },
    slowMs,
  );
});
