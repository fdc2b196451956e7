// share.unlock (extension): the same behind a passcode, which is in the body, where no log of addresses has it.

import { openerOf, withOpened } from '../analyses/share-opened.ts';
import { analysisByShareToken } from '../analyses/share-page.ts';
import { requirePasscode } from '../analyses/share-passcode.ts';
import { openShareLink } from '../analyses/share-view.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'share.unlock'> = async ({ token, passcode }, _caller, service, browser) => {
  const shared = await analysisByShareToken(service.db, token, service.now());
  const opener = openerOf(service.secrets, browser.shareToken, shared);
  await requirePasscode(service, shared, passcode, { ...browser, opener });
  if (opener === null && shared.passcode_hash !== null)
    browser.markShare(withOpened(service.secrets, browser.shareToken, shared));
  return openShareLink(shared, browser, service);
};
