// user.listByCompany: everybody of the company, oldest first.
import { listedUser } from '../accounts/listed-user.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const listByCompany: Handler<'user.listByCompany'> = async (_input, caller, { db }) =>
  (await usersByCompany(db, caller.companyId)).map(listedUser);
