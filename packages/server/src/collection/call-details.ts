// A recording with what its provider keeps with the call: asked for only once it is known to be new, because each call is a request.
import type { FoundRecording } from './connector.ts';
import { sanitizeRecording } from './sanitize-recording.ts';

/** Throws ConnectorError. */
export async function withCallDetails(recording: FoundRecording, signal: AbortSignal): Promise<FoundRecording> {
  const { askForCall, ...rest } = recording;
  return askForCall ? sanitizeRecording({ ...rest, ...(await askForCall(signal)) }) : recording;
}
