// integrations.test (extension): whether it would work, check by check.
import { tryIntegration } from '../collection/try-integration.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.test'> = ({ id }, caller, service) =>
  tryIntegration(caller.companyId, id, service);
