// What the classifier hears in a conversation: how strongly each utterance shows each label.
import { classifier } from '../../generated/classifier.ts';
import { logitsOf, type Model, unpackModel } from '../../linear/model.ts';
import type { Side } from '../../transcript/conversation.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { contextOf, featuresOf, sentenceFeatures } from './features.ts';
import { type Label, labelsOf } from './labels.ts';
import { type Unit, unitsOf } from './units.ts';

export type Models = Readonly<Record<Side, Model<Label>>>;

/** The logit of what was not said at all. */
export const silence = -9;
/** Where it is asked how strongly something was said: below this, all is as good as silence. */
export const faintest = -6;
const sides: readonly Side[] = ['attendant', 'client'];

export interface Heard {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** Logit of a label in a unit; `silence` where the label is the other side's. */
  logit(unit: Unit, label: Label): number;
  /** The two units that show a label most, the stronger first, of equals the earlier; of those that `admits` lets in. */
  strongest(label: Label, admits: (unit: Unit) => boolean): readonly Unit[];
  /** The strongest logit of a label in what the client says from unit `index` on; `silence` after the end. */
  mostFrom(index: number, label: Label): number;
  unitOf(sentence: Sentence): Unit;
  /** Logit of a label in a sentence by itself. */
  alone(sentence: Sentence, label: Label): number;
  /** The sentence of the unit that shows a label best by itself. */
  sentenceOf(unit: Unit, label: Label): Sentence;
}

let shipped: Models | undefined;

/** The models that the package ships, unpacked once a process. */
export function shippedModels(): Models {
  shipped ??= {
    attendant: unpackModel(labelsOf.attendant, classifier.attendant),
    client: unpackModel(labelsOf.client, classifier.client),
  };
  return shipped;
}

const allLabels = [...new Set(sides.flatMap((side) => labelsOf[side]))];
const placeOf: ReadonlyMap<Label, number> = new Map(allLabels.map((label, at) => [label, at]));
/** Where each column of a side's model stands among all labels. */
const places: Readonly<Record<Side, readonly number[]>> = {
  attendant: labelsOf.attendant.map((label) => placeOf.get(label)!),
  client: labelsOf.client.map((label) => placeOf.get(label)!),
};

/** What a sentence shows by itself counts for its utterance, this much less. */
const aloneLess = 0.5;

export function hear(reading: Reading, models: Models = shippedModels()): Heard {
  const units = unitsOf(reading);
  const features = reading.sentences.map(sentenceFeatures);
  const wordsOf = (sentences: readonly Sentence[]) => featuresOf(sentences, ({ index }) => features[index]!);
  const logits = units.map((unit) => unitLogits(models, unit, wordsOf, contextOf(reading, unit)));
  const logit = (unit: Unit, label: Label) => logits[unit.index]![placeOf.get(label)!]!;
  const unitsBySentence = units.flatMap((unit) => unit.sentences.map(() => unit));
  const later = new Map<Label, Float64Array>();
  /** From the end, so that asking for every place of a long conversation stays linear. */
  const laterOf = (label: Label): Float64Array => {
    const most = new Float64Array(units.length + 1).fill(silence);
    for (let at = units.length - 1; at >= 0; at--) {
      const own = units[at]!.side === 'attendant' ? silence : logit(units[at]!, label);
      most[at] = Math.max(own, most[at + 1]!);
    }
    later.set(label, most);
    return most;
  };
  const alone = (sentence: Sentence, label: Label) =>
    placed(unitsBySentence[sentence.index]!, (side) => logitsOf(models[side], [wordsOf([sentence])]))[
      placeOf.get(label)!
    ]!;
  return {
    reading,
    units,
    logit,
    strongest(label, admits) {
      let best: Unit | undefined;
      let next: Unit | undefined;
      for (const unit of units) {
        const value = logit(unit, label);
        if (value <= silence || (next && value <= logit(next, label)) || !admits(unit)) continue;
        if (!best || value > logit(best, label)) [best, next] = [unit, best];
        else next = unit;
      }
      return [best, next].filter((unit) => unit !== undefined);
    },
    mostFrom: (index, label) => (later.get(label) ?? laterOf(label))[Math.min(index, units.length)]!,
    alone,
    unitOf: ({ index }) => unitsBySentence[index]!,
    sentenceOf(unit, label) {
      const logits = unit.sentences.map((sentence) => alone(sentence, label));
      return unit.sentences[logits.indexOf(Math.max(...logits))]!;
    },
  };
}

// Where nobody knows who speaks, an utterance may be either side's.
const sidesOf = ({ side }: Unit): readonly Side[] => (side === null ? sides : [side]);

/** Logits of a unit by label: of all its words, or of its most telling sentence. */
function unitLogits(
  models: Models,
  unit: Unit,
  wordsOf: (sentences: readonly Sentence[]) => ReadonlySet<number>,
  context: ReadonlySet<number>,
): Float64Array {
  return placed(unit, (side) => {
    const logits = logitsOf(models[side], [wordsOf(unit.sentences), context]);
    if (unit.sentences.length === 1) return logits;
    for (const sentence of unit.sentences) {
      const alone = logitsOf(models[side], [wordsOf([sentence]), context]);
      for (let at = 0; at < logits.length; at++) logits[at] = Math.max(logits[at]!, alone[at]! - aloneLess);
    }
    return logits;
  });
}

/** Logits by label of what a side's model says of a unit; `silence` where it is not asked. */
function placed(unit: Unit, logitsBy: (side: Side) => Float64Array): Float64Array {
  const logits = new Float64Array(allLabels.length).fill(silence);
  for (const side of sidesOf(unit)) {
    const own = logitsBy(side);
    for (let column = 0; column < own.length; column++) {
      const place = places[side][column]!;
      logits[place] = Math.max(logits[place]!, own[column]!);
    }
  }
  return logits;
}
