// Outages of what an analysis needs: a queued analysis of a collected recording waits while they last (docs/decisions/creation.md#waiting).
import { EarshotError } from '@earshot/core';
import { isProviderUnavailable } from '@earshot/engine/transcription';
import type { Dependency, PendingRow } from '../records/analyses.ts';
import { StorageUnavailableError } from '../storage/storage.ts';
import { TranscriptionFailed } from './transcription.ts';

export interface Outages {
  /** It answered, for some analysis, at that time in ms. */
  noteAnswer(what: Dependency, at: number): void;
  /** What `row` is to wait for; null when waiting does not help. */
  dependencyFor(row: PendingRow, error: unknown): Dependency | null;
}

export function watchOutages(): Outages {
  const answeredAt = new Map<Dependency, number>();

  /** Others were answered since it failed last: then the fault may be its own. */
  const isRefuted = ({ tried_at }: PendingRow, what: Dependency) =>
    tried_at !== null && (answeredAt.get(what) ?? Number.NEGATIVE_INFINITY) > tried_at;

  return {
    noteAnswer: (what, at) => void answeredAt.set(what, at),
    dependencyFor: (row, error) => {
      if (row.trigger !== 'scheduled_collection') return null;
      const isMissing =
        error instanceof EarshotError && (error.key === 'transcriberMissing' || error.key === 'transcriberLanguage');
      if (isMissing) return 'transcriber';
      if (error instanceof StorageUnavailableError) return 'storage';
      const isHeard = !(error instanceof TranscriptionFailed);
      const cause = isHeard ? error : error.cause;
      if (!isProviderUnavailable(cause)) return null;
      const what = isHeard ? 'model' : 'transcriber';
      return cause.mayBeContent && isRefuted(row, what) ? null : what;
    },
  };
}
