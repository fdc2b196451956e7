// analysis.get (extension): the whole analysis in the procedures' view.
import { procedureView } from '@earshot/core';
import { toRecord } from '../analyses/stored.ts';
import { visibleAnalysis } from '../analyses/visible.ts';
import type { Handler } from './handler.ts';

export const get: Handler<'analysis.get'> = async ({ id }, caller, { db }) =>
  procedureView(toRecord(await visibleAnalysis(db, caller, id)), { audioUrl: null });
