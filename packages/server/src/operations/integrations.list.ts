// integrations.list (extension): the company's integrations, each with its last runs.
import { describedIntegration } from '../collection/described-integration.ts';
import { integrationsByCompany } from '../records/integrations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.list'> = async (_input, caller, { db }) => {
  const rows = await integrationsByCompany(db, caller.companyId);
  return Promise.all(rows.map((row) => describedIntegration(db, row)));
};
