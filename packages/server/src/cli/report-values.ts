// What a person is told about the parts of an analysis in the terminal.
import {
  type Analysis,
  type Language,
  type ScorecardCriterion,
  type SegmentTime,
  type Stage,
  type StepKey,
  stepLabels,
  toMmSs,
} from '@earshot/core';
import type { Labels, Word } from './labels.ts';

/** The readable type, or the plain word where none was found. */
export function titleOf(
  { interactionScorecard, interactionType }: Pick<Analysis, 'interactionScorecard' | 'interactionType'>,
  labels: Labels,
) {
  return interactionScorecard?.typeLabel || interactionType || labels.word('conversation');
}

/** Whether the criterion speaks for the attendant: a wanted behaviour that happened, or an unwanted one that did not. */
export const isGood = ({ polarity, met }: ScorecardCriterion) => (polarity === 'objective' ? met : !met);

export function verdictOf({ polarity, met }: ScorecardCriterion): Word {
  if (polarity === 'objective') return met ? 'met' : 'notMet';
  return met ? 'happened' : 'avoided';
}

export const stageLabel = (stage: Stage, language: Language) => stepLabels[stage.toLowerCase() as StepKey][language];

/** `MM:SS` of a segment's time. */
export const markOf = (time: SegmentTime) => (typeof time === 'number' ? toMmSs(time) : time);
