// analysis.submit (extension): puts an analysis in the queue and answers at once (docs/decisions/creation.md#d37); the answer to its idempotency key is kept in the same transaction (docs/decisions/idempotency.md#d9).
import { randomUUID } from 'node:crypto';
import { toTimestamp } from '@earshot/core';
import { beginAnalysis } from '../analyses/begin.ts';
import { discardCopy } from '../analyses/obtain-audio/audio-states.ts';
import { prepareProcedureAnalysis } from '../analyses/prepare.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.submit'> = async (input, caller, service) => {
  const prepared = await prepareProcedureAnalysis(input, caller, service, 'later');
  const jobId = randomUUID();
  const { id, created_at } = prepared.row;
  const queued = { id, status: 'pending', jobId, createdAt: toTimestamp(created_at) } as const;
  try {
    await beginAnalysis(prepared, { status: 'pending', job_id: jobId }, service, async (tx) =>
      caller.settle?.(tx, queued, id),
    );
  } finally {
    if (prepared.audio) await discardCopy(prepared.audio);
  }
  service.wakeQueue();
  return queued;
};
