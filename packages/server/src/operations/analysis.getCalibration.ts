// analysis.getCalibration (extension): what several people judged independently, for those who have judged themselves (docs/decisions/coaching.md#calibration).
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { calibrationOf } from '../analyses/calibration.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getCalibration'> = async ({ id }, caller, { db }) => {
  await analysisFactsForCaller(db, caller, id);
  return calibrationOf(db, caller, id);
};
