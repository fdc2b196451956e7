// analysis.setLegalHold (extension): keeps an analysis from being erased, until it is lifted (docs/decisions/erasure.md).
import { earshotError, toTimestamp } from '@earshot/core';
import { changeLegalHold } from '../analyses/change-legal-hold.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setLegalHold'> = async ({ id, held }, caller, service) => {
  const hold = await changeLegalHold(caller, id, held, service);
  if (!hold) throw earshotError('analysisNotFound');
  return { id, legalHoldAt: hold.heldAt === null ? null : toTimestamp(hold.heldAt) };
};
