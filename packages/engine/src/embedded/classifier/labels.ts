// What the classifier tells of an utterance, and whose words show it: the tags of training/corpus, and objections of any kind as one.
import { type CriterionKey, criterionKeys } from '@earshot/core';
import type { Side } from '../../conversation/conversation.ts';

/** Criteria that are measured, or follow from others: nothing that a single utterance shows. */
export type CourseCriterion = 'talked_over_client' | 'price_before_need' | 'next_step_scheduled';
export type UtteranceCriterion = Exclude<CriterionKey, CourseCriterion>;

const course: ReadonlySet<CriterionKey> = new Set<CourseCriterion>([
  'talked_over_client',
  'price_before_need',
  'next_step_scheduled',
]);
/** Whether single utterances show it. */
export const isUtteranceCriterion = (key: CriterionKey): key is UtteranceCriterion => !course.has(key);
export const utteranceCriteria = criterionKeys.filter(isUtteranceCriterion);

const attendantHelpers = ['need_question', 'offer', 'passes_over'] as const;
const stepLabels = ['step_proposed', 'step_vague', 'step_accepted', 'step_declined'] as const;
export const objectionTags = [
  'objection_price',
  'objection_stall',
  'objection_competitor',
  'objection_no_need',
  'objection_trust',
  'objection_timing',
  'objection_fit',
] as const;
const clientLabels = [
  'objection_dropped',
  'need',
  'budget',
  'authority',
  'timing',
  'confirms',
  'stumbles',
  'mood_pos',
  'mood_neg',
  'wants_to_cancel',
  'grievance',
  'commits',
  'solved',
  'not_solved',
] as const;

/** What the corpus may tag an utterance with. */
export type Tag =
  | UtteranceCriterion
  | (typeof attendantHelpers)[number]
  | (typeof stepLabels)[number]
  | (typeof objectionTags)[number]
  | (typeof clientLabels)[number];
export type ObjectionTag = (typeof objectionTags)[number];
/** What the classifier has a column for; `objection` is one of any kind. */
export type Label = Tag | 'objection';

export const tags: readonly Tag[] = [
  ...utteranceCriteria,
  ...attendantHelpers,
  ...stepLabels,
  ...objectionTags,
  ...clientLabels,
];

/** Columns of each side's model, in their order. */
export const labelsOf: Readonly<Record<Side, readonly Label[]>> = {
  attendant: [...utteranceCriteria, ...attendantHelpers, ...stepLabels],
  client: ['objection', ...objectionTags, ...clientLabels, ...stepLabels],
};

/** The labels of either side, each once. */
export const allLabels: readonly Label[] = [...new Set([...labelsOf.attendant, ...labelsOf.client])];

const byClient: ReadonlySet<string> = new Set<Tag>([...objectionTags, ...clientLabels]);
const byEither: ReadonlySet<string> = new Set<Tag>(stepLabels);

/** The side whose utterances a tag is told of; null: of both. */
export function sideOf(tag: Tag): Side | null {
  if (byEither.has(tag)) return null;
  return byClient.has(tag) ? 'client' : 'attendant';
}

const objections: ReadonlySet<string> = new Set(objectionTags);

/** Columns that stand for a tag. */
export const labelsFor = (tag: Tag): readonly Label[] => (objections.has(tag) ? [tag, 'objection'] : [tag]);
