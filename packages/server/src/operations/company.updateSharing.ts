// company.updateSharing (extension): whether analyses have share links, and how long new ones last (docs/decisions/analysis-fields.md#d34).
import { changeCompany } from '../accounts/companies.ts';
import { sharingChange } from '../accounts/company-changes.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateSharing'> = (input, caller, service) =>
  changeCompany(service, caller, sharingChange(input));
