// integrations.collectNow (extension): a run without waiting for the schedule (docs/contract.md#triggers).
import { startCollection } from '../collection/change-integration.ts';
import { runView } from '../collection/integration-view.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.collectNow'> = async ({ id }, caller, service) =>
  runView(await startCollection(caller, id, service));
