// A complete analysis for tests: the document's own example.
import type { Analysis } from '@earshot/core';
import document from '@earshot/core/openapi.json' with { type: 'json' };

/** A fresh copy, with changes. */
export function sampleAnalysis(changes: Partial<Analysis> = {}): Analysis {
  const example = document.components.examples.CollectedAnalysis.value as unknown as Analysis;
  return { ...structuredClone(example), ...changes };
}

/** The blocks that an analysis lacks when nothing could be measured or its row is of an older format. */
export const nothingMeasured = {
  displayScore: null,
  score: null,
  interactionScore: null,
  summary: null,
  profile: null,
  stage: null,
  interactionType: null,
  interactionTypeSource: null,
  interactionScorecard: null,
  universalIndicators: null,
  methodAdherenceScore: null,
  attendantTalkPct: null,
  interruptionsPerTenMin: null,
  climateLabel: null,
  diagnostic: null,
  dimensionScores: null,
  bant: null,
  objections: null,
  productExploration: null,
  keywordDetection: null,
  transcriptSegments: null,
  audioDurationSeconds: null,
  participants: null,
  outcome: null,
  coaching: null,
  reading: null,
  errorReason: null,
} satisfies Partial<Analysis>;
