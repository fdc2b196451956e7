// company.updateRetention (extension): sets them; null keeps for ever (docs/decisions/erasure.md).
import { changeRetention } from '../analyses/change-retention.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateRetention'> = (input, caller, service) =>
  changeRetention(caller, input, service);
