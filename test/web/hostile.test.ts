// What people and providers write is text on every page: markup, right-to-left marks, words without end, very long transcripts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { output } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { expectNoSidewaysScroll, type Person, startWeb, type Web } from './harness/pages.ts';

const markup = '"><img src=x onerror="window.harmed=1"><script>window.harmed=2</script>';
const marks = '\u202E\u2067rtl\u200B\u200D';
const word = 'W'.repeat(10_000);

describe.skipIf(!chromiumPath)('a page that shows what others wrote', () => {
  let web: Web;
  let person: Person;
  let id: string;
  let link: string;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
    const { earshot, tenant } = web;
    const supervisorId = await earshot.user(tenant.companyId, 'supervisor', { name: `Boss ${markup}` });
    const name = `Sam ${marks}${'S'.repeat(150)}`;
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson', { name, supervisorId });
    const criterion = { description: markup, polarity: 'objective', weight: 1, cues: [markup] };
    await output(earshot, 'interactionTypes.create', tenant.key, {
      key: 'hostile_type',
      label: markup,
      macroFront: 'sales',
      criteria: [
        { ...criterion, key: 'a_hostile', label: 'C'.repeat(100) },
        { ...criterion, key: 'b_hostile', label: `${marks} ${markup}`.slice(0, 100) },
      ],
    });
    const transcript = [
      `[00:00] Agent ${markup}: Good morning, this is Paula. javascript:alert(1) https://hostile.example`,
      `[00:08] Client: ${word} the price worries me, it sounds expensive ${marks}`,
      `[00:12] Agent ${markup}: How do you handle your invoices today? 😀👨‍👩‍👧‍👦`,
      '[00:20] Client: We type them by hand <svg/onload=window.harmed=3> and it takes two days',
      `[00:50] Agent ${markup}: It is 90 dollars a month. Shall we meet on Tuesday?`,
    ].join('\n');
    const clientName = `${markup} ${marks} ${'L'.repeat(100)}`;
    const input = { transcript, clientName, interactionType: 'hostile_type', salespersonId };
    const { body } = await earshot.create(input, tenant.key);
    ({ id, publicLink: link } = body);
    const failed = { status: 'failed', error_detail: markup + word, client_name: clientName };
    await insertAnalysis(earshot.service.db, tenant.companyId, failed);
  });
  afterAll(() => web.stop());

  it('shows it as text, on a screen of 320 px (a zoom of 400 %) without sideways scrolling', async () => {
    const page = await web.page({ as: person, width: 320 });
    const addresses = [
      ...['/analyses', `/analyses/${id}`, new URL(link).pathname, '/analyses/new', '/trends', '/team'],
      ...['interaction-types', 'interaction-types?edit=hostile_type', 'credits'].map((area) => `/settings/${area}`),
    ];
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const harm = '[window.harmed, document.querySelectorAll("img, script:not([src]), [onerror], [onload]").length]';
      expect(await page.evaluate<unknown[]>(harm), address).toEqual([undefined, 0]);
      await expectNoSidewaysScroll(page);
    }
    await page.context().close();
  });

  it('reads a transcript of a hundred thousand lines', async () => {
    const segments = Array.from({ length: 100_000 }, (_, at) => ({
      start: at,
      end: at + (at % 2 ? 1.5 : 1),
      speaker: at % 2 ? 'Client' : 'Agent',
      text: `Line ${at} of it.`,
    }));
    const participants = [
      { name: 'Agent', side: 'attendant' },
      { name: 'Client', side: 'client' },
    ];
    const long = await insertAnalysis(
      web.earshot.service.db,
      web.tenant.companyId,
      {},
      {
        transcript: segments.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
        transcript_segments: JSON.stringify(segments),
        participants: JSON.stringify(participants),
      },
    );
    const page = await web.page({ as: person });
    await page.goto(`/analyses/${long}`);
    await page.getByRole('searchbox').fill('line 99999');
    await page.getByText('Line 99999 of it.').waitFor();
    expect(await page.evaluate<number>('document.querySelectorAll("*").length')).toBeLessThan(2000);
    await page.context().close();
  });
});
