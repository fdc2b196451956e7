// Words that several dialogues of the corpus use: whatever else is said may be somebody's own word, such as the name of a product.
import { normalise } from '../src/lexical/tokens.ts';
import { blocksOf } from './corpus.ts';
import { type CorpusFile, languages } from './examples.ts';

/** Dialogues that use a word before it counts as one of the language: names that one author invented stay out. */
const leastDialogues = 2;

/** The source text of src/generated/known-words.ts: per language the words, normalised, in alphabetical order. */
export function knownWordsText(files: readonly CorpusFile[]): string {
  const lists = languages.map((language) => {
    const blocks = files
      .filter((file) => file.language === language)
      .flatMap(({ text, name }) => blocksOf(text, name).map(({ lines }) => lines.map((line) => line.text)));
    return `  ${language}: '${wordsOf(blocks).join(' ')}',`;
  });
  return ['export const knownWords = {', ...lists, '} as const;', ''].join('\n');
}

function wordsOf(dialogues: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const texts of dialogues) {
    const words = new Set(texts.flatMap((text) => normalise(text).match(/\p{L}{3,}/gu) ?? []));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) => (count >= leastDialogues ? [word] : [])).sort();
}
