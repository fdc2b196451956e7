// @earshot/engine: transcript in, analysis out; knows neither HTTP nor SQL nor environment variables.
export {
  type AnalyseInput,
  type AnalysisContent,
  analyse,
  analyseConversation,
} from './analyse.ts';
export type * from './conversation/conversation.ts';
export type { RawSegment, RawTranscript } from './conversation/raw.ts';
export type { Channels, HandSides } from './conversation/read-facts.ts';
export { embeddedEngine } from './embedded/engine.ts';
export type * from './findings/findings.ts';
export type { OpenAiSettings } from './openai/ask.ts';
export { openAiEngine } from './openai/engine.ts';
export { isProviderUnavailable } from './provider-unavailable.ts';
export {
  type Inspection,
  inspect,
  type ReadInput,
  type ReadResult,
  type RedactedReading,
  read,
  readConversation,
  readRedacted,
} from './read.ts';
export type { RedactedCounts, RedactedKind } from './redaction/kinds.ts';
export { type RedactedTranscript, type Redaction, redactTranscript } from './redaction/redact.ts';
export { type KeptVerdicts, type Remeasured, remeasure } from './remeasure.ts';
export { clientThirds, type Thirds } from './talk-measures/thirds.ts';
export { parseConversation } from './transcript/parse.ts';
export { readTranscript } from './transcript/read-transcript.ts';
export type * from './transcription/transcriber.ts';
