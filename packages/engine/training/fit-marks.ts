// Learns from the corpus's question marks what asks, for conversations that are written without them (embedded/reading/missing-marks.ts).
import type { Language } from '@earshot/core';
import { packOf } from '../src/embedded/loaded-packs.ts';
import { questionFeatures } from '../src/embedded/reading/missing-marks.ts';
import { splitSentences } from '../src/embedded/reading/sentences.ts';
import { Tokeniser } from '../src/lexical/tokens.ts';
import type { Model } from '../src/linear/model.ts';
import { type Block, blocksOf } from './corpus.ts';
import type { CorpusFile } from './examples.ts';
import { fitModel } from './fit-models.ts';
import type { Labelled } from './logistic.ts';
import { base64 } from './module-text.ts';

/** Share of utterances that end in a mark, from which on all question marks are taken to be there. */
const leastMarked = 0.9;

const asking: ReadonlySet<'asks'> = new Set(['asks'] as const);
const telling: ReadonlySet<'asks'> = new Set<'asks'>();

/** Utterances of the corpus without their marks, in the sentences that they are then read in. `split`: of one part of the corpus only. */
export function markExamples(files: readonly CorpusFile[], split: Block['split'] | null): Labelled<'asks'>[] {
  return files.flatMap(({ language, name, text }) => {
    const blocks = blocksOf(text, name).filter((block) => split === null || block.split === split);
    return blocks.filter(isMarked).flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(line.text, language)));
  });
}

function sentencesOf(text: string, language: Language): Labelled<'asks'>[] {
  const pack = packOf(language);
  // In small letters, and as long as before, so that what asks is found again.
  const plain = text.toLowerCase().replace(/(?!(?<=\d)[.,:/](?=\d))[^\p{L}\p{M}\p{N}%€$£'’-]/gu, ' ');
  if (plain.length !== text.length) return [];
  const tokens = new Tokeniser(pack.pack.words.spellings, pack.pack.words.merged).tokens(plain);
  const parts = splitSentences(plain, tokens, pack.breaths);
  return parts.map(({ start }, index) => {
    const end = parts[index + 1]?.start ?? text.length;
    const isAsked = text.slice(start, end).includes('?');
    return {
      features: questionFeatures(language, plain.slice(start, end)),
      labels: isAsked ? asking : telling,
    };
  });
}

/** Whether marks stand where they belong. */
function isMarked({ lines }: Block): boolean {
  const ends = lines.filter(({ text }) => /[.?!…]["'”»)]*$/.test(text)).length;
  return lines.some(({ text }) => text.includes('?')) && ends >= leastMarked * lines.length;
}

export const fitMarks = (files: readonly CorpusFile[], split: Block['split'] | null = null): Model<'asks'> =>
  fitModel(markExamples(files, split), ['asks']);

export const marksModuleText = (model: Model<'asks'>): string =>
  `/** Whether a sentence asks, packed by linear/model.ts. */\nexport const missingMarks =\n  '${base64(model)}';\n`;
