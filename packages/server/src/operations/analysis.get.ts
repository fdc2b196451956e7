// analysis.get (extension): the whole analysis in the procedures' view.
import { procedureView } from '@earshot/core/views';
import { wholeAnalysisForCaller } from '../analyses/analysis-for-caller.ts';
import { toRecord } from '../records/analysis-record.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.get'> = ({ id }, caller, service) =>
  wholeAnalysisForCaller(id, caller, service, 'procedure', (row, audio) => procedureView(toRecord(row), audio));
