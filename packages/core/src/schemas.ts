// The zod schemas of the document, for those who validate what they send or receive.
export * from './generated/zod.gen.ts';
