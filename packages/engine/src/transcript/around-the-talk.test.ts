// What documents, mails, programs and copies put around and between turns: nobody says it, and what somebody says stays.
import { describe, expect, it } from 'vitest';
import { inspect } from '../read.ts';
import { readTranscript } from './read-transcript.ts';

const turns: readonly (readonly [speaker: string, text: string])[] = [
  ['Ana', 'Mill Road Kennels, good morning.'],
  ['Bo', 'Do you have room for two spaniels next week?'],
  ['Ana', 'From Friday we have, twenty pounds a night each.'],
  ['Bo', 'Book them in, please.'],
];
const lines = (labelled: (speaker: string, text: string, at: number) => string) =>
  turns.map(([speaker, text], at) => labelled(speaker, text, at));
const plain = lines((speaker, text) => `${speaker}: ${text}`);
const told = (source: string) =>
  readTranscript(source).segments.map(({ speaker, text }) => [speaker, text.replace(/\s+/g, ' ')]);
const startsOf = (source: string) => readTranscript(source).segments.map(({ start, end }) => [start, end]);

describe('Around the talk', () => {
  it.each([
    [
      'numbers of pages and the heads above them',
      `Kennels – calls\nPage 1 of 2\n\n${plain[0]}\n${plain[1]!.replace('two ', 'two\n')}\n\nKennels – calls\nPage 2 of 2\n\n${plain.slice(2).join('\n')}`,
    ],
    [
      'a report with the roles of the talk in its head',
      `KENNELS LTD\nDate: 13/05/2025\nAna: Ana Lima\nBo: Bo Reed\nTicket: 4471\n--------------------\n${plain.join('\n')}`,
    ],
    [
      'the head of the mail it came with',
      `Hi all,\n\nsee what you think.\n\n---------- Forwarded message ---------\nFrom: Recorder <no-reply@rec.example>\nDate: Tue, May 13, 2025 at 2:40 PM\nSubject: Ready\nTo: Ana <ana@x.example>\n\n${plain.join('\n')}\n\nView it here: https://rec.example/1\nUnsubscribe`,
    ],
    ['a file that was exported twice', `${plain.join('\n')}\n\n${plain.join('\n')}`],
    [
      'roles behind the names',
      lines((who, text) => `${who} — ${who === 'Ana' ? 'desk' : 'owner of dogs'}: ${text}`).join('\n'),
    ],
    [
      'what a log writes before the words',
      lines(
        (who, text, at) =>
          `2025-05-13 14:20:0${2 * at},120 INFO agent.session - ${who === 'Ana' ? 'agent' : 'user'} said: ${text}`,
      ).join('\n'),
    ],
    [
      'dates in words, with the time of day',
      lines((who, text, at) => `martes, 13 de mayo de 2025, 2:2${at} p. m. - ${who}: ${text}`).join('\n'),
    ],
    ['bold labels', lines((who, text) => `<b>${who}:</b> ${text}<br>`).join('\n')],
    [
      'turns deep in a document of keys',
      `call:\n  id: 77\n  turns:\n${lines((who, text, at) => `    - who: ${who}\n      at: ${at}\n      said: "${text}"`).join('\n')}`,
    ],
    ['minutes and seconds by primes', lines((who, text, at) => `0'0${at}" ${who}: ${text}`).join('\n')],
    ['milliseconds in brackets', lines((who, text, at) => `[${at}500ms] ${who}: ${text}`).join('\n')],
    [
      'no time of the first cue',
      lines(
        (who, text, at) => `${at === 0 ? '03.000' : `00:00:0${at}.000 --> 00:00:0${at}.900`}\n<v ${who}>${text}</v>\n`,
      ).join('\n'),
    ],
    [
      'no beginning, in JSON',
      `"turns": ${JSON.stringify(turns.map(([speaker, text]) => ({ speaker, text })))}, "id": "c1"}`,
    ],
  ])('%s', (_, source) => {
    const names: Record<string, string> = { agent: 'Ana', user: 'Bo' };
    expect(told(source).map(([who, text]) => [names[who!] ?? who!.split(' ')[0], text])).toEqual(turns);
  });

  it('keeps a paragraph that goes on with the last turn', () => {
    expect(told(`${plain.join('\n')}\n\nAnd could you send me the address?`).at(-1)).toEqual([
      'Bo',
      'Book them in, please. And could you send me the address?',
    ]);
  });

  it.each([
    'And I never touch the recording.',
    'I need the summary of my account.',
    'Let me know on Friday.',
    'I want to unsubscribe from the newsletter.',
    'The transcript of my marks is with the school.',
  ])('keeps a last paragraph that others write below a file too: %s', (said) => {
    expect(told(`${plain.join('\n')}\n\n${said}`).at(-1)).toEqual(['Bo', `Book them in, please. ${said}`]);
  });

  it.each([
    'Let me know if you need the recording too.',
    'Transcribed by Kennel Notes',
    'Feedback on this summary?',
    'Recording attached.',
    'Gravação em anexo.',
    'Grabación adjunta.',
    'Reply to this with corrections.',
  ])('leaves out a note about the file: %s', (note) => {
    expect(told(`${plain.join('\n')}\n\n${note}`)).toEqual(turns);
  });

  it('takes a note behind a name for no part of it, also where all stands on one line', () => {
    const source = lines((who, text, at) => `${who}${at === 2 ? ' (calm)' : ''}: ${text}`).join(' ');
    expect(told(source)).toEqual(turns);
  });

  it('leaves out a sound that stands among the words', () => {
    const monologues = turns.map(([who, text]) => ({
      speaker: who,
      elements: [
        { type: 'text', value: text, ts: 1, end_ts: 2 },
        { type: 'unknown', value: '<laugh>' },
      ],
    }));
    expect(told(JSON.stringify({ monologues })).map(([, text]) => text)).toEqual(turns.map(([, text]) => text));
    // What stands for words that were taken out is something that somebody said.
    const said = [...turns.slice(0, 1), ['Bo', '<person>'], ...turns.slice(2)].map(([speaker, text]) => ({
      speaker,
      text,
    }));
    expect(told(JSON.stringify(said))).toContainEqual(['Bo', '<person>']);
  });

  it('keeps numbers that somebody says', () => {
    expect(told(`${plain.slice(0, 3).join('\n')}\nBo: Sizes 10;20;30;40 are fine.`).at(-1)).toEqual([
      'Bo',
      'Sizes 10;20;30;40 are fine.',
    ]);
    expect(startsOf(lines((who, text, at) => `00:00:0${at}:12 ${who}: ${text}`).join('\n')).at(-1)).toEqual([3, null]);
  });

  it.each([
    ['clocks', (at: number) => `0:0${at}.5 - 0:0${at + 1}.2`],
    ['seconds with a comma', (at: number) => `${at},5s – ${at + 1},2s`],
  ])('a beginning and an end in one cell, as %s', (_, time) => {
    const rows = lines((who, text, at) => `${time(at)}\t${text}\t${who}`);
    const times = turns.map((_, at) => [at + 0.5, at + 1.2]);
    expect(startsOf(rows.join('\n'))).toEqual(times);
    expect(startsOf(['Timespan\tContent\tSpeaker', ...rows].join('\n'))).toEqual(times);
  });

  it.each([
    [
      'marks that a client gives, on lines of their own',
      (who: string, text: string) => `${who}\n${text}`,
      '9/10',
      '10/10',
    ],
    ['pages that a client names', (who: string, text: string) => `${who}\n${text}`, 'Page 3', 'Page 11'],
    ['a mail that is pasted', undefined, 'Here:\nFrom: a@x.example\nTo: b@x.example\nSubject: Dogs', 'Yes'],
    ['a short beginning without full stops, and a number', undefined, 'hello', 'one moment\nTicket: 4471\n'],
  ])('keeps %s', (_, labelled = (who: string, text: string) => `${who}: ${text}`, first, second) => {
    const talk = [['Ana', 'hello'], ['Bo', first], ['Ana', 'and now'], ['Bo', second], ...turns];
    const source = talk.map(([who, text]) => labelled(who!, text!)).join('\n');
    const words = told(source)
      .map(([, text]) => text)
      .join(' ');
    for (const said of [first, second]) expect(words).toContain(said.split('\n')[0]);
  });

  it('takes no number that is said for the heading of a call', () => {
    const source = `Call 12345\n${plain.slice(0, 2).join('\n')}\nAna: From Friday\ncall 0800 22 33\n${plain.slice(2).join('\n')}`;
    expect(inspect(source).refusal).toBeNull();
  });

  it('refuses a file of several calls under numbered headings', () => {
    const calls = (head: (at: number) => string) =>
      `${head(1)}\n${plain.join('\n')}\n\n${head(2)}\n${plain.join('\n')}`;
    expect(inspect(calls((at) => `=== Call ${at} – 13 May ===`)).refusal?.reason).toBe('transcript_several_calls');
    expect(inspect(calls((at) => `# Chamada ${at}`)).refusal?.reason).toBe('transcript_several_calls');
    expect(inspect(calls((at) => `Call ${at} people, please.`)).refusal).toBeNull();
  });
});
