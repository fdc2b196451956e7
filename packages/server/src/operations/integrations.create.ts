// integrations.create (extension): a provider that recordings are collected from.
import { createIntegration } from '../collection/change-integration.ts';
import { integrationView } from '../collection/integration-view.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.create'> = async (input, caller, service) =>
  integrationView(service.db, await createIntegration(caller, input, service));
