// The page of an analysis says how far to trust it, and a person says who is who (docs/decisions/analysis-fields.md#sides-by-hand).
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

  it(
    'is good at every width, the form too',
    async () => {
      const id = await created();
      await expectGoodAtEveryWidth(web, 'analysis-sides', person, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByRole('button', { name: 'Set speakers' }).click();
        await page.getByRole('button', { name: 'Swap rep and client' }).waitFor();
      });
    },
    slowMs,
  );
});
