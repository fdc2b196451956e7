// GET /api/analyses/{id}: the full analysis; what the caller may not see does not exist (docs/decisions/access.md#d12).
import { fullView } from '@earshot/core/views';
import { wholeAnalysisForCaller } from '../analyses/analysis-for-caller.ts';
import { toRecord } from '../records/analysis-record.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getAnalysis'> = ({ id }, caller, service) =>
  wholeAnalysisForCaller(id, caller, service, 'full', (row, audio) => fullView(toRecord(row), audio));
