// company.updateSignIn (extension): whether everybody must set up two-step sign-in (docs/decisions/sign-in.md#two-step-sign-in).
import { describedCompany, lockedCompany } from '../accounts/companies.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setSecondFactorRequired } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.updateSignIn'> = async ({ secondFactorRequired }, caller, service) => {
  const { companyId } = caller;
  await service.db.transaction(async (tx) => {
    await lockedCompany(tx, companyId);
    await setSecondFactorRequired(tx, companyId, secondFactorRequired);
    const details = { fields: ['signIn'], secondFactorRequired };
    await recordDeed(tx, caller, { kind: 'company.updated', details }, service.now());
  });
  return describedCompany(service, companyId);
};
