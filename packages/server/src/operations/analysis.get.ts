// analysis.get (extension): the whole analysis in the procedures' view.
import { procedureView } from '@earshot/core/views';
import { audioAccess } from '../analyses/playback.ts';
import { toRecord } from '../analyses/stored.ts';
import { visibleAnalysis } from '../analyses/visible.ts';
import type { Handler } from './handler.ts';

export const get: Handler<'analysis.get'> = async ({ id }, caller, service) => {
  const row = await visibleAnalysis(service.db, caller, id);
  return procedureView(toRecord(row), await audioAccess(row, service));
};
