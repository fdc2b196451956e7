// analysis.getCalibrationAgreement (extension): how far people agree with each other, of what several have judged (docs/decisions/coaching.md#agreement-among-people).
import { agreementQuery } from '../analyses/agreement-query.ts';
import { calibrationAgreementOf } from '../analyses/calibration-agreement.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getCalibrationAgreement'> = async (input, caller, service) => {
  const { query, language } = await agreementQuery(input, caller, service);
  return calibrationAgreementOf(service.db, query, language);
};
