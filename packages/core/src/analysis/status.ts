// Status of an analysis (which moves it can make, how often a queued one is retried) and status of its attribution (docs/decisions/creation.md#d24, #d37, docs/decisions/analysis-fields.md#d33).
import type { AnalysisStatus, AttributionStatus } from '../generated/types.gen.ts';

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

/** `manual`: someone named or set the person (a salesperson's own key counts); `pending`: nobody is attached. */
export function attributionOnCreation(salespersonId: string | null): AttributionStatus {
  return salespersonId === null ? 'pending' : 'manual';
}

/**
 * Of a collected analysis, matched by extension or e-mail.
 * @param matchedRole role of the matched person; null when nobody matched
 */
export function attributionOnCollection(matchedRole: 'salesperson' | 'supervisor' | null): AttributionStatus {
  if (matchedRole === null) return 'pending';
  return matchedRole === 'supervisor' ? 'auto_supervisor' : 'auto';
}
