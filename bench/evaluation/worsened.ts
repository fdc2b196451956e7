// A written conversation as a recording of it comes back: one thing after the other that recognition does to words, marks, turns and speakers.
import type { Language } from '@earshot/core';
import type { RawSegment } from '@earshot/engine';
import { hashOf } from '../../packages/engine/src/linear/model.ts';
import { asRecognised, inOtherWords, withoutWords } from './recognised-speech.ts';
import { spelt } from './spelt-numbers.ts';

export type Said = readonly [side: 'A' | 'C', text: string];
type Worsen = (lines: readonly Said[], language: Language) => Said[];

/** Words a second; beginnings of turns are that far apart from ends. */
const [pace, pauseSeconds] = [2.6, 0.5];
const longestSegmentWords = 30;
const backChannels: Readonly<Record<Language, readonly string[]>> = {
  en: ['Uh-huh.', 'Right.', 'Okay.', 'Yeah.'],
  es: ['Ajá.', 'Claro.', 'Sí.', 'Ya.'],
  pt: ['Aham.', 'Certo.', 'Sim.', 'Tá.'],
};

const eachText =
  (change: (text: string, language: Language) => string): Worsen =>
  (lines, language) =>
    lines
      .map(([side, text]): Said => [side, change(text, language).replaceAll(/\s+/g, ' ').trim()])
      .filter(([, text]) => /[\p{L}\p{N}]/u.test(text));

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
/** The same for the same words, between 0 and 1. */
const chanceOf = (text: string, salt: string) => (hashOf(salt + text) >>> 0) / 2 ** 32;
const withoutMarks = (text: string) => text.replaceAll(/(?!(?<=\d)[.,:/](?=\d))[^\p{L}\p{N}%€$£'’\s-]/gu, ' ');
/** A sentence's end that is no abbreviation's. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!…])\s+/);

/** What each step does by itself, to lines that are otherwise as they were written. */
export const worsenings = {
  'a recording of the same text': (lines) => [...lines],
  'questions without marks': eachText((text) => text.replaceAll(/[¿?]/g, (mark) => (mark === '?' ? '.' : ''))),
  'no capitals': eachText((text) => text.toLowerCase()),
  'no marks': eachText(withoutMarks),
  'no marks, no capitals': eachText((text) => withoutMarks(text).toLowerCase()),
  'full stops inside sentences': eachText((text) =>
    wordsOf(text)
      .map((word, at, all) => (at % 9 === 8 && at < all.length - 2 && /\p{L}$/u.test(word) ? `${word}.` : word))
      .join(' '),
  ),
  'turns cut by a word of the other': (lines, language) =>
    lines.flatMap(([side, text], index): Said[] => {
      const words = wordsOf(text);
      if (words.length < 12) return [[side, text]];
      const at = Math.floor(words.length * (0.35 + 0.3 * chanceOf(text, 'cut')));
      const between = backChannels[language][index % backChannels[language].length]!;
      return [
        [side, words.slice(0, at).join(' ')],
        [side === 'A' ? 'C' : 'A', between],
        [side, words.slice(at).join(' ')],
      ];
    }),
  'short answers not heard': (lines) =>
    lines.filter(([, text]) => wordsOf(text).length > 2 || chanceOf(text, 'short') < 0.5),
  'numbers in words': eachText(spelt),
  'names misheard': eachText((text) =>
    text.replaceAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}{2,}/gu, (name) => misheard(name)),
  ),
  'the greeting cut off': (lines, language) =>
    eachText((text) => text)(
      lines.map(([side, text], index): Said => (index > 1 ? [side, text] : [side, wordsOf(text).slice(2).join(' ')])),
      language,
    ),
  'words lost': eachText((text) => withoutWords(text)),
  'words taken for others': eachText((text, language) => inOtherWords(text, language)),
  'a short turn given to the other': (lines) =>
    lines.map(
      ([side, text]): Said =>
        wordsOf(text).length <= 4 && chanceOf(text, 'side') < 0.3 ? [side === 'A' ? 'C' : 'A', text] : [side, text],
    ),
  'the first words of a turn given to the one before': (lines) =>
    lines.flatMap(([side, text], index): Said[] => {
      const sentences = sentencesOf(text);
      if (index === 0 || sentences.length < 2 || chanceOf(text, 'first') > 0.2) return [[side, text]];
      return [
        [side === 'A' ? 'C' : 'A', sentences[0]!],
        [side, sentences.slice(1).join(' ')],
      ];
    }),
  'all words as a recogniser writes them': eachText(asRecognised),
} as const satisfies Record<string, Worsen>;

/** As a transcriber gives them: speakers without names, and times. */
export function segmentsOf(lines: readonly Said[]): RawSegment[] {
  let at = 0;
  const first = lines[0]?.[0];
  return lines.flatMap(([side, text]) => {
    const words = wordsOf(text);
    const pieces: RawSegment[] = [];
    for (let from = 0; from < words.length; from += longestSegmentWords) {
      const own = words.slice(from, from + longestSegmentWords);
      const start = at;
      at += own.length / pace;
      pieces.push({ start, end: at, text: own.join(' '), speaker: side === first ? 'Speaker 1' : 'Speaker 2' });
    }
    at += pauseSeconds;
    return pieces;
  });
}

/** A name that is heard as a word which sounds a little like it. */
const misheard = (name: string) =>
  name.toLowerCase().replaceAll(/[aeiou]/g, (vowel) => ({ a: 'o', e: 'a', i: 'e', o: 'u', u: 'o' })[vowel]!);
