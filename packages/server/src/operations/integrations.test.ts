// integrations.test (extension): whether the provider can be read, in one line.
import { testIntegration } from '../collection/change-integration.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.test'> = ({ id }, caller, service) =>
  testIntegration(caller.companyId, id, service);
