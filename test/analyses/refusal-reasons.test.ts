// D66, D69: why a transcript is refused, beside the contract's message: a word for programs, a sentence for people, and both on failed analyses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EarshotClient,
  TranscriptTooShortError,
  UnprocessableContentError,
} from '../../packages/core/src/client/index.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
  tenant = await earshot.company({ minutes: 1000 });
});
afterAll(() => earshot.stop());

const message = 'The transcript could not be processed. Retry, or review its content.';
const menu =
  'Welcome to Northway. Your call is important to us. For sales, press one. For support, press two. Please stay on the line. All of our agents are busy.';
const zip = `PK\u0003\u0004\u0014${'\ufffd\u0001'.repeat(40)}`;

const refused: [case_: string, transcript: string, reason: string, detail: RegExp][] = [
  ['no words', '... --- ??? !!!', 'transcript_without_words', /no words/],
  ['captions without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n♪♪\n', 'transcript_without_words', /no words/],
  [
    'too few words',
    'Agent: Hello there.\nClient: Hi, who is it?',
    'transcript_too_short',
    /^The transcript has 6 of the 12 .*: 6 too few\./,
  ],
  ['one turn', 'word '.repeat(50), 'transcript_one_turn', /one turn/],
  [
    'JSON without a talk',
    '{"invoice": 12, "total": 90.5, "Ana said so": 1}',
    'transcript_json_unknown',
    /an object with the keys 'invoice', 'total' and 1 more/,
  ],
  ['a list without a talk', '[1, 2, 3]', 'transcript_json_unknown', /a list of 3 numbers/],
  ['an archive', zip, 'transcript_archive', /Unpack/],
  ['an archive in Base64', `UEsDBBQAAAAIA${'A'.repeat(60)}`, 'transcript_archive', /Unpack/],
  ['a PDF', `%PDF-1.7\n${'obj stream of things '.repeat(20)}`, 'transcript_not_text', /binary file/],
  ['a menu', menu, 'transcript_menu', /menu/],
  [
    'a voicemail',
    'Hi, you have reached Tom. I cannot take your call right now. Please leave a message after the tone.',
    'transcript_voicemail',
    /voicemail/,
  ],
  [
    'a missed call',
    'Missed call from +1 555 0100.\nMissed voice call at 10:31.\nNo answer, duration 0:00.\nMissed call from +1 555 0100 again today.',
    'transcript_missed_call',
    /missed call/,
  ],
  [
    'a lesson',
    'Teacher: Open your textbook at chapter four, class. Your homework was exercise nine.\nTeacher: Today we will learn the theorem. The quiz is next class.\nStudent: Which exercise was it?',
    'transcript_lesson',
    /lesson/,
  ],
];

describe('D69: the reason of a refused transcript', () => {
  it.each(refused)('%s', async (_case, transcript, reason, detail) => {
    const { status, body } = await earshot.create({ transcript }, tenant.key);
    expect([status, body.message, body.data.reason]).toEqual([422, message, reason]);
    expect(body.data.detail).toMatch(detail);
    expect(body.data.detail).toContain('Retrying will not help.');
    expect(body.data.detail).not.toContain('Ana said');
  });

  it('a failed analysis keeps the word and the sentence; nothing is charged', async () => {
    const before = await output(earshot, 'credits.getSummary', tenant.key);
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: menu });
    const read = async () => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
    await expect.poll(async () => (await read()).status).toBe('failed');
    expect(await read()).toMatchObject({
      errorSource: 'analysis',
      errorReason: 'transcript_menu',
      errorDetail: 'Only the menu or the announcements of a telephone system are heard. Retrying will not help.',
      reading: null,
    });
    expect(await output(earshot, 'credits.getSummary', tenant.key)).toEqual(before);
  });

  it('the client has the word and the sentence, and advises no repeat', async () => {
    const client = new EarshotClient({ baseUrl: earshot.url, apiKey: tenant.key });
    const failureOf = (transcript: string) =>
      client.analyses.create({ transcript }).then(
        () => expect.fail('it was analysed'),
        (error: unknown) => error,
      );
    const short = await failureOf('word '.repeat(50));
    expect(short).toBeInstanceOf(TranscriptTooShortError);
    const unknown = await failureOf('[1, 2, 3]');
    expect(unknown).toBeInstanceOf(UnprocessableContentError);
    expect(unknown).toMatchObject({ reason: 'transcript_json_unknown', detail: expect.stringContaining('3 numbers') });
    expect((unknown as Error).message).toContain('Retrying will not help.');
    expect((unknown as Error).message).not.toContain('may succeed');
  });
});
