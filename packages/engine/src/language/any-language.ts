// One expression of what all packs hold for a meaning: for what is told before the language is, and for talk that mixes them.
import { cueLines } from './cue-lines.ts';
import type { LanguagePack } from './pack.ts';
import { languagePacks } from './packs.ts';

/** Lines of the sheet in all languages. */
export const linesOfAll = (sheetOf: (pack: LanguagePack) => string): string[] =>
  Object.values(languagePacks).flatMap((pack) => cueLines(sheetOf(pack)));

/** Their words, which stand with blanks between. */
export const wordsOfAll = (sheetOf: (pack: LanguagePack) => string): ReadonlySet<string> =>
  new Set(linesOfAll(sheetOf).flatMap((line) => line.split(/\s+/)));

/** Source of an expression of any of their lines. */
export const anyLine = (sheetOf: (pack: LanguagePack) => string): string => `(?:${linesOfAll(sheetOf).join('|')})`;

/** Any of their lines as whole words of plain text, which begins and ends with a blank. */
export const anyPhrase = (sheetOf: (pack: LanguagePack) => string): RegExp => new RegExp(` ${anyLine(sheetOf)} `);
