// analysis.getShareLink (extension): the address at which an analysis can be read without an account, and what it shows (docs/decisions/analysis-fields.md#d34).
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { describedLink } from '../analyses/share-page.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getShareLink'> = async ({ id }, caller, service) => {
  const row = await analysisFactsForCaller(service.db, caller, id);
  return describedLink(service, row.company_id, row.id);
};
