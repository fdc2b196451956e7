// The domain rules of Earshot: errors, access, paging, credits, limits, scoring, views, audio and webhook bodies.

export * from './access/api-key.ts';
export * from './access/base62.ts';
export * from './access/roles.ts';
export * from './access/scopes.ts';
export * from './analysis/mmss.ts';
export * from './credits/balance.ts';
export * from './credits/minutes.ts';
export * from './credits/print-minutes.ts';
export * from './credits/summary.ts';
export * from './errors.ts';
export type * from './generated/types.gen.ts';
export type * from './generated/types.gen.ts';
export * from './pagination/cursor.ts';
export * from './pagination/date-bounds.ts';
export * from './pagination/iso-time.ts';
export * from './pagination/page.ts';
export * from './rate-limit/sliding-window.ts';
export * from './scorecard/catalogue.ts';
export * from './scorecard/closing.ts';
export * from './scorecard/criteria.ts';
export * from './scorecard/criterion-labels.ts';
export * from './scorecard/dimensions.ts';
export * from './scorecard/labels.ts';
export * from './scorecard/method-steps.ts';
export * from './scorecard/score.ts';
