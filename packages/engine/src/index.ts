// @earshot/engine: transcript in, analysis out; knows neither HTTP nor SQL nor environment variables.
export {
  type AnalyseInput,
  type AnalysisContent,
  analyse,
  analyseConversation,
  inspect,
  type ReadInput,
  readConversation,
} from './analyse.ts';
export { embeddedEngine } from './embedded/engine.ts';
export type * from './findings/findings.ts';
export { clientThirds, type Thirds } from './measure/thirds.ts';
export type { OpenAiSettings } from './openai/ask.ts';
export { openAiEngine } from './openai/engine.ts';
export type * from './transcript/conversation.ts';
export { readTranscript } from './transcript/detect.ts';
export { parseConversation } from './transcript/parse.ts';
export type { RawSegment, RawTranscript } from './transcript/raw.ts';
export type * from './transcription/transcriber.ts';
