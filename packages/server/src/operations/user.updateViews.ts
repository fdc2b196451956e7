// user.updateViews (extension): replaces the caller's saved views of the list of analyses (docs/decisions/listing.md#saved-views).
import { savedViewsOf, updateViews } from '../accounts/list-views.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.updateViews'> = async (input, caller, service) => {
  await updateViews(service, caller, input.views);
  return savedViewsOf(service, caller);
};
