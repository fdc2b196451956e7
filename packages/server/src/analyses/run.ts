// Analysing while the caller waits (D15, D24).
import { type AnalysisRecord, EarshotError, earshotError } from '@earshot/core';
import type { Caller } from '../operations/handler.ts';
import type { Failure } from '../records/analyses.ts';
import { isKeyActive } from '../records/api-keys.ts';
import type { Service } from '../service.ts';
import { analyseLogged } from './analyse-logged.ts';
import { beginAnalysis } from './begin.ts';
import { completeAnalysis, failAnalysis } from './finish.ts';
import type { PreparedAnalysis } from './prepare.ts';

/** Makes an answer of the completed analysis. */
export type Present<Output> = (record: AnalysisRecord, shareToken: string) => Output;

/** Stores, analyses and completes; when anything fails the row is `failed`, its hold released, and the error thrown on. */
export function runAnalysis<Output>(
  prepared: PreparedAnalysis,
  caller: Caller,
  service: Service,
  present: Present<Output>,
): Promise<Output> {
  const { row, request } = prepared;
  const claimed = { ...row, runner_id: service.runner.id, fence: 0 };
  return service.runner.holding(row.id, async () => {
    await beginAnalysis(prepared, { status: 'processing', runner_id: claimed.runner_id }, service);
    try {
      const content = await analyseLogged(row.id, request, service);
      if (caller.keyId !== null && !(await isKeyActive(service.db, caller.keyId, service.now())))
        throw new KeyRevoked();
      return await completeAnalysis(claimed, content, service, async (tx, record, shareToken) => {
        const output = present(record, shareToken);
        await caller.settle?.(tx, output);
        return output;
      });
    } catch (error) {
      await failAnalysis(claimed, failureOf(error), service);
      throw error instanceof KeyRevoked ? earshotError('apiKeyInvalid') : error;
    }
  });
}

class KeyRevoked extends Error {}

/** A short text without transcript content: the reason of an unexpected error is only in the log. */
export function failureOf(error: unknown): Failure {
  if (error instanceof KeyRevoked)
    return { errorSource: 'key_revoked', errorDetail: 'The API key was revoked meanwhile.' };
  if (error instanceof EarshotError) return { errorSource: 'analysis', errorDetail: error.message };
  return { errorSource: 'internal', errorDetail: 'The analysis failed unexpectedly.' };
}
