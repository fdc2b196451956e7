// New analyses: files and text, upload with progress, refusals in words, each followed to its end, nothing lost by expiry or reload.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../harness/browser.ts';
import { transcript } from '../harness/earshot.ts';
import { recording } from '../harness/recordings.ts';
import {
  dialogue,
  noSpeech,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';
import { expectGoodAtEveryWidth, type Person, signIn, startWeb, type Web } from './harness/pages.ts';

describe.skipIf(!chromiumPath)('a new analysis', () => {
  let transcriber: TranscriptionServer;
  let web: Web;
  let admin: Person;
  beforeAll(async () => {
    transcriber = await startTranscriptionServer();
    web = await startWeb(transcriber.environment);
    admin = await web.person();
    for (const name of ['Sara Lima', 'Rui Costa'])
      await web.earshot.user(web.tenant.companyId, 'salesperson', { name });
  });
  afterAll(async () => {
    await web.stop();
    await transcriber.stop();
  });

  const open = async (options: Parameters<Web['page']>[0] = {}) => {
    const page = await web.page({ as: admin, ...options });
    await page.goto('/analyses/new');
    return page;
  };
  const choose = (page: Page, ...files: { name: string; mimeType?: string; buffer: Buffer }[]) =>
    page.getByLabel('Choose files').setInputFiles(files.map((file) => ({ mimeType: '', ...file })));
  const pick = async (page: Page, person = 'Sara Lima', label = 'Rep') => {
    const box = page.getByRole('combobox', { name: label, exact: true });
    // A list that is open closes when the page scrolls.
    await box.scrollIntoViewIfNeeded();
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    await box.fill(person.slice(0, 3));
    await page.getByRole('listbox').getByRole('option', { name: person }).click();
  };
  const mp3 = async (name = 'call.mp3') => ({ name, mimeType: 'audio/mpeg', buffer: await recording('cbr.mp3') });
  const submit = (page: Page) => page.getByRole('button', { name: /^Analyse/ }).click();
  const tasks = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('status') });

  it('transcripts are estimated before they are sent, as files and as text; a refusal says its reason', async () => {
    const page = await open();
    const long = `Ana: ${'word '.repeat(2100)}`;
    await choose(page, { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(long) });
    await page.getByText('This needs about 15 minutes.').waitFor();
    await page.getByRole('button', { name: 'Remove long.txt' }).click();
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    await page.getByRole('textbox', { name: 'Transcript' }).fill('Ana: Hello.');
    await page.getByText('This needs about 1 minute.').waitFor();
    await pick(page);
    await submit(page);
    await tasks(page).getByText('The transcript is too short: at least 12 words are needed.').waitFor();
    await page.context().close();
  });

  it('a recording: limits told before, uploaded, followed to its score, with a link; it is attached as was said', async () => {
    const page = await open();
    await page.getByText('up to 40 MB and 2 hours each').waitFor();
    await page.getByText('600 minutes left').waitFor();
    await choose(page, await mp3('Alvorada.mp3'));
    await page.getByRole('textbox', { name: 'Client in Alvorada.mp3' }).fill('Padaria Alvorada');
    await page.getByText(/This needs about 1 minute\./).waitFor();
    await pick(page);
    await page.getByLabel('Interaction type').selectOption('discovery');
    await submit(page);
    await tasks(page).getByText('Completed').waitFor();
    const link = page.getByRole('link', { name: 'Open the analysis of Alvorada.mp3' });
    const id = (await link.getAttribute('href'))!.split('/').pop()!;
    const { body } = await web.earshot.get(`/api/analyses/${id}`, web.tenant.key);
    expect(body).toMatchObject({
      clientName: 'Padaria Alvorada',
      salespersonName: 'Sara Lima',
      interactionType: 'discovery',
      interactionTypeSource: 'manual',
      status: 'completed',
    });
    await page.getByText('599 minutes left').waitFor();
  });

  it('several at once, transcripts among them: each is an analysis of its own; one that cannot be is told and left', async () => {
    const page = await open();
    await choose(
      page,
      await mp3('one.mp3'),
      { name: 'two.txt', buffer: Buffer.from(transcript(2)) },
      { name: 'three.txt', buffer: Buffer.from(transcript(1).replace('Paula', 'José'), 'latin1') },
      { name: 'holiday.png', buffer: Buffer.from('png') },
      { name: 'nothing.mp3', buffer: Buffer.alloc(0) },
    );
    await page.getByText('This file type is not supported.').waitFor();
    await page.getByText('This file is empty.').waitFor();
    await pick(page, 'Rui Costa');
    await page.getByRole('button', { name: 'Analyse 3 conversations' }).click();
    await expect.poll(() => tasks(page).getByText('Completed').count()).toBe(3);
    expect(await page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').count()).toBe(2);
    const { body } = await web.earshot.get('/api/analyses?limit=3', web.tenant.key);
    const ids = body.items.map(({ id }: { id: string }) => id);
    const texts = await Promise.all(
      ids.map(async (id: string) => (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body.transcript),
    );
    expect(texts.join()).toContain('José');
  });

  it('a person for each file, guessed from its speakers or its name, and changed; the others have the one below', async () => {
    const page = await open();
    const said = (names: string) => Buffer.from(transcript(2).replaceAll('Agent:', names));
    await choose(
      page,
      { name: 'first.txt', buffer: said('Rui Costa:') },
      { name: 'second Sara Lima.txt', buffer: Buffer.from(transcript(3)) },
      { name: 'third.txt', buffer: said('Sara (Acme):') },
      { name: 'fourth.txt', buffer: Buffer.from(transcript(4)) },
    );
    const personOf = (file: string) => page.getByRole('combobox', { name: `Rep in ${file}` });
    const chosen = (file: string) =>
      personOf(file).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]!.text);
    await expect.poll(() => chosen('first.txt')).toBe('Rui Costa');
    await page.getByText('Found among the speakers of the transcript.').first().waitFor();
    expect([await chosen('second Sara Lima.txt'), await chosen('third.txt'), await chosen('fourth.txt')]).toEqual([
      'Sara Lima',
      'Sara Lima',
      'As chosen below',
    ]);
    await personOf('third.txt').selectOption('Rui Costa');
    await submit(page);
    await page.getByText('Choose the rep who spoke for your company in fourth.txt.').waitFor();
    await personOf('fourth.txt').selectOption('Sara Lima');
    await submit(page);
    await expect.poll(() => tasks(page).getByText('Completed').count()).toBe(4);
    const names = await Promise.all(
      ['first.txt', 'second Sara Lima.txt', 'third.txt', 'fourth.txt'].map(async (file) => {
        const link = page.getByRole('link', { name: `Open the analysis of ${file}` });
        const id = (await link.getAttribute('href'))!.split('/').pop()!;
        return (await web.earshot.get(`/api/analyses/${id}`, web.tenant.key)).body.salespersonName;
      }),
    );
    expect(names).toEqual(['Rui Costa', 'Sara Lima', 'Rui Costa', 'Sara Lima']);
    await page.context().close();
  });

  it('a conversation that is here already is told of before it is sent again, with a link; a salesperson hears only of their own', async () => {
    const words = transcript(5);
    const person = async (name: string) => ({
      id: await web.earshot.user(web.tenant.companyId, 'salesperson', { name }),
      email: '',
      password: '',
    });
    const [nina, otto] = [await person('Nina Dias'), await person('Otto Dias')];
    const { body } = await web.earshot.create({ transcript: words, salespersonId: nina.id }, web.tenant.key);
    const file = { name: 'again.txt', mimeType: 'text/plain', buffer: Buffer.from(words.replaceAll('\n', '\r\n')) };
    const page = await open({ as: nina });
    await choose(page, file, { ...file, name: 'twin.txt' });
    await page.getByText('This conversation is already here:').first().waitFor();
    await page.getByText('Same content as again.txt.').waitFor();
    expect(await page.getByRole('link', { name: 'Open', exact: true }).first().getAttribute('href')).toBe(
      `/analyses/${body.id}`,
    );
    await page.getByRole('button', { name: 'Remove twin.txt' }).click();
    await submit(page);
    await tasks(page).getByText('Completed').waitFor();
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    await page.getByRole('textbox', { name: 'Transcript' }).fill(words);
    await page.getByText('This conversation is already here:').waitFor();
    await page.context().close();

    const other = await open({ as: otto });
    const answer = other.waitForResponse(/findCopies/);
    await choose(other, file);
    expect(await (await answer).json()).toEqual({ result: { data: { items: [] } } });
    await other.getByRole('textbox', { name: 'Client in again.txt' }).waitFor();
    expect(await other.getByText('This conversation is already here:').count()).toBe(0);
    await other.context().close();
  });

  it('pasted text, and text loaded from a file; what is missing is said', async () => {
    const page = await open();
    await submit(page);
    await page.getByText('Choose at least one recording or transcript.').waitFor();
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    await submit(page);
    await page.getByText('Paste the transcript, or load it from a file.').waitFor();
    await page
      .getByLabel('Load from a file')
      .setInputFiles({ name: 'a.vtt', mimeType: '', buffer: Buffer.from(transcript(2)) });
    await expect.poll(() => page.getByRole('textbox', { name: 'Transcript' }).inputValue()).toContain('Norte Software');
    await page.getByRole('textbox', { name: 'Client' }).fill('Ana');
    await submit(page);
    await page.getByText('Choose the rep who spoke for your company.').waitFor();
    await pick(page);
    await submit(page);
    await tasks(page).getByText('Completed').waitFor();
    expect(await page.getByRole('textbox', { name: 'Transcript' }).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Open the analysis of Ana' }).waitFor();
  });

  it('an upload shows how far it is and can be cancelled, and tried again', async () => {
    const page = await open();
    let isHeld = true;
    await page.route('**/uploads', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      await route.continue().catch(() => {});
    });
    await choose(page, await mp3('slow.mp3'));
    await pick(page);
    await submit(page);
    await page.getByRole('progressbar', { name: 'Upload of slow.mp3' }).waitFor();
    await page.getByRole('button', { name: 'Cancel slow.mp3' }).click();
    await tasks(page).getByText('Cancelled').waitFor();
    isHeld = false;
    await page.getByRole('button', { name: 'Try again: slow.mp3' }).click();
    await tasks(page).getByText('Completed').waitFor();
  });

  it('what fails says why, in the reader’s language', async () => {
    const page = await open();
    transcriber.answerWith(noSpeech);
    try {
      await choose(page, { name: 'broken.mp3', buffer: Buffer.from('this is no recording') }, await mp3('silent.mp3'));
      await pick(page);
      await submit(page);
      await page
        .getByText('This format is not supported. Supported formats: mp3, wav, m4a, ogg, flac, webm.')
        .waitFor();
      await page.getByText('No speech was found in the recording.').waitFor();
    } finally {
      transcriber.answerWith(dialogue);
    }
    const portuguese = await open({ locale: 'pt-BR' });
    await portuguese.getByRole('tab', { name: 'Texto colado' }).click();
    await portuguese.getByRole('textbox', { name: 'Transcrição' }).fill('Oi.');
    await pick(portuguese, 'Sara Lima', 'Vendedor(a)');
    await portuguese.getByRole('button', { name: 'Analisar' }).click();
    await portuguese.getByText('A transcrição é curta demais').waitFor();
  });

  it('no minutes left: told before, and when it is refused', async () => {
    const tenant = await web.earshot.company({ minutes: 0 });
    const adminId = tenant.adminId;
    await web.earshot.user(tenant.companyId, 'salesperson', { name: 'Sara Lima' });
    const page = await web.page({ as: { ...admin, id: adminId } });
    await page.goto('/analyses/new');
    await page.getByText('There are no minutes left').waitFor();
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    await page.getByRole('textbox', { name: 'Transcript' }).fill(transcript());
    await pick(page);
    await submit(page);
    await page.getByText('Your company has 0 minutes left').waitFor();
    await page.getByRole('button', { name: 'Remove Pasted text from this list' }).click();
    expect(await tasks(page).count()).toBe(0);
  });

  it('a half-written form outlives the end of the session, other pages, and is not lost by a reload without a question', async () => {
    const person = await web.person();
    const page = await open({ as: person });
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    await page.getByRole('textbox', { name: 'Transcript' }).fill(transcript());
    await pick(page);
    await page.getByRole('link', { name: 'Analyses', exact: true }).click();
    await page.getByRole('heading', { name: 'Analyses', level: 1 }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'New analysis' }).click();
    expect(await page.getByRole('textbox', { name: 'Transcript' }).inputValue()).toBe(transcript());
    await expect.poll(() => page.getByRole('combobox', { name: 'Rep' }).inputValue()).toBe('Sara Lima');
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.dismiss();
      }),
    );
    void page.reload().catch(() => {});
    expect(await asked).toBe('beforeunload');
    await web.endSessions(person);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.waitFor();
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await tasks(page).getByText('Completed').waitFor();
  });

  it('D12: a salesperson’s are their own: nobody is asked for', async () => {
    const person = await web.person('salesperson');
    const page = await open({ as: person });
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    expect(await page.getByRole('combobox', { name: 'Rep' }).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Transcript' }).fill(transcript());
    await submit(page);
    await tasks(page).getByText('Completed').waitFor();
  });

  it('nothing of who signs out is left to who comes next', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    await page.getByRole('textbox', { name: 'Transcript' }).fill(transcript());
    // As verdicts do that somebody has not sent.
    await page.evaluate(() => sessionStorage.setItem('judging', '{}'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, await web.person());
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'New analysis' }).click();
    await page.getByText('Drop recordings or transcripts here').waitFor();
    await page.getByRole('tab', { name: 'Pasted text' }).click();
    expect(await page.getByRole('textbox', { name: 'Transcript' }).inputValue()).toBe('');
  });

  it('files are dropped', async () => {
    const page = await open();
    const data = await page.evaluateHandle<DataTransfer>(
      "(() => { const data = new DataTransfer(); data.items.add(new File(['Ana: Bom dia.'], 'dropped.txt')); return data; })()",
    );
    await page.getByText('Drop recordings or transcripts here').dispatchEvent('drop', { dataTransfer: data });
    await page.getByRole('textbox', { name: 'Client in dropped.txt' }).waitFor();
    await page.getByRole('button', { name: 'Remove dropped.txt' }).click();
    expect(await page.getByRole('list', { name: 'Chosen files' }).count()).toBe(0);
  });

  it('no serious violation, nothing too wide', async () => {
    await expectGoodAtEveryWidth(web, 'new-analysis', admin, async (page) => {
      await page.goto('/analyses/new');
      await page.getByText(/minutes left/).waitFor();
      await page.getByRole('combobox', { name: 'Rep' }).waitFor();
    });
    await expectGoodAtEveryWidth(web, 'new-analysis-files', admin, async (page) => {
      await page.goto('/analyses/new');
      await choose(page, await mp3(`${'long'.repeat(40)}.mp3`), {
        name: 'two.txt',
        buffer: Buffer.from(transcript(2)),
      });
      await pick(page);
      await submit(page);
      await expect.poll(() => tasks(page).getByText('Completed').count()).toBe(2);
      await choose(page, { name: 'broken.mp3', buffer: Buffer.from('this is no recording') });
      await submit(page);
      await page.getByText('This format is not supported.').waitFor();
      await choose(page, await mp3(), { name: 'holiday.png', buffer: Buffer.from('png') });
      await page.getByText('This file type is not supported').waitFor();
    });
    await expectGoodAtEveryWidth(web, 'new-analysis-text', admin, async (page) => {
      await page.goto('/analyses/new');
      await page.getByRole('tab', { name: 'Pasted text' }).click();
      await page.getByRole('textbox', { name: 'Transcript' }).fill(transcript());
    });
  });
});
