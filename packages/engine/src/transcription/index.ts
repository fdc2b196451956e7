// @earshot/engine/transcription: recording in, transcript out; an entry of its own, so that who only transcribes does not load the cue packs.
export type { RawSegment } from '../conversation/raw.ts';
export type { Channels } from '../conversation/read-facts.ts';
export { isProviderUnavailable, ProviderUnavailable } from '../provider-unavailable.ts';
export type { EndpointState } from './endpoint-health.ts';
export type { EndpointSettings, FleetSettings, OpenAiTranscriberSettings } from './endpoint-settings.ts';
export { openAiFleet, openAiTranscriber } from './openai-transcriber.ts';
export { transcribeRecording } from './transcribe-recording.ts';
export type * from './transcriber.ts';
export { noTranscriber } from './transcriber.ts';
export { transcriptOf } from './transcript-text.ts';
