// D65: how the transcript was read, from the creation to the table and the readers; and what a person sets by hand.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

const talk = [
  ['Agent', 'Good morning, this is Laura from Northway. How can I help you today?'],
  ['Client', 'Good morning. My order has not arrived, and I need it by Friday.'],
  ['Agent', 'I am sorry about that. May I have the number of the order, please?'],
  ['Client', 'It is four four one seven. I paid for the fast delivery.'],
  ['Agent', 'Thank you. I see it left the warehouse; it arrives tomorrow before noon.'],
  ['Client', 'Great, thank you very much for the help.'],
] as const;
const lines = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([speaker, text]) => `${speaker}: ${text}`).join('\n');
const timed = (pairs: readonly (readonly [string, string])[]) =>
  `WEBVTT\n\n${pairs
    .map(([speaker, text], at) => {
      const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`;
      return `${time(at * 6)} --> ${time(at * 6 + 5)}\n<v ${speaker}>${text}</v>\n`;
    })
    .join('\n')}`;

async function readingOf(transcript: string, more: object = {}) {
  const created = await earshot.create({ transcript, ...more }, tenant.key);
  expect(created.status, created.text).toBe(200);
  const full = (await earshot.get(`/api/analyses/${created.body.id}`, tenant.key)).body;
  return { created: created.body, full, reading: full.reading };
}

describe('D65: reading', () => {
  it('stands in the full analysis and in analysis.get; the creation’s answer and the list do not have it', async () => {
    const { created, full, reading } = await readingOf(timed(talk));
    expect(reading).toEqual({
      form: 'webvtt',
      leftOut: { machines: 0, inventedCaptions: 0, heardTwice: 0, notices: 0 },
      talkShareBy: 'times',
      sides: { by: 'labels', certainty: 'sure', setAt: null },
      judgedBy: 'offline',
      warnings: [],
    });
    expect(created).not.toHaveProperty('reading');
    expect(await output(earshot, 'analysis.get', tenant.key, { id: created.id })).toMatchObject({ reading });
    const list = (await earshot.get('/api/analyses', tenant.key)).text;
    expect(list).toContain(created.id);
    expect(list).not.toContain('"reading"');
    expect(full.errorReason).toBeNull();
  });

  it('says that another language is spoken, of which the offline engine gives no score', async () => {
    const { full, reading } = await readingOf(
      lines([
        ['Agent', 'Bonjour, garage Lemoine, que puis-je faire pour vous ?'],
        ['Client', 'Bonjour, je voudrais un rendez-vous pour une vidange, combien ça coûte ?'],
        ['Agent', 'Quatre-vingt-dix euros avec le filtre, jeudi à neuf heures si vous voulez.'],
        ['Client', 'Oui, très bien, merci.'],
      ]),
    );
    expect(reading.warnings).toEqual(['no_times', 'other_language']);
    expect([full.score, full.interactionType]).toEqual([null, null]);
  });

  it('says that there are no times, and that shares rest on words', async () => {
    const { reading } = await readingOf(lines(talk));
    expect(reading).toMatchObject({ form: 'plain', talkShareBy: 'words', warnings: ['no_times'] });
  });

  it('counts what was left out: machines, invented captions, notices of a chat', async () => {
    const withMachine = await readingOf(
      timed([['IVR', 'Your call may be recorded.'], ...talk, ['Client', 'Thanks for watching!']]),
    );
    expect(withMachine.reading).toMatchObject({
      leftOut: { machines: 1, inventedCaptions: 1 },
      warnings: ['automated_captions'],
    });
    const chat = [
      '12/08/2025 09:40 - Messages and calls are end-to-end encrypted.',
      ...talk.map(([speaker, text], at) => `12/08/2025 09:4${at} - ${speaker}: ${text}`),
      '12/08/2025 09:47 - Client: <Media omitted>',
    ].join('\n');
    expect((await readingOf(chat)).reading).toMatchObject({ form: 'whatsapp', leftOut: { notices: 2 }, warnings: [] });
  });

  it('names the salesperson’s name, the words, or nothing as what tells the sides, with a doubt', async () => {
    const names = talk.map(([speaker, text]) => [speaker === 'Agent' ? 'Laura' : 'Bo', text] as const);
    const named = await readingOf(timed(names), { salespersonName: 'Laura' });
    expect(named.reading.sides).toMatchObject({ by: 'names', certainty: 'sure' });
    expect((await readingOf(timed(names))).reading.sides.by).toBe('words');
    const equal = ['blue', 'green', 'red', 'white', 'black', 'grey'].map(
      (colour, at) => [at % 2 ? 'Kim' : 'Lou', `The ${colour} one stands over there.`] as const,
    );
    const untold = (await readingOf(timed(equal))).reading;
    expect([null, 'doubtful']).toContain(untold.sides.certainty);
    expect(untold.warnings.includes('roles_doubtful')).toBe(untold.sides.certainty === 'doubtful');
  });

  it('corrects swapped labels and says so', async () => {
    const swapped = [...talk, ...talk].map(
      ([speaker, text]) => [speaker === 'Agent' ? 'Client' : 'Agent', text] as const,
    );
    const { full, reading } = await readingOf(lines(swapped));
    expect(reading.warnings).toContain('roles_swapped');
    expect(reading.sides).toMatchObject({ by: 'labels', certainty: 'doubtful' });
    expect(full.participants).toContainEqual({ name: 'Client', side: 'attendant' });
  });

  it('warns of one side alone, of colleagues, of speech that stands twice and of useless times', async () => {
    const alone = await readingOf(timed(talk.filter(([speaker]) => speaker === 'Agent')));
    expect(alone.reading).toMatchObject({ talkShareBy: null, warnings: ['one_sided'] });
    const colleagues = await readingOf(
      timed(talk.map(([speaker, text]) => [speaker === 'Agent' ? 'Ana (Lumen)' : 'Tom (Lumen)', text] as const)),
    );
    expect(colleagues.reading).toMatchObject({ sides: { by: null, certainty: null }, warnings: ['no_client'] });
    expect([colleagues.full.score, colleagues.full.displayScore]).toEqual([null, null]);
    const heard = talk.map(([speaker, text], at) => ({ speaker, text, start: at * 6, end: at * 6 + 5 }));
    const twice = JSON.stringify({
      utterances: heard.flatMap((one) => [one, { ...one, speaker: 'Echo', start: one.start + 0.3 }]),
    });
    const doubled = await readingOf(twice);
    expect(doubled.reading.leftOut.heardTwice).toBe(6);
    expect(doubled.reading.warnings).toContain('duplicated_channels');
    const frozen = timed(talk).replace(/00:00:\d\d\.000 --> 00:00:\d\d\.000/g, '00:00:05.000 --> 00:00:05.000');
    expect((await readingOf(frozen)).reading).toMatchObject({ talkShareBy: 'words', warnings: ['times_unusable'] });
  });

  it('is null for an analysis of before the update', async () => {
    const { created } = await readingOf(lines(talk));
    await earshot.service.db.run('UPDATE analysis_documents SET reading = NULL WHERE analysis_id = ?', [created.id]);
    expect((await earshot.get(`/api/analyses/${created.id}`, tenant.key)).body.reading).toBeNull();
  });
});
