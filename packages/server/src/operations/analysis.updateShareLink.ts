// analysis.updateShareLink (extension): a new link or none; the old one is gone at once.
import { earshotError } from '@earshot/core';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { newShareToken, publicLinkOrNull } from '../analyses/share-page.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setShareToken } from '../records/analysis-visibility.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.updateShareLink'> = async ({ id, action }, caller, service) => {
  const row = await analysisFactsForCaller(service.db, caller, id);
  if (action === 'renew' && row.archived_at !== null) throw earshotError('shareLinkArchived');
  const token = action === 'renew' ? newShareToken() : null;
  await service.db.transaction(async (tx) => {
    if (!(await setShareToken(tx, row.company_id, row.id, token))) throw earshotError('shareLinkUnfinished');
    await recordDeed(tx, caller, { kind: token ? 'link.created' : 'link.ended', subjectId: row.id }, service.now());
  });
  return { id: row.id, publicLink: publicLinkOrNull(service, token) };
};
