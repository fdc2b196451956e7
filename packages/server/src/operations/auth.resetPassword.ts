// auth.resetPassword (extension): a new password by the link of a mail, which works once; every session of the person ends (docs/decisions/mail.md#forgotten-passwords).
import { earshotError } from '@earshot/core';
import { resetPassword } from '../accounts/password-reset.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.resetPassword'> = async ({ token, password }, _caller, service, browser) => {
  if (!(await resetPassword(service, token, password, browser))) throw earshotError('resetLinkInvalid');
  return { changed: true };
};
