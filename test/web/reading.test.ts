// The reading view of what is not as usual: under way, failed, legacy, hostile, three hours long, on paper (docs/contract.md#contract-rules-of-the-full-analysis; docs/decisions/creation.md#d24, #d37, #d58).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAnalysis } from '../../packages/server/src/cli/analysis.fixture.ts';
import { chromiumPath } from '../harness/browser.ts';
import { output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { conversation } from './harness/conversation.ts';
import {
  expectGoodAtEveryWidth,
  expectNoSeriousViolations,
  expectNoSidewaysScroll,
  type Person,
  screenshot,
  startWeb,
  type Web,
} from './harness/pages.ts';

describe.skipIf(!chromiumPath)('the reading view', () => {
  let web: Web;
  let person: Person;
  beforeAll(async () => {
    web = await startWeb();
    person = await web.person();
  });
  afterAll(() => web.stop());

  const insert = (
    ...[row, document]: [row?: Record<string, string | number | null>, document?: Record<string, string>]
  ) => insertAnalysis(web.earshot.service.db, web.tenant.companyId, row, document);
  const open = async (id: string, width = 1440): Promise<Page> => {
    const page = await web.page({ as: person, width });
    await page.goto(`/analyses/${id}`);
    return page;
  };

  it('follows an analysis from the queue to its end by itself', async () => {
    const as = await session(web.earshot, person.id);
    const waiting = await insert({ status: 'pending', run_after: 9e12 }, { transcript: '' });
    const page = await open(waiting);
    await page.getByText('Waiting in the queue').waitFor();
    await expectNoSeriousViolations(page);
    const salespersonId = await web.earshot.user(web.tenant.companyId, 'salesperson');
    const input = { salespersonId, transcript: conversation.vtt };
    const { id } = await output(web.earshot, 'analysis.submit', as, input);
    await page.goto(`/analyses/${id}`);
    await page.getByRole('heading', { name: 'Scorecard' }).waitFor();
    await page.context().close();
  });

  it('says why one failed, and that nothing was charged', async () => {
    const id = await insert({ status: 'failed', error_source: 'audio', error_detail: 'The audio holds no speech.' });
    const page = await open(id);
    await page.getByText('The recording can’t be read').waitFor();
    await page.getByText('The audio holds no speech.').waitFor();
    await page.getByText('No minutes were charged.').waitFor();
    await expectNoSeriousViolations(page);
    await page.context().close();
  });

  it.each([
    ['pt-BR', 'Não há fala neste áudio.', 'no log do servidor'],
    ['es-ES', 'No hay voz en este audio.', 'en el registro del servidor'],
  ])('says it in the language of the reader, and nothing in the server’s: %s', async (locale, ofReason, ofSource) => {
    const heard = { status: 'failed', error_source: 'audio', error_detail: 'The audio holds no speech.' } as const;
    const asked = {
      status: 'failed',
      error_source: 'internal',
      error_detail: 'The model could not be asked.',
    } as const;
    for (const [row, said] of [
      [{ ...heard, error_reason: 'audio_without_speech' }, ofReason],
      [asked, ofSource],
    ] as const) {
      const page = await web.page({ as: person, locale });
      await page.goto(`/analyses/${await insert(row)}`);
      await page.getByText(said).waitFor();
      expect(await page.locator('main').textContent()).not.toContain(row.error_detail);
      await page.context().close();
    }
  });

  it('says "not measured" of each block that a row lacks, and never 0', async () => {
    const id = await insert({ display_score: null }, { transcript: 'Old text.\nSecond line.', bant: '{"broken":' });
    await expectGoodAtEveryWidth(web, 'analysis-legacy', person, async (page) => {
      await page.goto(`/analyses/${id}`);
      await page.getByText('Second line.').waitFor();
      const line = await page.locator('p', { hasText: 'Not measured:' }).textContent();
      expect(line!.split('.', 1)[0]!.split(', ')).toHaveLength(13);
      expect(await page.getByText('not measured', { exact: true }).count()).toBe(1);
      expect(await page.locator('main').textContent()).not.toMatch(/(^|\s)0(\s|$|%)/);
    });
  });

  it('a collected call has its telephone facts, and its findings in the language of the reader', async () => {
    const example = sampleAnalysis();
    const json = (value: unknown) => JSON.stringify(value);
    const id = await insert(
      {
        source: 'pbx',
        client_name: example.clientName,
        display_score: 67,
        interaction_score: 67,
        summary: example.summary,
        interaction_type: 'discovery',
        interaction_type_source: 'auto',
      },
      {
        telephony: json(example.telephony),
        interaction_scorecard: json(example.interactionScorecard),
        universal_indicators: json(example.universalIndicators),
        diagnostic: json(example.diagnostic),
        bant: json(example.bant),
        outcome: 'agreed_next_step',
        coaching: json(example.coaching),
        keyword_detection: json(example.keywordDetection),
        transcript_segments: json(example.transcriptSegments),
        participants: json(example.participants),
        objections: json([{ objection: 'Es caro', resolved: false }]),
      },
    );
    const page = await web.page({ as: person, locale: 'pt-BR', width: 360, colorScheme: 'dark' });
    await page.goto(`/analyses/${id}`);
    await page.getByRole('button', { name: 'Expandir tudo' }).click();
    for (const text of [
      'O que custou pontos',
      'detectado, 84% de certeza',
      'em aberto',
      'Ligação',
      '+34910000000',
      'próximo passo combinado',
      'O que foi dito:',
      '¿Para cuándo lo necesitan funcionando?',
    ])
      await page.getByText(text).first().waitFor();
    await screenshot(page, 'analysis-pbx-dark');
    await expectNoSeriousViolations(page);
    await page.context().close();
  });

  it('D60: a chat without times has names and sides, and a finding leads to its line', async () => {
    const transcript = [
      'Agent: How do you handle your invoices today?',
      'Client: We type them by hand and it takes two days every month.',
      'Agent: It is 90 dollars a month.',
      'Client: The price worries me, it sounds expensive.',
      'Agent: Set against the overtime it pays for itself. Shall we meet on Tuesday at ten?',
      'Client: Tuesday at ten works.',
    ].join('\n');
    const { body } = await web.earshot.create({ transcript }, web.tenant.key);
    const page = await open(body.id);
    const region = page.getByRole('region', { name: 'Transcript' });
    await region.getByText('Tuesday at ten works.').waitFor();
    expect(await region.getByRole('listitem').count()).toBe(6);
    expect(await region.getByText('· Rep').count()).toBe(3);
    // Without times nothing plays; comments need none.
    expect(await region.getByRole('button', { name: /^(?!Comment on line)/ }).count()).toBe(0);
    expect(await page.locator('main').textContent()).not.toContain('null');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await page.getByRole('button', { name: 'Objection “The price worries me' }).click();
    await region.locator('mark', { hasText: 'The price worries me' }).waitFor();
    await page.context().close();
  });

  it('a recording that is gone or can’t be played is told, and the transcript stays', async () => {
    const gone = `uploads/${web.tenant.companyId}/gone.wav`;
    const broken = `uploads/${web.tenant.companyId}/broken.wav`;
    await web.earshot.service.storage.put(broken, Buffer.from(`RIFF\0\0\0\0WAVE${'x'.repeat(5000)}`));
    for (const key of [gone, broken]) {
      const id = await insert({ audio_duration_seconds: 60 }, { audio_key: key, audio_storage_key: key });
      const page = await open(id);
      await page.getByText('This browser can’t play the recording').waitFor();
      await page.getByText('Agent: Hello.').waitFor();
      await page.context().close();
    }
  });

  it('a transcript of scripts, right-to-left marks and endless words is only text', async () => {
    const nasty = [
      '<script>document.title = "taken"</script><img src=x onerror="document.title=1">',
      '\u202eright to left\u202c \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
      'x'.repeat(10_000),
      '\u0000\ud800 {{constructor.constructor("alert(1)")()}}',
    ].map((text) => text.replaceAll('\u0000', ''));
    const segments = nasty.map((text, index) => ({
      start: index * 5,
      end: index * 5 + 4,
      speaker: index % 2 ? '<b>Rui</b>\u202e' : 'y'.repeat(300),
      text,
    }));
    const id = await insert(
      { client_name: '<i>Ana</i>\u202e', summary: nasty[2]!, display_score: 7 },
      {
        transcript_segments: JSON.stringify(segments),
        objections: JSON.stringify([{ objection: nasty[2], resolved: false }]),
      },
    );
    for (const width of [360, 1440]) {
      const page = await open(id, width);
      await page.getByText('<script>document.title').first().waitFor();
      expect(await page.title()).toContain('<i>Ana</i>');
      expect(await page.locator('img, b, i, script:not([src])').count()).toBe(0);
      await expectNoSidewaysScroll(page);
      await expectNoSeriousViolations(page);
      await page.context().close();
    }
  });

  const threeHours = () => {
    const segments = Array.from({ length: 3600 }, (_, index) => ({
      start: index * 3,
      end: index * 3 + 2.8,
      speaker: index % 2 ? 'Client' : 'Agent',
      text: `${'We said quite a lot about invoices, orders and payments. '.repeat(1 + (index % 4))}Number ${index}.`,
    }));
    const participants = [
      { name: 'Agent', side: 'attendant' },
      { name: 'Client', side: 'client' },
    ];
    return insert(
      { audio_duration_seconds: 10_800 },
      { transcript_segments: JSON.stringify(segments), participants: JSON.stringify(participants) },
    );
  };

  it('three hours: a few dozen lines are drawn at a time, and frames come as they should while one scrolls', async () => {
    const page = await open(await threeHours());
    const region = page.getByRole('region', { name: 'Transcript' });
    await region.getByText('Number 0.').waitFor();
    const frames = await page.evaluate<number[]>(`new Promise((resolve) => {
      const scroller = document.querySelector('[aria-label=Transcript]');
      const times = [];
      const step = (now) => {
        times.push(now);
        scroller.scrollTop += 400;
        if (times.length < 180) requestAnimationFrame(step);
        else resolve(times.slice(1).map((time, at) => time - times[at]));
      };
      requestAnimationFrame(step);
    })`);
    const sorted = frames.toSorted((a, b) => a - b);
    process.stdout.write(
      `frames while a transcript of 3 hours scrolls: median ${sorted[90]!.toFixed(1)} ms, 95th ${sorted[170]!.toFixed(1)} ms, worst ${sorted.at(-1)!.toFixed(1)} ms\n`,
    );
    expect(await region.getByRole('listitem').count()).toBeLessThan(80);
    const field = page.getByRole('searchbox', { name: 'Find in the transcript' });
    await field.fill('number 3141.');
    await page.getByText('1 of 1').waitFor();
    await region.getByText('Number 3141.').waitFor();
    await page.context().close();
  });

  it('on paper an analysis is one page, unless everything is wanted', async () => {
    const page = await open(await threeHours());
    await page.getByRole('region', { name: 'Transcript' }).waitFor();
    await page.evaluate('dispatchEvent(new Event("beforeprint"))');
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.context().close();
  });

  it('on paper everything is there, where one wants it: all lines, light, without navigation and buttons', async () => {
    const page = await open(await threeHours());
    const lines = () => page.evaluate<number>('document.body.textContent.match(/Number \\d+\\./g).length');
    await page.getByRole('region', { name: 'Transcript' }).waitFor();
    // In the order in which browsers print.
    await page.evaluate('window.print = () => dispatchEvent(new Event("beforeprint"))');
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await lines()).toBe(3600);
    for (const name of ['Share', 'Print', 'Sign out'])
      expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate('dispatchEvent(new Event("afterprint"))');
    await page.getByRole('region', { name: 'Transcript' }).waitFor();
    expect(await lines()).toBeLessThan(80);
    await page.context().close();
  });
});
