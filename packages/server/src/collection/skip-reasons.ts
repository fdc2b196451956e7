// Why a recording is left out: by what is known before it is fetched, and by what went wrong with it.
import { EarshotError, type ErrorKey, type SkipReason } from '@earshot/core';
import { settingsOf } from '../records/integration-settings.ts';
import type { IntegrationRow } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes, mostVideoBytes } from '../settings.ts';
import { ConnectorError, type ConnectorErrorKind, type FoundRecording } from './connector.ts';
import { filteredOut } from './recording-filters.ts';

/** Longest recording that is collected, unless the installation takes longer ones: nobody talks longer, but lines are left open. */
const usualMostSeconds = 6 * 60 * 60;

/** Why a recording is left out, by what is known before it is fetched. For one that an administrator wants, only the limits count that hold for all. */
export function leftOutUnfetched(
  recording: FoundRecording,
  integration: IntegrationRow,
  service: Pick<Service, 'settings'>,
  isWanted: boolean,
): SkipReason | null {
  const settings = settingsOf(integration);
  const limits = {
    seconds: mostSecondsOf(service),
    bytes: (recording.isVideo ? mostVideoBytes : mostRecordingBytes)(service.settings),
    leastSeconds: isWanted ? 0 : integration.minimum_duration_seconds,
    includesInternal:
      isWanted || settings.includeInternalCalls === true || settings.onlyDirections?.includes('internal') === true,
  };
  return reasonToSkip(recording, limits) ?? (isWanted ? null : filteredOut(recording, settings));
}

export const mostSecondsOf = ({ settings }: Pick<Service, 'settings'>) =>
  Math.max(usualMostSeconds, settings.EARSHOT_RECORDING_HOURS * 3600);

function reasonToSkip(
  { externalId, isInternal, durationSeconds, bytes }: FoundRecording,
  limits: { seconds: number; bytes: number; leastSeconds: number; includesInternal: boolean },
): SkipReason | null {
  if (externalId.trim() === '') return 'unreadable';
  if (isInternal && !limits.includesInternal) return 'internal_call';
  if (durationSeconds !== null && durationSeconds < limits.leastSeconds) return 'too_short';
  if (durationSeconds !== null && durationSeconds > limits.seconds) return 'too_long';
  if (bytes !== null && bytes > limits.bytes) return 'too_large';
  return null;
}

const reasonByError: Partial<Record<ErrorKey, SkipReason>> = {
  audioTooLarge: 'too_large',
  audioTooLong: 'too_long',
  audioFormat: 'unsupported_format',
  audioUndecodable: 'unreadable',
  audioWithoutTrack: 'unreadable',
  transcriptTooShort: 'unreadable',
  transcriptUnprocessable: 'unreadable',
};

const reasonByKind: Partial<Record<ConnectorErrorKind, SkipReason>> = {
  recording: 'unreadable',
  too_large: 'too_large',
};

/** Why a recording that made `storeRecording` throw is left out; null when the error is not of the recording. */
export function reasonOf(error: unknown): SkipReason | null {
  if (error instanceof ConnectorError) return reasonByKind[error.kind] ?? null;
  return error instanceof EarshotError ? (reasonByError[error.key] ?? null) : null;
}
