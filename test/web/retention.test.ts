// Retention and legal holds in the pages: rules under Settings → Company, holding and erasing on the page of an analysis (docs/decisions/erasure.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { chooseMore, expectGoodAtEveryWidth, openMore, type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('retention and legal holds', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  async function analysis(clientName: string): Promise<string> {
    const { status, body, text } = await web.earshot.create({ transcript: transcript(2), clientName }, web.tenant.key);
    expect(status, text).toBe(200);
    return body.id;
  }
  const asAdmin = async (name: Parameters<typeof output>[1], input?: Parameters<typeof output>[3]) =>
    output(web.earshot, name, await session(web.earshot, web.tenant.adminId), input);
  const statusOf = async (id: string) => (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).status;

  it('a rule that is new or shorter is asked about; a longer one is not; a refusal stands at its field', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    const recordings = page.getByLabel('Delete recordings after (days)');
    const apply = page.getByRole('button', { name: 'Update the retention rules' });
    const dialog = page.getByRole('dialog', { name: 'Delete what is older?' });
    expect(await recordings.inputValue()).toBe('');
    await recordings.fill('90');
    await page.getByLabel('Keep scores for trends').check();
    await apply.click();
    await dialog.getByText('Recordings older than 90 days').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await asAdmin('company.getRetention')).recordingsDays).toBeNull();
    await apply.click();
    await dialog.getByRole('button', { name: 'Save and delete' }).click();
    await page.getByText('The retention rules have been saved.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const rules = { recordingsDays: 90, transcriptsDays: null, analysesDays: null, keepsScores: true };
    expect(await asAdmin('company.getRetention')).toEqual(rules);
    await recordings.fill('120');
    await apply.click();
    await expect.poll(async () => (await asAdmin('company.getRetention')).recordingsDays).toBe(120);
    await recordings.fill('0');
    await apply.click();
    await dialog.getByRole('button', { name: 'Save and delete' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => recordings.getAttribute('aria-invalid')).toBe('true');
    await recordings.fill('');
    await apply.click();
    await expect.poll(async () => (await asAdmin('company.getRetention')).recordingsDays).toBeNull();
  });

  it('a held analysis says so, refuses to be erased, and is listed with the company until the hold is lifted', async () => {
    const id = await analysis('Casa Lima');
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${id}`);
    await chooseMore(page, 'Place a legal hold');
    await page.getByText('Under a legal hold since').waitFor();
    await chooseMore(page, 'Erase…');
    const erase = page.getByRole('dialog', { name: 'Erase this analysis?' });
    await erase.getByRole('button', { name: 'Erase', exact: true }).click();
    await erase.getByRole('alert').getByText('A legal hold keeps this analysis.').waitFor();
    await page.keyboard.press('Escape');
    expect(await statusOf(id)).toBe(200);
    await page.goto('/settings/company');
    await page.getByRole('link', { name: 'Casa Lima' }).waitFor();
    await page.getByRole('button', { name: 'Lift the legal hold of Casa Lima' }).click();
    const lift = page.getByRole('dialog', { name: 'Lift the legal hold?' });
    await lift.getByRole('button', { name: 'Lift the hold' }).click();
    await page.getByRole('heading', { name: 'Analyses under a legal hold' }).waitFor({ state: 'detached' });
    expect(await asAdmin('analysis.listLegalHolds')).toEqual([]);
  });

  it('the hold is lifted on the page of the analysis, which is then erased, and its list is without it', async () => {
    const id = await analysis('Casa Souza');
    await asAdmin('analysis.setLegalHold', { id, held: true });
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${id}`);
    await chooseMore(page, 'Lift the legal hold…');
    await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click();
    await page.getByText('Under a legal hold since').waitFor({ state: 'detached' });
    await chooseMore(page, 'Erase…');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText('The analysis has been erased.').waitFor();
    await page.waitForURL('**/analyses');
    await page.getByText('Casa Lima').first().waitFor();
    expect(await page.getByText('Casa Souza').count()).toBe(0);
    expect(await statusOf(id)).toBe(404);
  });

  it('who does not administrate has neither', async () => {
    const supervisor = await web.person('supervisor');
    const seller = await web.person('salesperson');
    const id = await analysis('Casa Dias');
    await asAdmin('user.update', { id: seller.id, supervisorId: supervisor.id });
    await asAdmin('analysis.setAttribution', { id, salespersonId: seller.id });
    await asAdmin('analysis.setLegalHold', { id, held: true });
    const page = await web.page({ as: supervisor });
    await page.goto(`/analyses/${id}`);
    await openMore(page);
    await page.getByRole('button', { name: 'Archive' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: /legal hold|Erase/ }).count()).toBe(0);
    expect(await page.getByText('Under a legal hold since').count()).toBe(0);
  });

  it('no serious violation, nothing too wide', async () => {
    const id = await analysis('Casa Prado');
    await asAdmin('analysis.setLegalHold', { id, held: true });
    await expectGoodAtEveryWidth(web, 'company-retention', person, async (page) => {
      await page.goto('/settings/company');
      await page.getByRole('link', { name: 'Casa Prado' }).waitFor();
      await page.getByLabel('Keep scores for trends').check();
      await page.getByLabel('Delete whole analyses after (days)').fill('400');
      await page.getByRole('button', { name: 'Update the retention rules' }).click();
      await page.getByText('Whole analyses older than 400 days, except their scores').waitFor();
    });
    await expectGoodAtEveryWidth(web, 'analysis-held', person, async (page) => {
      await page.goto(`/analyses/${id}`);
      await page.getByText('Under a legal hold since').waitFor();
      await openMore(page);
      await page.getByRole('button', { name: 'Erase…' }).waitFor();
    });
  });
});
