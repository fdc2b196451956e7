// Fits how an objection shows in the exchange around it (embedded/classifier/objection-exchange.ts), from what models hear of files that they have not seen.
import { classify, type Models, type UtteranceModels } from '../src/embedded/classifier/classify.ts';
import { type ExchangeSigns, exchangeSigns } from '../src/embedded/classifier/objection-exchange.ts';
import { objectionCandidates } from '../src/embedded/classifier/objection-verdict.ts';
import { mentionsByRules } from '../src/embedded/objections.ts';
import { type CorpusFile, readCorpus, type Turns } from './examples.ts';
import { fitModels } from './fit-models.ts';
import { fitMatrix, type JudgedRow } from './logistic.ts';

/** One file in so many is kept from the models of this fit. In words that the models know, an objection hardly needs the exchange around it. */
const filesPerUnseen = 4;
const isUnseen = (_: CorpusFile, at: number): boolean => at % filesPerUnseen === filesPerUnseen - 1;

/** What of all may be learned from. */
export type Learned = <Part extends { readonly split: 'train' | 'held' }>(all: readonly Part[]) => readonly Part[];

/** By utterance of a source: what speaks for an objection, and whether it is the one of its turn that is tagged as one. */
export function exchangeRows(source: Turns, models: UtteranceModels): { signs: ExchangeSigns; isTrue: boolean }[] {
  const classification = classify(source.reading, models);
  const told = objectionCandidates(classification, mentionsByRules(source.reading));
  const signs = exchangeSigns(
    classification,
    new Map(told.flatMap(({ unit, byRule }) => (byRule ? [[unit, byRule]] : []))),
  );
  return [...Map.groupBy(signs, ([unit]) => unit.turn.index)].flatMap(([turn, ofTurn]) => {
    const heard = ofTurn.map(([unit]) => classification.logit(unit, 'objection'));
    const strongest = heard.indexOf(Math.max(...heard));
    return ofTurn.map(([, own], at) => ({
      signs: own,
      isTrue: at === strongest && source.labels[turn]!.has('objection'),
    }));
  });
}

/** Models that have not seen the files whose exchanges are learned from. */
export function modelsForExchanges(files: readonly CorpusFile[], learned: Learned): Models {
  const { examples } = readCorpus(files.filter((file, at) => !isUnseen(file, at)));
  return fitModels(learned(examples));
}

/** Bias, then a weight per sign. */
export function fitExchanges(files: readonly CorpusFile[], learned: Learned, models: UtteranceModels): number[] {
  const { dialogues, exchanges } = readCorpus(files.filter(isUnseen));
  return fitSigns([...learned(dialogues), ...learned(exchanges)].flatMap((source) => exchangeRows(source, models)));
}

/** Signs hang together, so that each alone must tell little: inverse of the penalty, a sign's standard deviation being 1. */
const strength = 0.02;

/** As fitRows, over signs each of which is moved and stretched to the same mean and spread first. */
export function fitSigns(rows: readonly JudgedRow[]): number[] {
  const width = rows[0]!.signs.length;
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  for (const { signs } of rows) for (let at = 0; at < width; at++) mean[at]! += signs[at]! / rows.length;
  for (const { signs } of rows)
    for (let at = 0; at < width; at++) spread[at]! += (signs[at]! - mean[at]!) ** 2 / rows.length;
  const matrix = new Float32Array(rows.length * width);
  for (const [row, { signs }] of rows.entries())
    for (let at = 0; at < width; at++)
      matrix[row * width + at] = (signs[at]! - mean[at]!) / Math.sqrt(spread[at]! || 1);
  const isPositive = rows.map(({ isTrue }) => isTrue);
  const { bias, weights } = fitMatrix(matrix, width, { isPositive, counts: rows.map(() => 1) }, strength);
  const own = [...weights].map((weight, at) => weight / Math.sqrt(spread[at]! || 1));
  return [own.reduce((sum, weight, at) => sum - weight * mean[at]!, bias), ...own].map(
    (x) => Math.round(x * 1000) / 1000,
  );
}

export const exchangesModuleText = (weights: readonly number[]): string =>
  [
    '/** Bias, then weights of the signs of an objection in its exchange, in the order of embedded/classifier/objection-exchange.ts. */',
    `export const objectionExchanges: readonly number[] = [${weights.join(', ')}];`,
    '',
  ].join('\n');
