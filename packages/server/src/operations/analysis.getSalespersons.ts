// GET /api/salespersons: active salespersons and supervisors of the company, by name (D19).
import { salespersonsByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const getSalespersons: Handler<'analysis.getSalespersons'> = async (_input, caller, { db }) => {
  const rows = await salespersonsByCompany(db, caller.companyId);
  return rows.map(({ id, name, role, supervisor_name }) => ({ id, name, role, supervisorName: supervisor_name }));
};
