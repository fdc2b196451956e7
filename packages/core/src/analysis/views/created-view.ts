// The answer of POST /api/analyses.
import type { CreatedAnalysis } from '../../generated/types.gen.ts';
import { readBlock } from '../legacy-blocks.ts';
import { officialScore } from '../official-score.ts';
import type { CreatedRecord } from '../record.ts';
import { toTimestamp } from './timestamp.ts';

/**
 * The analysis that a creation answers (docs/contract.md#analysis-created). Its `score` is the official score, not the raw one.
 * @param publicLink address of the shareable page, null where the company wants none (docs/decisions/analysis-fields.md#d34)
 */
export function createdView(record: CreatedRecord, publicLink: string | null): CreatedAnalysis {
  const interactionScorecard = readBlock('interactionScorecard', record.interactionScorecard);
  return {
    id: record.id,
    score: officialScore({ ...record, interactionScorecard }),
    summary: record.summary,
    clientName: record.clientName,
    salespersonName: record.salespersonName,
    audioDurationSeconds: record.audioDurationSeconds,
    dimensionScores: readBlock('dimensionScores', record.dimensionScores),
    interactionType: record.interactionType,
    interactionScore: record.interactionScore,
    interactionScorecard,
    universalIndicators: readBlock('universalIndicators', record.universalIndicators),
    objections: readBlock('objections', record.objections),
    productExploration: readBlock('productExploration', record.productExploration),
    keywordDetection: readBlock('keywordDetection', record.keywordDetection),
    profile: record.profile,
    stage: readBlock('stage', record.stage),
    bant: readBlock('bant', record.bant),
    publicLink,
    createdAt: toTimestamp(record.createdAt),
  };
}
