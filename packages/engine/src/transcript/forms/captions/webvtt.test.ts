// WebVTT as Zoom and Teams write it.
import { describe, expect, it } from 'vitest';
import { parseWebVtt } from './webvtt.ts';

describe('Transcript forms: WebVTT', () => {
  it('reads Zoom cues, `Name: text`', () => {
    const read = parseWebVtt(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nIda | Norwick: Hello.\n\n2\n00:00:02.600 --> 00:00:03.000\nBo: Hi: you?\n\n3\n00:00:03.100 --> 00:00:04.000\nIda | Norwick: Fine.\n',
    );
    expect(read?.segments).toEqual([
      { start: 1, end: 2.5, text: 'Hello.', speaker: 'Ida | Norwick' },
      { start: 2.6, end: 3, text: 'Hi: you?', speaker: 'Bo' },
      { start: 3.1, end: 4, text: 'Fine.', speaker: 'Ida | Norwick' },
    ]);
  });

  it('reads Webex cues, whose names hold the speakers', () => {
    const read = parseWebVtt(
      'WEBVTT\n\n1 "Ida Holm" (20871)\n00:01.000 --> 00:02.000\nHello.\n\n2 "Bo" (5)\n00:02.000 --> 00:03.000\nHi.\n3 "Ida Holm" (20871)\n00:03.000 --> 00:04.000\nFine.\n',
    );
    expect(read?.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Ida Holm', 'Hello.'],
      ['Bo', 'Hi.'],
      ['Ida Holm', 'Fine.'],
    ]);
  });

  it('reads Teams voices, also two in a cue, without markup and entities', () => {
    const read = parseWebVtt(
      'WEBVTT\n\nab-1/0\n00:01.000 --> 00:02.000\n<v Holm, Ida>R&amp;D <i>here</i>.</v>\n<v Bo (Guest)>Hm</v>\n',
    );
    expect(read?.segments).toEqual([
      { start: 1, end: 2, text: 'R&D here.', speaker: 'Holm, Ida' },
      { start: 1, end: 2, text: 'Hm', speaker: 'Bo (Guest)' },
    ]);
  });

  it('skips notes and styles, and gives what can be read of a half-broken file', () => {
    const read = parseWebVtt(
      'WEBVTT\n\nNOTE made by hand\n\nSTYLE\n::cue {}\n\nc-1\n00:00:01.000 --> 00:00\n<v Ida>One\nc-2\n00:00:03.000 -->\n<v Bo>Two</v>\n\n00:00:05.000 --> 00:00:04.000\n<v Ida>Three',
    );
    expect(read?.segments).toEqual([
      { start: 1, end: null, text: 'One', speaker: 'Ida' },
      { start: 3, end: null, text: 'Two', speaker: 'Bo' },
      { start: 5, end: null, text: 'Three', speaker: 'Ida' },
    ]);
  });

  it('reads captions that roll once', () => {
    const texts = [
      'hello there',
      'hello there',
      'hello there\nhow are you',
      'how are you\nfine thanks',
      'fine thanks\nbye now',
    ];
    const cues = texts.map((text, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${text}`);
    expect(parseWebVtt(`WEBVTT\n\n${cues.join('\n\n')}`)?.segments.map(({ text }) => text)).toEqual([
      'hello there',
      'how are you',
      'fine thanks',
      'bye now',
    ]);
  });
});
