// GET /api/analyses/{id}: the full analysis; what the caller may not see does not exist (D12).
import { fullView } from '@earshot/core/views';
import { audioAccess } from '../analyses/playback.ts';
import { toRecord } from '../analyses/stored.ts';
import { visibleAnalysis } from '../analyses/visible.ts';
import type { Handler } from './handler.ts';

export const getAnalysis: Handler<'analysis.getAnalysis'> = async ({ id }, caller, service) => {
  const row = await visibleAnalysis(service.db, caller, id);
  return fullView(toRecord(row), await audioAccess(row, service));
};
