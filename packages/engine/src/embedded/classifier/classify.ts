// What the classifier hears in a conversation: how strongly each utterance shows each label.

import { forSides, type Side, sides } from '../../conversation/conversation.ts';
import { classifier } from '../../generated/classifier.ts';
import { unpackDense } from '../../linear/dense-model.ts';
import { logitsFrom, logitsOf, type Model, sumsOf, unpackModel } from '../../linear/model.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { type ByWords, type Contexts, weighInContext, widths } from './context-model.ts';
import { contextOf, featuresOf, sentenceFeatures } from './features.ts';
import { allLabels, type Label, labelsOf } from './labels.ts';
import { type Unit, unitsOf } from './units.ts';

export type Models = Readonly<Record<Side, Model<Label>>>;

/** What utterances are heard by. */
export interface UtteranceModels {
  readonly models: Models;
  readonly contexts: Contexts;
}

/** The logit of what was not said at all. */
export const absentLogit = -9;
/** Where it is asked how strongly something was said: below this, all is as good as silence. */
export const leastLogit = -6;

export interface Classification {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** Logit of a label in a unit; `silence` where the label is the other side's. */
  logit(unit: Unit, label: Label): number;
  /** The strongest logit of a label anywhere; `silence` where nothing is said. */
  most(label: Label): number;
  /** The two units that show a label most, the stronger first, of equals the earlier; of those that `admits` lets in. */
  strongest(label: Label, admits: (unit: Unit) => boolean): readonly Unit[];
  /** The strongest logit of a label in what the client says from unit `index` on; `silence` after the end. */
  mostFrom(index: number, label: Label): number;
  unitOf(sentence: Sentence): Unit;
  /** Logit of a label in some sentences of a unit by themselves. */
  alone(sentences: readonly [Sentence, ...Sentence[]], label: Label): number;
  /** The sentence of the unit that shows a label best by itself. */
  sentenceOf(unit: Unit, label: Label): Sentence;
}

let modelCache: UtteranceModels | undefined;

/** What the package ships, unpacked once a process. */
export function shippedModels(): UtteranceModels {
  modelCache ??= {
    models: forSides((side) => unpackModel(labelsOf[side], classifier[side])),
    contexts: forSides((side) => unpackDense(classifier.contexts[side], labelsOf[side].length, widths[side])),
  };
  return modelCache;
}

const placeOf: ReadonlyMap<Label, number> = new Map(allLabels.map((label, at) => [label, at]));
/** Where each column of a side's model stands among all labels. */
const places = forSides((side) => labelsOf[side].map((label) => placeOf.get(label)!));

/** What a sentence shows by itself counts for its utterance, this much less. */
const aloneLess = 0.5;

type WordsOf = (sentences: readonly Sentence[]) => ReadonlySet<number>;

/** To find the features of sentences of `reading`. */
export function wordsIn(reading: Reading): WordsOf {
  const features = reading.sentences.map(sentenceFeatures);
  return (sentences) => featuresOf(sentences, ({ index }) => features[index]!);
}

/** What the words of each utterance show. `around`: features of where it stands. */
export const classifyWords = (
  units: readonly Unit[],
  models: Models,
  wordsOf: WordsOf,
  around: (unit: Unit) => ReadonlySet<number>,
): ByWords[] =>
  units.map((unit) => {
    const context = around(unit);
    return logitsBy(unit, (side) => unitLogits(models[side], unit, wordsOf, context));
  });

export function classify(reading: Reading, { models, contexts }: UtteranceModels = shippedModels()): Classification {
  const units = unitsOf(reading);
  const wordsOf = wordsIn(reading);
  const bySide = classifyWords(units, models, wordsOf, (unit) => contextOf(reading, unit));
  weighInContext(units, bySide, contexts);
  const logits = bySide.map(placed);
  const logit = (unit: Unit, label: Label) => logits[unit.index]![placeOf.get(label)!]!;
  const unitsBySentence = units.flatMap((unit) => unit.sentences.map(() => unit));
  const strongestLogits = new Map<Label, number>();
  const mostOf = (label: Label): number => {
    const most = units.reduce((strongest, unit) => Math.max(strongest, logit(unit, label)), absentLogit);
    strongestLogits.set(label, most);
    return most;
  };
  const later = new Map<Label, Float64Array>();
  /** From the end, so that asking for every place of a long conversation stays linear. */
  const laterOf = (label: Label): Float64Array => {
    const most = new Float64Array(units.length + 1).fill(absentLogit);
    for (let at = units.length - 1; at >= 0; at--) {
      const own = units[at]!.side === 'attendant' ? absentLogit : logit(units[at]!, label);
      most[at] = Math.max(own, most[at + 1]!);
    }
    later.set(label, most);
    return most;
  };
  const alone = (sentences: readonly [Sentence, ...Sentence[]], label: Label) => {
    const words = wordsOf(sentences);
    const byWords = logitsBy(unitsBySentence[sentences[0].index]!, (side) => logitsOf(models[side], words));
    return placed(byWords)[placeOf.get(label)!]!;
  };
  return {
    reading,
    units,
    logit,
    most: (label) => strongestLogits.get(label) ?? mostOf(label),
    strongest(label, admits) {
      let best: Unit | undefined;
      let next: Unit | undefined;
      for (const unit of units) {
        const value = logit(unit, label);
        if (value <= absentLogit || (next && value <= logit(next, label)) || !admits(unit)) continue;
        if (!best || value > logit(best, label)) [best, next] = [unit, best];
        else next = unit;
      }
      return [best, next].filter((unit) => unit !== undefined);
    },
    mostFrom: (index, label) => (later.get(label) ?? laterOf(label))[Math.min(index, units.length)]!,
    alone,
    unitOf: ({ index }) => unitsBySentence[index]!,
    sentenceOf(unit, label) {
      const logits = unit.sentences.map((sentence) => alone([sentence], label));
      return unit.sentences[logits.indexOf(Math.max(...logits))]!;
    },
  };
}

// Where nobody knows who speaks, an utterance may be either side's.
const isSaidBy = (unit: Unit, side: Side) => unit.side === null || unit.side === side;

const logitsBy = (unit: Unit, by: (side: Side) => Float64Array): ByWords =>
  forSides((side) => (isSaidBy(unit, side) ? by(side) : null));

/** Logits of a unit by label of a side: of all its words, or of its most telling sentence. */
function unitLogits(model: Model<Label>, unit: Unit, wordsOf: WordsOf, context: ReadonlySet<number>): Float64Array {
  const around = sumsOf(model, context);
  const logitsIn = (sentences: readonly Sentence[]) => logitsFrom(model, sumsOf(model, wordsOf(sentences)), around);
  const logits = logitsIn(unit.sentences);
  if (unit.sentences.length === 1) return logits;
  for (const sentence of unit.sentences) {
    const alone = logitsIn([sentence]);
    for (let at = 0; at < logits.length; at++) logits[at] = Math.max(logits[at]!, alone[at]! - aloneLess);
  }
  return logits;
}

/** Logits by label of any side; `silence` where a side's are not given. */
function placed(logitsOfSide: ByWords): Float64Array {
  const logits = new Float64Array(allLabels.length).fill(absentLogit);
  for (const side of sides) {
    const own = logitsOfSide[side] ?? [];
    for (let column = 0; column < own.length; column++) {
      const place = places[side][column]!;
      logits[place] = Math.max(logits[place]!, own[column]!);
    }
  }
  return logits;
}

const unitsBefore = 2;

/** Whether the client answers a question: whether the attendant asks for it just before the unit. What is said then is to be understood by it. */
export const isAnswerTo = (classification: Classification, { index }: Unit, question: Label): boolean =>
  classification.units
    .slice(Math.max(0, index - unitsBefore), index)
    .some((before) => before.side !== 'client' && classification.logit(before, question) > 0);
