// user.getViews (extension): the caller's saved views of the list of analyses, and those that leaders share (docs/decisions/listing.md#saved-views).
import { savedViewsOf } from '../accounts/list-views.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.getViews'> = (_input, caller, service) => savedViewsOf(service, caller);
