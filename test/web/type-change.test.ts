// Changing the type on the page of an analysis: what it costs, what comes of it, and what is told of it (docs/decisions/coaching.md#type-changed).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import {
  chooseMore,
  expectGoodAtEveryWidth,
  openMore,
  type Person,
  slowMs,
  startWeb,
  type Web,
} from './harness/pages.ts';

const talk = [
  'Laura: Good morning, this is Laura from Northway. Is this a good moment to talk?',
  'Bo: Yes, go ahead.',
  'Laura: How do you plan your routes today?',
  'Bo: We use paper, and it takes us two hours every morning.',
  'Laura: With our planner you would need ten minutes. It costs 90 a month.',
  'Bo: I will think about it.',
].join('\n');
const ownType = {
  key: 'planner_tour',
  label: 'Planner tour',
  macroFront: 'sales',
  criteria: [
    { key: 'greeting_identification', label: 'Greets', polarity: 'objective', cues: ['good morning'] },
    { key: 'names_planner', label: 'Names the planner', polarity: 'objective', cues: ['with our planner'] },
  ],
};

describe.skipIf(!chromiumPath)('the type of a conversation', () => {
  let web: Web;
  let leader: Person;
  let seller: Person;
  beforeAll(async () => {
    web = await startWeb();
    leader = await web.person('supervisor');
    seller = await web.person('salesperson');
    await web.earshot.service.db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [leader.id, seller.id]);
    const admin = await session(web.earshot, web.tenant.adminId);
    await output(web.earshot, 'interactionTypes.create', admin, ownType);
    await output(web.earshot, 'interactionTypes.create', admin, { ...ownType, key: 'old_tour', label: 'Old tour' });
    await output(web.earshot, 'interactionTypes.deactivate', admin, { key: 'old_tour' });
  });
  afterAll(() => web.stop());

  const created = async (salespersonId = seller.id) => {
    const input = { transcript: talk, salespersonId, interactionType: 'cold_call' };
    const { body, text } = await web.earshot.create(input, web.tenant.key);
    expect(body?.id, text).toBeDefined();
    return body.id as string;
  };
  const decide = async (id: string) =>
    output(web.earshot, 'analysis.decideVerdict', await session(web.earshot, leader.id), {
      id,
      criterion: 'relevance_hook',
      met: true,
      reason: 'I heard it',
      replaces: null,
    });

  it(
    'a leader sees what it costs, chooses one of the company’s types by keyboard, and everybody sees who did and what does not count',
    async () => {
      const id = await created();
      await decide(id);
      const before = (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body;
      const page = await web.page({ as: leader });
      await page.goto(`/analyses/${id}`);
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.press('Enter');
      await page.getByRole('button', { name: 'Change type' }).press('Enter');
      await page.getByText('No minutes are charged.').waitFor();
      const submit = page.getByRole('button', { name: 'Score again' });
      expect(await submit.isDisabled()).toBe(true);
      const types = page.getByLabel('Type', { exact: true });
      expect(await types.locator('optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label')))).toEqual(
        ['Your types', 'Catalogue'],
      );
      expect(await types.textContent()).not.toContain('Old tour');
      await types.selectOption('planner_tour');
      await submit.press('Enter');
      await page.getByText('The conversation has been scored as “Planner tour”.').waitFor();
      await page.getByText(/^Type changed from “Cold call” to “Planner tour” by .+ on .+\./).waitFor();
      await page.getByText(`Before, the score was ${before.displayScore}.`).waitFor();
      await expect.poll(() => more.evaluate((button) => document.activeElement === button)).toBe(true);
      const after = (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body;
      expect([after.interactionType, after.displayScore]).toEqual(['planner_tour', 100]);
      await page.context().close();

      const mine = await web.page({ as: seller });
      await mine.goto(`/analyses/${id}`);
      await mine.getByText('One verdict does not count for this type').click();
      await mine.getByText('I heard it').waitFor();
      await openMore(mine);
      await mine.getByRole('button', { name: 'Archive' }).waitFor();
      expect(await mine.getByRole('button', { name: 'Change type' }).count()).toBe(0);
      await mine.context().close();
    },
    slowMs,
  );

  it(
    'is told in Portuguese and Spanish, and a change meanwhile is refused in the reader’s language',
    async () => {
      const id = await created();
      for (const [locale, open, submit, choose, refused, done, interactionType] of [
        [
          'pt-BR',
          'Trocar tipo',
          'Reavaliar',
          'Tipo',
          'Alguém mudou o tipo desta análise enquanto isso.',
          'Tipo trocado de “',
          'closing',
        ],
        [
          'es-MX',
          'Cambiar tipo',
          'Reevaluar',
          'Tipo',
          'Alguien cambió el tipo de este análisis mientras tanto.',
          ' cambió el tipo de “',
          'follow_up',
        ],
      ] as const) {
        const page = await web.page({ as: leader, locale });
        await page.goto(`/analyses/${id}`);
        await chooseMore(page, open);
        await page.getByLabel(choose, { exact: true }).selectOption('demo');
        const { review } = (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body;
        const replaces = review?.typeChanges?.at(-1).changedAt ?? null;
        const other = { id, interactionType, replaces };
        await output(web.earshot, 'analysis.setInteractionType', web.tenant.key, other);
        await page.getByRole('button', { name: submit }).click();
        await page.getByText(refused).waitFor();
        await page.reload();
        await page.getByText(done).first().waitFor();
        await page.context().close();
      }
    },
    slowMs,
  );

  it(
    'is not offered for a supervisor’s own conversation, nor without a transcript',
    async () => {
      const own = await created(leader.id);
      const gone = await created();
      await web.earshot.service.db.run("UPDATE analysis_documents SET transcript = '' WHERE analysis_id = ?", [gone]);
      const page = await web.page({ as: leader });
      for (const id of [own, gone]) {
        await page.goto(`/analyses/${id}`);
        await openMore(page);
        await page.getByRole('button', { name: 'Archive' }).waitFor();
        expect(await page.getByRole('button', { name: 'Change type' }).count()).toBe(0);
      }
      await page.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width: the form, the change and what is set aside',
    async () => {
      const id = await created();
      await decide(id);
      await expectGoodAtEveryWidth(web, 'analysis-change-type', leader, async (page) => {
        await page.goto(`/analyses/${id}`);
        await chooseMore(page, 'Change type');
        await page.getByText('No minutes are charged.').waitFor();
      });
      for (const [interactionType, again] of [
        ['negotiation', false],
        ['planner_tour', true],
      ] as const) {
        const { review } = (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body;
        const replaces = again ? review.typeChanges.at(-1).changedAt : null;
        await output(web.earshot, 'analysis.setInteractionType', web.tenant.key, { id, interactionType, replaces });
      }
      await expectGoodAtEveryWidth(web, 'analysis-type-changed', leader, async (page) => {
        await page.goto(`/analyses/${id}`);
        await page.getByText('One earlier change').click();
        await page.getByText('One verdict does not count for this type').click();
        await page.getByText('I heard it').scrollIntoViewIfNeeded();
      });
    },
    slowMs * 2,
  );
});
