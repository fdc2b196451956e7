// What is stored beside the visible blocks: what the engine judged before people decided, and what scores were computed from.
import { z } from 'zod';
import { zAnalysisReview, zClimate, zDimensionScores, zMethodAdherence, zStage } from '../generated/zod.gen.ts';
import type { ScoreBasis } from '../scorecard/decided-scores.ts';

const reviewRecord = zAnalysisReview.extend({
  judged: z.object({
    score: z.number().nullable(),
    interactionScore: z.number().nullable(),
    dimensionScores: zDimensionScores.nullable(),
    methodAdherence: zMethodAdherence.nullable(),
    stage: zStage.nullable(),
  }),
});

const scoreBasis: z.ZodType<ScoreBasis> = z.object({
  weights: z.record(z.string(), z.number()),
  found: z.string().array(),
  climate: zClimate.nullable(),
});

/** A review with what decisions start from. */
export type ReviewRecord = z.output<typeof reviewRecord>;

/** Null if nothing is stored, or something of another form. */
export const readReviewRecord = (stored: unknown): ReviewRecord | null => reviewRecord.safeParse(stored).data ?? null;

/** The same for what scores were computed from. */
export const readScoreBasis = (stored: unknown): ScoreBasis | null => scoreBasis.safeParse(stored).data ?? null;
