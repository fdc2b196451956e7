// Tests of reading.ts: how a sentence is quoted, and how chats are spelt.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../../transcript/parse.ts';
import { packOf } from '../loaded-packs.ts';
import { Reading } from './reading.ts';

/** Captions of two seconds each, "A" said by Ana and "C" by Carl. */
function captioned(...captions: readonly (readonly ['A' | 'C', string])[]): Reading {
  const clock = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
  const cues = captions.map(
    ([side, text], at) =>
      `${clock(2 * at)} --> ${clock(2 * at + 2)}\n<v ${side === 'A' ? 'Ana' : 'Carl'}>${text}</v>\n`,
  );
  const vtt = ['WEBVTT\n', ...cues].join('\n');
  const conversation = parseConversation(vtt, { salespersonName: 'Ana', clientName: 'Carl' });
  return new Reading(conversation, packOf('en'));
}

describe('a quote', () => {
  it('is the whole sentence, over the captions that cut it', () => {
    const reading = captioned(
      ['A', 'Good morning, so,'],
      ['A', 'before I go on, have I caught you'],
      ['A', 'at a bad time?'],
      ['C', 'No, not at all, go on and tell me what it is about, please.'],
    );
    expect(reading.quote(reading.sentences[0]!)).toEqual({
      segment: 0,
      text: 'Good morning, so, before I go on, have I caught you at a bad time?',
    });
  });

  it('begins where what it is to show stands, and ends before it gets long', () => {
    const reading = captioned(
      ...Array.from({ length: 20 }, (_, at) => ['A', `and then there was number ${at} of them,`] as const),
      ['A', 'and that was all.'],
      ['C', 'I see, that is quite a lot of them to come to us in one day.'],
    );
    const { segment, text } = reading.quote(reading.sentences[0]!, 16);
    expect(segment).toBe(2);
    expect(text.startsWith('and then there was number 2 of them, and then there was number 3')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(240);
  });
});

describe('shorthand of chats', () => {
  it.each([
    ['en', 'thx but idk, lmk tmrw n ill pay', 'thanks but i do not know, let me know tomorrow and ill pay'],
    ['es', 'kiero cancelar xq toy sin plata, m avisas mñn', 'quiero cancelar porque estoy sin plata, me avisas mañana'],
    ['pt', 'qro fechar mas n agr, t falo amnh blz', 'quero fechar mas não agora, t falo amanhã beleza'],
  ] as const)('is read as the words that it stands for (%s)', (language, typed, written) => {
    const wordsOf = (text: string) => {
      const conversation = parseConversation(`Ana: ${text}\nCarl: ok`, { salespersonName: 'Ana', clientName: 'Carl' });
      return new Reading({ ...conversation, language }, packOf(language)).sentences[0]!.words;
    };
    expect(wordsOf(typed)).toEqual(wordsOf(written));
  });
});
