// analysis.submit (extension): puts an analysis in the queue and answers at once (docs/decisions/creation.md#d37).
import { randomUUID } from 'node:crypto';
import { toTimestamp } from '@earshot/core';
import { beginAnalysis } from '../analyses/begin.ts';
import { prepareProcedureAnalysis } from '../analyses/prepare.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.submit'> = async (input, caller, service) => {
  const prepared = await prepareProcedureAnalysis(input, caller, service);
  const jobId = randomUUID();
  try {
    await beginAnalysis(prepared, { status: 'pending', job_id: jobId }, service);
  } finally {
    await prepared.audio?.discard();
  }
  service.wakeQueue();
  return { id: prepared.row.id, status: 'pending', jobId, createdAt: toTimestamp(prepared.row.created_at) };
};
