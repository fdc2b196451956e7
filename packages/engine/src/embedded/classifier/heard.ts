// What the classifier hears in a conversation: how strongly each utterance shows each label.
import { classifier } from '../../generated/classifier.ts';
import { logitsOf, type Model, unpackModel } from '../../linear/model.ts';
import type { Side } from '../../transcript/conversation.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { addContext, featuresOf } from './features.ts';
import { type Label, labelsOf } from './labels.ts';

import { type Unit, unitsOf } from './units.ts';

export type Models = Readonly<Record<Side, Model<Label>>>;

/** The logit of what was not said at all. */
export const silence = -9;
const sides: readonly Side[] = ['attendant', 'client'];

export interface Heard {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** Logit of a label in a unit; `silence` where the label is the other side's. */
  logit(unit: Unit, label: Label): number;
  /** The two units that show a label most, the stronger first, of equals the earlier; of those that `admits` lets in. */
  strongest(label: Label, admits: (unit: Unit) => boolean): readonly Unit[];
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

const columns: Readonly<Record<Side, ReadonlyMap<Label, number>>> = {
  attendant: new Map(labelsOf.attendant.map((label, at) => [label, at])),
  client: new Map(labelsOf.client.map((label, at) => [label, at])),
};

/** What a sentence shows by itself counts for its utterance, this much less. */
const aloneLess = 0.5;

export function hear(reading: Reading, models: Models = shippedModels()): Heard {
  const units = unitsOf(reading);
  // Where nobody knows who speaks, an utterance may be either side's.
  const mayBe = (unit: Unit) => (unit.side === null ? sides : [unit.side]);
  const logits = units.map(
    (unit) => new Map(mayBe(unit).map((side) => [side, unitLogits(models[side], reading, unit)])),
  );
  const logit = (unit: Unit, label: Label) =>
    Math.max(
      silence,
      ...mayBe(unit).map((side) => {
        const column = columns[side].get(label);
        return column === undefined ? silence : logits[unit.index]!.get(side)![column]!;
      }),
    );
  return {
    reading,
    units,
    logit,
    strongest: (label, admits) =>
      units
        .filter(admits)
        .map((unit) => ({ unit, value: logit(unit, label) }))
        .filter(({ value }) => value > silence)
        .sort((a, b) => b.value - a.value || a.unit.index - b.unit.index)
        .slice(0, 2)
        .map(({ unit }) => unit),
    sentenceOf(unit, label) {
      let best: { sentence: Sentence; value: number } | undefined;
      for (const sentence of unit.sentences) {
        const features = featuresOf([sentence]);
        for (const side of mayBe(unit)) {
          const column = columns[side].get(label);
          if (column === undefined) continue;
          const value = logitsOf(models[side], features)[column]!;
          if (!best || value > best.value) best = { sentence, value };
        }
      }
      return best?.sentence ?? unit.sentences[0]!;
    },
  };
}

/** Logits of a unit: of all its words, or of its most telling sentence. */
function unitLogits(model: Model<Label>, reading: Reading, unit: Unit): Float64Array {
  const logitsIn = (sentences: readonly Sentence[]) => {
    const features = featuresOf(sentences);
    addContext(features, reading, unit);
    return logitsOf(model, features);
  };
  const whole = logitsIn(unit.sentences);
  if (unit.sentences.length === 1) return whole;
  for (const sentence of unit.sentences) {
    const alone = logitsIn([sentence]);
    for (const [column, logit] of alone.entries()) whole[column] = Math.max(whole[column]!, logit - aloneLess);
  }
  return whole;
}
