// Blocks of stored analyses: what fits the document is handed on, anything older or broken reads as null.
import { z } from 'zod';
import {
  zAnalysisReview,
  zCoachingItem,
  zConversationSide,
  zDiagnostic,
  zDimensionScores,
  zErrorReason,
  zInteractionScorecard,
  zKeywordDetection,
  zMetadata,
  zObjection,
  zOutcome,
  zParticipant,
  zProductExploration,
  zReading,
  zRedaction,
  zSegmentTime,
  zStage,
  zTelephony,
  zTextPart,
  zUniversalIndicators,
} from '../generated/zod.gen.ts';

/** Rows of before docs/decisions/analysis-fields.md#d60 have null for what nobody spoke of. */
const storedPart = z
  .string()
  .nullable()
  .transform((part) => part ?? '');

/** An invalid time, such as one below 0, costs its turn that time. The talk keeps its turns. */
const storedTime = zSegmentTime.nullable().catch(null);

const storedTurn = z.object({
  start: storedTime,
  end: storedTime,
  text: z.string(),
  /** Null while a recording whose transcriber names nobody is being analysed; empty afterwards. */
  speaker: z.string().nullable(),
  /** Missing in rows of before docs/decisions/analysis-fields.md#d60. */
  side: zConversationSide.nullable().optional(),
  uncertain: zTextPart.array().optional(),
});

/** One thing said, as it is stored: times in seconds or, in old rows, as `MM:SS`; null where the transcript states none. */
export type TurnRecord = z.output<typeof storedTurn>;

const schemas = {
  stage: zStage,
  interactionScorecard: zInteractionScorecard,
  universalIndicators: zUniversalIndicators,
  diagnostic: zDiagnostic,
  dimensionScores: zDimensionScores,
  bant: z.object({ budget: storedPart, authority: storedPart, need: storedPart, timing: storedPart }),
  objections: zObjection.array(),
  productExploration: zProductExploration,
  keywordDetection: zKeywordDetection,
  turns: storedTurn.array(),
  participants: zParticipant.array(),
  outcome: zOutcome,
  coaching: zCoachingItem.array().max(3),
  reading: zReading,
  redaction: zRedaction,
  errorReason: zErrorReason,
  telephony: zTelephony,
  metadata: zMetadata,
  review: zAnalysisReview,
};

/** A block of an analysis that is read from storage. */
export type BlockName = keyof typeof schemas;
/** The block's type in the document; of the turns, the one in which they are stored. */
export type Block<Name extends BlockName> = z.output<(typeof schemas)[Name]>;

/**
 * A stored block in the document's shape, without keys that the document does not have; null when it is absent or does
 * not fit. Never throws (docs/contract.md#contract-rules-of-the-full-analysis; docs/decisions/creation.md#d58).
 */
export function readBlock<Name extends BlockName>(name: Name, stored: unknown): Block<Name> | null {
  if (stored === null || stored === undefined) return null;
  const result = schemas[name].safeParse(stored);
  return result.success ? (result.data as Block<Name>) : null;
}
