// company.requireOpenId (extension): whether passwords still open sessions (docs/decisions/sign-in.md#openid-connect).
import { requireOpenId } from '../accounts/open-id/requirement.ts';
import { describedOpenId } from '../accounts/open-id/settings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.requireOpenId'> = async (input, caller, service) => {
  await requireOpenId(service, input, caller);
  return describedOpenId(service, caller.companyId);
};
