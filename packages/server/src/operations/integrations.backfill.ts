// integrations.backfill (extension): an earlier period is collected, or only looked at.
import { backfill } from '../collection/backfill.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.backfill'> = (input, caller, service) => backfill(caller, input, service);
