// Blocks of stored analyses: what fits the document is handed on, anything older or broken reads as null.
import type { z } from 'zod';
import {
  zBant,
  zDiagnostic,
  zDimensionScores,
  zInteractionScorecard,
  zKeywordDetection,
  zObjection,
  zParticipant,
  zProductExploration,
  zStage,
  zTelephony,
  zTranscriptSegment,
  zUniversalIndicators,
} from '../generated/zod.gen.ts';

const schemas = {
  stage: zStage,
  interactionScorecard: zInteractionScorecard,
  universalIndicators: zUniversalIndicators,
  diagnostic: zDiagnostic,
  dimensionScores: zDimensionScores,
  bant: zBant,
  objections: zObjection.array(),
  productExploration: zProductExploration,
  keywordDetection: zKeywordDetection,
  transcriptSegments: zTranscriptSegment.array(),
  participants: zParticipant.array(),
  telephony: zTelephony,
};

/** A block of an analysis that is read from storage. */
export type BlockName = keyof typeof schemas;
/** The block's type in the document. */
export type Block<Name extends BlockName> = z.output<(typeof schemas)[Name]>;

/**
 * A stored block in the document's shape, without keys that the document does not have; null when it is absent or does
 * not fit. Never throws (contract: Nullable blocks; D58).
 */
export function readBlock<Name extends BlockName>(name: Name, stored: unknown): Block<Name> | null {
  if (stored === null || stored === undefined) return null;
  const result = schemas[name].safeParse(stored);
  return result.success ? (result.data as Block<Name>) : null;
}
