// Entry `@earshot/core/views`: what callers and receivers get to see of a stored analysis. Needs zod, by which stored blocks are read.
export * from './analysis/legacy-blocks.ts';
export * from './analysis/review-record.ts';
export * from './analysis/views/created-view.ts';
export * from './analysis/views/full-view.ts';
export * from './analysis/views/procedure-view.ts';
export * from './analysis/views/segments.ts';
export * from './webhooks/payload.ts';
