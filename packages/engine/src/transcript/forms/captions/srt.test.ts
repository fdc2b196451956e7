// SRT cues with and without speakers.
import { describe, expect, it } from 'vitest';
import { parseSrt } from './srt.ts';

describe('Transcript forms: SRT', () => {
  it('reads numbered cues; a cue without a name goes on with the speaker before', () => {
    const read = parseSrt(
      '1\n00:00:00,600 --> 00:00:02,000\nRosa: Bom dia.\n\n2\n00:00:02,100 --> 00:00:03,000\nTudo bem?\n\n3\n00:01:00,000 --> 00:01:01,000\nSr. Abel: Tudo.\n\n4\n00:01:02,000 --> 00:01:03,000\nRosa: Que bom.\n\n5\n00:01:04,000 --> 00:01:05,000\nSr. Abel: Pois.\n',
    );
    expect(read?.segments.slice(0, 3)).toEqual([
      { start: 0.6, end: 2, text: 'Bom dia.', speaker: 'Rosa' },
      { start: 2.1, end: 3, text: 'Tudo bem?', speaker: 'Rosa' },
      { start: 60, end: 61, text: 'Tudo.', speaker: 'Sr. Abel' },
    ]);
  });

  it('reads cues without names and without empty lines between them', () => {
    const read = parseSrt('1\n00:00:01,000 --> 00:00:02,000\nHello\nthere\n2\n00:00:03,000 --> 00:00:04,000\nYes\n');
    expect(read?.segments).toEqual([
      { start: 1, end: 2, text: 'Hello there', speaker: null },
      { start: 3, end: 4, text: 'Yes', speaker: null },
    ]);
  });

  it('takes no cue number for words where cues are empty', () => {
    const read = parseSrt(
      '1\n00:00:01,000 --> 00:00:02,000\n\n\n2\n00:00:03,000 --> 00:00:04,000\nYes\n\n3\n00:00:05,000 --> 00:00:06,000\n\n4\n00:00:07,000 --> 00:00:08,000\n',
    );
    expect(read?.segments).toEqual([{ start: 3, end: 4, text: 'Yes', speaker: null }]);
  });

  it('is not taken from text with an arrow in it', () => {
    expect(parseSrt('go to settings --> billing\nthen pay')).toBeNull();
  });
});
