// company.updateSharing (extension): whether analyses have share links, and how long new ones last (docs/decisions/analysis-fields.md#d34).
import { describedCompany, lockedCompany } from '../accounts/companies.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setSharing } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateSharing'> = async (
  { links, linkDays },
  { companyId, ...caller },
  service,
) => {
  await service.db.transaction(async (tx) => {
    const row = await lockedCompany(tx, companyId);
    const [policy, days] = [links ?? row.share_links, linkDays === undefined ? row.share_link_days : linkDays];
    await setSharing(tx, companyId, policy, days);
    const details = { fields: ['sharing'], links: policy, linkDays: days };
    await recordDeed(tx, { companyId, ...caller }, { kind: 'company.updated', details }, service.now());
  });
  return describedCompany(service, companyId);
};
