// company.updateRedaction (extension): whether conversations are redacted, from now on (docs/decisions/redaction.md).
import { describedCompany, lockedCompany } from '../accounts/companies.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setRedaction } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateRedaction'> = async ({ redaction }, { companyId, ...caller }, service) => {
  await service.db.transaction(async (tx) => {
    await lockedCompany(tx, companyId);
    await setRedaction(tx, companyId, redaction);
    const details = { fields: ['redaction'], redaction };
    await recordDeed(tx, { companyId, ...caller }, { kind: 'company.updated', details }, service.now());
  });
  return describedCompany(service, companyId);
};
