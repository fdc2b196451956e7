// Table analyses: one statement per move of a row. A row that is being worked on is fenced by its runner's id.
import type {
  AnalysisOrigin,
  AnalysisStatus,
  AttributionStatus,
  AudioContainer,
  ErrorReason,
  Language,
} from '@earshot/core';
import { placeholders, type Queries, type Value } from './database.ts';
import type { TrendColumns } from './trend-measures.ts';

/** The listed columns; times in ms, scores 0..100. */
export interface AnalysisRow {
  id: string;
  company_id: string;
  created_at: number;
  updated_at: number;
  /** When the conversation took place, as far as anything tells; else `created_at`. */
  occurred_at: number;
  status: AnalysisStatus;
  source: 'upload' | 'pbx' | 'meeting';
  provider: string | null;
  external_call_id: string | null;
  external_owner_id: string | null;
  salesperson_id: string | null;
  salesperson_name: string | null;
  supervisor_name: string | null;
  client_name: string | null;
  display_score: number | null;
  score: number | null;
  interaction_score: number | null;
  interaction_type: string | null;
  interaction_type_source: 'auto' | 'manual' | null;
  language: string | null;
  summary: string | null;
  audio_duration_seconds: number | null;
  attribution_status: AttributionStatus;
  /** Since when it does not count in statistics, by whom and why; null where it counts. */
  excluded_at: number | null;
  excluded_by: string | null;
  exclusion_reason: string | null;
}

export const listedColumns = `id, company_id, created_at, updated_at, occurred_at, status, source, provider, external_call_id, external_owner_id,
  salesperson_id, salesperson_name, supervisor_name, client_name, display_score, score, interaction_score,
  interaction_type, interaction_type_source, language, summary, audio_duration_seconds, attribution_status, excluded_at, excluded_by, exclusion_reason`;

export interface NewAnalysis {
  id: string;
  company_id: string;
  created_at: number;
  occurred_at: number;
  trigger: AnalysisOrigin;
  source: AnalysisRow['source'];
  provider: AnalysisRow['provider'];
  external_call_id: string | null;
  /** The system that `external_call_id` is of; left out of what was not collected. */
  call_source?: string;
  external_owner_id: string | null;
  /** What collected it; null of what was not. */
  integration_id: string | null;
  salesperson_id: string | null;
  salesperson_name: string | null;
  supervisor_name: string | null;
  client_name: string | null;
  /** Null of what was collected. */
  created_by: string | null;
  interaction_type: string | null;
  interaction_type_source: 'manual' | null;
  attribution_status: AttributionStatus;
  /** Null until somebody creates a link; ends at `share_expires_at` (ms), or not by itself. */
  share_token: string | null;
  share_expires_at: number | null;
  held_hundredths: number;
  audio_duration_seconds: number | null;
  /** Seal of the content as it came (docs/decisions/creation.md#same-content). */
  content_seal: string | null;
}

/** Where a new row begins: with the process that analyses it while the caller waits, or in the queue. */
export type Placement = { status: 'processing'; runner_id: string } | { status: 'pending'; job_id: string };

/** What is known before the analysis; `transcript` is empty until a recording has been transcribed, and where `transcript_set` has it. */
export interface NewDocument {
  transcript: string;
  transcript_set: string | null;
  /** Address or storage key as it was given; of a Data URL, the key that it is kept under (docs/decisions/audio.md#d30). */
  audio_key: string | null;
  /** The object in storage. */
  audio_storage_key: string | null;
  audio_container: AudioContainer | null;
  audio_media_type: string | null;
  audio_language: Language | null;
  /** JSON, of a call that a PBX recorded. */
  telephony: string | null;
  /** JSON from the creator (docs/decisions/creation.md#d68). */
  metadata: string | null;
  /** JSON, of a transcript that was redacted: what was read of it, unless `segments_set` has it, and what was found. */
  transcript_segments: string | null;
  segments_set: string | null;
  redaction: string | null;
  /** JSON: what is known of the recording's channels before it is heard. */
  reading: string | null;
}

/** Inserts a row, with `createdAt` of this moment, before any model is asked (docs/decisions/creation.md#d24). Throws UniqueViolationError when the company has the call already. */
export async function insertAnalysis(
  tx: Queries,
  row: NewAnalysis,
  placement: Placement,
  document: NewDocument,
): Promise<void> {
  const isQueued = placement.status === 'pending';
  const values: Value[] = [
    row.id,
    row.company_id,
    row.created_at,
    row.created_at,
    row.occurred_at,
    placement.status,
    row.source,
    row.trigger,
    row.provider,
    row.external_call_id,
    row.external_owner_id,
    row.integration_id,
    row.salesperson_id,
    row.salesperson_name,
    row.supervisor_name,
    row.client_name,
    row.created_by,
    row.interaction_type,
    row.interaction_type_source,
    row.attribution_status,
    row.share_token,
    row.share_expires_at,
    isQueued ? null : placement.runner_id,
    isQueued ? placement.job_id : null,
    isQueued ? row.created_at : null,
    row.held_hundredths,
    row.audio_duration_seconds,
    document.transcript === '' && document.transcript_set === null && document.audio_storage_key !== null ? 1 : 0,
    row.call_source ?? null,
    row.content_seal,
  ];
  await tx.run(
    `INSERT INTO analyses (id, company_id, created_at, updated_at, occurred_at, status, source, trigger, provider, external_call_id, external_owner_id,
       integration_id, salesperson_id, salesperson_name, supervisor_name, client_name, created_by, interaction_type, interaction_type_source,
       attribution_status, share_token, share_expires_at, runner_id, job_id, run_after, held_hundredths, audio_duration_seconds, to_hear, call_source, content_seal)
     VALUES (${placeholders(values)})`,
    values,
  );
  const { transcript, transcript_set, audio_key, audio_storage_key, audio_container, audio_media_type } = document;
  const { audio_language, telephony, metadata, transcript_segments, segments_set, redaction, reading } = document;
  const audio = [audio_key, audio_storage_key, audio_container, audio_media_type, audio_language];
  const read = [transcript_segments, segments_set, redaction, reading];
  await tx.run(
    `INSERT INTO analysis_documents (analysis_id, transcript, transcript_set, audio_key, audio_storage_key, audio_container, audio_media_type, audio_language, telephony, metadata,
       transcript_segments, segments_set, redaction, reading)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [row.id, transcript, transcript_set, ...audio, telephony, metadata, ...read],
  );
}

/** Who may move a row in `processing`: the runner that has it, as often as it was claimed then. */
export interface Fence {
  id: string;
  runner_id: string;
  fence: number;
}

export const fenced = "id = ? AND runner_id = ? AND fence = ? AND status = 'processing'";
export const fenceValues = ({ id, runner_id, fence }: Fence) => [id, runner_id, fence];

export interface Completion extends TrendColumns {
  now: number;
  display_score: number | null;
  score: number | null;
  interaction_score: number | null;
  interaction_type: string | null;
  interaction_type_source: 'auto' | 'manual' | null;
  language: string;
  summary: string | null;
  tokens_used: number;
  cost: number;
}

/** False when the row is no longer this runner's: its lease was given up and its hold released. */
export async function completeRow(tx: Queries, fence: Fence, values: Completion): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET status = 'completed', updated_at = ?, display_score = ?, score = ?, interaction_score = ?, interaction_type = ?,
       interaction_type_source = ?, language = ?, summary = ?, tokens_used = ?, cost = ?, attendant_talk_pct = ?,
       interruptions_per_ten_min = ?, outcome_id = ?, runner_id = NULL, held_hundredths = 0, waiting_for = NULL
     WHERE ${fenced}`,
    [
      values.now,
      values.display_score,
      values.score,
      values.interaction_score,
      values.interaction_type,
      values.interaction_type_source,
      values.language,
      values.summary,
      values.tokens_used,
      values.cost,
      values.attendant_talk_pct,
      values.interruptions_per_ten_min,
      values.outcome_id,
      ...fenceValues(fence),
    ],
  );
  return changed === 1;
}

export interface Failure {
  errorSource: 'transcription' | 'analysis' | 'audio' | 'interrupted' | 'key_revoked' | 'internal';
  /** Short, without transcript content. */
  errorDetail: string;
  /** The refusal's reason for programs; null if it has none. */
  errorReason?: ErrorReason | null;
}

/** False when the row is no longer this runner's. */
export async function failRow(tx: Queries, fence: Fence, failure: Failure, now: number): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE analyses SET status = 'failed', updated_at = ?, error_source = ?, error_detail = ?, error_reason = ?, runner_id = NULL,
       held_hundredths = 0, waiting_for = NULL
     WHERE ${fenced}`,
    [now, failure.errorSource, failure.errorDetail, failure.errorReason ?? null, ...fenceValues(fence)],
  );
  return changed === 1;
}

/** What a collected recording waits for, as long as it takes. */
export type Dependency = 'transcriber' | 'model' | 'storage';

export interface Requeueing {
  now: number;
  runAfter: number;
  /** Added to the retries; a wait adds none. */
  retries: number;
  /** Added to the waits. */
  waits?: number;
  waitingFor?: Dependency;
}

/** Back to the queue, its hold kept. */
export async function requeueRow(
  tx: Queries,
  fence: Fence,
  { now, runAfter, retries, waits = 0, waitingFor }: Requeueing,
): Promise<void> {
  await tx.run(
    `UPDATE analyses SET status = 'pending', updated_at = ?, run_after = ?, runner_id = NULL, auto_retry_count = auto_retry_count + ?,
       waiting_for = ?, wait_count = wait_count + ?, tried_at = ?
     WHERE ${fenced}`,
    [now, runAfter, retries, waitingFor ?? null, waits, now, ...fenceValues(fence)],
  );
}

export interface PendingRow extends Fence {
  company_id: string;
  trigger: AnalysisOrigin;
  held_hundredths: number;
  auto_retry_count: number;
  /** How often it has waited. */
  wait_count: number;
  /** When it failed or was put off last, in ms. */
  tried_at: number | null;
}

export interface Orphan extends PendingRow {
  job_id: string | null;
}

/** Rows in `processing` that nobody lives to finish, and those of `runnerId`, which knows itself what it has in hand. */
export const possibleOrphans = (tx: Queries, runnerId: string) =>
  tx.all<Orphan>(
    `SELECT id, runner_id, fence, company_id, trigger, held_hundredths, auto_retry_count, wait_count, tried_at, job_id FROM analyses
     WHERE status = 'processing' AND (runner_id = ? OR runner_id NOT IN (SELECT id FROM runners))
     ORDER BY id`,
    [runnerId],
  );

export async function tokensUsedByCompany(db: Queries, companyId: string): Promise<number> {
  const row = await db.get<{ tokens: number | null }>(
    'SELECT SUM(tokens_used) AS tokens FROM analyses WHERE company_id = ? AND tokens_used > 0',
    [companyId],
  );
  return Number(row?.tokens ?? 0);
}
