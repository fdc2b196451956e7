// credits.getSummary: balance, plan and use of the present UTC month (docs/decisions/minutes.md#d45).
import { creditSummary, earshotError, monthStartMs } from '@earshot/core';
import { tokensUsedByCompany } from '../records/analyses.ts';
import { companyById } from '../records/companies.ts';
import { toMinutes, usedMinutesSince } from '../records/credits.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'credits.getSummary'> = async (_input, caller, { db, now }) => {
  const company = await companyById(db, caller.companyId);
  if (!company) throw earshotError('companyNotFound');
  return creditSummary({
    ledgerSum: toMinutes(company.ledger_hundredths),
    openHolds: toMinutes(company.held_hundredths),
    planName: company.plan_name,
    planCredits: toMinutes(company.plan_hundredths),
    usedThisMonth: await usedMinutesSince(db, company.id, monthStartMs(now())),
    totalTokensUsed: await tokensUsedByCompany(db, company.id),
  });
};
