// Which moves an analysis can make between its states, and how often a queued one is tried again (docs/decisions/creation.md#d24, #d37).
import type { AnalysisStatus } from '../generated/types.gen.ts';

const moves: Readonly<Record<AnalysisStatus, readonly AnalysisStatus[]>> = {
  pending: ['processing', 'failed'],
  // Back to pending: a failure of ours, or a lease that ran out, on an asynchronous analysis.
  processing: ['completed', 'failed', 'pending'],
  completed: [],
  failed: [],
};

/** Most times that an asynchronous analysis goes back to `pending`. */
export const maxAutoRetries = 3;

/** Whether an analysis may go from one status to another (docs/contract.md#states-and-transitions). */
export function mayMove(from: AnalysisStatus, to: AnalysisStatus): boolean {
  return moves[from].includes(to);
}

/**
 * Wait before the next try of an asynchronous analysis after a failure of ours, in ms: 30 s × 2ⁿ; null = give up.
 * @param autoRetryCount retries made so far
 */
export function autoRetryDelayMs(autoRetryCount: number): number | null {
  return autoRetryCount < maxAutoRetries ? 30_000 * 2 ** autoRetryCount : null;
}
