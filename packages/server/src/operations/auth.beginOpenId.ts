// auth.beginOpenId (extension): where the browser continues, at the sign-in service of the company (docs/decisions/sign-in.md#openid-connect).
import { beginOpenId } from '../accounts/open-id/begin.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.beginOpenId'> = async (input, _caller, service, browser) => {
  const { url, browserToken } = await beginOpenId(service, input, browser);
  browser.markOpenId(browserToken);
  return { url };
};
