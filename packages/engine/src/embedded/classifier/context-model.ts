// What an utterance shows where it stands: what its words show by themselves, weighed together with what was heard before and after it.

import { forSides, type Side, sides } from '../../conversation/conversation.ts';
import type { SpanKind } from '../../lexical/spans.ts';
import { addWeighed, type DenseModel } from '../../linear/dense-model.ts';
import { spansOf, wordCount } from '../reading/reading.ts';
import { labelsOf } from './labels.ts';
import type { Unit } from './units.ts';

/** By side, weights of what it shows in its context. */
export type Contexts = Readonly<Record<Side, DenseModel>>;
/** Logits of each side's labels that the words of a unit show by themselves; null for a side that does not say it. */
export type ByWords = Readonly<Record<Side, Float64Array | null>>;

/** How much of what was heard is left an utterance on: what stands next, and what the conversation is about there. */
const decays = [0.4, 0.9] as const;
const spanKinds: readonly SpanKind[] = ['money', 'percent', 'number', 'day', 'weekday', 'time', 'month'];
const opening = 4;
/** Logits below the one, or above the other, say nothing more. */
const [faint, clear] = [-5, 6];
/** An utterance is heard in part from this logit below nought on, wholly from as much above it. */
const certainLogit = 4;

/** The labels of both sides. */
const labelCount = labelsOf.attendant.length + labelsOf.client.length;
const signs = 6 + spanKinds.length;

/** How many features an utterance of a side has. */
export const widths = forSides((side) => labelsOf[side].length + signs + 2 * decays.length * labelCount);

/** Takes some features of an utterance as said by a side, from place `from` on. They are only lent. */
type FeatureSink = (unit: Unit, side: Side, from: number, values: Float64Array) => void;

/** Gives the features of every utterance in pieces, so that none of a long conversation's have to be kept. `isWhole`: whether it is known where in the conversation they stand. */
export function contextFeatures(
  units: readonly Unit[],
  wordLogits: readonly ByWords[],
  isWhole: boolean,
  sink: FeatureSink,
): void {
  const emit = (unit: Unit, from: number, values: Float64Array) => {
    for (const side of sides) if (wordLogits[unit.index]![side]) sink(unit, side, labelsOf[side].length + from, values);
  };
  for (const unit of units) {
    for (const side of sides) {
      const own = wordLogits[unit.index]![side];
      if (own) sink(unit, side, 0, own.map(boundedLogit));
    }
    emit(unit, 0, placeSigns(units, unit, isWhole));
  }
  for (const [at, decay] of decays.entries()) {
    for (const [direction, inOrder] of [units, units.toReversed()].entries()) {
      const trace = new Float64Array(labelCount);
      const from = signs + (2 * at + direction) * labelCount;
      for (const unit of inOrder) {
        emit(unit, from, trace);
        fade(trace, decay, wordLogits[unit.index]!);
      }
    }
  }
}

const boundedLogit = (logit: number) => Math.max(0, Math.min(clear, logit) - faint);
const presenceOf = (logit: number) => Math.max(0, Math.min(1, (logit + certainLogit) / (2 * certainLogit)));

/** Below this share, a trace of what was heard counts as nothing. */
const leastTrace = 0.02;

function fade(trace: Float64Array, decay: number, { attendant, client }: ByWords): void {
  const clients = labelsOf.attendant.length;
  for (let at = 0; at < trace.length; at++) trace[at] = trace[at]! < leastTrace ? 0 : trace[at]! * decay;
  if (attendant) for (let at = 0; at < attendant.length; at++) trace[at]! += presenceOf(attendant[at]!);
  if (client) for (let at = 0; at < client.length; at++) trace[clients + at]! += presenceOf(client[at]!);
}

const asks = (unit: Unit | undefined) => (unit?.sentences.some(({ question }) => question) ? 1 : 0);

function placeSigns(units: readonly Unit[], unit: Unit, isWhole: boolean): Float64Array {
  return Float64Array.of(
    asks(unit),
    asks(units[unit.index - 1]),
    asks(units[unit.index + 1]),
    Math.min(4, Math.sqrt(wordCount(unit.sentences)) / 2),
    isWhole ? unit.index / units.length : 0.5,
    isWhole && unit.turn.index < opening ? 1 : 0,
    ...spanKinds.map((kind) => (unit.sentences.some((sentence) => spansOf(sentence, kind).length > 0) ? 1 : 0)),
  );
}

/** What the context makes of an utterance is as much a matter of what conversations were learned from as of this one: its words count for the other half. */
const contextShare = 0.5;

/** Makes of logits by words those by words and context, in place: a long conversation has many. */
export function weighInContext(units: readonly Unit[], wordLogits: readonly ByWords[], contexts: Contexts): void {
  const logits = units.map(({ side }) => side && new Float64Array(contexts[side].bias));
  contextFeatures(units, wordLogits, true, ({ index }, side, from, values) => {
    const own = logits[index];
    if (own) addWeighed(contexts[side], from, values, own);
  });
  for (const { index, side } of units) {
    // Where nobody knows who speaks, nothing was learned of contexts.
    if (side === null) continue;
    const own = wordLogits[index]![side]!;
    for (let column = 0; column < own.length; column++)
      own[column] = contextShare * logits[index]![column]! + (1 - contextShare) * own[column]!;
  }
}
