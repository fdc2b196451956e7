// The company that a command names by its id.
import { type CompanyRow, companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';
import { CommandError } from './command.ts';

export const noSuchCompany = (id: string) => new CommandError(`there is no company with the id ${id}`);

/** One that was erased has a row too. */
export async function requireCompany(db: Queries, id: string): Promise<CompanyRow> {
  const row = await companyById(db, id);
  if (!row) throw noSuchCompany(id);
  return row;
}
