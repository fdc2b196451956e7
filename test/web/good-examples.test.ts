// Good examples on the pages: a lead marks a line by keyboard, the team reads it, also at a missed criterion (docs/decisions/coaching.md#good-examples).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { expectGoodAtEveryWidth, type Person, slowMs, startWeb, type Web } from './harness/pages.ts';

const talk = (seller: string) =>
  [
    `[00:00] ${seller}: Good morning, this is ${seller} from Northway. Is this a good moment to talk?`,
    '[00:08] Bo: Yes, go ahead.',
    `[00:12] ${seller}: How do you plan your routes today?`,
    '[00:15] Bo: We use paper, and it takes us two hours every morning.',
    `[00:21] ${seller}: With our planner you would need ten minutes. It costs 90 a month.`,
    '[00:30] Bo: I will think about it.',
  ].join('\n');

describe.skipIf(!chromiumPath)('good examples', () => {
  let web: Web;
  let leader: Person;
  let seller: Person;
  let mate: Person;
  const create = async (person: Person, name: string) => {
    const input = { transcript: talk(name), salespersonId: person.id, interactionType: 'cold_call' };
    return (await web.earshot.create(input, web.tenant.key)).body.id as string;
  };
  beforeAll(async () => {
    web = await startWeb();
    leader = await web.person('supervisor');
    seller = await web.person('salesperson');
    mate = await web.person('salesperson');
    for (const { id } of [seller, mate])
      await web.earshot.service.db.run('UPDATE users SET supervisor_id = ? WHERE id = ?', [leader.id, id]);
  });
  afterAll(() => web.stop());

  it(
    'a supervisor marks a line by keyboard; a colleague reads it there and at a missed criterion, and not the conversation; it is removed',
    async () => {
      const id = await create(seller, 'Laura');
      const own = await create(mate, 'Mia');
      const { interactionScorecard } = await output(web.earshot, 'analysis.get', web.tenant.key, { id: own });
      const missed = interactionScorecard.criteria.find(
        ({ met, polarity }: { met: boolean; polarity: string }) => !met && polarity !== 'negative',
      ).label;
      const page = await web.page({ as: leader });
      await page.goto(`/analyses/${id}`);
      await page.getByRole('button', { name: 'Comment on line 3', exact: true }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Write a comment' });
      await dialog.getByLabel('Comment', { exact: true }).fill('She asks before she offers.');
      await dialog.getByLabel('Good example of').selectOption({ label: missed });
      await dialog.getByRole('button', { name: 'Save' }).press('Enter');
      await page.getByText(`Good example of ${missed}`).waitFor();

      const theirs = await web.page({ as: mate });
      await theirs.goto('/examples');
      await theirs.getByText('How do you plan your routes today?').waitFor();
      const table = theirs.getByRole('table', { name: 'Good examples' });
      expect(await table.textContent()).toContain('She asks before she offers.');
      expect(await table.getByRole('link').count()).toBe(0);
      expect(await table.getByRole('button').count()).toBe(0);
      await theirs.goto(`/analyses/${own}`);
      await theirs.getByText(missed).first().waitFor();
      await theirs.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      await theirs.getByRole('button', { name: `Good example: ${missed}` }).press('Enter');
      await theirs.getByText('She asks before she offers.').waitFor();
      await theirs.context().close();

      await page.goto('/examples');
      await page.getByRole('link', { name: /0:12/ }).waitFor();
      await page.getByRole('button', { name: /^Remove: She asks/ }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
      await page.getByText('No good examples yet').waitFor();
      await page.context().close();
    },
    slowMs,
  );

  it(
    'is good at every width',
    async () => {
      const id = await create(seller, 'Laura');
      const { interactionScorecard } = await output(web.earshot, 'analysis.get', web.tenant.key, { id });
      const as = await session(web.earshot, leader.id);
      const example = { id, forUserId: null, exampleOf: interactionScorecard.criteria[0].key };
      for (const turn of [2, 4])
        await output(web.earshot, 'analysis.addComment', as, { ...example, turn, text: 'She asks before she offers.' });
      await expectGoodAtEveryWidth(web, 'good-examples', leader, async (page) => {
        await page.goto('/examples');
        await page.getByRole('table').waitFor();
      });
    },
    slowMs,
  );
});
