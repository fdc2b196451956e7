// The plain stored form of an analysis, from which every view is made; times in milliseconds, blocks unchecked.
import type {
  AnalysisSource,
  AnalysisStatus,
  AttributionStatus,
  InteractionTypeSource,
} from '../generated/types.gen.ts';

/** What lists and full views share: the light columns. */
type AnalysisColumns = {
  id: string;
  companyId: string;
  createdAt: number;
  updatedAt: number;
  /** When the conversation took place, as far as anything tells; else `createdAt`. */
  occurredAt: number;
  status: AnalysisStatus;
  source: AnalysisSource;
  provider: string | null;
  externalCallId: string | null;
  externalOwnerId: string | null;
  salespersonId: string | null;
  salespersonName: string | null;
  supervisorName: string | null;
  clientName: string | null;
  score: number | null;
  interactionScore: number | null;
  interactionType: string | null;
  interactionTypeSource: InteractionTypeSource | null;
  summary: string | null;
  audioDurationSeconds: number | null;
  /** Why it does not count in statistics; null where it counts. */
  exclusion: { excludedAt: number; excludedBy: string | null; reason: string } | null;
  attributionStatus: AttributionStatus;
};

/** A row of a list; heavy columns are never read for it. */
export type AnalysisSummaryRecord = AnalysisColumns & {
  /** officialScore() as it was when the analysis completed; lists do not read the scorecard. */
  displayScore: number | null;
  /** Readable name, resolved by the caller for company types too. */
  interactionTypeLabel: string | null;
};

/** One whole analysis. `unknown` parts are checked on reading (readBlock), so that old rows never break a view. */
export type AnalysisRecord = AnalysisColumns & {
  profile: string | null;
  stage: unknown;
  interactionScorecard: unknown;
  universalIndicators: unknown;
  diagnostic: unknown;
  dimensionScores: unknown;
  bant: unknown;
  objections: unknown;
  productExploration: unknown;
  keywordDetection: unknown;
  transcript: string | null;
  /** The conversation as the transcript states it, from which the views make `transcriptSegments` and `turns`. */
  turns: unknown;
  participants: unknown;
  outcome: unknown;
  coaching: unknown;
  reading: unknown;
  /** What was redacted; null where the company did not redact. */
  redaction: unknown;
  telephony: unknown;
  metadata: unknown;
  /** Submitted URL or storage key; for audio that came as a Data URL, the storage key it is kept under. */
  audioKey: string | null;
  tokensUsed: number;
  cost: number;
  jobId: string | null;
  errorSource: string | null;
  errorDetail: string | null;
  errorReason: unknown;
  /** What people have contested and decided; null where nothing. */
  review: unknown;
  autoRetryCount: number;
  archivedAt: number | null;
  /** Since when nobody may erase it; null: no legal hold, or its reader is not told. */
  legalHoldAt: number | null;
};

/** What the answer to a creation is made of: it does not show who said what when. */
export type CreatedRecord = Omit<AnalysisRecord, 'turns'>;
