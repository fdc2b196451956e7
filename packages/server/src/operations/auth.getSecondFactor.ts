// auth.getSecondFactor (extension): whether sign-ins of the person take a code (docs/decisions/sign-in.md#two-step-sign-in).
import { earshotError } from '@earshot/core';
import { companyById } from '../records/companies.ts';
import { recoveryCodesLeft } from '../records/second-factors.ts';
import { userById } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.getSecondFactor'> = async (_input, { companyId, userId }, { db }) => {
  const user = await userById(db, companyId, userId);
  if (!user) throw earshotError('sessionInvalid');
  return {
    isOn: user.second_factor_at !== null,
    isRequired: (await companyById(db, companyId))?.second_factor_required === 1,
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
  };
};
