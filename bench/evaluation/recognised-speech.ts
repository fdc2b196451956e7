// Utterances as a recogniser writes them: short words lost or run together, words taken for others that sound alike, the end of a turn cut off, no marks, no capitals.
import type { Language } from '@earshot/core';
import { hashOf } from '../../packages/engine/src/linear/model.ts';

/** Words that sound alike, or nearly, in each row. */
const alike: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['there', 'their', "they're"],
    ['to', 'too', 'two'],
    ['your', "you're"],
    ['its', "it's"],
    ['then', 'than'],
    ['for', 'four'],
    ['by', 'buy', 'bye'],
    ['here', 'hear'],
    ['know', 'no'],
    ['right', 'write'],
    ['our', 'hour', 'are'],
    ["we'll", 'will', 'well'],
    ['week', 'weak'],
    ['break', 'brake'],
    ['one', 'won'],
    ['do', 'due'],
    ['can', "can't"],
    ['sale', 'sell', 'sail'],
    ['price', 'prize'],
    ['fair', 'fare'],
    ['going to', 'gonna'],
    ['want to', 'wanna'],
    ['could have', 'could of'],
    ['and', 'in', 'an'],
  ],
  es: [
    ['a ver', 'haber'],
    ['hay', 'ahí', 'ay'],
    ['porque', 'por que'],
    ['si no', 'sino'],
    ['tuvo', 'tubo'],
    ['hecho', 'echo'],
    ['ha', 'a'],
    ['cierra', 'sierra'],
    ['haya', 'halla', 'allá'],
    ['vaya', 'valla'],
    ['o sea', 'osea'],
    ['para', 'pa'],
    ['le', 'les'],
    ['lo', 'los'],
    ['del', 'de el'],
    ['cita', 'sita'],
    ['caro', 'claro'],
    ['pero', 'perro'],
    ['vez', 'ves'],
    ['cien', 'sien'],
  ],
  pt: [
    ['mas', 'mais'],
    ['há', 'a'],
    ['está', 'tá'],
    ['para', 'pra'],
    ['você', 'cê'],
    ['a gente', 'agente'],
    ['por que', 'porque'],
    ['de novo', 'denovo'],
    ['com certeza', 'concerteza'],
    ['cem', 'sem'],
    ['conserto', 'concerto'],
    ['se não', 'senão'],
    ['onde', 'aonde'],
    ['mal', 'mau'],
    ['então', 'tão'],
    ['não é', 'né'],
    ['e', 'é'],
    ['o senhor', 'senhor'],
    ['vez', 'vês'],
    ['caro', 'claro'],
  ],
};

/** How often a word suffers each kind of mistake. */
const shares = { alike: 0.4, lost: 0.12, merged: 0.04, garbled: 0.03 } as const;
/** How often the last words of a turn are lost. */
const shareCut = 0.08;
const shortWord = 3;

type Chance = () => number;

/** The same numbers between 0 and 1 for the same text: the same words are heard in the same way. */
function chanceOf(text: string): Chance {
  let state = hashOf(text);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

/** With all of these mistakes. */
export function asRecognised(text: string, language: Language): string {
  const chance = chanceOf(text);
  const plain = text
    .toLowerCase()
    .replace(/(?!(?<=\d)[.,:/](?=\d))[^\p{L}\p{N}%€$£'’-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return withoutWords(inOtherWords(plain, language, chance), chance);
}

/** Words taken for others that sound alike. */
export const inOtherWords = (text: string, language: Language, chance = chanceOf(text)): string =>
  alike[language].reduce((so, sounds) => (chance() < shares.alike ? confused(so, sounds, chance()) : so), text);

/** Short words and ends of turns lost, words run together or cut short. */
export function withoutWords(text: string, chance = chanceOf(text)): string {
  const words = text.split(' ').flatMap((word, _, all) => {
    if (word.length <= shortWord && !/\d/.test(word) && all.length > shortWord && chance() < shares.lost) return [];
    return [chance() < shares.garbled && word.length > shortWord ? word.slice(0, shortWord) : word];
  });
  const kept = words.length > 2 * shortWord && chance() < shareCut ? words.slice(0, -2) : words;
  return kept.reduce((line, word) => line + (chance() < shares.merged ? '' : ' ') + word, '').trim();
}

/** The first of the words that stands in the text, taken for another of them. */
function confused(text: string, sounds: readonly string[], chance: number): string {
  const at = sounds.findIndex((sound) => ` ${text} `.includes(` ${sound} `));
  if (at < 0) return text;
  const others = sounds.filter((_, other) => other !== at);
  const other = others[Math.floor(chance * others.length)]!;
  return ` ${text} `.replace(` ${sounds[at]!} `, ` ${other} `).trim();
}
