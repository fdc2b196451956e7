// company.updateRedaction (extension): whether conversations are redacted, from now on (docs/decisions/redaction.md).
import { changeCompany } from '../accounts/companies.ts';
import { redactionChange } from '../accounts/company-changes.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateRedaction'> = ({ redaction }, caller, service) =>
  changeCompany(service, caller, redactionChange(redaction));
