// The zod schemas of the document: validators for every input and output (zod is a peer dependency).
export * from './generated/zod.gen.ts';
