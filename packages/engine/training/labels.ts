// The tags of the corpus: what an utterance shows, and whose words show it.
import { type CriterionKey, criterionKeys } from '@earshot/core';
import type { Side } from '../src/transcript/conversation.ts';

/** Criteria that are measured, or follow from others: nothing that a single utterance shows. */
const derived: ReadonlySet<CriterionKey> = new Set(['talked_over_client', 'price_before_need', 'next_step_scheduled']);

const attendantHelpers = ['need_question', 'step_proposed', 'step_vague', 'offer', 'passes_over'] as const;

const clientLabels = [
  'objection_price',
  'objection_stall',
  'objection_competitor',
  'objection_no_need',
  'objection_trust',
  'objection_timing',
  'objection_fit',
  'objection_dropped',
  'need',
  'budget',
  'authority',
  'timing',
  'step_accepted',
  'step_declined',
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

export type Label = CriterionKey | (typeof attendantHelpers)[number] | (typeof clientLabels)[number];

export const labels: readonly Label[] = [
  ...criterionKeys.filter((key) => !derived.has(key)),
  ...attendantHelpers,
  ...clientLabels,
];

const clientSet: ReadonlySet<string> = new Set(clientLabels);

/** The side whose utterances a label is told of; null: of both. */
export function sideOf(label: Label): Side | null {
  if (label.startsWith('step_')) return null;
  return clientSet.has(label) ? 'client' : 'attendant';
}
