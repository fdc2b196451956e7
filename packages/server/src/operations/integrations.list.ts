// integrations.list (extension): the company's integrations, each with its last runs.
import { integrationView } from '../collection/integration-view.ts';
import { integrationsByCompany } from '../records/integrations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.list'> = async (_input, caller, { db }) => {
  const rows = await integrationsByCompany(db, caller.companyId);
  return Promise.all(rows.map((row) => integrationView(db, row)));
};
