// company.updateRedaction (extension): whether conversations are redacted, from now on (docs/decisions/redaction.md).
import { changeCompany } from '../accounts/companies.ts';
import { setRedaction } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateRedaction'> = ({ redaction }, caller, service) =>
  changeCompany(service, caller, async (tx, { id }) => {
    await setRedaction(tx, id, redaction);
    return { fields: ['redaction'], redaction };
  });
