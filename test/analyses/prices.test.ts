// What an analysis costs over HTTP: the minutes of the conversation, whatever the caller names its times (docs/decisions/minutes.md#d22, #d62).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { dataUrl, recording } from '../harness/recordings.ts';
import { account } from '../harness/rows.ts';

let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  earshot = await startEarshot();
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());

/** A call of 11.5 s. */
const call = [
  { speaker: 'Ana', start: 0.5, end: 3.5, text: 'Hello, this is Ana from Oak Street, how can I help you?' },
  { speaker: 'Bo', start: 4, end: 8, text: 'Hi, I would like to know what your plan costs for ten people.' },
  { speaker: 'Ana', start: 8.4, end: 11.5, text: 'That is thirty a month for each of them, all included.' },
];
const inUnit = (perSecond: number, origin = 0) =>
  JSON.stringify(
    call.map((turn) => ({ ...turn, start: origin + turn.start * perSecond, end: origin + turn.end * perSecond })),
  );
const twoSpeakers = (lines: number, line: (at: number) => string) =>
  Array.from({ length: lines }, (_, at) => line(at)).join('\n');

const create = (body: Record<string, unknown>) => earshot.create(body, tenant.key);
/** Minutes that the ledger has lost by it. */
async function costOf(body: Record<string, unknown>): Promise<number> {
  const ledger = async () => (await account(earshot.service.db, tenant.companyId)).ledger;
  const before = await ledger();
  expect((await create(body)).status).toBe(200);
  return (before - (await ledger())) / 100;
}
/** Minutes that the refusal asks for: nothing as long has to be analysed. */
async function askedFor(body: Record<string, unknown>): Promise<number> {
  tenant = await earshot.company({ minutes: 1 });
  const { status, text } = await create(body);
  expect(status).toBe(403);
  return Number(/Insufficient minutes\. Analysis requires (\d+) min, but balance is 1 min\./.exec(text)![1]);
}

describe('D62: a call of 11.5 s costs one minute in any unit', () => {
  it.each([
    ['seconds', inUnit(1)],
    ['milliseconds', inUnit(1e3)],
    ['ticks', inUnit(1e7)],
    ['milliseconds since 1970', inUnit(1e3, 1.7e12)],
    ['seconds since 1970', inUnit(1, 1.7e9)],
  ])('%s', async (_, transcript) => {
    expect(await costOf({ transcript })).toBe(1);
  });

  it('and its segments are in seconds', async () => {
    const { body } = await create({ transcript: inUnit(1e3) });
    const full = await earshot.get(`/api/analyses/${body.id}`, tenant.key);
    expect(full.body.transcriptSegments.map(({ start, end }: { start: number; end: number }) => [start, end])).toEqual(
      call.map(({ start, end }) => [start, end]),
    );
  });
});

describe('D62: gaps above 10 minutes between segments are left out', () => {
  const lines = [
    '[00:00:00] Ana: Hello, this is Ana from Oak Street, how can I help you?',
    '[00:00:10] Bo: Hi, I would like to know what your plan costs for ten people.',
    '[00:00:20] Ana: That is thirty a month for each of them, all included.',
  ];

  it('one cue at 100:00:00', async () => {
    const transcript = [...lines, '[100:00:00] Bo: Thank you very much, goodbye.'].join('\n');
    expect(await costOf({ transcript })).toBe(1);
  });

  it('one cue that lasts for 100 hours', async () => {
    const cue = (times: string, text: string) => `${times}\n${text}\n`;
    const transcript = `WEBVTT\n\n${[
      cue('00:00:00.000 --> 100:00:00.000', 'Ana: Hello, this is Ana from Oak Street. How can I help you?'),
      cue('00:00:06.000 --> 00:00:10.000', 'Bo: Hi, what does your plan cost?'),
    ].join('\n')}`;
    expect(await costOf({ transcript })).toBe(11);
  });

  it('a call that goes on after a break costs both parts', async () => {
    const later = lines.map((line, at) => `[02:0${at}:00]${line.slice(10)}`);
    expect(await costOf({ transcript: [...lines, ...later].join('\n') })).toBe(3);
  });
});

describe('D62: chats cost by their words', () => {
  it('of a messenger’s JSON, over days', async () => {
    const messages = Array.from({ length: 50 }, (_, at) => ({
      from: at % 2 ? 'Ana' : 'Bo',
      timestamp: 1.7e9 + at * 5000,
      body: 'Yes I can do this for you tomorrow morning.',
    }));
    expect(await costOf({ transcript: JSON.stringify({ messages }) })).toBe(3);
  });
});

describe('D62: never less than words ÷ 300 minutes', () => {
  const sentence = 'we talk about the price of it ';
  it.each<[string, string, number]>([
    [
      'stamped 00:00 to 00:59',
      twoSpeakers(60, (at) => `[00:${String(at).padStart(2, '0')}] ${at % 2 ? 'Ana' : 'Bo'}: ${sentence.repeat(60)}`),
      84,
    ],
    [
      'one word of a million letters',
      `[00:00] Ana: ${'a'.repeat(1e6)}\n[00:05] Bo: Yes, that is all that I have to say.`,
      417,
    ],
    [
      'points for spaces',
      `[00:00] Ana: ${sentence.trim().replaceAll(' ', '.').concat('.').repeat(600)}\n[00:05] Bo: Yes, that is all.`,
      15,
    ],
    ['without times', `Ana: ${'a'.repeat(24_000)}\nBo: Yes, that is all that I have to say.`, 21],
  ])('%s', async (_, transcript, minutes) => {
    expect(await askedFor({ transcript })).toBe(minutes);
  });

  it('beside a recording the longer of both counts', async () => {
    const audioKey = dataUrl(await recording('vbr.mp3'));
    const long = twoSpeakers(60, (at) => `${at % 2 ? 'Ana' : 'Bo'}: ${sentence.repeat(60)}`);
    expect(await askedFor({ transcript: long, audioKey })).toBe(84);
    tenant = await earshot.company();
    expect(await costOf({ transcript: inUnit(1), audioKey })).toBe(1);
  });
});
