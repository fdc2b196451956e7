// company.updateOpenId (extension): sets the sign-in service of the company, once it has described itself (docs/decisions/sign-in.md#openid-connect).
import { describedOpenId, updateOpenId } from '../accounts/open-id/settings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateOpenId'> = async (input, caller, service) => {
  await updateOpenId(service, input, caller);
  return describedOpenId(service, caller.companyId);
};
