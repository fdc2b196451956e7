// GET /api/salespersons: active salespersons and supervisors of the company, by name (docs/decisions/access.md#d19).
import { salespersonsByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

// The two databases order text differently; people expect neither capitals nor accents to matter first.
const byName = new Intl.Collator('en');

export const handler: Handler<'analysis.getSalespersons'> = async (_input, caller, { db }) => {
  const rows = await salespersonsByCompany(db, caller.companyId);
  rows.sort((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  return rows.map(({ id, name, role, supervisor_name }) => ({ id, name, role, supervisorName: supervisor_name }));
};
