// company.updateSharing (extension): whether analyses have share links, and how long new ones last (docs/decisions/analysis-fields.md#d34).
import { changeCompany } from '../accounts/companies.ts';
import { setSharing } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateSharing'> = ({ links, linkDays }, caller, service) =>
  changeCompany(service, caller, async (tx, row) => {
    const [policy, days] = [links ?? row.share_links, linkDays === undefined ? row.share_link_days : linkDays];
    await setSharing(tx, row.id, policy, days);
    return { fields: ['sharing'], links: policy, linkDays: days };
  });
