// auth.login (extension): begins a browser session (D51).
import { beginSession } from '../accounts/sessions.ts';
import { signIn } from '../accounts/sign-in.ts';
import type { Handler } from './handler.ts';

export const login: Handler<'auth.login'> = async ({ email, password }, _caller, { db, now }, browser) => {
  const user = await signIn(db, email, password, browser.address, now());
  browser.begin(await beginSession(db, user.id, now()));
  return { id: user.id, name: user.name, email: user.email, role: user.role, companyId: user.company_id };
};
