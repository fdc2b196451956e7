// auth.beginPasskeySignIn (extension): what the browser asks its passkeys (docs/decisions/sign-in.md#passkeys).
import { beginPasskeySignIn } from '../accounts/passkeys/sign-in.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.beginPasskeySignIn'> = async (_input, _caller, service, browser) => {
  const { options, browserToken } = await beginPasskeySignIn(service, browser);
  browser.markPasskey(browserToken);
  return options;
};
