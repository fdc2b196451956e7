// Digests of what decides what training makes, one of the corpus and one of the features. Names of files, variables and fields are no part of them.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { interactionTypes, negativeCriteria, stepKeys } from '@earshot/core';
import { classify } from '../src/embedded/classifier/classify.ts';
import { judgedCriteria } from '../src/embedded/classifier/verdict.ts';
import { packOf } from '../src/embedded/loaded-packs.ts';
import { typeFeatures } from '../src/embedded/type-model.ts';
import { openingFeatures } from '../src/embedded/type-opening.ts';
import type { LanguagePack } from '../src/language/pack.ts';
import { languagePacks } from '../src/language/packs.ts';
import { type Corpus, type CorpusFile, corpusFiles, languages, readCorpus } from './examples.ts';
import { contextRows } from './fit-contexts.ts';
import { exchangeRows, fitSigns } from './fit-exchanges.ts';
import { markExamples } from './fit-marks.ts';
import { fitObjections, objectionRows } from './fit-objections.ts';
import { fitSettlements, settlementRows } from './fit-settlements.ts';
import { fitSteps, stepRows } from './fit-steps.ts';
import { type ClassifiedDialogue, fitVerdicts, isShown, ruleCriteria, signsIn } from './fit-verdicts.ts';
import * as hyperParameters from './hyper-parameters.ts';
import { standInModels } from './stand-in-models.ts';

export interface InputDigests {
  readonly corpus: string;
  readonly features: string;
}

/** The digest of what the fit of exchanges reads, beside the rest. */
export const exchangeDigest = (features: string): string => {
  const hash = createHash('sha256').update(features);
  const { dialogues, exchanges } = readCorpus(corpusFiles(sampleFolder));
  const standIn = standInModels();
  const rows = [...dialogues, ...exchanges].flatMap((source) => exchangeRows(source, standIn));
  hash.update(JSON.stringify([...values([rows, fitSigns(rows)])]));
  return `sha256 ${hash.digest('hex')}`;
};

/** The digest of what the fit of question marks reads. */
export function marksDigest(): string {
  const hash = createHash('sha256');
  for (const { features, labels } of markExamples(corpusFiles(sampleFolder), null))
    hash.update(`${JSON.stringify([...inOrder(features), ...labels])}\n`);
  return `sha256 ${hash.digest('hex')}`;
}

export const inputDigests = (): InputDigests => ({ corpus: corpusDigest(corpusFiles()), features: featureDigest() });

/** The digest of what the files hold, in the order in which they are learned. Their names are not learned. */
export function corpusDigest(files: readonly CorpusFile[]): string {
  const hash = createHash('sha256');
  for (const { language, text } of files) hash.update(`${language} ${text.length}\n`).update(text);
  return `sha256 ${hash.digest('hex')}`;
}

/** Every sixtieth block of the corpus as it once was. It stays as it is when the corpus grows. */
export const sampleFolder = join(import.meta.dirname, 'sample');

/** The digest of what the code makes of a fixed sample of the corpus, and of the words, facts and numbers that training is given. */
export function featureDigest(): string {
  const hash = createHash('sha256');
  for (const fact of facts()) hash.update(`${JSON.stringify([...values(fact)])}\n`);
  return `sha256 ${hash.digest('hex')}`;
}

function* facts(): Generator<unknown> {
  for (const language of languages) yield packFacts(packOf(language).pack);
  const packs = Object.values(languagePacks);
  yield [packs.map(({ calendar }) => calendar), packs.map(({ numbers }) => numbers)];
  yield interactionTypes.map(({ key, criteria }) => [key, criteria.map((criterion) => criterion.key)]);
  yield [negativeCriteria, stepKeys];
  yield Object.values(hyperParameters)
    .map((value) => JSON.stringify([...values(value)]))
    .sort();
  const sample = readCorpus(corpusFiles(sampleFolder));
  yield* utteranceFacts(sample);
  yield* conversationFacts(sample);
}

/** Facts of a language: its cues by their names, which are features, and the lists of words that reading uses. */
function packFacts({ criteria, context, objections, types, words }: LanguagePack): unknown {
  const cues = [criteria, context, objections, types].map((sheets) => Object.entries(sheets).sort(byKey));
  const pairs = [words.spellings, words.merged].map((pair) => Object.entries(pair));
  const { imperatives, movesOn, stop, fillers, breaths, questionOpeners, notNames } = words;
  return [cues, pairs, imperatives, movesOn, stop, fillers, breaths, questionOpeners, notNames];
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
const inOrder = (features: ReadonlySet<number>) => [...features].sort((a, b) => a - b);

function* utteranceFacts({ examples }: Corpus): Generator<unknown> {
  for (const example of examples) yield [example.side, inOrder(example.features), example.labels];
}

function* conversationFacts({ dialogues, exchanges, openings }: Corpus): Generator<unknown> {
  const standIn = standInModels();
  for (const source of [...dialogues, ...exchanges])
    for (const { features, count, labels } of contextRows(source, 'type' in source, standIn.models))
      yield [features, count, labels];
  for (const { reading } of [...dialogues, ...openings]) yield inOrder(openingFeatures(reading));
  const classification = dialogues.map((dialogue) => ({
    dialogue,
    classification: classify(dialogue.reading, standIn),
  }));
  for (const each of classification) yield [typeFeatures(each.classification), signsOf(each)];
  // They are rounded to three decimals: the same on every machine.
  yield [fitVerdicts, fitObjections, fitSteps, fitSettlements].map((fit) => fit(classification));
}

function signsOf(each: ClassifiedDialogue): unknown {
  const rules = ruleCriteria(each.dialogue.reading);
  const verdicts = judgedCriteria.map((key) => [isShown(each.dialogue, key), signsIn(each, key, rules)]);
  return [verdicts, objectionRows(each), settlementRows(each), stepRows(each)];
}

/** Texts and numbers in their order, without the names of fields; numbers to six decimals, since machines may differ in the last. */
function* values(of: unknown): Generator<string | number> {
  if (typeof of === 'number') yield Math.round(of * 1e6) / 1e6;
  else if (of instanceof Map) for (const [key, value] of of) yield* [...values(key), ...values(value)];
  else if (of instanceof Set || Array.isArray(of) || ArrayBuffer.isView(of))
    for (const value of of as Iterable<unknown>) yield* values(value);
  else if (typeof of === 'object' && of !== null) for (const value of Object.values(of)) yield* values(value);
  else yield String(of);
}
