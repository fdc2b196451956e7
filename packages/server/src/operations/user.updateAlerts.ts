// user.updateAlerts (extension): the caller chooses what to be told outside the pages, and how (docs/decisions/mail.md#alerts).
import { alertsOf, updateAlerts } from '../accounts/alert-settings.ts';
import { checkTarget } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.updateAlerts'> = async (input, caller, service) => {
  if (input.chat) await checkTarget(input.chat.url, service.hosts);
  await updateAlerts(service, caller, input);
  return alertsOf(service, caller);
};
