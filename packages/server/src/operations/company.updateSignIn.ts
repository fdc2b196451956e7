// company.updateSignIn (extension): whether everybody must set up two-step sign-in (docs/decisions/sign-in.md#two-step-sign-in).
import { changeCompany } from '../accounts/companies.ts';
import { setSecondFactorRequired } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateSignIn'> = ({ secondFactorRequired }, caller, service) =>
  changeCompany(service, caller, async (tx, { id }) => {
    await setSecondFactorRequired(tx, id, secondFactorRequired);
    return { fields: ['signIn'], secondFactorRequired };
  });
