// analysis.getAgreement (extension): how far people agree with the engine, of what they have reviewed (docs/decisions/coaching.md#agreement).
import { agreementOf } from '../analyses/agreement.ts';
import { agreementQuery } from '../analyses/agreement-query.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getAgreement'> = async (input, caller, service) => {
  const { query, language } = await agreementQuery(input, caller, service);
  return agreementOf(service.db, query, language);
};
