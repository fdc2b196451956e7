// company.removeOpenId (extension): nobody signs in through the company's service any more (docs/decisions/sign-in.md#openid-connect).
import { describedOpenId, removeOpenId } from '../accounts/open-id/settings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.removeOpenId'> = async (_input, caller, service) => {
  await removeOpenId(service, caller);
  return describedOpenId(service, caller.companyId);
};
