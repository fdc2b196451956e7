// analysis.delete (extension): erases an analysis with everything that was made of it (docs/decisions/erasure.md).
import { earshotError } from '@earshot/core';
import { eraseAnalysis } from '../analyses/erase.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.delete'> = async ({ id }, caller, service) => {
  const outcome = await eraseAnalysis(id, 'administrator', caller, service);
  if (outcome === 'absent') throw earshotError('analysisNotFound');
  if (outcome === 'held') throw earshotError('analysisHeld');
  // Outside the database, for the day on which an older backup of it is restored.
  service.log.info({ analysisId: id, userId: caller.userId, keyId: caller.keyId }, 'an analysis was erased');
  return { id };
};
