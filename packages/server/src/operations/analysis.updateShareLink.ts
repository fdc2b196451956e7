// analysis.updateShareLink (extension): a new link or none; the old one is gone at once.
import { earshotError } from '@earshot/core';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { newShareToken, publicLinkOrNull } from '../analyses/share-page.ts';
import { setShareToken } from '../records/analyses.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.updateShareLink'> = async ({ id, action }, caller, service) => {
  const row = await analysisFactsForCaller(service.db, caller, id);
  if (action === 'renew' && row.archived_at !== null) throw earshotError('shareLinkArchived');
  const token = action === 'renew' ? newShareToken() : null;
  if (!(await setShareToken(service.db, row.company_id, row.id, token))) throw earshotError('shareLinkUnfinished');
  return { id: row.id, publicLink: publicLinkOrNull(service, token) };
};
