// company.getOpenId (extension): the sign-in service of the company, without its secret (docs/decisions/sign-in.md#openid-connect).
import { describedOpenId } from '../accounts/open-id/settings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.getOpenId'> = (_input, { companyId }, service) =>
  describedOpenId(service, companyId);
