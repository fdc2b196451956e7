// Settings → Company: redaction, and what the page of an analysis says of it (docs/decisions/redaction.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { expectGoodAtEveryWidth, type Person, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('redaction', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  it('is set on the page of the company, and told on the page of an analysis', async () => {
    const page = await web.page({ as: person });
    await page.goto('/settings/company');
    const choice = page.getByLabel('Redact conversations');
    expect(await choice.inputValue()).toBe('off');
    await choice.selectOption('muteRecordings');
    await page.getByRole('button', { name: 'Apply' }).last().click();
    await page.getByText('The redaction setting has been saved.').waitFor();
    const said = `${transcript(2)}\nClient: My email is jane.doe@example.com and my number is 415 555 0132.`;
    const { body } = await web.earshot.create({ transcript: said }, web.tenant.key);
    await page.goto(`/analyses/${body.id}`);
    await page.getByText('2 numbers, addresses or passwords were redacted').waitFor();
    await page.getByText('[email address]').first().waitFor();
  });

  it('says of a recording that waits or has failed why nobody hears it', async () => {
    const { service } = web.earshot;
    await service.db.run("UPDATE companies SET redaction = 'muteRecordings' WHERE id = ?", [web.tenant.companyId]);
    const document = { audio_key: 'a', audio_storage_key: `uploads/${web.tenant.companyId}/a.mp3` };
    const failed = { status: 'failed', error_source: 'internal', audio_duration_seconds: 60 };
    const id = await insertAnalysis(service.db, web.tenant.companyId, failed, document);
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${id}`);
    await page.getByText('This one can be heard once what must not be kept has been silenced in it.').waitFor();
    await service.db.run("UPDATE companies SET redaction = 'off' WHERE id = ?", [web.tenant.companyId]);
    await page.reload();
    await page.getByText('The analysis failed').waitFor();
    expect(await page.getByText('This one can be heard once').count()).toBe(0);
  });

  it('no serious violation, nothing too wide', async () => {
    await expectGoodAtEveryWidth(web, 'company-redaction', person, async (page) => {
      await page.goto('/settings/company');
      await page.getByLabel('Redact conversations').waitFor();
    });
  });
});
