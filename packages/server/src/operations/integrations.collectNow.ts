// integrations.collectNow (extension): a run without waiting for the schedule (docs/contract.md#triggers).
import { startCollection } from '../collection/change-integration.ts';
import { describedRun } from '../collection/described-integration.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.collectNow'> = async ({ id }, caller, service) =>
  describedRun(await startCollection(caller.companyId, id, service));
