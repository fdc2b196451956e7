// auth.login (extension): begins a browser session, or asks in which of the companies (docs/decisions/sign-in.md#d51, #d63).
import { earshotError } from '@earshot/core';
import { currentUserWithNotices } from '../accounts/current-user.ts';
import { requireSecondFactor, secondFactorNeed } from '../accounts/second-factor.ts';
import { beginSessionOf, signIn } from '../accounts/sign-in.ts';
import { companyById } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.login'> = async (input, _caller, service, browser) => {
  const { db } = service;
  const people = await signIn(service, input, browser);
  if (people.length > 1) {
    const companies = await Promise.all(people.map(({ company_id }) => companyById(db, company_id)));
    return { companies: companies.map((company) => ({ id: company!.id, name: company!.name })) };
  }
  const [user] = people;
  await requireSecondFactor(service, user!, input.code, browser);
  const token = await beginSessionOf(service, user!, browser);
  if (token === null) throw earshotError('signInRefused');
  browser.begin(token, user!.id);
  const told = await currentUserWithNotices(db, user!, browser.device.id);
  return { ...told, ...(await secondFactorNeed(db, told)) };
};
