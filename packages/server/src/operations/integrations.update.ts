// integrations.update (extension): only what is sent changes; credentials stay unless new ones are sent.
import { changeIntegration } from '../collection/change-integration.ts';
import { integrationView } from '../collection/integration-view.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.update'> = async (input, caller, service) =>
  integrationView(service.db, await changeIntegration(caller, input, service));
