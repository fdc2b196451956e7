// user.getAlerts (extension): what the caller is told outside the pages (docs/decisions/mail.md#alerts).
import { alertsOf } from '../accounts/alert-settings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.getAlerts'> = (_input, caller, service) => alertsOf(service, caller);
