// user.listByCompany: everybody of the company, oldest first.
import { userView } from '../accounts/user-view.ts';
import { extensionsByCompany } from '../records/user-extensions.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.listByCompany'> = async (_input, caller, { db }) => {
  const extensions = await extensionsByCompany(db, caller.companyId);
  return (await usersByCompany(db, caller.companyId)).map((row) => userView(row, extensions.get(row.id)));
};
