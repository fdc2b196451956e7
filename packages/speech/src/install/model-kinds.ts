// Which kind of model a folder holds, by its files and what they say of themselves, and which of its files are used.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@earshot/core';
import { analysedLanguages } from '../model-folder.ts';
import { onnxFacts } from './onnx-facts.ts';
import { RefusedModel } from './refused-model.ts';

export interface FoundModel {
  /** For people: `Whisper`, `NeMo transducer`. */
  readonly kind: string;
  /** `modelConfig` of sherpa-onnx, with names of files. */
  readonly recogniser: Readonly<Record<string, unknown>>;
  /** Files that it needs. */
  readonly files: readonly string[];
  /** Those that Earshot analyses; null if the files do not tell. */
  readonly languages: readonly Language[] | null;
}

/** Frames of silence after what is heard, so that Whisper finds its end. */
const tailPaddings = 300;
/** The largest vocabularies have 5 MB. */
const mostTokensBytes = 32 * 1024 ** 2;

/** Throws RefusedModel, which names what is missing. `name`: of the folder or archive, which often says the language. */
export async function findModel(folder: string, name: string): Promise<FoundModel> {
  const names = (await readdir(folder)).sort();
  // Eight bits are as good here, and four times as fast to load.
  const part = (pattern: RegExp) => {
    const fitting = names.filter((file) => pattern.test(file) && /\.(onnx|ort)$/.test(file));
    return fitting.find((file) => /int8|quant/.test(file)) ?? fitting[0];
  };
  const tokens = names.find((file) => /(^|[-_.])tokens\.txt$/.test(file)) ?? names.find((file) => file === 'vocab.txt');
  const [encoder, decoder, joiner] = [part(/encode/), part(/(^|[-_.])decod/), part(/joiner/)];
  const [merged, preprocess] = [part(/decoder_model_merged/), part(/preprocess/)];
  const [uncached, cached] = [part(/uncached_decode/), part(/(^|[-_.])cached_decode/)];
  const single = part(/^(model|ctc)/);
  if (!tokens)
    throw new RefusedModel(
      `There is no tokens.txt ${whatIsThere(names)}: give the folder or archive as sherpa-onnx publishes it, with its .onnx files and tokens.txt`,
    );
  await requireTokens(join(folder, tokens));
  const found = (kind: string, key: string, parts: Record<string, string>, more: object = {}) => ({
    kind,
    recogniser: {
      [key]: { ...parts, ...(key === 'whisper' && { task: 'transcribe', tailPaddings }) },
      tokens,
      ...more,
    },
    files: [...Object.values(parts), tokens, ...besides(names, Object.values(parts))],
  });
  const named = languagesInName(name);

  if (preprocess && encoder && uncached && cached) {
    const parts = { preprocessor: preprocess, encoder, uncachedDecoder: uncached, cachedDecoder: cached };
    return { ...found('Moonshine', 'moonshine', parts), languages: named };
  }
  if (encoder && merged)
    return { ...found('Moonshine', 'moonshine', { encoder, mergedDecoder: merged }), languages: named };
  if (encoder && decoder && joiner) {
    const facts = await onnxFacts(join(folder, encoder));
    const isNemo = /^EncDec|nemo|parakeet/i.test(facts.get('model_type') ?? '') || /nemo|parakeet/i.test(name);
    const parts = { encoder, decoder, joiner };
    return isNemo
      ? {
          ...found('NeMo transducer', 'transducer', parts, { modelType: 'nemo_transducer' }),
          languages: named ?? ofParakeet(name),
        }
      : { ...found('Zipformer transducer', 'transducer', parts), languages: named };
  }
  if (encoder && decoder) {
    const facts = await onnxFacts(join(folder, encoder));
    if (/canary/i.test(`${facts.get('model_type')} ${name}`))
      return { ...found('NeMo Canary', 'canary', { encoder, decoder }), languages: named ?? ['en', 'es'] };
    if (!/^whisper/.test(facts.get('model_type') ?? ''))
      throw new RefusedModel(
        `${encoder} is not a Whisper encoder as sherpa-onnx exports it: its metadata has no model_type`,
      );
    const isMultilingual = facts.get('is_multilingual') === '1';
    return {
      ...found('Whisper', 'whisper', { encoder, decoder }),
      languages: isMultilingual ? analysedLanguages : ['en'],
    };
  }
  if (single) {
    const type = (await onnxFacts(join(folder, single))).get('model_type') ?? '';
    const isNemo = /^EncDec|nemo/i.test(type) || /nemo/i.test(name);
    return isNemo
      ? { ...found('NeMo CTC', 'nemoCtc', { model: single }), languages: named }
      : { ...found('Zipformer CTC', 'zipformerCtc', { model: single }), languages: named };
  }
  throw new RefusedModel(
    `This is no model that Earshot knows (Whisper, Zipformer, Moonshine or NeMo, as sherpa-onnx publishes them) ${whatIsThere(names)}`,
  );
}

/** Weights beside a model that is too large for one file. */
const besides = (names: readonly string[], used: readonly string[]) =>
  names.filter(
    (file) =>
      /\.(weights|data)$/.test(file) && used.some((part) => file.startsWith(part.replace(/\.(int8\.)?onnx$/, ''))),
  );

const whatIsThere = (names: readonly string[]) =>
  names.length === 0
    ? '(there is no file of a model)'
    : `(there are ${names.slice(0, 8).join(', ')}${names.length > 8 ? ', …' : ''})`;

/** The engine ends its process at a file that is none. */
async function requireTokens(path: string): Promise<void> {
  if ((await stat(path)).size > mostTokensBytes) throw new RefusedModel('tokens.txt is too large for a vocabulary');
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  if (lines.length < 10 || !lines.every((line) => /^\S*[ \t]+\d+$|^\s+\d+$/.test(line)))
    throw new RefusedModel('tokens.txt is not the list of a vocabulary: each of its lines is a token and its number');
}

const words: Readonly<Record<Language, RegExp>> = {
  pt: /(^|[-_.])(pt|ptbr|pt-br|portuguese)([-_.]|$)/i,
  en: /(^|[-_.])(en|english)([-_.]|$)/i,
  es: /(^|[-_.])(es|spanish)([-_.]|$)/i,
};

function languagesInName(name: string): Language[] | null {
  const named = analysedLanguages.filter((language) => words[language].test(name));
  return named.length > 0 ? named : null;
}

/** The third version speaks 25 languages of Europe; the others English. */
const ofParakeet = (name: string): Language[] | null =>
  /parakeet/i.test(name) ? (/v3/i.test(name) ? [...analysedLanguages] : ['en']) : null;
