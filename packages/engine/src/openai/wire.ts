// The findings as a model writes them: lists instead of open records, because structured output knows only fixed keys.
import { type CriterionKey, isCriterionKey, stepKeys } from '@earshot/core';
import { z } from 'zod';
import { emptyFindings } from '../findings/empty-findings.ts';
import type { Findings, Quote } from '../findings/findings.ts';

const quote = z.object({ segment: z.number(), text: z.string() });
const mood = z.enum(['negative', 'neutral', 'positive']);
const keyword = z.object({
  term: z.string(),
  polarity: z.enum(['positive', 'neutral', 'negative']),
  category: z.enum(['product', 'price', 'competitor', 'need', 'objection', 'timing', 'process', 'feature', 'other']),
  context: quote.nullable(),
});

/** What the model answers; each list holds only what happened. */
export const wireFindings = z.object({
  interactionType: z.object({ key: z.string(), confidence: z.number() }).nullable(),
  criteria: z.array(z.object({ key: z.string(), quote })),
  steps: z.array(z.object({ key: z.enum(stepKeys), quote })),
  saleSpokenOf: z.boolean(),
  objections: z.array(z.object({ quote, resolved: z.boolean() })),
  bant: z.object({
    budget: quote.nullable(),
    authority: quote.nullable(),
    need: quote.nullable(),
    timing: quote.nullable(),
  }),
  climate: z.object({ start: mood, middle: mood, end: mood, overall: mood }),
  keywords: z.object({ client: z.array(keyword), attendant: z.array(keyword) }),
  products: z.array(z.object({ name: z.string(), quote })),
  diagnostic: z.object({
    executive_summary: z.string(),
    client_profile: z.object({ tone: z.string(), engagement: z.string(), confidence: z.string(), details: z.string() }),
    core_motivation: z.object({ problem: z.string(), impact: z.string() }),
    hard_data: z.object({ collected: z.array(z.string()), missing: z.array(z.string()) }),
    agent_evaluation: z.object({ posture: z.string(), solution_effectiveness: z.string() }),
    next_steps: z.object({ status: z.string(), responsibilities: z.array(z.string()) }),
  }),
  summary: z.string(),
  profile: z.string().nullable(),
});

export type WireFindings = z.infer<typeof wireFindings>;

/** JSON schema of the same, for `response_format` and for providers that only read it in the prompt. */
export const findingsJsonSchema: Record<string, unknown> = z.toJSONSchema(wireFindings) as Record<string, unknown>;

/** The engine-neutral findings. `customKeys` are the criteria of company types; other unknown keys are left out. */
export function toFindings(wire: WireFindings, customKeys: ReadonlySet<string>): Findings {
  const criteria: Partial<Record<CriterionKey, Quote>> = {};
  const customCriteria: Record<string, Quote> = {};
  for (const { key, quote: proof } of wire.criteria) {
    if (isCriterionKey(key)) criteria[key] ??= proof;
    else if (customKeys.has(key)) customCriteria[key] ??= proof;
  }
  const steps: Partial<Record<(typeof stepKeys)[number], Quote>> = {};
  for (const { key, quote: proof } of wire.steps) steps[key] ??= proof;
  const type = wire.interactionType;
  const confidence = type ? Math.min(1, Math.max(0, type.confidence)) : 0;
  return {
    ...wire,
    criteria,
    customCriteria,
    steps,
    interactionType: type && { key: type.key, confidence },
    // Judged when all is verified: no model is asked for it.
    outcome: emptyFindings.outcome,
  };
}
