// auth.requestPasswordReset (extension): mails a link that replaces a forgotten password; the answer is the same for every address (docs/decisions/mail.md#forgotten-passwords).
import { requestReset } from '../accounts/password-reset.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.requestPasswordReset'> = async ({ email, language }, _caller, service, browser) => {
  await requestReset(service, { email, language: language ?? null }, browser);
  return { sendsMail: service.settings.EARSHOT_SMTP_URL !== undefined };
};
