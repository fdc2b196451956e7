// The result of an analysis, as its thread hands it over: small values as they are, blocks as the text that is stored.
import { officialScore } from '@earshot/core';
import type { AnalysisContent } from '@earshot/engine';
import type { BlocksToStore } from '../records/analysis-documents.ts';

export interface AnalysisResult
  extends Pick<
    AnalysisContent,
    | 'score'
    | 'interactionScore'
    | 'interactionType'
    | 'interactionTypeSource'
    | 'language'
    | 'summary'
    | 'tokensUsed'
    | 'cost'
    | 'droppedQuotes'
  > {
  displayScore: number | null;
  blocks: BlocksToStore;
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Columns of the heavy half, from the engine's content. */
function storedBlocks(content: AnalysisContent): BlocksToStore {
  return {
    transcript: content.transcript,
    profile: content.profile,
    stage: content.stage,
    outcome: content.outcome,
    transcript_segments: json(content.transcriptSegments),
    interaction_scorecard: json(content.interactionScorecard),
    universal_indicators: json(content.universalIndicators),
    diagnostic: json(content.diagnostic),
    dimension_scores: json(content.dimensionScores),
    bant: json(content.bant),
    objections: json(content.objections),
    product_exploration: json(content.productExploration),
    keyword_detection: json(content.keywordDetection),
    participants: json(content.participants),
    coaching: json(content.coaching),
    reading: json(content.reading),
    score_basis: json(content.scoreBasis),
    review: null,
  };
}

/** Longer texts leave the thread as bytes, which are handed over and not copied. */
const longestCopy = 64 * 1024;

/** In the thread. `transfer` names the buffers that are handed over. */
export function analysisResult(content: AnalysisContent): { value: AnalysisResult; transfer: ArrayBuffer[] } {
  const { score, interactionScore, interactionType, interactionTypeSource, language, summary } = content;
  const { tokensUsed, cost, droppedQuotes } = content;
  const transfer: ArrayBuffer[] = [];
  const blocks = storedBlocks(content);
  for (const column of ['transcript', 'transcript_segments'] as const) {
    const text = blocks[column];
    if (typeof text !== 'string' || text.length <= longestCopy) continue;
    const bytes = new TextEncoder().encode(text);
    transfer.push(bytes.buffer);
    blocks[column] = bytes;
  }
  const value: AnalysisResult = {
    score,
    interactionScore,
    interactionType,
    interactionTypeSource,
    language,
    summary,
    tokensUsed,
    cost,
    droppedQuotes,
    displayScore: officialScore(content),
    blocks,
  };
  return { value, transfer };
}
