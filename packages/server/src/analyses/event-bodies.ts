// The bodies of the events of large and of failed analyses: made in a thread before the transaction that they belong to, so that nothing waits for them in it (docs/decisions/webhooks.md#d47).
import type { DestinationRole } from '@earshot/core';
import type { Completion, Failure } from '../records/analyses.ts';
import {
  analysisInParts,
  analysisWithoutWords,
  type BlocksToStore,
  type FullAnalysisRow,
} from '../records/analysis-documents.ts';
import type { Service } from '../service.ts';
import { acceptingDestinations } from '../webhooks/queue.ts';
import { audibleUrl } from './playback.ts';

export interface EventBodies {
  /** Whether there is any: megabytes to be stored in the transaction. */
  isAny: boolean;
  /** The body of `row`, which is as the transaction has it, without its words: made before, unless something of it has changed since. */
  of(role: DestinationRole, row: FullAnalysisRow): Promise<Uint8Array>;
}

/** For the destinations that are there now; what comes meanwhile is made when it is asked for. */
export async function eventBodies(
  { id, company_id: companyId }: Pick<FullAnalysisRow, 'id' | 'company_id'>,
  completion: Completion,
  blocks: BlocksToStore,
  audioUrl: string | null,
  { db, renderer }: Pick<Service, 'db' | 'renderer'>,
): Promise<EventBodies> {
  const bodyByRole = new Map<DestinationRole, Uint8Array>();
  const { transcript, transcript_segments } = blocks;
  const make = (role: DestinationRole, row: FullAnalysisRow) =>
    renderer.render({ view: 'event', row, words: { transcript, transcript_segments }, role, audioUrl });
  const before = await analysisWithoutWords(db, companyId, id);
  const expected = before && completedRow(before, completion, blocks);
  if (expected) {
    for (const { role } of await acceptingDestinations(db, companyId, expected.trigger, 'analysis.completed'))
      if (!bodyByRole.has(role)) bodyByRole.set(role, await make(role, expected));
  }
  const expectedJson = JSON.stringify(expected);
  return {
    isAny: bodyByRole.size > 0,
    of: async (role, row) =>
      (JSON.stringify(row) === expectedJson ? bodyByRole.get(role) : undefined) ?? (await make(role, row)),
  };
}

/**
 * The bodies of the event of a failure, also made before its transaction; null where nobody asks for it. They show the analysis as it is
 * then: what somebody changes in the same moment is in the list.
 */
export async function failureBodies(
  { id, company_id: companyId }: Pick<FullAnalysisRow, 'id' | 'company_id'>,
  failure: Failure,
  now: number,
  service: Service,
): Promise<FailureEvent | null> {
  const { db, renderer } = service;
  const before = await analysisWithoutWords(db, companyId, id);
  if (!before) return null;
  const accepting = await acceptingDestinations(db, companyId, before.trigger, 'analysis.failed');
  if (accepting.length === 0) return null;
  const parts = await analysisInParts(db.large, companyId, id);
  if (!parts) return null;
  const { errorSource: error_source, errorDetail: error_detail, errorReason: error_reason = null } = failure;
  const row = { ...parts.row, status: 'failed' as const, updated_at: now, error_source, error_detail, error_reason };
  const audioUrl = await audibleUrl(row, service);
  const render = (role: DestinationRole) => renderer.render({ view: 'event', row, words: parts.words, role, audioUrl });
  const bodyByRole = new Map<DestinationRole, Uint8Array>();
  for (const { role } of accepting) if (!bodyByRole.has(role)) bodyByRole.set(role, await render(role));
  return { row, body: async (role) => bodyByRole.get(role) ?? (await render(role)) };
}

/** What `failureBodies` made: the row that they show, and the body of each role. */
export interface FailureEvent {
  row: FullAnalysisRow;
  body(role: DestinationRole): Promise<Uint8Array>;
}

/** The row as the transaction will leave it, if nobody else changes it. */
function completedRow(before: FullAnalysisRow, completion: Completion, blocks: BlocksToStore): FullAnalysisRow {
  const { now, attendant_talk_pct, interruptions_per_ten_min, outcome_id, ...columns } = completion;
  const wordless = { ...blocks, transcript: '', transcript_segments: null };
  return { ...before, ...columns, ...wordless, status: 'completed', updated_at: now };
}
