// share.get (extension): what anybody with a share link may read of its analysis.
import { earshotError } from '@earshot/core';
import { analysisByShareToken } from '../analyses/share-page.ts';
import { openShareLink } from '../analyses/share-view.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'share.get'> = async ({ token }, _caller, service, browser) => {
  const shared = await analysisByShareToken(service.db, token, service.now());
  if (shared.passcode_hash !== null) throw earshotError('sharePasscodeRequired');
  return openShareLink(shared, browser, service);
};
